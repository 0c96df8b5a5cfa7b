/** docs/programs.md is accurate: its commands were run against a server, and it names every endpoint and code. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type TestServer } from './server.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/programs.md');
/** A command and its answer. */
const EXAMPLE = /```sh\n(curl[\s\S]*?)```\n```json\n[\s\S]*?```/g;
const COMMANDS = /<!-- commands -->[\s\S]*<!-- \/commands -->/;
const text = readFileSync(DOCUMENT, 'utf8');
const hasTools = ['curl', 'bash'].every((name) => spawnSync(name, ['--version']).status === 0);

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

interface State {
  readonly state: string;
  readonly seq: number;
  readonly acting: number | null;
  readonly legal: readonly { readonly type: string }[];
}

type Variables = { readonly [name: string]: string };

async function stateAs(variables: Variables, key: string | undefined): Promise<State> {
  const headers = { Authorization: `Bearer ${key}` };
  return (await fetch(`${variables['KAIRO']}/tables/${variables['TABLE']}`, { headers })).json() as never;
}

/** What a reader fills in by hand: the table, whose turn it is, and an action. */
async function filledIn(variables: Variables): Promise<Variables> {
  if (variables['TABLE'] === undefined) return variables;
  const { acting, state } = await stateAs(variables, variables['HOST']);
  if (state !== 'playing') return variables;
  const key = variables[acting === 0 ? 'ANN' : 'BEN'] ?? '';
  const { legal } = await stateAs(variables, key);
  // Luring ends the turn.
  const action = legal.find(({ type }) => type === 'lure');
  return { ACTING: key, ACTION: JSON.stringify(action), ...variables };
}

async function playToEnd(variables: Variables): Promise<void> {
  for (;;) {
    const { state, acting } = await stateAs(variables, variables['HOST']);
    if (state === 'over') return;
    const key = variables[acting === 0 ? 'ANN' : 'BEN'];
    const { seq, legal } = await stateAs(variables, key);
    const action = legal.find(({ type }) => type === 'expand') ?? legal.at(-1);
    const played = await fetch(`${variables['KAIRO']}/tables/${variables['TABLE']}/actions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: `end-${seq}`, base: seq, actions: [action] }),
    });
    expect(played.status).toBe(200);
  }
}

const LONG = new Set([
  'events',
  'legal',
  'points',
  'winners',
  'view',
  'edition',
  'seed',
  'reason',
  'createdAt',
]);
const RANDOM = new Set(['table', 'link', 'commitment', 'acting']);
const ELLIPSIS = '\u0000';

/** Leaves out what is long, or different each time. */
function shorten(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return LONG.has(key) && value.length > 0 ? [ELLIPSIS] : value.map((item) => shorten(item));
  }
  if (typeof value === 'object' && value !== null) {
    if (LONG.has(key)) return { [ELLIPSIS]: 0 };
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field, name)]));
  }
  // A game that is over has any number of entries.
  if (key === 'seq' && typeof value === 'number' && value > 9) return ELLIPSIS;
  const isShown = value === null || value === 'alley' || !(LONG.has(key) || RANDOM.has(key));
  return isShown ? value : ELLIPSIS;
}

function shown(output: string): string {
  const [, body = '', status = ''] = /^([\s\S]*)\n(\d{3})$/.exec(output) ?? [];
  if (!body.startsWith('{')) return `${status} ${body.split('\n')[0]}\n…`;
  const short = JSON.stringify(shorten(JSON.parse(body)));
  return `${status} ${short.replaceAll('"\\u0000":0', '…').replaceAll('"\\u0000"', '…')}`;
}

/** Prints the status after the answer, and the variables that the first block sets. */
const PRELUDE = 'curl() { command curl -w "\\n%{http_code}" "$@"; }\n';

async function bash(script: string, variables: Variables): Promise<string> {
  const env = { ...process.env, ...variables };
  return (await promisify(execFile)('bash', ['-euc', PRELUDE + script], { env })).stdout;
}

test.skipIf(!hasTools)(
  `the answers in the document are real${hasTools ? '' : ' (skipped: there is no curl or bash here)'}`,
  async () => {
    const [section = ''] = COMMANDS.exec(text) ?? [];
    const [, definitions = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
    const set = await bash(`${definitions}\nprintf '%s\\n' $HOST $ANN $BEN`, {});
    const [HOST = '', ANN = '', BEN = ''] = set.trim().split('\n');
    expect(new Set([HOST, ANN, BEN].map(({ length }) => length))).toEqual(new Set([32]));
    let variables: Variables = { KAIRO: `${server.origin}/api/v1`, HOST, ANN, BEN };
    let actual = section;
    for (const [example, command = ''] of section.matchAll(EXAMPLE)) {
      if (command.includes('from=999')) await playToEnd(variables);
      variables = await filledIn(variables);
      const output = await bash(command, variables);
      const table = /^\{"table":"([\w-]{22})","link"/.exec(output)?.[1];
      if (table !== undefined) variables = { ...variables, TABLE: table };
      const answered = `\`\`\`sh\n${command}\`\`\`\n\`\`\`json\n${shown(output)}\n\`\`\``;
      actual = actual.replace(example, () => answered);
    }
    // To update the document: KAIRO_WRITE_DOCS=1 npm run vitest -- run programsDocument
    const isUpdate = process.env['KAIRO_WRITE_DOCS'] !== undefined;
    if (isUpdate)
      writeFileSync(
        DOCUMENT,
        text.replace(COMMANDS, () => actual),
      );
    else expect(section).toBe(actual);
  },
);

/** What is for people in a browser: their games and devices, and handing a seat on. */
const FOR_PEOPLE = /^\/api\/v1\/(me|tables\/\{table\}\/seats\/\{seat\}\/(offer|take))(\/|$)/;

test('every endpoint of the API is used in the document', async () => {
  const { paths } = (await (await fetch(`${server.origin}/api/v1/openapi.json`)).json()) as {
    readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
  };
  const commands = [...text.matchAll(EXAMPLE)].map(([, command = '']) => command);
  const isUsed = (method: string, path: string): boolean => {
    const place = path
      .replace('/api/v1', '')
      .replace('{table}', '\\$TABLE')
      .replaceAll(/\{\w+\}/g, '\\w+');
    const sent = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
    const pattern = new RegExp(`^curl -s ${sent}"?\\$KAIRO${place}(?=[\\s?"])`);
    return commands.some((command) => pattern.test(command));
  };
  const unused = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !FOR_PEOPLE.test(path) && !isUsed(method, path))
      .map((method) => `${method} ${path}`),
  );
  expect(Object.keys(paths).length).toBeGreaterThan(10);
  expect(unused).toEqual([]);
});

test('every code of a refusal around a game is in the document', () => {
  const sources = ['roomRefusals.ts', 'refusals.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, '../../../protocol/src', file), 'utf8'),
  );
  const rooms = [...(sources[0] ?? '').matchAll(/code: '([\w/-]+)'/g)].map(([, code]) => code);
  const [, lists = ''] = /type ListRefusal =([\s\S]*?);\n\n/.exec(sources[1] ?? '') ?? [];
  const codes = [...rooms, ...[...lists.matchAll(/code: '([\w/-]+)'/g)].map(([, code]) => code)];
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
});
