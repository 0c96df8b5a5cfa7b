/** Games that begin at a position of another game. */
import { describe, expect, test } from 'vitest';
import {
  ALLEY,
  apply,
  CAIRO,
  determinize,
  EDITIONS,
  FastRandom,
  formatRecord,
  type Game,
  type GameEvent,
  type GameState,
  legalActions,
  makeGame,
  newGame,
  openAt,
  parseRecord,
  plainViewFor,
  positionOf,
  Recorder,
  recordFromJson,
  recordToJson,
  redactEvents,
  replayRecord,
  Tally,
  viewFor,
  whoActs,
} from '../../src/index.ts';
import { expectOk } from '../../src/result.ts';
import { there } from './setups.ts';

const GAMES: readonly (readonly [string, Game])[] = [
  ['two, variable', makeGame(ALLEY, 2, { start: 'variable', openMoney: false })],
  ['three, preset', makeGame(CAIRO, 3, { start: 'preset', openMoney: false })],
  ['four, open money', makeGame(ALLEY, 4, { start: 'variable', openMoney: true })],
];

interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** All positions of a random game, each with the events so far. */
function* course({ state, events }: Played, random: FastRandom): Generator<Played> {
  let now = { state, events };
  while (whoActs(now.state) !== undefined) {
    yield now;
    const legal = legalActions(now.state);
    const step = expectOk(apply(now.state, there(legal[random.below(legal.length)])));
    now = { state: step.state, events: [...now.events, ...step.events] };
  }
}

/** What a bot would be given: the coins of all seats, too. */
function historyOf(events: readonly GameEvent[], seat: number): GameEvent[] {
  return events.filter((event) => event.to === 'all' || event.to === seat || event.type === 'funds');
}

const throughJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe.each(GAMES)('%s: a game that begins at a position', (name, game) => {
  const positions = [...course(newGame(game, name), new FastRandom(name))];
  const chosen = positions.filter((_, i) => i % 29 === 3 || i > positions.length - 3);

  test('is that position to every viewer, in every phase', () => {
    const phases = new Set<string>();
    for (const { state, events } of chosen) {
      const opened = expectOk(openAt(game, throughJson(positionOf(state, events)), 'branch'));
      for (const viewer of ['spectator', ...Array(game.players).keys()] as const) {
        expect(plainViewFor(opened.state, viewer)).toEqual(plainViewFor(state, viewer));
      }
      expect(legalActions(opened.state)).toEqual(legalActions(state));
      phases.add(viewFor(state, 'spectator').phase);
    }
    expect(phases.has('play')).toBe(true);
  });

  test('tells bots enough to count cards and coins to its end, and others nothing hidden', () => {
    for (const { state, events } of chosen.filter((_, i) => i % 2 === 0)) {
      const random = new FastRandom(`${name} on`);
      const begun = expectOk(openAt(game, positionOf(state, events), 'branch'));
      expect(redactEvents(begun.events, 'spectator').map(({ type }) => type)).not.toContain('funds');
      for (const now of course(begun, random)) {
        const seat = there(whoActs(now.state));
        const history = historyOf(now.events, seat);
        const view = viewFor(now.state, seat);
        expect(new Tally(game, seat, history).agreesWith(view)).toBe(true);
        expect(viewFor(determinize(game, view, history, random), seat)).toEqual(view);
      }
    }
  });

  test('remembers which cards everyone saw being taken', () => {
    const withKnown = there(
      positions.findLast(({ state, events }) => positionOf(state, events).known !== undefined),
    );
    const { known } = positionOf(withKnown.state, withKnown.events);
    const begun = expectOk(openAt(game, positionOf(withKnown.state, withKnown.events), 'branch'));
    expect(positionOf(begun.state, begun.events).known).toEqual(known);
  });

  test('has chance of its own, which follows from its seed', () => {
    const { state, events } = there(chosen[0]);
    const play = (seed: string): string => {
      const begun = expectOk(openAt(game, positionOf(state, events), seed));
      return JSON.stringify([...course(begun, new FastRandom('same'))].at(-1)?.events);
    };
    expect(play('one')).toBe(play('one'));
    expect(play('one')).not.toBe(play('other'));
  });

  test('has a record that says so, and is replayed from there', () => {
    const { state, events } = there(chosen[1]);
    const position = positionOf(state, events);
    const origin = { game: 'g-1', turn: 24 };
    const begun = expectOk(openAt(game, position, 'branch'));
    const names = Array.from({ length: game.players }, (_, i) => `N${i}`);
    const recorder = new Recorder(game, 'branch', names, begun.events, { position, origin });
    let now: GameState = begun.state;
    const random = new FastRandom('recorded');
    for (let steps = 0; steps < 30 && whoActs(now) !== undefined; steps++) {
      const seat = there(whoActs(now));
      const legal = legalActions(now);
      const action = there(legal[random.below(legal.length)]);
      const step = expectOk(apply(now, action));
      recorder.add(seat, action, step.events);
      now = step.state;
    }
    const record = recorder.tableRecord();
    const text = formatRecord(record);
    expect(text).toMatch(/^kairo-record\/3\n(.+\n)+from turn 24 of g-1\ntest-seed branch\nposition \{.+\}\n/);
    expect(expectOk(parseRecord(text))).toEqual(record);
    expect(expectOk(recordFromJson(throughJson(recordToJson(record))))).toEqual(record);
    const replayed = expectOk(replayRecord(record, EDITIONS));
    expect(plainViewFor(replayed.state, 0)).toEqual(plainViewFor(now, 0));
    const seen = recorder.recordFor(1);
    expect(formatRecord(seen)).not.toContain('position ');
    expect(expectOk(parseRecord(formatRecord(seen)))).toEqual(seen);
  });
});

describe('a position that cannot be played', () => {
  const [, game] = there(GAMES[1]);
  const { state } = newGame(game, 'bad');
  const good = positionOf(state);
  const { hand } = there(good.players[0]);

  test.each<[string, unknown, object]>([
    ['nothing', null, { code: 'position/malformed', field: 'state' }],
    ['no players', { ...good, players: [] }, { code: 'position/malformed', field: 'players' }],
    [
      'too few cards',
      { ...good, pile: good.pile.slice(1) },
      { code: 'position/impossible', broken: ['cards'] },
    ],
    ['the end', { ...good, phase: 'over' }, { code: 'position/malformed', field: 'phase' }],
    [
      'a known card that is elsewhere',
      { ...good, known: [[...hand, ...hand], [], []] },
      { field: 'known.0.3' },
    ],
    ['known cards of too few', { ...good, known: [[]] }, { field: 'known' }],
  ])('%s: one error says what', (_, json, error) => {
    const opened = openAt(game, json, 'seed');
    expect(opened.ok ? opened : opened.error).toMatchObject(error);
  });

  test('makes a record that cannot be replayed, and says so', () => {
    const recorder = new Recorder(game, 'branch', ['a', 'b', 'c'], [], { position: { ...good, seat: 7 } });
    const replayed = replayRecord(recorder.tableRecord(), EDITIONS);
    expect(replayed).toMatchObject({ ok: false, error: { code: 'position/malformed', field: 'seat' } });
  });

  test('is refused in a record of a seat', () => {
    const recorder = new Recorder(game, 'branch', ['a', 'b', 'c'], [], {});
    const read = recordFromJson({ ...recordToJson(recorder.recordFor(0)), position: good });
    expect(read).toMatchObject({ ok: false, error: { code: 'record/malformed', field: 'knows' } });
  });
});
