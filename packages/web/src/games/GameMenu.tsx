/** What can be done with one game besides playing or watching it. */
import { useSignal } from '@preact/signals';
import { replayAddress, tableReplayAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import type { FileForm } from '../worker/gamesControl.ts';
import { GamesIcon } from './GamesIcon.tsx';
import type { ListedGame } from './gameList.ts';
import type { GamesModel } from './gamesModel.ts';
import { gameCalled } from './gameWords.ts';
import { MenuPicture } from './MenuPicture.tsx';
import { canShareFiles, saveFile, shareFile } from './saveFile.ts';

const MAX_TITLE = 60;

interface Props {
  readonly model: GamesModel;
  readonly game: ListedGame;
  readonly onClose: () => void;
}

export function GameMenu({ model, game, onClose }: Props) {
  const words = t.games.menu;
  const title = useSignal(game.title);
  const { id, isStarred, isOnline, isOver, standing } = game;
  const keep = (change: { readonly title?: string; readonly isStarred?: boolean }): void => {
    const { title: called, isStarred: starred } = { title: game.title, isStarred, ...change };
    void model.keepNote(game, {
      ...(called !== '' && { title: called }),
      ...(starred && { isStarred: starred }),
    });
  };
  return (
    <Dialog heading={gameCalled(game)} className="game-menu" onClose={onClose}>
      <form
        class="menu-title"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ title: title.value.trim() });
          onClose();
        }}
      >
        <label class="named">
          <span class="field-heading">{words.title}</span>
          <input
            class="field"
            type="text"
            maxLength={MAX_TITLE}
            value={title.value}
            onInput={({ currentTarget }) => {
              title.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button small">
          {words.save}
        </button>
        <small>{words.titleNote}</small>
      </form>
      {isOver && standing !== 'damaged' && (
        <a
          class="button plain"
          href={isOnline ? tableReplayAddress(id, 'review') : replayAddress(id, 'review')}
        >
          <UiIcon name="hint" size={20} />
          {words.review}
        </a>
      )}
      <button type="button" class="button plain" onClick={() => keep({ isStarred: !isStarred })}>
        <GamesIcon name={isStarred ? 'starred' : 'star'} size={20} />
        {isStarred ? words.unstar : words.star}
      </button>
      {standing !== 'waiting' && standing !== 'damaged' && (
        <>
          <AsFile model={model} game={game} />
          <MenuPicture model={model} game={game} />
        </>
      )}
      {isOnline ? (
        <p class="quiet">{words.onlineNote}</p>
      ) : (
        <button
          type="button"
          class="button plain danger"
          onClick={() => {
            onClose();
            void model.remove(game);
          }}
        >
          <GamesIcon name="bin" size={20} />
          {words.remove}
        </button>
      )}
    </Dialog>
  );
}

function AsFile({ model, game }: Omit<Props, 'onClose'>) {
  const words = t.games.menu;
  const { isOver, isOnline } = game;
  const isAsking = useSignal(false);
  const isSaved = useSignal(false);
  const fileName = (form: FileForm): string =>
    `kairo-game-${new Date(game.updatedAt).toISOString().slice(0, 10)}.${form === 'json' ? 'json' : 'kairo'}`;
  const write = async (form: FileForm, give: typeof saveFile | typeof shareFile): Promise<void> => {
    const content = await model.write([game], form);
    if (content === undefined) return;
    await give(fileName(form), content);
    isSaved.value = give === saveFile;
  };
  const ways = (form: FileForm, label: string, note: string) => (
    <div class="menu-file">
      <button
        type="button"
        class="button plain"
        onClick={() => {
          if (form === 'json' && !isOver) isAsking.value = true;
          else void write(form, saveFile);
        }}
      >
        <GamesIcon name="takeOut" size={20} />
        <span>
          {label}
          <small>{note}</small>
        </span>
      </button>
      {isOver && canShareFiles() && (
        <button
          type="button"
          class="icon-button raised"
          aria-label={`${words.share}: ${label}`}
          onClick={() => void write(form, shareFile)}
        >
          <UiIcon name="share" size={22} />
        </button>
      )}
    </div>
  );
  return (
    <fieldset class="menu-files">
      <legend class="field-heading">{words.file}</legend>
      {(isOver || isOnline) &&
        ways('notation', words.notation, isOver ? words.notationNote : words.knownNote)}
      {(isOver || !isOnline) && ways('json', words.json, words.jsonNote)}
      {isAsking.value && (
        <div class="menu-warning" role="alert">
          <p>
            <UiIcon name="caution" size={22} />
            {words.hidden}
          </p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              isAsking.value = false;
              void write('json', saveFile);
            }}
          >
            {words.hiddenSure}
          </button>
        </div>
      )}
      <p class="menu-saved" role="status">
        {isSaved.value && t.games.saved}
      </p>
    </fieldset>
  );
}
