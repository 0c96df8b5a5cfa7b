/** The board as text: stalls as capitals, expansions as small letters, with the owner; entries and customers. */
import { type GameState, type Owner, stateToJson } from '../../src/index.ts';
import { there } from '../conformance/setups.ts';

/** `RA` a red stall of A, `rA` an expansion, `Rn` a neutral stall; `+r` a red entry, `*b` the blue customer, `~` restaurant area. */
export function drawBoard(state: GameState): string[] {
  const { board } = state.game;
  const { stands, customers } = stateToJson(state);
  const words = new Map<string, string>();
  const owned = (owner: Owner): string => (owner === 'neutral' ? 'n' : there('ABCD'[owner]));
  for (const { owner, colour, stall, entry, expansions } of stands) {
    const letter = there(colour[0]);
    words.set(stall, letter.toUpperCase() + owned(owner));
    words.set(entry, `+${letter}`);
    for (const site of expansions) words.set(site, letter + owned(owner));
  }
  for (const [colour, site] of Object.entries(customers)) if (site !== null) words.set(site, `*${colour[0]}`);
  const { columns, rows, restaurant } = board.edition;
  const letters = Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column));
  const row = (number: number): string =>
    letters
      .map((letter) => {
        const site = `${letter}${number}`;
        return (words.get(site) ?? (restaurant.includes(site) ? '~' : '·')).padEnd(2);
      })
      .join(' ');
  return [
    `   ${letters.map((letter) => letter.padEnd(2)).join(' ')}`,
    ...Array.from({ length: rows }, (_, i) => `${String(i + 1).padStart(2)} ${row(i + 1)}`),
  ].map((line) => line.trimEnd());
}
