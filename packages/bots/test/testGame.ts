/** A table at which bots are tested: the game, and what happened so far. */
import {
  type Action,
  apply,
  type Edition,
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  redactEvents,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { dealtAnew as otherCards } from '../../engine/test/hidden.ts';
import type { Situation } from '../src/index.ts';

export interface Table {
  readonly game: Game;
  readonly state: GameState;
  /** Everything that happened, for whomever. */
  readonly events: readonly GameEvent[];
  /** How many decisions were made. */
  readonly decisions: number;
}

export function startTable(edition: Edition, players: number, seed: string): Table {
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  const { state, events } = newGame(game, seed);
  return { game, state, events, decisions: 0 };
}

/** What the seat knows and may do. */
export function situationOf({ state, events }: Table, seat: Seat, chance: string): Situation {
  const view = viewFor(state, seat);
  return { view, history: redactEvents(events, seat), random: new FastRandom(chance) };
}

/** The same table as the seat knows it, with other cards where it cannot look: in hands, in the pile, in what others were told. */
export function dealtAnew(table: Table, seat: Seat, chance: string): Table {
  const random = new FastRandom(chance);
  const state = otherCards(table.state, seat, random);
  const events = table.events.map((event) =>
    event.type === 'received' && event.to !== seat
      ? { ...event, cards: event.cards.map(() => `S${1 + random.below(9)}` as const) }
      : event,
  );
  return { ...table, state, events };
}

/** Plays on as `choose` says, until it says nothing or the game is over. */
export function playOn(start: Table, choose: (table: Table, seat: Seat) => Action | undefined): Table {
  let table = start;
  for (let seat = whoActs(table.state); seat !== undefined; seat = whoActs(table.state)) {
    const action = choose(table, seat);
    if (action === undefined) break;
    const step = apply(table.state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    const { state, events } = step.value;
    table = { ...table, state, events: [...table.events, ...events], decisions: table.decisions + 1 };
  }
  return table;
}

/** A table at which the seat has to decide. */
export interface Moment {
  readonly table: Table;
  readonly seat: Seat;
}

/** The moments after so many decisions of a game that goes on as `choose` says, as far as it lasts. */
export function momentsOf(
  start: Table,
  decisions: readonly number[],
  choose: (table: Table, seat: Seat) => Action,
): Moment[] {
  const moments: Moment[] = [];
  const last = Math.max(...decisions);
  playOn(start, (table, seat) => {
    if (decisions.includes(table.decisions)) moments.push({ table, seat });
    return table.decisions < last ? choose(table, seat) : undefined;
  });
  return moments;
}
