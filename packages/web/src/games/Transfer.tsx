/** Games that come in as files and go out as files, and how much room they take. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { FileForm } from '../worker/gamesControl.ts';
import { problemIn } from './fileReport.ts';
import { GamesIcon } from './GamesIcon.tsx';
import type { ListedGame } from './gameList.ts';
import type { GamesModel } from './gamesModel.ts';
import { canShareFiles, saveFile, shareFile } from './saveFile.ts';

interface Props {
  readonly model: GamesModel;
}

const ENDINGS = '.kairo,.json,.txt,application/json,text/plain';

export function TakeIn({ model }: Props) {
  const words = t.games.takeIn;
  const input = useRef<HTMLInputElement>(null);
  const isBusy = model.looked.value !== undefined;
  return (
    <section class="transfer">
      <h2 class="display">{words.heading}</h2>
      <div class="drop-place">
        <GamesIcon name="takeIn" size={34} />
        <b>{words.drop}</b>
        <p>{words.note}</p>
        <button
          type="button"
          class="button plain small"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) input.current?.click();
          }}
        >
          {words.choose}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ENDINGS}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void model.read(files);
          }}
        />
      </div>
      <Report model={model} />
    </section>
  );
}

function Report({ model }: Props) {
  const words = t.games.takeIn;
  const { looked, report } = model;
  const { added = 0, known = 0, problems = [] } = report.value ?? {};
  const left = problems.reduce((sum, { times }) => sum + times, 0);
  return (
    <div class="file-report" role="status">
      {looked.value !== undefined && <p>{words.looking(looked.value)}</p>}
      {report.value !== undefined && (
        <>
          {(added > 0 || known + left === 0) && (
            <p>
              <UiIcon name="check" size={20} />
              <b>{words.added(added)}</b>
            </p>
          )}
          {known > 0 && <p>{words.known(known)}</p>}
          {left > 0 && (
            <>
              <p>
                <UiIcon name="caution" size={20} />
                {words.leftOut(left)}
              </p>
              <ul>
                {problems.map(({ file, problem, times }) => (
                  <li key={`${file} ${problemIn(problem)}`}>
                    <b>{file}</b>
                    {times > 1 && ` (${t.terms.number(times)})`}: {problemIn(problem)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}

export function TakeAlong({ model }: Props) {
  const words = t.games.takeAlong;
  // A table that is being played stays where it is.
  const canGo = ({ isOnline, isOver, standing }: ListedGame): boolean =>
    standing !== 'damaged' && (isOver || !isOnline);
  const all = model.games.value.filter(canGo);
  const shown = model.shown.value.filter(canGo);
  const over = shown.filter(({ isOver }) => isOver);
  const running = all.filter(({ isOver }) => !isOver).length;
  const isBusy = useSignal(false);
  const isSaved = useSignal(false);
  const write = async (
    games: readonly ListedGame[],
    form: FileForm,
    give: typeof saveFile | typeof shareFile,
  ): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    isSaved.value = false;
    const content = await model.write(games, form);
    isBusy.value = false;
    if (content === undefined) return;
    await give(`kairo-games.${form === 'json' ? 'json' : 'kairo'}`, content);
    isSaved.value = give === saveFile;
  };
  const way = (label: string, games: readonly ListedGame[], form: FileForm) => (
    <div class="menu-file">
      <button
        type="button"
        class="button"
        aria-disabled={isBusy.value}
        onClick={() => void write(games, form, saveFile)}
      >
        <GamesIcon name="takeOut" size={20} />
        {label}
      </button>
      {/* Hidden cards are for no one else. */}
      {games.every(({ isOver }) => isOver) && canShareFiles() && (
        <button
          type="button"
          class="icon-button raised"
          aria-label={`${t.games.menu.share}: ${label}`}
          onClick={() => void write(games, form, shareFile)}
        >
          <UiIcon name="share" size={22} />
        </button>
      )}
    </div>
  );
  if (all.length === 0) return null;
  return (
    <section class="transfer">
      <h2 class="display">{words.heading}</h2>
      <p>{words.note}</p>
      {way(words.all(all.length), all, 'json')}
      {running > 0 && <p class="quiet">{words.hidden(running)}</p>}
      {shown.length < all.length && shown.length > 0 && way(words.shown(shown.length), shown, 'json')}
      {over.length > 0 && way(words.notation(over.length), over, 'notation')}
      <p class="menu-saved" role="status">
        {isSaved.value && t.games.saved}
      </p>
    </section>
  );
}

const MEGABYTE = 1_000_000;
/** From this share of what the browser grants on. */
const NEARLY_FULL = 0.9;

export function KeptHere({ model }: Props) {
  const words = t.games.kept;
  const room = useSignal<StorageEstimate | undefined>(undefined);
  const here = model.games.value.filter(({ isOnline }) => !isOnline).length;
  useEffect(() => {
    void navigator.storage?.estimate().then(
      (estimate) => {
        room.value = estimate;
      },
      () => undefined,
    );
  }, [here]);
  const { usage = 0, quota = 0 } = room.value ?? {};
  if (here === 0 || usage === 0) return null;
  return (
    <section class="transfer">
      <h2 class="display">{words.heading}</h2>
      <p>{words.text(here, Math.max(0.1, Math.round((usage / MEGABYTE) * 10) / 10))}</p>
      {usage > quota * NEARLY_FULL && (
        <p class="menu-warning">
          <UiIcon name="caution" size={20} />
          {words.nearlyFull}
        </p>
      )}
    </section>
  );
}
