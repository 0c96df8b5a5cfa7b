/** docs/bot-protocol.md is accurate: its example is a real exchange, and it explains every field and code. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsidePlayer } from '@kairo/arena';
import {
  ACTION_TYPES,
  ALLEY,
  apply,
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
import { expect, test } from 'vitest';
import { newFolder } from './harness.ts';

const root = join(import.meta.dirname, '../../..');
const DOCUMENT = join(root, 'docs/bot-protocol.md');
const MAIN = join(import.meta.dirname, '../src/main.ts');
const preset = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });

/** Lets the program play the start seat; the other seat always takes the first legal action. */
async function playAgainst(command: string, game: Game, seed: string): Promise<readonly GameEvent[]> {
  const opening = newGame(game, seed);
  let { state } = opening;
  const events: GameEvent[] = [...opening.events];
  const own = whoActs(state) ?? 0;
  const player = outsidePlayer(command, game, {
    stderr: process.stderr,
    limits: { hello: 50_000, quit: 10_000 }, // starting two Node processes may take long on a busy machine
  });
  const history = () => redactEvents(events, own);
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    const view = viewFor(state, seat);
    const situation = { view, history: history(), random: new FastRandom(seed) };
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

/** The command of a proxy that forwards all lines to and from a program, and logs them to a file. */
function loggingProxy(program: readonly string[], file: string): string {
  const script = join(newFolder(), 'proxy.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const [file, ...args] = ${JSON.stringify(program)};
     const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
     const forward = (from, to, sign) =>
       createInterface({ input: from }).on('line', (line) => {
         appendFileSync(${JSON.stringify(file)}, sign + ' ' + line + '\\n');
         to.write(line + '\\n');
       });
     forward(process.stdin, child.stdin, '→').on('close', () => child.stdin.end());
     forward(child.stdout, process.stdout, '←');`,
  );
  return `"${process.execPath}" "${script}"`;
}

const ELLIPSIS = '\u0000';

/** Leaves out what is long, or changes with every release. */
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
    await playAgainst(loggingProxy(bot, file), preset, 'example');
    const lines = readFileSync(file, 'utf8').trim().split('\n').map(shortLine);
    const second = lines.findIndex((line) => line.startsWith('← {"type":"action","id":2'));
    const shown = [...lines.slice(0, second + 1), '…', ...lines.slice(-4)];
    const block = ['<!-- exchange -->', '```', ...shown, '```', '<!-- /exchange -->'].join('\n');
    const document = readFileSync(DOCUMENT, 'utf8');
    const place = /<!-- exchange -->[\s\S]*<!-- \/exchange -->/;
    // To update the document: KAIRO_WRITE_DOCS=1 npm run vitest -- run botProtocol
    const isUpdate = process.env['KAIRO_WRITE_DOCS'] !== undefined;
    if (isUpdate) writeFileSync(DOCUMENT, document.replace(place, block.replaceAll('$', '$$$$')));
    else expect(place.exec(document)?.[0]).toBe(block);
  },
);

test('every field and type that a program may receive is in the documentation', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const file = join(newFolder(), 'words');
  const bot = [process.execPath, MAIN, 'bot', '--stdio', '--bot', 'random'];
  const variable = makeGame(ALLEY, 2, { start: 'variable', openMoney: false });
  const events = await playAgainst(loggingProxy(bot, file), variable, 'words');
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

test('every error code that the built-in bots may send is in the documentation', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const sources = ['bots/src/spec.ts', 'bots/src/worker/protocol.ts', 'cli/src/stdio/stdioBot.ts'];
  const codes = sources.flatMap((file) =>
    [...readFileSync(join(root, 'packages', file), 'utf8').matchAll(/'(bot\/[a-z-]+)'/g)].map(
      ([, code]) => code,
    ),
  );
  expect(codes.length).toBeGreaterThan(8);
  expect(codes.filter((code) => !document.includes(`\`${code}\``))).toEqual([]);
});
