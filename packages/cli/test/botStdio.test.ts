/** The built-in bots follow docs/bot-protocol.md. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { LONGEST_LINE } from '@kairo/arena';
import { decide, iterationBudget, LEVELS, makeBot } from '@kairo/bots';
import {
  ALLEY,
  CAIRO,
  editionToJson,
  FastRandom,
  makeGame,
  newGame,
  redactEvents,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../src/index.ts';
import { kairo } from './harness.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const preset = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });

interface Exchange {
  readonly code: number;
  readonly answers: readonly { readonly [field: string]: unknown }[];
}

/** Runs `kairo bot` in this process, sends these lines and then hello, and collects all answers. */
async function exchange(lines: readonly unknown[], args = ['--bot', 'apprentice']): Promise<Exchange> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  for (const line of [...lines, { kairo: 1, type: 'hello' }]) {
    stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  }
  stdin.end();
  const code = await run(['bot', '--stdio', ...args], {
    stdin,
    stdout,
    stderr,
    env: {},
    cwd: import.meta.dirname,
  });
  await setImmediate(); // lets the last answer arrive
  const answers = String(stdout.read()).trim().split('\n');
  return { code, answers: answers.map((line) => JSON.parse(line)) };
}

interface GameLines {
  readonly newGame: object;
  readonly events: object;
  readonly decide: object;
}

function gameLines(changes: object = {}): GameLines {
  const { state, events } = newGame(preset, 'speak');
  const seat = whoActs(state) ?? 0;
  const { legal, ...view } = viewFor(state, seat);
  const edition = editionToJson(ALLEY);
  return {
    newGame: {
      type: 'newGame',
      rulesVersion: 1,
      edition,
      players: 2,
      options: preset.options,
      seat,
      chance: 'x',
    },
    events: { type: 'events', events: redactEvents(events, seat) },
    decide: { type: 'decide', id: 1, limit: 1000, legal, view: { ...view, ...changes } },
  };
}

/** `newGame` with changed fields; undefined removes a field. */
function begin(changes: object = {}): object {
  return { ...gameLines().newGame, ...changes };
}

/** All messages of a decision, with changed fields in `decide`. */
function asked(changes: object): readonly object[] {
  const { newGame: game, events, decide } = gameLines();
  return [game, events, { ...decide, ...changes }];
}

const AMOUNT = { kind: 'whole', min: 1, max: 999_999_999 };

describe('kairo bot --stdio', () => {
  test('introduces itself', async () => {
    const { code, answers } = await exchange([], ['--bot', 'flat-1000x12@77']);
    expect(code).toBe(0);
    expect(answers).toMatchObject([{ kairo: 1, type: 'hello', name: 'flat-1000x12@77' }]);
    expect((await exchange([], [])).answers).toMatchObject([{ name: LEVELS.at(-1) }]);
  });

  test('refuses the id of a decision that is still in progress', async () => {
    const { decide } = gameLines();
    const lines = [...asked({}), decide, { type: 'stop', id: 1 }];
    const { answers } = await exchange(lines, ['--bot', 'flat-1000x12@1000000']);
    const error = { code: 'bot/malformed', field: 'id', expected: { kind: 'consistent' } };
    expect(answers.filter(({ type }) => type === 'error')).toEqual([{ type: 'error', id: 1, error }]);
    expect(answers.filter(({ type }) => type === 'action').length).toBe(1);
  });

  test('answers with a legal action, and ignores unknown messages', async () => {
    const { newGame: begin, events, decide } = gameLines();
    const asked = [begin, events, decide, { type: 'weather', sun: true }];
    const [first, second] = [(await exchange(asked)).answers, (await exchange(asked)).answers];
    const answer = first.find(({ type }) => type === 'action');
    expect((decide as { legal: unknown[] }).legal).toContainEqual(answer?.['action']);
    expect(second).toEqual(first);
  });

  test.each([
    ['a line that is not JSON', ['what?'], { code: 'bot/malformed', field: 'line' }],
    ['another protocol version', [{ kairo: 2, type: 'hello' }], { code: 'bot/malformed', field: 'kairo' }],
    ['events without a list', [{ type: 'events' }], { code: 'bot/malformed', field: 'events' }],
    ['decide without a game', [gameLines().decide], { code: 'bot/malformed', field: 'newGame' }],
    [
      'another version of the rules',
      [gameLines().newGame, gameLines({ rulesVersion: 9 }).decide],
      { code: 'bot/rules-version', found: '9', supported: 1 },
    ],
    [
      'an unknown edition in the view',
      [gameLines().newGame, gameLines({ edition: { id: 'x', hash: 'y' } }).decide],
      { code: 'bot/other-edition', expected: 'y' },
    ],
    [
      'decide without a view',
      [gameLines().newGame, { type: 'decide', id: 1 }],
      { code: 'bot/malformed', field: 'view' },
    ],
    [
      'the view of another seat',
      [gameLines().newGame, gameLines({ viewer: 'spectator' }).decide],
      { code: 'bot/malformed', field: 'view.viewer' },
    ],
    [
      'a view with more seats than announced',
      [gameLines().newGame, gameLines({ seats: [{}, {}, {}] }).decide],
      { code: 'bot/malformed', field: 'view.seats' },
    ],
    ['events without a game', [{ type: 'events', events: [] }], { code: 'bot/malformed', field: 'newGame' }],
    [
      'a line above the length limit',
      ['x'.repeat(LONGEST_LINE + 1)],
      { code: 'bot/line-too-long', longest: LONGEST_LINE },
    ],
    [
      'decide after too many events',
      [
        gameLines().newGame,
        { type: 'events', events: Array.from({ length: 200_000 }, () => ({})) },
        gameLines().decide,
      ],
      { code: 'bot/malformed', field: 'history' },
    ],
    ['no edition', [begin({ edition: undefined })], { code: 'bot/malformed', field: 'edition' }],
    ['a broken edition', [begin({ edition: { format: 'x' } })], { code: 'edition/missing', field: 'format' }],
    [
      'a view of another edition',
      [begin({ edition: editionToJson(CAIRO) }), gameLines().events, gameLines().decide],
      { code: 'bot/other-edition', found: CAIRO.hash, expected: ALLEY.hash },
    ],
    ['no options', [begin({ options: undefined })], { code: 'bot/malformed', field: 'options' }],
    [
      'an unknown start',
      [begin({ options: { start: 'x', openMoney: false } })],
      { code: 'bot/malformed', field: 'options.start', expected: { kind: 'one-of' } },
    ],
    [
      'options without openMoney',
      [begin({ options: { start: 'preset' } })],
      { code: 'bot/malformed', field: 'options.openMoney', expected: { kind: 'boolean' } },
    ],
    [
      'a view of another start',
      [begin({ options: { start: 'variable', openMoney: false } }), gameLines().events, gameLines().decide],
      { code: 'bot/malformed', field: 'view.options.start', expected: { kind: 'consistent' } },
    ],
    [
      'a view with another openMoney',
      [begin({ options: { start: 'preset', openMoney: true } }), gameLines().events, gameLines().decide],
      { code: 'bot/malformed', field: 'view.options.openMoney' },
    ],
    [
      'a view without options',
      [begin(), gameLines().events, gameLines({ options: null }).decide],
      { code: 'bot/malformed', field: 'view.options' },
    ],
    [
      'a view without an edition',
      [begin(), gameLines().events, gameLines({ edition: null }).decide],
      { code: 'bot/malformed', field: 'view.edition' },
    ],
    [
      'a game without chance',
      [begin({ chance: undefined })],
      { code: 'bot/malformed', field: 'chance', expected: { kind: 'text' } },
    ],
    ['chance that is not a string', [begin({ chance: 7 })], { code: 'bot/malformed', field: 'chance' }],
    [
      'iterations that are not a number',
      asked({ iterations: 'abc' }),
      { field: 'iterations', expected: AMOUNT },
    ],
    ['a fraction of an iteration', asked({ iterations: 0.5 }), { field: 'iterations', expected: AMOUNT }],
    ['a thinking time of zero', asked({ milliseconds: 0 }), { field: 'milliseconds', expected: AMOUNT }],
    [
      'both time and iterations',
      asked({ milliseconds: 5, iterations: 5 }),
      { field: 'iterations', expected: { kind: 'consistent' } },
    ],
    ['decide with an id that is not whole', asked({ id: 1.5 }), { field: 'id', expected: { kind: 'whole' } }],
    [
      'stop with an id that is not whole',
      [{ type: 'stop', id: 1.5 }],
      { field: 'id', expected: { kind: 'whole' } },
    ],
    [
      'decide without the events before',
      [gameLines().newGame, gameLines().decide],
      { code: 'bot/malformed', field: 'history' },
    ],
  ])('refuses %s, and continues', async (_, lines, error) => {
    const { code, answers } = await exchange(lines);
    expect(code).toBe(0);
    expect(answers.filter(({ type }) => type === 'error')).toMatchObject([{ error }]);
    expect(answers.filter(({ type }) => type === 'hello')).toHaveLength(1);
  });

  test('refuses games after a hello of another protocol version', async () => {
    const { newGame: begin, events, decide } = gameLines();
    const { answers } = await exchange([{ kairo: 2, type: 'hello' }, begin, events, decide]);
    expect(answers.filter(({ type }) => type === 'error')).toMatchObject([
      { error: { field: 'kairo' } },
      { error: { field: 'hello' } },
      { error: { field: 'newGame' } },
      { error: { field: 'newGame' } },
    ]);
    expect(answers.filter(({ type }) => type === 'action')).toEqual([]);
  });

  test('reports progress, and stops on request', async () => {
    const child = spawn(process.execPath, [MAIN, 'bot', '--stdio', '--bot', 'flat-1000x12']);
    const { newGame: begin, events, decide } = gameLines();
    let text = '';
    const heard = (part: string) =>
      new Promise<void>((resolve) => {
        const look = (): void => void (text.includes(part) && resolve());
        child.stdout.on('data', look);
        look();
      });
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    const send = (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
    send(begin);
    send(events);
    send({ ...decide, milliseconds: 600_000 });
    await heard('"type":"info"');
    send({ type: 'stop', id: 1 });
    await heard('"type":"action"');
    send({ ...decide, id: 2, iterations: 100_000_000 });
    send({ type: 'quit' });
    // Decisions in progress do not delay `quit`.
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  test('finishes its decision when the input ends', async () => {
    const { state, events } = newGame(preset, 'speak');
    const seat = whoActs(state) ?? 0;
    const view = viewFor(state, seat);
    const after = (iterations: number) => {
      const random = new FastRandom('x 1');
      const situation = { view, history: redactEvents(events, seat), random };
      return decide(makeBot('uct', preset), situation, iterationBudget(iterations)).action;
    };
    expect(after(80)).not.toEqual(after(1));
    const { answers } = await exchange(asked({}), ['--bot', 'uct@80']);
    expect(answers.find(({ type }) => type === 'action')?.['action']).toEqual(after(80));
  });

  test('reports missing and invalid options', async () => {
    const { code, err } = await kairo(['bot']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'kairo: “kairo bot” needs --stdio.\n',
    });
    expect((await kairo(['bot', '--stdio', '--bot', 'sphinx'])).code).toBe(2);
    expect((await kairo(['bot', '--stdio', '--bot', 'merchant@soon'])).code).toBe(2);
  });
});
