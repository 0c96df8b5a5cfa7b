/** Outside programs as players: correct ones, and every kind of failure. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Situation } from '@kairo/bots';
import {
  type Action,
  ALLEY,
  apply,
  type BuildAction,
  FastRandom,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  payments,
  redactEvents,
  type View,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/games/playGame.ts';
import { playGroup } from '../src/games/playGroup.ts';
import { type OutsideError, OutsideProgramFailed } from '../src/outside/failure.ts';
import { outsidePlayer } from '../src/players/outsidePlayer.ts';
import { botPlayer, type Player } from '../src/players/player.ts';
import { newFolder } from './folders.ts';

const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
const folder = newFolder();
const root = join(import.meta.dirname, '../../..');
let programs = 0;

const HELLO = "say({ kairo: 1, type: 'hello', name: 'test' });";

/**
 * The command line of a program that runs the given code on `hello`, on `decide` and on every line. The code can use
 * `message` (what was received), `say` (sends an object) and `write` (sends raw text).
 */
function program(onDecide: string, onHello = HELLO, onLine = ''): string {
  const file = join(folder, `program ${++programs}.mjs`);
  const code = `
    import { createInterface } from 'node:readline';
    const write = (text) => process.stdout.write(text);
    const say = (value) => write(JSON.stringify(value) + '\\n');
    createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      const { id, type, legal } = message;
      ${onLine}
      if (type === 'hello') { ${onHello} }
      if (type === 'stop' && globalThis.onStop) globalThis.onStop();
      if (type === 'quit') process.exit();
      if (type === 'decide') { ${onDecide} }
    });`;
  writeFileSync(file, code);
  return `"${process.execPath}" "${file}"`;
}

function opening(): { readonly state: GameState; readonly situation: Situation } {
  const { state, events } = newGame(game, 'outside');
  return { state, situation: situationFor(state, events) };
}

function situationFor(state: GameState, events: readonly GameEvent[]): Situation {
  const seat = whoActs(state) ?? 0;
  const view = viewFor(state, seat);
  return { view, history: redactEvents(events, seat), random: new FastRandom('outside') };
}

const LIMITS = { hello: 10_000, decide: 10_000, grace: 5_000, quit: 500 };
const HASTY = { hello: 700, decide: 700, grace: 300, quit: 500 };

async function withPlayer<T>(
  command: string,
  limits: typeof LIMITS,
  use: (player: Player) => Promise<T>,
  stderr = new PassThrough(),
): Promise<T> {
  const player = outsidePlayer(command, game, { stderr, limits });
  try {
    return await use(player);
  } finally {
    await player.close();
  }
}

async function decideOnce(command: string, limits = LIMITS): Promise<Action> {
  return withPlayer(command, limits, async (player) => (await player.decide(opening().situation)).action);
}

async function failureOf(command: string, limits = LIMITS): Promise<OutsideError> {
  const failure: unknown = await decideOnce(command, limits).catch((error: unknown) => error);
  if (failure instanceof OutsideProgramFailed) return failure.failure.error;
  throw new Error(`no failure: ${JSON.stringify(failure)}`);
}

const { legal } = opening().situation.view;

describe('a program may', () => {
  test('answer with an index, with the action, or with both', async () => {
    expect(await decideOnce(program("say({ type: 'action', id, index: 3 });"))).toEqual(legal[3]);
    expect(await decideOnce(program("say({ type: 'action', id, action: legal[2] });"))).toEqual(legal[2]);
    const both = program("say({ type: 'action', id, index: 2, action: legal[2] });");
    expect(await decideOnce(both)).toEqual(legal[2]);
  });

  test('report progress before it answers', async () => {
    const command = program(
      "say({ type: 'info', id, iterations: 5 }); say({ type: 'info', id }); say({ type: 'action', id, index: 0 });",
    );
    expect(await decideOnce(command)).toEqual(legal[0]);
  });

  test('write its lines in pieces', async () => {
    const command = program(
      'write(\'{"type":"act\'); setTimeout(() => write(\'ion","id":1,"index":1}\\r\\n\\n\'), 30);',
    );
    expect(await decideOnce(command)).toEqual(legal[1]);
  });

  test('think until it is stopped', async () => {
    const command = program("globalThis.onStop = () => say({ type: 'action', id, index: 4 });");
    const start = performance.now();
    expect(await decideOnce(command, { ...LIMITS, decide: 5_300 })).toEqual(legal[4]);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('pay with other coins than the legal list names', async () => {
    // Plays until an expansion can be paid for in several ways.
    const random = new FastRandom('other coins');
    let { state } = newGame(game, 'outside');
    const history: GameEvent[] = [...newGame(game, 'outside').events];
    const other = (): BuildAction | undefined =>
      viewFor(state, whoActs(state) ?? 0)
        .legal.filter((action) => action.type === 'expand')
        .map((action) => payments(state, action)[1])
        .find((action) => action !== undefined);
    for (let action = other(); action === undefined; action = other()) {
      const { legal: list } = viewFor(state, whoActs(state) ?? 0);
      const lures = list.filter(({ type }) => type === 'lure' || type === 'pick' || type === 'discard');
      const step = apply(state, lures[random.below(lures.length)]);
      if (!step.ok) throw new Error(step.error.code);
      history.push(...step.value.events);
      state = step.value.state;
    }
    const chosen = other();
    const command = program(`say({ type: 'action', id, action: ${JSON.stringify(chosen)} });`);
    const situation = situationFor(state, history);
    expect(situation.view.legal).not.toContainEqual(chosen);
    const { action } = await withPlayer(command, LIMITS, (player) => player.decide(situation));
    expect(action).toEqual(chosen);
  });

  test('write to its standard error', async () => {
    const stderr = new PassThrough();
    const command = program("console.error('thinking hard'); say({ type: 'action', id, index: 0 });");
    await withPlayer(command, LIMITS, (player) => player.decide(opening().situation), stderr);
    expect(String(stderr.read())).toBe('thinking hard\n');
  });
});

describe('a program loses if it', () => {
  const junk = (found: string) => ({ code: 'outside/junk', found });
  const long = 'x'.repeat(500);
  test.each([
    ['answers nonsense', "write('I do not know\\n');", junk('I do not know')],
    ['sends control characters', "write('\\x07\\x1b[2J\\n');", junk('\ufffd\ufffd[2J')],
    ['answers with a list', "write('[]\\n');", junk('[]')],
    ['answers with an unknown type', "say({ type: 'pass' });", junk('{"type":"pass"}')],
    [
      'answers with a wrong id',
      "say({ type: 'action', id: 7, index: 0 });",
      junk('{"type":"action","id":7,"index":0}'),
    ],
    [
      'reports progress with a wrong id',
      "say({ type: 'info', id: 7 }); say({ type: 'action', id, index: 0 });",
      junk('{"type":"info","id":7}'),
    ],
    [
      'reports progress without an id',
      "say({ type: 'info' }); say({ type: 'action', id, index: 0 });",
      junk('{"type":"info"}'),
    ],
    [
      'sends an index and an action that differ',
      "say({ index: 3, type: 'action', id, action: legal[2] });",
      { code: 'outside/junk', found: expect.stringContaining('{"index":3,') },
    ],
    [
      'sends an action and an index beyond the list',
      "say({ type: 'action', id, index: 99999, action: legal[2] });",
      { code: 'outside/no-such-action', actions: expect.any(Number) },
    ],
    [
      'sends an action and an index that is not a number',
      "say({ type: 'action', id, index: 'x', action: legal[2] });",
      { code: 'outside/junk' },
    ],
    ['answers without an action', "say({ type: 'action', id });", junk('{"type":"action","id":1}')],
    ['sends a long line of nonsense', `write('${long}\\n');`, junk(`${'x'.repeat(199)}…`)],
    ['sends a line above the length limit', "write('y'.repeat(70_000));", junk(`${'y'.repeat(199)}…`)],
    [
      'sends an index beyond the list',
      "say({ type: 'action', id, index: legal.length });",
      {
        code: 'outside/no-such-action',
        found: `{"type":"action","id":1,"index":${legal.length}}`,
        actions: legal.length,
      },
    ],
    [
      'sends something that is not an action',
      "say({ type: 'action', id, action: { type: 'win' } });",
      { code: 'outside/illegal', refusal: { code: 'action/malformed', field: 'type' } },
    ],
    [
      'sends an illegal action',
      "say({ type: 'action', id, action: { type: 'dropOut' } });",
      { code: 'outside/illegal', refusal: { rule: expect.any(String) } },
    ],
    ['exits', 'process.exit(3);', { code: 'outside/exited', status: '3' }],
    ['is killed', "process.kill(process.pid, 'SIGKILL');", { code: 'outside/exited', status: 'SIGKILL' }],
    [
      'closes its input and exits',
      'process.stdin.destroy(); process.exitCode = 0;',
      { code: 'outside/exited', status: '0' },
    ],
    [
      'gives up',
      "say({ type: 'error', id, error: { code: 'tired' } });",
      { code: 'outside/gave-up', found: '{"type":"error","id":1,"error":{"code":"tired"}}' },
    ],
  ])('%s', async (_, code, error) => {
    expect(await failureOf(program(code))).toMatchObject(error);
  });

  test.each([
    ['sends nothing', '', { code: 'outside/silent', milliseconds: 700 }],
    [
      'reports progress and never decides',
      "setInterval(() => say({ type: 'info', id }), 20);",
      { code: 'outside/late', milliseconds: 700 },
    ],
  ])('%s', async (_, code, error) => {
    expect(await failureOf(program(code), { ...HASTY, hello: 10_000 })).toEqual(error);
  });

  test('never sends hello', async () => {
    const command = program('', '');
    expect(await failureOf(command, HASTY)).toEqual({ code: 'outside/silent', milliseconds: 700 });
  });

  test('greets with another protocol version', async () => {
    const command = program('', "say({ type: 'hello', name: 'test', kairo: 2 });");
    expect(await failureOf(command)).toMatchObject({ code: 'outside/junk' });
  });

  test.each([
    ['no-such-program', 'ENOENT'],
    // `spawn` throws this one instead of emitting it.
    [`${process.execPath}/bot`, 'ENOTDIR'],
  ])('cannot be started: %s', async (file, detail) => {
    expect(await failureOf(`"${file}" --fast`)).toEqual({ code: 'outside/start', program: file, detail });
  });
});

test('a program that exits before its hello counts as not started', async () => {
  const command = program('', 'process.exit(3);');
  expect(await failureOf(command)).toEqual({ code: 'outside/start', status: '3' });
});

test('a program that fails loses with all of its seats', async () => {
  const four = makeGame(ALLEY, 4, { start: 'preset', openMoney: false });
  const command = program('process.exit(3);');
  const contenders = ['random', `run:${command}`];
  const { games } = await playGroup(four, contenders, { group: 1, seed: 'x', seatings: [[1, 1, 0, 1]] });
  const reason = { command, error: { code: 'outside/exited', status: '3' } };
  expect(games).toMatchObject([{ winners: [2], forfeit: { reason } }]);
});

test('a program is not sent the seed, nor the hands of other seats', async () => {
  const file = join(folder, 'received.jsonl');
  const command = program(
    "say({ type: 'action', id, index: id % legal.length });",
    HELLO,
    `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(file)}, line + '\\n');`,
  );
  const seed = 'seed-of-the-game';
  const player = outsidePlayer(command, game, { stderr: new PassThrough() });
  await playGame(game, [player, botPlayer({ name: 'random' }, game)], seed);
  const received = readFileSync(file, 'utf8');
  expect(received).not.toContain(seed);
  const messages = received
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const events: GameEvent[] = messages.flatMap((message) => message.events ?? []);
  expect(new Set(events.map(({ to }) => to))).toEqual(new Set(['all', 0]));
  const views: View[] = messages.flatMap((message) => message.view ?? []);
  expect(views.length).toBeGreaterThan(10);
  for (const { viewer, seats } of views) {
    expect(viewer).toBe(0);
    expect(Object.keys(seats[1] ?? {})).toEqual(['cards', 'barkers', 'points', 'out']);
  }
});

test('workshop/bench/design.ts without options plays like the vizier', async () => {
  const design = `"${process.execPath}" "${join(root, 'workshop/bench/design.ts')}"`;
  const vizier = `"${process.execPath}" "${join(root, 'packages/cli/src/main.ts')}" bot --stdio --bot vizier`;
  const first = async (command: string): Promise<Action> => {
    const player = outsidePlayer(command, game, { stderr: process.stderr, effort: { iterations: 40 } });
    const { action } = await player.decide(opening().situation);
    await player.close();
    return action;
  };
  expect(await first(design)).toEqual(await first(vizier));
  // `apply` instead of the legal list, since it may pay with other coins than the list names.
  expect(apply(opening().state, await first(`${design} --tree no --candidates 1`)).ok).toBe(true);
  const refused = spawnSync(process.execPath, [join(root, 'workshop/bench/design.ts'), '--turns', 'many']);
  expect([refused.status, String(refused.stderr)]).toEqual([
    2,
    '--turns many: expected a whole number, 1 to 99\n',
  ]);
});

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
test.skipIf(python === undefined)(
  `the example in Python plays whole games${python === undefined ? ' (skipped: there is no Python here)' : ''}`,
  async () => {
    const command = `${python} "${join(root, 'examples/python/bot.py')}"`;
    for (const players of [2, 4]) {
      const whole = makeGame(ALLEY, players, { start: 'variable', openMoney: false });
      const seats = Array.from({ length: players }, (_, seat) =>
        seat === 1
          ? outsidePlayer(command, whole, { stderr: process.stderr })
          : botPlayer({ name: 'random' }, whole),
      );
      const { outcome, decisions } = await playGame(whole, seats, 'python');
      expect(outcome.points[1]).toBeGreaterThan(0);
      expect(decisions.filter(({ seat }) => seat === 1).length).toBeGreaterThan(10);
    }
  },
);
