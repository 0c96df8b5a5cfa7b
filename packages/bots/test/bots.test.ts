import {
  ALLEY,
  apply,
  CAIRO,
  determinize,
  type Edition,
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  outcomeOf,
  redactEvents,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type BotName,
  decide,
  formatBotSpec,
  isBotName,
  iterationBudget,
  makeBot,
  parseBotSpec,
} from '../src/index.ts';

/** Enough to see a search work, little enough to play whole games. */
const FEW = 30;

interface Table {
  readonly game: Game;
  readonly state: GameState;
  /** What each seat was told. */
  readonly told: readonly GameEvent[][];
}

function startTable(edition: Edition, players: number, seed: string): Table {
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  const { state, events } = newGame(game, seed);
  return { game, state, told: Array.from({ length: players }, (_, seat) => redactEvents(events, seat)) };
}

/** What the bot does for the seat, and what it thinks of it. */
function ask(name: BotName, { game, state, told }: Table, seat: Seat, chance: string) {
  const view = viewFor(state, seat);
  const random = new FastRandom(chance);
  const situation = { view, history: told[seat] ?? [], legal: view.legal, random };
  return decide(makeBot(name, game), situation, iterationBudget(FEW));
}

/** Plays on with these bots until `until` says stop or the game is over. */
function playOn(
  table: Table,
  names: readonly BotName[],
  seed: string,
  until: (state: GameState, decisions: number) => boolean = () => false,
): Table & { readonly actions: string[] } {
  const actions: string[] = [];
  let { state } = table;
  const told = table.told.map((events) => [...events]);
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    if (until(state, actions.length)) break;
    const name = names[seat] ?? 'random';
    const { action } = ask(name, { ...table, state, told }, seat, `${seed} ${actions.length}`);
    const step = apply(state, action);
    if (!step.ok) throw new Error(`${name}: ${JSON.stringify(step.error)}`);
    actions.push(JSON.stringify(action));
    state = step.value.state;
    told.forEach((events, viewer) => {
      events.push(...redactEvents(step.value.events, viewer));
    });
  }
  return { ...table, state, told, actions };
}

describe.each([
  ['cairo', CAIRO],
  ['alley', ALLEY],
])('on %s', (_, edition) => {
  test.each(['apprentice', 'random', 'hand-greedy'] as const)(
    '%s plays whole games of 2, 3 and 4',
    (name) => {
      for (const players of [2, 3, 4]) {
        const seats = Array.from({ length: players }, () => name);
        const { state } = playOn(startTable(edition, players, `whole ${players}`), seats, 'whole');
        expect(outcomeOf(state)?.winners.length).toBeGreaterThan(0);
      }
    },
  );

  test('the apprentice beats chance clearly', () => {
    let won = 0;
    const games = 12;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const names: BotName[] = seat === 0 ? ['apprentice', 'random'] : ['random', 'apprentice'];
      const { state } = playOn(startTable(edition, 2, `match ${game}`), names, 'match');
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(0.9 * games);
  });
});

describe.each(BOT_NAMES)('%s', (name) => {
  const players = 3;
  /** The same table at several moments. */
  const moments = [0, 5, 9, 30, 61, 90].map((decisions) =>
    playOn(
      startTable(ALLEY, players, 'fair'),
      ['apprentice', 'apprentice', 'apprentice'],
      'fair',
      (_, done) => done === decisions,
    ),
  );

  test('answers with a legal action, the same one for the same chance and iterations', () => {
    for (const table of moments) {
      const seat = whoActs(table.state);
      if (seat === undefined) continue;
      const first = ask(name, table, seat, 'chance');
      expect(apply(table.state, first.action).ok).toBe(true);
      expect(ask(name, table, seat, 'chance')).toEqual(first);
    }
  });

  test('R12: never knows more than its seat: hidden cards dealt anew change nothing', () => {
    for (const table of moments) {
      const seat = whoActs(table.state);
      if (seat === undefined) continue;
      const own = ask(name, table, seat, 'fair');
      const view = viewFor(table.state, seat);
      for (let deal = 0; deal < 3; deal++) {
        const other = determinize(table.game, view, table.told[seat] ?? [], new FastRandom(`deal ${deal}`));
        expect(ask(name, { ...table, state: other }, seat, 'fair')).toEqual(own);
      }
    }
  });

  test('can be stopped at any step with a legal action', () => {
    const table = moments[3];
    const seat = table && whoActs(table.state);
    if (table === undefined || seat === undefined) throw new Error('nobody acts');
    const view = viewFor(table.state, seat);
    const situation = {
      view,
      history: table.told[seat] ?? [],
      legal: view.legal,
      random: new FastRandom('stop'),
    };
    const { value } = makeBot(name, table.game).think(situation, iterationBudget(1_000_000)).next();
    expect(apply(table.state, value.action).ok).toBe(true);
  });
});

test('names and budgets', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('human')).toBe(false);
  expect(parseBotSpec('random')).toEqual({ ok: true, value: { name: 'random', iterations: 0 } });
  expect(parseBotSpec('flat-1000x12@50')).toEqual({
    ok: true,
    value: { name: 'flat-1000x12', iterations: 50 },
  });
  expect(parseBotSpec('uct@250ms')).toEqual({ ok: true, value: { name: 'uct', milliseconds: 250 } });
  expect(parseBotSpec('sultan')).toEqual({
    ok: false,
    error: { code: 'bot/unknown', name: 'sultan', known: BOT_NAMES },
  });
  for (const found of ['', '0', 'x', '1s', '5@5']) {
    expect(parseBotSpec(`uct@${found}`)).toEqual({ ok: false, error: { code: 'bot/budget', found } });
  }
  for (const text of ['random', 'uct', 'uct@7', 'flat-1000x12@90ms']) {
    const spec = parseBotSpec(text);
    expect(spec.ok && formatBotSpec(spec.value)).toBe(text);
  }
});
