// Breaks the rules one at a time, in copies of the engine, and checks that a test citing the rule fails.
// A full run writes docs/mutants.md.
//   --only R5.5            the mutants of one rule
//   --sample 10 --seed 1   a few mutants, the same ones for the same seed
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MUTANTS, type Mutant, mutate } from '../packages/engine/test/mutants/mutants.ts';
import { complain, readOptions, wholeNumber } from './commandLine.ts';
import { commitAtHand, today } from './provenance.ts';

const ENGINE = 'packages/engine';
const COPIED = ['src', 'editions', 'test/rules', 'test/positions.ts', 'package.json'];
const WORKERS = 2;
const TIMEOUT = 60_000;

/** In the contract's order. Every rule must have a mutant. */
const text = readFileSync('docs/rules.md', 'utf8');
const RULES = [...text.matchAll(/^(?:- |## )(R10|R\d+\.\d+)/gm)].map(([, rule = '']) => rule);

type Outcome =
  | { readonly type: 'killed'; readonly by: string }
  | { readonly type: 'survived' | 'timeout' | 'notLoaded' | 'notFound' };

interface TestFile {
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
}

/** Runs the rule tests whose titles match, in a copy of the engine; undefined on a timeout. */
function runTests(home: string, pattern: string): Promise<readonly TestFile[] | undefined> {
  const output = join(home, 'result.json');
  rmSync(output, { force: true });
  const options = ['--pool=threads', '--no-isolate', '--maxWorkers=1', '--bail=1', '--no-cache'];
  const report = ['--reporter=json', `--outputFile=${output}`, '-t', pattern];
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  return new Promise((done) => {
    const child = spawn(process.execPath, [vitest, 'run', '--root', home, ...options, ...report], {
      cwd: home,
      stdio: 'ignore',
      timeout: TIMEOUT,
      killSignal: 'SIGKILL',
    });
    child.on('close', (_code, signal) => {
      if (signal !== null) done(undefined);
      else if (existsSync(output)) done(JSON.parse(readFileSync(output, 'utf8')).testResults);
      else done([{ message: 'vitest gave no result', assertionResults: [] }]);
    });
  });
}

function judge(files: readonly TestFile[] | undefined): Outcome {
  if (files === undefined) return { type: 'timeout' };
  const failed = files.flatMap((file) => file.assertionResults).find((test) => test.status === 'failed');
  if (failed !== undefined) return { type: 'killed', by: failed.title };
  return { type: files.some((file) => file.message !== '') ? 'notLoaded' : 'survived' };
}

async function tryMutant(home: string, mutant: Mutant): Promise<Outcome> {
  const path = join(home, ENGINE, mutant.file);
  const original = readFileSync(path, 'utf8');
  const changed = mutate(original, mutant);
  if (changed === undefined) return { type: 'notFound' };
  writeFileSync(path, changed);
  try {
    return judge(await runTests(home, `^(R[\\d.]+ )*${mutant.rule.replace('.', '\\.')} `));
  } finally {
    writeFileSync(path, original);
  }
}

function makeCopy(root: string, name: string): string {
  const home = join(root, name);
  for (const path of COPIED) cpSync(join(ENGINE, path), join(home, ENGINE, path), { recursive: true });
  // Whole titles, for the report.
  writeFileSync(
    join(home, 'vitest.config.mjs'),
    'export default { test: { taskTitleValueFormatTruncate: 0 } };\n',
  );
  return home;
}

function choose(only: string | undefined, sample: string | undefined, seed: string): readonly Mutant[] {
  if (only !== undefined) return MUTANTS.filter((mutant) => mutant.rule === only);
  if (sample === undefined) return MUTANTS;
  const rank = (mutant: Mutant): string =>
    createHash('sha256')
      .update(seed + JSON.stringify(mutant))
      .digest('hex');
  return MUTANTS.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, wholeNumber('sample', sample, 1));
}

const SAYS: { readonly [type in Outcome['type']]: string } = {
  killed: 'killed',
  timeout: 'killed by the time limit',
  survived: 'SURVIVED: no test that cites the rule fails',
  notLoaded: 'INVALID: the engine does not even load, choose a smaller change',
  notFound: 'STALE: the text to change is not in the file, or not only once',
};

function isKilled({ type }: Outcome): boolean {
  return type === 'killed' || type === 'timeout';
}

function report(outcomes: ReadonlyMap<Mutant, Outcome>): string {
  const place = ({ rule }: Mutant): number => RULES.indexOf(rule);
  const rows = [...outcomes]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([{ rule, breaks, file }, outcome]) => {
      const by = outcome.type === 'killed' ? outcome.by.replaceAll('|', '\\|') : SAYS[outcome.type];
      return `| ${rule} | ${breaks} | ${file} | ${by} |`;
    });
  return `# Mutants

Each line is a deliberate mistake in the engine (\`${ENGINE}/test/mutants\`) and the first test that noticed it. Only
tests that cite the broken rule were asked. Written by \`npm run mutants\` on ${today()}, commit ${commitAtHand()}.

| rule | what the change breaks | in | noticed by |
|---|---|---|---|
${rows.join('\n')}
`;
}

const values = readOptions({
  only: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
});
const chosen = choose(values.only, values.sample, values.seed);
if (chosen.length === 0) complain(`--only ${values.only}: expected a rule with a mutant, like R5.5`);
const root = mkdtempSync(join(tmpdir(), 'kairo-mutants-'));
const outcomes = new Map<Mutant, Outcome>(chosen.map((mutant) => [mutant, { type: 'survived' }]));
let failed = 0;
try {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  const homes = Array.from({ length: WORKERS }, (_, i) => makeCopy(root, `copy${i}`));

  const untouched = (await runTests(homes[0] ?? root, '')) ?? [];
  const sound = judge(untouched);
  if (sound.type !== 'survived')
    throw new Error(`the tests fail without any mutant: ${JSON.stringify(sound)}`);
  const titles = untouched.flatMap((file) => file.assertionResults.map(({ title }) => title));
  if (titles.length === 0) throw new Error('no tests were found');

  const missing = RULES.filter((rule) => !MUTANTS.some((one) => one.rule === rule));
  for (const rule of missing) console.log(`${rule} has no mutant`);
  failed += missing.length;

  const queue = [...chosen];
  const work = async (home: string): Promise<void> => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const outcome = await tryMutant(home, mutant);
      outcomes.set(mutant, outcome);
      if (!isKilled(outcome)) failed++;
      const by = outcome.type === 'killed' ? `by "${outcome.by}"` : SAYS[outcome.type];
      console.log(
        `${isKilled(outcome) ? 'ok    ' : 'FAILED'} ${mutant.rule.padEnd(6)} ${mutant.breaks}: ${by}`,
      );
    }
  };
  await Promise.all(homes.map(work));
} finally {
  rmSync(root, { recursive: true, force: true });
}
if (values.only === undefined && values.sample === undefined && failed === 0) {
  writeFileSync('docs/mutants.md', report(outcomes));
}
console.log(
  `${chosen.length - [...outcomes.values()].filter((one) => !isKilled(one)).length} passed, ${failed} failed, 0 skipped`,
);
process.exitCode = failed > 0 ? 1 : 0;
