// Checks that every text is used: for each key of the catalogue's interfaces, some code must read it.
import { globSync } from 'node:fs';
import ts from 'typescript';

const CATALOGUE = 'packages/texts/src/messages/';
/** Without the gallery, a workbench for development: a text that only it uses counts as unused. */
const files = globSync('packages/{texts,web,cli,server}/src/**/*.{ts,tsx}', {
  exclude: ['packages/web/src/gallery/**', '**/*.test.ts'],
});
const program = ts.createProgram(files, {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: 'preact',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
});
const checker = program.getTypeChecker();
const read = new Set<ts.Node>();

/** Marks the declarations of a symbol as read. A member of a language's object also marks that of its interface. */
function markRead(symbol: ts.Symbol | undefined): void {
  for (const declaration of symbol?.declarations ?? []) {
    read.add(declaration);
    const { parent } = declaration;
    if (ts.isObjectLiteralExpression(parent) && ts.isSatisfiesExpression(parent.parent)) {
      const satisfied = checker.getTypeFromTypeNode(parent.parent.type);
      for (const other of satisfied.getProperty(symbol?.name ?? '')?.declarations ?? []) read.add(other);
    }
  }
}

/** Marks all members that an index can select: `does[name]`. */
function markIndexed({ expression, argumentExpression }: ts.ElementAccessExpression): void {
  const object = checker.getTypeAtLocation(expression);
  const index = checker.getTypeAtLocation(argumentExpression);
  for (const type of index.isUnion() ? index.types : [index]) {
    if (type.isStringLiteral()) markRead(object.getProperty(type.value));
  }
}

function visit(node: ts.Node): void {
  if (ts.isPropertyAccessExpression(node)) markRead(checker.getSymbolAtLocation(node.name));
  else if (ts.isElementAccessExpression(node)) markIndexed(node);
  else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    markRead(checker.getTypeAtLocation(node.parent).getProperty(name));
  }
  ts.forEachChild(node, visit);
}

const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => files.some((file) => fileName.endsWith(file)));
for (const source of sources) visit(source);

/** A member of an exported interface, or of an object type within one. Other interfaces only help to build those. */
function isText(node: ts.Node): node is ts.PropertySignature {
  if (!ts.isPropertySignature(node)) return false;
  const { parent } = node;
  if (ts.isTypeLiteralNode(parent)) return isText(parent.parent);
  return (
    ts.isInterfaceDeclaration(parent) &&
    parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

let unused = 0;
function report(source: ts.SourceFile, node: ts.Node): void {
  if (isText(node) && !read.has(node)) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    console.log(`${source.fileName}:${line + 1}: “${node.name.getText()}” is not used`);
    unused++;
  }
  ts.forEachChild(node, (child) => report(source, child));
}
const catalogue = sources.filter(({ fileName }) => fileName.includes(CATALOGUE));
for (const source of catalogue) report(source, source);
if (catalogue.length === 0) console.log('no catalogue found');
process.exitCode = unused > 0 || catalogue.length === 0 ? 1 : 0;
