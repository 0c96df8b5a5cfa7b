/** A picture of the board, to be saved or shared: drawn large beside the screen, then written down. */
import type { LastPosition } from '@kairo/table';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FRAME } from '../board/model/detail.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { pngOf, svgOf } from './boardImage.ts';
import { GamesIcon } from './GamesIcon.tsx';
import type { ListedGame } from './gameList.ts';
import type { GamesModel } from './gamesModel.ts';
import { canShareFiles, saveFile, shareFile } from './saveFile.ts';
import { PositionPicture } from './Thumbnail.tsx';

interface Props {
  readonly model: GamesModel;
  readonly game: ListedGame;
}

export function MenuPicture({ model, game }: Props) {
  const words = t.games.menu;
  const position = useSignal<LastPosition | undefined>(undefined);
  const picture = useRef<HTMLDivElement>(null);
  const isBusy = useSignal(false);
  useEffect(() => {
    void model.positionOf(game).then((found) => {
      position.value = found;
    });
  }, []);
  if (position.value === undefined) return null;
  const make = async (form: 'svg' | 'png', give: typeof saveFile | typeof shareFile): Promise<void> => {
    const svg = picture.current?.querySelector('svg');
    if (svg === null || svg === undefined || isBusy.value) return;
    isBusy.value = true;
    const content = form === 'svg' ? svgOf(svg) : await pngOf(svg);
    isBusy.value = false;
    if (content !== undefined) await give(`kairo-game.${form}`, content);
  };
  return (
    <fieldset class="menu-files">
      <legend class="field-heading">{words.picture}</legend>
      <div ref={picture} class="menu-board">
        <PositionPicture position={position.value} game={game} detail="full" frame={FRAME.full.near} />
      </div>
      <div class="menu-forms">
        {(['png', 'svg'] as const).map((form) => (
          <button
            key={form}
            type="button"
            class="button plain small"
            aria-disabled={isBusy.value}
            onClick={() => void make(form, saveFile)}
          >
            <GamesIcon name="picture" size={20} />
            {form.toUpperCase()}
          </button>
        ))}
        {canShareFiles() && (
          <button
            type="button"
            class="icon-button raised"
            aria-label={`${words.share}: ${words.picture}`}
            onClick={() => void make('png', shareFile)}
          >
            <UiIcon name="share" size={22} />
          </button>
        )}
      </div>
    </fieldset>
  );
}
