/** A position as text: the board and all other relevant facts. */
import {
  type ByColour,
  COLOURS,
  type Colour,
  type GameState,
  type StateJson,
  stateToJson,
} from '@kairo/engine';

/** Stalls are capitals with their owner, expansions small letters; `+` is an entry, `*r` the red customer. */
export function boardText(state: GameState): string {
  const { edition } = state.game.board;
  const json = stateToJson(state);
  const marks = new Map<string, string>();
  for (const { owner, colour, stall, entry, expansions } of json.stands) {
    const sign = owner === 'neutral' ? 'n' : String(owner);
    marks.set(stall, `${colour.charAt(0).toUpperCase()}${sign}`);
    marks.set(entry, `+${colour.charAt(0)}`);
    for (const site of expansions) marks.set(site, `${colour.charAt(0)}${sign}`);
  }
  for (const colour of COLOURS) {
    const site = json.customers[colour];
    if (site !== null) marks.set(site, `${marks.has(site) ? '@' : '*'}${colour.charAt(0)}`);
  }
  const columns = Array.from({ length: edition.columns }, (_, i) => String.fromCharCode(97 + i));
  const rows = Array.from({ length: edition.rows }, (_, i) => i + 1).map((row) => {
    const sites = columns.map((column) => {
      const site = state.game.board.siteOf.get(`${column}${row}`);
      const isMarket = site !== undefined && isIn(state.game.board.market, site);
      return (marks.get(`${column}${row}`) ?? (isMarket ? '.' : '_')).padEnd(2);
    });
    return `${String(row).padStart(2)} ${sites.join(' ')}`.trimEnd();
  });
  return [`   ${columns.map((column) => column.padEnd(2)).join(' ')}`.trimEnd(), ...rows].join('\n');
}

function isIn(set: Int32Array, site: number): boolean {
  return (((set[site >> 5] ?? 0) >>> (site & 31)) & 1) === 1;
}

function coinsText(money: ByColour<number>): string {
  const parts = COLOURS.filter((colour) => money[colour] > 0).map((colour) => `${money[colour]} ${colour}`);
  return parts.length === 0 ? 'no coins' : parts.join(' ');
}

function medalsText(medals: StateJson['medals']): string {
  const text = (colour: Colour): string[] => {
    const { gold, silver } = medals[colour];
    return gold === null ? [] : [`${colour} ${gold}/${silver}`];
  };
  return COLOURS.flatMap(text).join(', ');
}

/** Relevant only while cards are drawn and customers lured. */
function drawText({ display, pile, pending, quietTurns, customers }: StateJson): string[] {
  const waiting = COLOURS.find((colour) => customers[colour] === null);
  const shown = display.map((card) => card ?? '-').join(' ');
  const kinds = [...new Set(pile)].sort().join(' ');
  const second = pending === null ? '' : '; the second pick is asked for';
  return [
    `display: ${shown}; pile: ${pile.length} cards of ${kinds}${second}`,
    `${waiting} waits; quiet turns: ${quietTurns}`,
  ];
}

export function tableText(state: GameState): string[] {
  const json = stateToJson(state);
  const seats = json.players.map((player, seat) => {
    const acts = seat === json.seat ? ' (acts)' : '';
    const barkers = player.barkers > 0 ? `; barkers ${player.barkers}` : '';
    const hand = player.hand.length === 0 ? 'no cards' : player.hand.join(' ');
    return `seat ${seat}${acts}: ${player.points} points; ${hand}; ${coinsText(player.money)}${barkers}`;
  });
  const supply = COLOURS.map((colour) => `${colour} ${json.supply[colour]}`).join(', ');
  return [
    ...seats,
    `supply: ${supply}`,
    `medals gold/silver: ${medalsText(json.medals)}`,
    ...(json.phase === 'play' ? drawText(json) : []),
  ];
}
