/** Helpers of the rule tests: actions as short texts, checked in a position and in its mirror image. */
import { expect } from 'vitest';
import {
  type Action,
  apply,
  type Edition,
  formatAction,
  type GameEvent,
  type GameState,
  legalActions,
  parseAction,
  type StateJson,
  type Step,
  stateFromJson,
  stateToJson,
} from '../../src/index.ts';
import { draw, makePosition, type Position, unwrap, words } from '../positions.ts';

const BUILD = /^((?:stall|move|expand) .*?)(?: with (.*?))?(?: pay (.*?))?( fee .*)?$/;

/** Standard cards before jokers, as in the list. */
function inCardOrder(a: string, b: string): number {
  return b.charCodeAt(0) - a.charCodeAt(0) || a.charCodeAt(1) - b.charCodeAt(1);
}

/**
 * An action from its notation: `stall red b2-b3`, `expand red c2`, `lure red c2 past 1`, `take pile` … Cards and
 * coins of a build are optional: by default it plays the whole hand and pays in the stand's colour, without a fee.
 */
export function readText(state: GameState, text: string): Action {
  const [, what, named, paid, fee = ''] = BUILD.exec(text) ?? [];
  let full = text;
  if (what !== undefined) {
    const { seat, players, stands } = stateToJson(state);
    const cards = named === undefined ? [...(players[seat]?.hand ?? [])] : words(named);
    full = `${what} with ${cards.sort(inCardOrder).join(' ')}`;
    const [type, colour] = words(what);
    const own = stands.find((stand) => stand.owner === seat && stand.colour === colour);
    if (type === 'expand') full += ` pay ${paid ?? `${(own?.expansions.length ?? 0) + 2} ${colour}`}`;
    full += fee;
  }
  const action = parseAction(full);
  if (action === undefined) throw new Error(`cannot read: ${full}`);
  return action;
}

/** The action without the coins: the list has only canonical payments. */
function outline(action: Action): string {
  return formatAction(action).replace(/ (pay|fee) .*/, '');
}

const lists = new WeakMap<GameState, ReadonlySet<string>>();

function listOf(state: GameState): ReadonlySet<string> {
  const known = lists.get(state) ?? new Set(legalActions(state).map(outline));
  lists.set(state, known);
  return known;
}

/** Whether the action is legal: the list and `apply` must agree. */
export function isLegal(state: GameState, text: string): boolean {
  const action = readText(state, text);
  const applied = apply(state, action).ok;
  const listed = listOf(state).has(outline(action));
  if (applied !== listed)
    throw new Error(`${text}: ${listed ? 'listed but refused' : 'not listed but applied'}`);
  return applied;
}

/** The rule that `apply` names when it refuses the action. */
function ruleAgainst(state: GameState, text: string): string | undefined {
  const result = apply(state, readText(state, text));
  return !result.ok && 'rule' in result.error ? result.error.rule : undefined;
}

/** Applies the actions in turn, each checked. */
export function play(start: GameState, ...texts: readonly string[]): GameState {
  return texts.reduce((state, text) => step(state, text).state, start);
}

export function step(state: GameState, text: string): Step {
  const result = apply(state, readText(state, text));
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The events of one type of an action. */
export function eventsOf<T extends GameEvent['type']>(state: GameState, text: string, type: T): GameEvent[] {
  return step(state, text).events.filter((event) => event.type === type);
}

export const look = (state: GameState): StateJson => stateToJson(state);

/** The different sites that the list offers for a kind of build, `stall red`, in reading order. */
export function sitesFor(state: GameState, build: string): string[] {
  const [type, colour] = words(build);
  const sites = legalActions(state).flatMap((action) => {
    if (action.type !== type || !('colour' in action) || action.colour !== colour) return [];
    return 'site' in action ? [action.site] : 'stall' in action ? [action.stall] : [action.entry];
  });
  return [...new Set(sites)].sort(inReadingOrder);
}

export function inReadingOrder(a: string, b: string): number {
  return Number(a.slice(1)) - Number(b.slice(1)) || a.charCodeAt(0) - b.charCodeAt(0);
}

/** Swaps west and east in sites and cards: all texts of a JSON value, or the words of a text. */
function mirrorText(edition: Edition, text: string): string {
  const segment = (n: number): number => n + 2 - 2 * ((n - 1) % 3);
  const card = (name: string): string => {
    const number = Number(name.slice(1));
    if (name.startsWith('S')) return `S${segment(number)}`;
    const wanted = edition.jokers[number - 1]?.map(segment).sort();
    const joker = edition.jokers.findIndex((segments) => String([...segments].sort()) === String(wanted));
    if (joker < 0) throw new Error(`the edition has no mirror image of ${name}`);
    return `J${joker + 1}`;
  };
  return text
    .replace(/\b[a-o](?=\d+\b)/g, (letter) =>
      String.fromCharCode(97 + edition.columns - 1 - (letter.charCodeAt(0) - 97)),
    )
    .replace(/\b[SJ]\d\b/g, card);
}

/** The mirrored position: west and east are swapped. Only for editions with symmetrical segments and areas. */
function mirror(state: GameState): GameState {
  const { edition } = state.game.board;
  const json = JSON.parse(JSON.stringify(stateToJson(state)), (_, value) =>
    typeof value === 'string' ? mirrorText(edition, value) : value,
  );
  return unwrap(stateFromJson(state.game, json));
}

/** A position with what must and what must not be legal in it. */
export interface Case extends Position {
  readonly name: string;
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** The rule that the engine names for each action of `illegal`. */
  readonly because?: string;
  /** `expand red`: the drawing marks with `o` and `x` where that may and may not be built. */
  readonly marks?: string;
}

/** Checks the case and its mirror image. Expansions on sites without an `o` must not be legal. */
export function check(given: Case): void {
  const { legal = [], illegal = [], because, marks } = given;
  const { may, mayNot } = draw(given.map, given.corner);
  if (legal.length + illegal.length + (marks === undefined ? 0 : may.length + mayNot.length) === 0) {
    throw new Error(`${given.name} checks nothing`);
  }
  const drawn = makePosition(given);
  const { edition } = drawn.game.board;
  for (const [side, state, turn] of [
    ['as drawn', drawn, (text: string) => text],
    ['mirrored', mirror(drawn), (text: string) => mirrorText(edition, text)],
  ] as const) {
    const expected = { legal: legal.map(turn), illegal: illegal.map(turn) };
    const judged = (legality: boolean): string[] =>
      [...expected.legal, ...expected.illegal].filter((text) => isLegal(state, text) === legality);
    expect({ side, legal: judged(true), illegal: judged(false) }).toEqual({ side, ...expected });
    if (because !== undefined) {
      const named = expected.illegal.map((text) => `${text}: ${ruleAgainst(state, text)}`);
      expect(named).toEqual(expected.illegal.map((text) => `${text}: ${because}`));
    }
    if (marks === undefined) continue;
    const offered = sitesFor(state, marks);
    const asked = marks.startsWith('expand')
      ? offered
      : offered.filter((site) => [...may, ...mayNot].map(turn).includes(site));
    expect({ side, sites: asked }).toEqual({ side, sites: may.map(turn).sort(inReadingOrder) });
  }
}
