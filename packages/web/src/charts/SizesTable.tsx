/** How large each stand was after a turn. */
import { COLOURS } from '@kairo/engine/vocabulary';
import { useSignal } from '@preact/signals';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { useReplay } from '../replay/context.ts';
import { useWords } from '../wording/words.ts';
import { standSizes } from './series.ts';

export function SizesTable() {
  const { turns, last } = useReplay();
  const { names, icons } = useGame();
  const { t: table, terms } = useWords();
  const words = t.review.charts;
  const turn = useSignal(last);
  const note = words.sizesNote(turn.value);
  return (
    <section class="panel charts-sizes" aria-label={words.sizes}>
      <h2 class="display">
        {words.sizes} <small>{note}</small>
      </h2>
      <input
        type="range"
        class="sizes-turn"
        min={0}
        max={last}
        value={turn.value}
        aria-label={words.turn}
        aria-valuetext={note}
        onInput={(event) => (turn.value = Number(event.currentTarget.value))}
      />
      <table class="sizes">
        <thead class="unseen">
          <tr>
            <th scope="col">{table.panels.players}</th>
            {COLOURS.map((colour) => (
              <th key={colour} scope="col">
                {terms.colour[colour]}
              </th>
            ))}
            <th scope="col">{words.tiles}</th>
          </tr>
        </thead>
        <tbody>
          {names.value.map((name, seat) => {
            const sizes = standSizes(turns.value, seat, turn.value);
            const sign = icons.value[seat];
            return (
              <tr key={seat}>
                <th scope="row">{sign !== undefined && <Seal sign={sign} size={26} label={name} />}</th>
                {COLOURS.map((colour) => (
                  <td key={colour}>
                    <StandChip colour={colour} count={sizes[colour]} label={String(sizes[colour])} />
                  </td>
                ))}
                <td class="display">{COLOURS.reduce((total, colour) => total + sizes[colour], 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
