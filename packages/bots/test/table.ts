/** A table at which bots are tested: the game, and what each seat was told. */
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
import type { Situation } from '../src/index.ts';

export interface Table {
  readonly game: Game;
  readonly state: GameState;
  readonly told: readonly (readonly GameEvent[])[];
  /** How many decisions were made. */
  readonly decisions: number;
}

export function startTable(edition: Edition, players: number, seed: string): Table {
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  const { state, events } = newGame(game, seed);
  const told = Array.from({ length: players }, (_, seat) => redactEvents(events, seat));
  return { game, state, told, decisions: 0 };
}

/** What the seat knows and may do. */
export function situationOf({ state, told }: Table, seat: Seat, chance: string): Situation {
  const view = viewFor(state, seat);
  return { view, history: told[seat] ?? [], legal: view.legal, random: new FastRandom(chance) };
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
    const told = table.told.map((heard, viewer) => [...heard, ...redactEvents(events, viewer)]);
    table = { ...table, state, told, decisions: table.decisions + 1 };
  }
  return table;
}
