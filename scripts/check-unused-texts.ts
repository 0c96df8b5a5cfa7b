// Every text is said somewhere: for each key of the catalogue's interfaces the compiler looks for code that reads it.
import { globSync } from 'node:fs';
import ts from 'typescript';

const CATALOGUE = 'packages/texts/src/messages/';
/** The gallery is a workbench: what only it says, nobody hears. */
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

/** What a symbol stands for in the catalogue. A language's own object stands for the interface that it satisfies. */
function note(symbol: ts.Symbol | undefined): void {
  for (const declaration of symbol?.declarations ?? []) {
    read.add(declaration);
    const { parent } = declaration;
    if (ts.isObjectLiteralExpression(parent) && ts.isSatisfiesExpression(parent.parent)) {
      const promised = checker.getTypeFromTypeNode(parent.parent.type);
      for (const other of promised.getProperty(symbol?.name ?? '')?.declarations ?? []) read.add(other);
    }
  }
}

/** Reads of all members that an index can mean: `does[name]`. */
function noteIndexed({ expression, argumentExpression }: ts.ElementAccessExpression): void {
  const object = checker.getTypeAtLocation(expression);
  const index = checker.getTypeAtLocation(argumentExpression);
  for (const type of index.isUnion() ? index.types : [index]) {
    if (type.isStringLiteral()) note(object.getProperty(type.value));
  }
}

function visit(node: ts.Node): void {
  if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
  else if (ts.isElementAccessExpression(node)) noteIndexed(node);
  else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    note(checker.getTypeAtLocation(node.parent).getProperty(name));
  }
  ts.forEachChild(node, visit);
}

const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => files.some((file) => fileName.endsWith(file)));
for (const source of sources) visit(source);

/** A member of an exported interface, or of an object within one. Others are parts that are spread into something. */
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
    console.log(`${source.fileName}:${line + 1}: nobody says “${node.name.getText()}”`);
    unused++;
  }
  ts.forEachChild(node, (child) => report(source, child));
}
const catalogue = sources.filter(({ fileName }) => fileName.includes(CATALOGUE));
for (const source of catalogue) report(source, source);
if (catalogue.length === 0) console.log('there is no catalogue to look at');
process.exitCode = unused > 0 || catalogue.length === 0 ? 1 : 0;
