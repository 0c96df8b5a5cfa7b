// docs/rules.md is the contract: each of its rules is cited by the title of an engine test, and no title cites
// a rule that does not exist.
//
// The one check that reads outside the repository: if the contract's original exists beside the clone, everything below
// the introduction must be identical to it. Without the original, that comparison is skipped, which is no failure.
import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const CONTRACT = 'docs/rules.md';
const ORIGINAL = '../shared/rules.md';
const RULE = /\bR\d+\.\d+/g;

/** The titles in a test file: the first argument of `describe('…')`, `test.each(…)('…')`, `it.prop(…)('…')` … */
function titles(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(describe|it|test)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        found.push(title.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const text = readFileSync(CONTRACT, 'utf8');
const rules = new Set([...text.matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1] ?? ''));
const counts = { passed: 0, failed: 0, skipped: 0 };

function report(name: string, problems: readonly string[]): void {
  for (const problem of problems) console.log(`${name}: ${problem}`);
  counts[problems.length > 0 ? 'failed' : 'passed']++;
}

const cited = new Set<string>();
const unknown: string[] = [];
for (const file of globSync('packages/engine/{src,test}/**/*.test.ts')) {
  for (const title of titles(file)) {
    for (const [rule] of title.matchAll(RULE)) {
      cited.add(rule);
      if (!rules.has(rule)) unknown.push(`${file} cites ${rule}: ${title}`);
    }
  }
}
report('no such rule', unknown);
report(
  'no test cites',
  [...rules].filter((rule) => !cited.has(rule)),
);

/** The table of terms and the rules, without the introduction. */
function terms(contract: string): string {
  return contract.slice(contract.indexOf('\n| term '));
}

if (existsSync(ORIGINAL)) {
  console.log(`${CONTRACT} is compared with ${ORIGINAL}, which is outside the repository`);
  const isSame = terms(text) === terms(readFileSync(ORIGINAL, 'utf8'));
  report(CONTRACT, isSame ? [] : [`differs from ${ORIGINAL} below the introduction`]);
} else {
  console.log(
    `skipped: ${CONTRACT} is not compared with its original, as there is no ${ORIGINAL} beside the clone`,
  );
  counts.skipped++;
}

console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
