/** The parts of a build that are not chosen on the board: the tile, and the coins. */
import { isSameTile, type Tile } from '../../choice/builds.ts';
import { mixesOf } from '../../choice/payments.ts';
import { useGame } from '../../game/context.ts';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { tileName } from '../../wording/tileName.ts';
import { useWords } from '../../wording/words.ts';

export function BuildChoices() {
  const { choice } = useGame();
  const { action, tiles } = choice.build.value;
  return action === undefined ? <Tiles tiles={tiles} /> : <Payment />;
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { choice } = useGame();
  const words = useWords();
  const chosen = choice.picks.value.build.tile;
  // A single tile needs no choice, unless it was chosen and may be deselected.
  if (tiles.length < 2 && chosen === undefined) return null;
  return (
    <fieldset class="choice-row" aria-label={words.t.prompts.chooseColour}>
      {tiles.map((tile) => {
        const isChosen = chosen !== undefined && isSameTile(chosen, tile);
        const isExpansion = tile.type === 'expand';
        const label = tileName(tile, words);
        return (
          <button
            key={`${tile.type} ${tile.colour}`}
            type="button"
            class="chip"
            aria-label={label}
            aria-pressed={isChosen}
            title={label}
            data-tile={tile.type}
            data-colour={tile.colour}
            onClick={() => choice.chooseTile(isChosen ? undefined : tile)}
          >
            {isExpansion ? (
              <ExpansionTile colour={tile.colour} size={30} />
            ) : (
              <StandChip colour={tile.colour} count={1} size={30} />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function Payment() {
  const { inquiry, overlay } = useGame();
  const { t } = useWords();
  const preview = inquiry.preview.value;
  if (preview === undefined || mixesOf(preview.payments).length < 2) return null;
  return (
    <button
      type="button"
      class="button plain"
      data-payment
      aria-haspopup="dialog"
      onClick={() => {
        overlay.value = 'payment';
      }}
    >
      <UiIcon name="settings" size={20} />
      {t.payment.otherwise}
    </button>
  );
}
