/** docs/bot-protocol.md says what happens, and our own bots speak as it says. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { editionToJson, LEVELS } from '@kairo/bots';
import {
  ACTION_TYPES,
  ALLEY,
  apply,
  CAIRO,
  COLOURS,
  FastRandom,
  type Game,
  type GameEvent,
  makeGame,
  newGame,
  outcomeOf,
  redactEvents,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../src/index.ts';
import { outsidePlayer } from '../src/outside/player.ts';
import { LONGEST_LINE } from '../src/outside/protocol.ts';
import { kairo, newFolder } from './harness.ts';

const root = join(import.meta.dirname, '../../..');
const DOCUMENT = join(root, 'docs/bot-protocol.md');
const MAIN = join(import.meta.dirname, '../src/main.ts');
const preset = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });

/** Lets the program play the start seat; the other one always takes the first action in its list. */
async function playAgainst(command: string, game: Game, seed: string): Promise<readonly GameEvent[]> {
  const opening = newGame(game, seed);
  let { state } = opening;
  const events: GameEvent[] = [...opening.events];
  const own = whoActs(state) ?? 0;
  const player = outsidePlayer(command, game, {
    stderr: process.stderr,
    limits: { quit: 10_000 },
  });
  const history = () => redactEvents(events, own);
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    const view = viewFor(state, seat);
    const situation = { view, legal: view.legal, history: history(), random: new FastRandom(seed) };
    const action = seat === own ? (await player.decide(situation)).action : view.legal[0];
    const step = apply(state, action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    events.push(...step.value.events);
    state = step.value.state;
  }
  const outcome = outcomeOf(state);
  if (outcome === undefined) throw new Error('the game is not over');
  await player.close({ outcome, history: history() });
  return events;
}

/** Passes all lines on between the table and a program, and writes them down. */
function eavesdropping(program: readonly string[], file: string): string {
  const script = join(newFolder(), 'eavesdrop.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const [file, ...args] = ${JSON.stringify(program)};
     const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
     const join = (from, to, sign) =>
       createInterface({ input: from }).on('line', (line) => {
         appendFileSync(${JSON.stringify(file)}, sign + ' ' + line + '\\n');
         to.write(line + '\\n');
       });
     join(process.stdin, child.stdin, '→').on('close', () => child.stdin.end());
     join(child.stdout, process.stdout, '←');`,
  );
  return `"${process.execPath}" "${script}"`;
}

const ELLIPSIS = '\u0000';

/** What is long, or changes with every release, is left out. */
function shorten(value: unknown, key = ''): unknown {
  if (key === 'chance' || (key === 'version' && value !== '1')) return ELLIPSIS;
  if (key === 'hash') return `${String(value).slice(0, 8)}${ELLIPSIS}`;
  if (Array.isArray(value)) {
    const items = value.slice(0, 2).map((item) => shorten(item));
    return value.length > 2 ? [...items, ELLIPSIS] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, shorten(field, name)] as const);
  const isByColour = fields.length === COLOURS.length && fields[0]?.[0] === COLOURS[0];
  const isLong = isByColour || key === 'provenance' || key === 'presets';
  return Object.fromEntries(isLong ? [...fields.slice(0, 1), [ELLIPSIS, 0]] : fields);
}

function shortLine(line: string): string {
  const [sign = '', json = ''] = [line.slice(0, 1), line.slice(2)];
  return `${sign} ${JSON.stringify(shorten(JSON.parse(json)))
    .replaceAll('"\\u0000":0', '…')
    .replaceAll('"\\u0000"', '…')
    .replaceAll('\\u0000', '…')}`;
}

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
test.skipIf(python === undefined)(
  `the exchange in the documentation is a real one${python === undefined ? ' (skipped: there is no Python here)' : ''}`,
  async () => {
    const file = join(newFolder(), 'exchange');
    const bot = [python ?? '', join(root, 'examples/python/bot.py')];
    await playAgainst(eavesdropping(bot, file), preset, 'example');
    const lines = readFileSync(file, 'utf8').trim().split('\n').map(shortLine);
    const second = lines.findIndex((line) => line.startsWith('← {"type":"action","id":2'));
    const shown = [...lines.slice(0, second + 1), '…', ...lines.slice(-4)];
    const block = ['<!-- exchange -->', '```', ...shown, '```', '<!-- /exchange -->'].join('\n');
    const document = readFileSync(DOCUMENT, 'utf8');
    const place = /<!-- exchange -->[\s\S]*<!-- \/exchange -->/;
    // After a change on purpose: KAIRO_WRITE_DOCS=1 npm run vitest -- run botProtocol
    const isToBeWritten = process.env['KAIRO_WRITE_DOCS'] !== undefined;
    if (isToBeWritten) writeFileSync(DOCUMENT, document.replace(place, block.replaceAll('$', '$$$$')));
    else expect(place.exec(document)?.[0]).toBe(block);
  },
);

test('every word that a program may meet is in the documentation', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const file = join(newFolder(), 'words');
  const bot = [process.execPath, MAIN, 'bot', '--stdio', '--bot', 'random'];
  const variable = makeGame(ALLEY, 2, { start: 'variable', openMoney: false });
  const events = await playAgainst(eavesdropping(bot, file), variable, 'words');
  const words = new Set<string>(['provenance', ...ACTION_TYPES]);
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) {
        const isData = /^\d$/.test(name) || COLOURS.some((colour) => colour === name);
        if (!isData) words.add(name);
        if (name === 'type') words.add(String(field));
        if (name !== 'provenance') collect(field);
      }
    }
  };
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) collect(JSON.parse(line.slice(2)));
  expect(events.at(-1)?.type).toBe('gameOver');
  expect(words.size).toBeGreaterThan(80);
  expect([...words].filter((word) => !new RegExp(`[\`"]${word}[\`"]`).test(document))).toEqual([]);
});

interface Spoken {
  readonly code: number;
  readonly said: readonly { readonly [field: string]: unknown }[];
}

/** Speaks with `kairo bot` in this process: these lines, then hello, and all that it says to them. */
async function speak(lines: readonly unknown[], args = ['--bot', 'apprentice']): Promise<Spoken> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  for (const line of [...lines, { kairo: 1, type: 'hello' }]) {
    stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  }
  stdin.end();
  const code = await run(['bot', '--stdio', ...args], { stdin, stdout, stderr, env: {}, cwd: root });
  await setImmediate(); // the last answer
  const said = String(stdout.read()).trim().split('\n');
  return { code, said: said.map((line) => JSON.parse(line)) };
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

/** `newGame` with other fields; what is undefined is left out. */
function begin(changes: object = {}): object {
  return { ...gameLines().newGame, ...changes };
}

/** A whole question, with other fields. */
function asked(changes: object): readonly object[] {
  const { newGame: game, events, decide } = gameLines();
  return [game, events, { ...decide, ...changes }];
}

const AMOUNT = { kind: 'whole', min: 1, max: 999_999_999 };

describe('kairo bot --stdio', () => {
  test('says who it is', async () => {
    const { code, said } = await speak([], ['--bot', 'flat-1000x12@77']);
    expect(code).toBe(0);
    expect(said).toMatchObject([{ kairo: 1, type: 'hello', name: 'flat-1000x12@77' }]);
    expect((await speak([], [])).said).toMatchObject([{ name: LEVELS.at(-1) }]);
  });

  test('refuses a second question by the id of one that it still thinks about', async () => {
    const { decide } = gameLines();
    const { said } = await speak([...asked({}), decide], ['--bot', 'flat-1000x12@1000000']);
    const error = { code: 'bot/malformed', field: 'id', expected: { kind: 'consistent' } };
    expect(said.filter(({ type }) => type === 'error')).toEqual([{ type: 'error', id: 1, error }]);
    expect(said.filter(({ type }) => type === 'action').length).toBe(1);
  });

  test('answers with a legal action, the same to the same question', async () => {
    const { newGame: begin, events, decide } = gameLines();
    const asked = [begin, events, decide, { type: 'weather', sun: true }];
    const [first, second] = [(await speak(asked)).said, (await speak(asked)).said];
    const answer = first.find(({ type }) => type === 'action');
    expect((decide as { legal: unknown[] }).legal).toContainEqual(answer?.['action']);
    expect(second).toEqual(first);
  });

  test.each([
    ['a line that is no JSON', ['what?'], { code: 'bot/malformed', field: 'line' }],
    ['another protocol', [{ kairo: 2, type: 'hello' }], { code: 'bot/malformed', field: 'kairo' }],
    ['events that are none', [{ type: 'events' }], { code: 'bot/malformed', field: 'events' }],
    ['a question without a game', [gameLines().decide], { code: 'bot/malformed', field: 'newGame' }],
    [
      'other rules',
      [gameLines().newGame, gameLines({ rulesVersion: 9 }).decide],
      { code: 'bot/rules-version', found: '9', supported: 1 },
    ],
    [
      'an edition that does not fit',
      [gameLines().newGame, gameLines({ edition: { id: 'x', hash: 'y' } }).decide],
      { code: 'bot/other-edition', expected: 'y' },
    ],
    [
      'nothing to look at',
      [gameLines().newGame, { type: 'decide', id: 1 }],
      { code: 'bot/malformed', field: 'view' },
    ],
    [
      'the view of another seat',
      [gameLines().newGame, gameLines({ viewer: 'spectator' }).decide],
      { code: 'bot/malformed', field: 'view.viewer' },
    ],
    [
      'a view of more seats than were told',
      [gameLines().newGame, gameLines({ seats: [{}, {}, {}] }).decide],
      { code: 'bot/malformed', field: 'view.seats' },
    ],
    [
      'news before there is a game',
      [{ type: 'events', events: [] }],
      { code: 'bot/malformed', field: 'newGame' },
    ],
    [
      'a line without end',
      ['x'.repeat(LONGEST_LINE + 1)],
      { code: 'bot/line-too-long', longest: LONGEST_LINE },
    ],
    [
      'a question after too much news',
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
      'an edition that is not that of the view',
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
      'money that is neither open nor not',
      [begin({ options: { start: 'preset' } })],
      { code: 'bot/malformed', field: 'options.openMoney', expected: { kind: 'boolean' } },
    ],
    [
      'a view of another start',
      [begin({ options: { start: 'variable', openMoney: false } }), gameLines().events, gameLines().decide],
      { code: 'bot/malformed', field: 'view.options.start', expected: { kind: 'consistent' } },
    ],
    [
      'a view with other money',
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
    ['chance that is no text', [begin({ chance: 7 })], { code: 'bot/malformed', field: 'chance' }],
    ['simulations that are none', asked({ iterations: 'abc' }), { field: 'iterations', expected: AMOUNT }],
    ['a part of a simulation', asked({ iterations: 0.5 }), { field: 'iterations', expected: AMOUNT }],
    ['no time at all', asked({ milliseconds: 0 }), { field: 'milliseconds', expected: AMOUNT }],
    [
      'two ways to think at once',
      asked({ milliseconds: 5, iterations: 5 }),
      { field: 'iterations', expected: { kind: 'consistent' } },
    ],
    ['a question with a broken number', asked({ id: 1.5 }), { field: 'id', expected: { kind: 'whole' } }],
    ['a stop of no question', [{ type: 'stop', id: 1.5 }], { field: 'id', expected: { kind: 'whole' } }],
    [
      'a question without what happened before',
      [gameLines().newGame, gameLines().decide],
      { code: 'bot/malformed', field: 'history' },
    ],
  ])('refuses %s, and goes on', async (_, lines, error) => {
    const { code, said } = await speak(lines);
    expect(code).toBe(0);
    expect(said.filter(({ type }) => type === 'error')).toMatchObject([{ error }]);
    expect(said.filter(({ type }) => type === 'hello')).toHaveLength(1);
  });

  test('every code that it may answer with is in the documentation', () => {
    const document = readFileSync(DOCUMENT, 'utf8');
    const sources = ['bots/src/spec.ts', 'bots/src/worker/protocol.ts', 'cli/src/stdio/speaker.ts'];
    const codes = sources.flatMap((file) =>
      [...readFileSync(join(root, 'packages', file), 'utf8').matchAll(/'(bot\/[a-z-]+)'/g)].map(
        ([, code]) => code,
      ),
    );
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.filter((code) => !document.includes(`\`${code}\``))).toEqual([]);
  });

  test('plays no game in a protocol that it does not speak', async () => {
    const { newGame: begin, events, decide } = gameLines();
    const { said } = await speak([{ kairo: 2, type: 'hello' }, begin, events, decide]);
    expect(said.filter(({ type }) => type === 'error')).toMatchObject([
      { error: { field: 'kairo' } },
      { error: { field: 'kairo' } },
      { error: { field: 'newGame' } },
      { error: { field: 'newGame' } },
    ]);
    expect(said.filter(({ type }) => type === 'action')).toEqual([]);
  });

  test('thinks for as long as it is asked to, reports, and stops', async () => {
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
    // What it still thinks about does not keep it.
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  test('says what it needs', async () => {
    const { code, err } = await kairo(['bot']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'kairo: Say how to speak with it: “kairo bot --stdio”.\n',
    });
    expect((await kairo(['bot', '--stdio', '--bot', 'sphinx'])).code).toBe(2);
    expect((await kairo(['bot', '--stdio', '--bot', 'merchant@soon'])).code).toBe(2);
  });
});
