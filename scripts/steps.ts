// What `npm run check` and `npm test` run. A new runner is one more entry in this list.

export interface Step {
  readonly name: string;
  /** A Node program and its arguments. It may print a count as verify.ts does; otherwise it counts as one test. */
  readonly command: readonly string[];
  /** Only run by `npm test`. */
  readonly slow?: boolean;
  /** Uses all cores itself and depends on timing: nothing else runs at the same time. */
  readonly alone?: boolean;
}

/** Prints only failures and the count. */
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=scripts/count-reporter.ts',
];

/** The longest first, so that none is left over at the end. */
export const steps: readonly Step[] = [
  { name: 'slow tests', command: [...vitest, '--project=slow'], slow: true },
  { name: 'unit tests', command: [...vitest, '--project=unit*'] },
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'],
  },
  { name: 'types', command: ['scripts/check-types.ts'] },
  { name: 'imports', command: ['scripts/check-imports.ts'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'rules', command: ['scripts/check-rules.ts'] },
  { name: 'web texts', command: ['scripts/check-web-texts.ts'] },
  { name: 'unused texts', command: ['scripts/check-unused-texts.ts'] },
  { name: 'dependencies', command: ['scripts/check-dependencies.ts'] },
  { name: 'styles', command: ['scripts/check-styles.ts'] },
  { name: 'mutants', command: ['scripts/mutants.ts', '--sample', '12', '--seed', '1'], slow: true },
  {
    name: 'browser tests',
    command: ['scripts/browser-tests.ts', '--reporter=dot,./e2e/countReporter.ts'],
    slow: true,
    alone: true,
  },
];
