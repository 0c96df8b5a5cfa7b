/** A whole game as readable text: every decision in notation, the number of legal actions, and what changed. */
import {
  ACTION_TYPES,
  actionOf,
  applyMove,
  COLOURS,
  FastRandom,
  formatAction,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  outcomeOf,
  type StateJson,
  stateToJson,
  whoActs,
} from '../../src/index.ts';
import { moveType } from '../../src/state/move.ts';
import { gameOf, type Policy, type Setup, there } from '../conformance/setups.ts';
import { drawBoard } from './drawBoard.ts';

export interface Playthrough extends Setup {
  /** The file is `NAME.txt`. */
  readonly name: string;
  readonly policyName: string;
  readonly policy: Policy;
  readonly seed: string;
}

const seatName = (seat: number): string => there('ABCD'[seat]);

/** `stall 12 · expand 40 · lure 3 · pick 6` */
function listSummary(moves: readonly Move[]): string {
  const counts = ACTION_TYPES.map(
    (type, i) => [type, moves.filter((move) => moveType(move) === i).length] as const,
  );
  return counts.flatMap(([type, count]) => (count > 0 ? [`${type} ${count}`] : [])).join(' · ');
}

/** The cards of one hand that the other does not have. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Facts = Map<string, string>;

/** A state as named facts, to list the differences of two states. */
function factsOf(json: StateJson): Facts {
  const facts: Facts = new Map();
  facts.set('phase', json.phase);
  facts.set('pending', JSON.stringify(json.pending));
  for (const { owner, colour, stall, entry, expansions } of json.stands) {
    const name = `${typeof owner === 'number' ? seatName(owner) : owner} ${colour}`;
    facts.set(name, [`${stall}-${entry}`, ...expansions].join(' '));
  }
  for (const colour of COLOURS) {
    facts.set(`${colour} customer`, json.customers[colour] ?? 'waits');
    facts.set(`${colour} supply`, `${json.supply[colour]}`);
    for (const medal of ['gold', 'silver'] as const) {
      const holder = json.medals[colour][medal];
      facts.set(`${colour} ${medal}`, holder === null ? 'supply' : seatName(holder));
    }
  }
  json.players.forEach((player, seat) => {
    facts.set(`${seatName(seat)} points`, `${player.points}`);
    facts.set(`${seatName(seat)} money`, COLOURS.map((colour) => player.money[colour]).join(' '));
    facts.set(`${seatName(seat)} barkers`, `${player.barkers}`);
    facts.set(`${seatName(seat)} out`, `${player.out}`);
  });
  facts.set('display', json.display.map((card) => card ?? '–').join(' '));
  facts.set('barker stock', `${json.barkerStock}`);
  facts.set('bag', json.bag.join(' '));
  return facts;
}

function changes(before: StateJson, after: StateJson): string[] {
  const old = factsOf(before);
  const lines: string[] = [];
  for (const [name, value] of factsOf(after)) {
    if (old.get(name) !== value) lines.push(`${name}: ${old.get(name) || '–'} → ${value || '–'}`);
  }
  after.players.forEach(({ hand }, seat) => {
    const was = there(before.players[seat]).hand;
    const moved = [
      ...without(hand, was).map((card) => `+${card}`),
      ...without(was, hand).map((card) => `−${card}`),
    ];
    if (moved.length > 0) lines.push(`${seatName(seat)} hand: ${moved.join(' ')} → ${hand.join(' ') || '–'}`);
  });
  if (after.discards.length < before.discards.length) lines.push(`reshuffled: pile ${after.pile.join(' ')}`);
  else if (after.pile.length !== before.pile.length) lines.push(`pile: ${after.pile.length} left`);
  return lines;
}

function header({ edition, players, start, policyName, seed }: Playthrough, state: GameState): string[] {
  const json = stateToJson(state);
  return [
    `${edition.id}, ${players} players, ${start} start, seed ${seed}, played ${policyName}`,
    'Money is in the order red yellow green blue white purple.',
    '',
    ...[...factsOf(json)]
      .filter(([name]) => !/supply|gold|silver|out$/.test(name))
      .map(([name, value]) => `${name}: ${value}`),
    ...json.players.map(({ hand }, seat) => `${seatName(seat)} hand: ${hand.join(' ')}`),
    `pile: ${json.pile.join(' ')}`,
    '',
  ];
}

export function dump(playthrough: Playthrough): string {
  const { policy, seed } = playthrough;
  const { state } = newGame(gameOf(playthrough), seed);
  const random = new FastRandom(`playthrough ${seed}`);
  const lines = header(playthrough, state);
  for (let n = 1; whoActs(state) !== undefined; n++) {
    const before = stateToJson(state);
    const moves = legalMoves(state);
    const move = policy(moves, random);
    lines.push(
      `${n} ${seatName(before.seat)} ${formatAction(actionOf(state, move))}    [${listSummary(moves)}]`,
    );
    applyMove(state, move);
    lines.push(...changes(before, stateToJson(state)).map((line) => `    ${line}`));
  }
  const { points, winners, reason } = there(outcomeOf(state));
  lines.push(
    '',
    ...drawBoard(state),
    '',
    `points ${points.join(' ')}, won by ${winners.map(seatName).join(' ')}, ${reason}`,
  );
  return `${lines.join('\n')}\n`;
}
