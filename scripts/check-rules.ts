// docs/rules.md is the contract: each of its rules is cited by the title of an engine test, and no title cites
// a rule that does not exist. Where the contract's original lies beside the repository, the two are equal.
import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

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

const text = readFileSync('docs/rules.md', 'utf8');
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

if (existsSync(ORIGINAL)) {
  report('docs/rules.md', text === readFileSync(ORIGINAL, 'utf8') ? [] : [`differs from ${ORIGINAL}`]);
} else {
  console.log(`skipped: there is no ${ORIGINAL} to compare docs/rules.md with`);
  counts.skipped++;
}

console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
