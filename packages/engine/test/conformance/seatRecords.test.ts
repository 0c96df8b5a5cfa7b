/**
 * A seat's record of a running game. Two games that differ only in what the seat cannot know and have the same
 * actions give the same record, byte by byte.
 */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type CardName,
  FastRandom,
  formatRecord,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  parseRecord,
  Recorder,
  recordFromJson,
  recordToJson,
  type Seat,
  stateFromJson,
  stateToJson,
  whoActs,
} from '../../src/index.ts';
import { fillKey } from '../../src/random/random.ts';
import { KEY } from '../../src/state/layout.ts';
import { gameOf, nameOf, SETUPS, type Setup, there, unwrap } from './setups.ts';
import { viewersOf } from './viewers.ts';

const SEEDS = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'] as const;
/** Both games share this many cards on top of the pile, so that the same cards are revealed for a while. */
const SHARED = 12;

interface Played {
  readonly state: GameState;
  readonly recorder: Recorder;
}

/** The other hands and the depth of the pile shuffled together, another bag order, another key. */
function redeal(state: GameState, viewer: Seat, random: FastRandom): GameState {
  const json = stateToJson(state);
  const others = json.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const hidden: CardName[] = [
    ...others.flatMap((seat) => there(json.players[seat]).hand),
    ...json.pile.slice(SHARED),
  ];
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [hidden[i], hidden[j]] = [there(hidden[j]), there(hidden[i])];
  }
  const players = json.players.map((player, seat) =>
    seat === viewer ? player : { ...player, hand: hidden.splice(0, player.hand.length) },
  );
  const dealt = unwrap(
    stateFromJson(state.game, { ...json, players, pile: [...json.pile.slice(0, SHARED), ...hidden] }),
  );
  fillKey(dealt.cells, KEY, random);
  return dealt;
}

/** The cards that others received at the start, in the re-dealt game. */
function openingOf(events: readonly GameEvent[], state: GameState): GameEvent[] {
  const { players } = stateToJson(state);
  return events.map((event) =>
    event.type === 'received' ? { ...event, cards: there(players[event.seat]).hand } : event,
  );
}

function bothGames(setup: Setup, viewer: Seat, random: FastRandom): [Played, Played] {
  const game = gameOf(setup);
  const start = newGame(game, SEEDS[0]);
  const other = redeal(start.state, viewer, random);
  const names = Array.from({ length: setup.players }, (_, seat) => `player ${seat}`);
  return [
    { state: start.state, recorder: new Recorder(game, SEEDS[0], names, start.events) },
    { state: other, recorder: new Recorder(game, SEEDS[1], names, openingOf(start.events, other)) },
  ];
}

function advance(played: Played, action: Action): Played {
  const { state, events } = unwrap(apply(played.state, action));
  played.recorder.add(there(whoActs(played.state)), action, events);
  return { state, recorder: played.recorder };
}

/** Actions that are legal in both games and lead to the same view for the seat. */
function sharedActions([one, other]: readonly [Played, Played]): Action[] {
  const legal = new Set(legalActions(other.state).map((action) => JSON.stringify(action)));
  return legalActions(one.state).filter((action) => legal.has(JSON.stringify(action)));
}

describe('the record of a seat', () => {
  test.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))(
    'R12.2 is the same for two games the seat cannot tell apart: %s',
    (name, setup) => {
      const random = new FastRandom(`seat records ${name}`);
      for (const viewer of [0, setup.players - 1]) {
        let games = bothGames(setup, viewer, random);
        let plies = 0;
        const drawn = (): number => stateToJson(there(games[0]).state).pile.length;
        const shared = drawn() - SHARED;
        // Until the shared part of the pile is used up.
        for (; drawn() > shared + 6 && plies < 60; plies++) {
          const actions = sharedActions(games);
          const action = there(actions[random.below(actions.length)]);
          games = [advance(games[0], action), advance(games[1], action)];
          if (plies % 8 > 0) continue;
          const [text, otherText] = games.map(({ recorder }) => JSON.stringify(recorder.recordFor(viewer)));
          expect(otherText).toBe(text);
        }
        expect(plies).toBeGreaterThan(10);
        expect(formatRecord(games[1].recorder.recordFor(viewer))).toBe(
          formatRecord(games[0].recorder.recordFor(viewer)),
        );
        expect(JSON.stringify(games[1].recorder.tableRecord())).not.toBe(
          JSON.stringify(games[0].recorder.tableRecord()),
        );
      }
    },
  );

  test.each(SETUPS.slice(0, 6).map((setup) => [nameOf(setup), setup] as const))(
    'R12.2 has no seed and no card that only others received: %s',
    (name, setup) => {
      const random = new FastRandom(`nothing ${name}`);
      let [played] = bothGames(setup, 0, random);
      for (let ply = 0; ply < 80 && whoActs(played.state) !== undefined; ply++) {
        const actions = legalActions(played.state);
        played = advance(played, there(actions[random.below(actions.length)]));
      }
      for (const viewer of viewersOf(setup.players)) {
        const record = played.recorder.recordFor(viewer);
        expect(record.seed).toBeUndefined();
        expect(record.knows).toBe(viewer);
        const told = [
          ...(record.opening ?? []),
          ...record.turns.flatMap((turn) => (turn.revealed ?? []).flat()),
        ];
        expect(told.filter((event) => event.to !== 'all' && event.to !== viewer)).toEqual([]);
        expect(told.some((event) => event.type === 'received')).toBe(viewer !== 'spectator');
        for (const text of [formatRecord(record), JSON.stringify(recordToJson(record))]) {
          expect(text).not.toContain(SEEDS[0]);
        }
        expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
        expect(unwrap(recordFromJson(JSON.parse(JSON.stringify(recordToJson(record)))))).toEqual(record);
      }
    },
  );
});
