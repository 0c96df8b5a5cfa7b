// Checks that components have no literal text, neither between tags nor in attributes that are shown or announced: all
// texts come from packages/texts.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes that are shown or announced. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]);
/** Operators whose result may be one of their operands, or contain it. */
const JOINING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
const LETTER = /\p{L}/u;

/** The string literals that may be part of an expression's value. */
function* literals(node: ts.Node): Generator<string> {
  if (ts.isStringLiteralLike(node)) yield node.text;
  else if (ts.isTemplateExpression(node)) {
    yield node.head.text;
    for (const span of node.templateSpans) yield span.literal.text;
  } else if (ts.isConditionalExpression(node)) {
    yield* literals(node.whenTrue);
    yield* literals(node.whenFalse);
  } else if (ts.isBinaryExpression(node) && JOINING.has(node.operatorToken.kind)) {
    yield* literals(node.left);
    yield* literals(node.right);
  } else if (ts.isParenthesizedExpression(node)) yield* literals(node.expression);
}

/** The literal texts of a JSX node. */
function* textsOf(node: ts.Node): Generator<string> {
  if (ts.isJsxText(node)) yield node.text;
  else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
    yield* literals(node.expression);
  } else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    if (value) yield* literals(value);
  }
}

// The gallery is a workbench for development and not part of the page.
const files = globSync('packages/web/src/**/*.tsx', { exclude: ['packages/web/src/gallery/**'] });
let found = 0;
for (const file of files) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const visit = (node: ts.Node): void => {
    for (const text of textsOf(node)) {
      if (!LETTER.test(text)) continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      console.log(`${file}:${line + 1}: “${text.trim()}” belongs in packages/texts`);
      found++;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
if (files.length === 0) console.log('no components found');
process.exitCode = found > 0 || files.length === 0 ? 1 : 0;
