/** What was done last, what went wrong, and what stands there while there are no games. */
import { HOME, TOGETHER } from '../address/route.ts';
import { Cat } from '../bazaar/Animals.tsx';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { GamesModel } from './gamesModel.ts';

interface Props {
  readonly model: GamesModel;
}

export function Notices({ model }: Props) {
  const words = t.games;
  const notice = model.notice.value;
  return (
    <div class="games-notice" role="status" data-shown={notice !== undefined || undefined}>
      {notice !== undefined && (
        <>
          <span>{words[notice.type](notice.called)}</span>
          {notice.type === 'removed' && (
            <button type="button" class="button small" onClick={() => void model.restore()}>
              <UiIcon name="undo" size={20} />
              {words.undo}
            </button>
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={t.app.close}
            onClick={() => {
              model.notice.value = undefined;
            }}
          >
            <UiIcon name="close" size={20} />
          </button>
        </>
      )}
    </div>
  );
}

export function Troubles({ model }: Props) {
  const trouble = model.trouble.value;
  if (trouble === undefined) return null;
  const { none, full, failed } = t.games.kept;
  return (
    <div class="games-trouble" role="alert">
      <UiIcon name="caution" size={24} />
      {trouble === 'none' ? (
        <p>
          <b>{none.heading}</b> {none.text}
        </p>
      ) : (
        <p>{trouble === 'full' ? full : failed}</p>
      )}
    </div>
  );
}

export function Nothing() {
  const words = t.games;
  return (
    <div class="games-nothing">
      <span class="cat-cushion">
        <Cat />
      </span>
      <p class="display">{words.none}</p>
      <p>{words.noneNote}</p>
      <div class="games-starts">
        <a class="button primary" href={HOME}>
          {t.own.games.start}
        </a>
        <a class="button plain" href={TOGETHER}>
          <UiIcon name="plus" size={20} />
          {t.home.together.create}
        </a>
      </div>
    </div>
  );
}
