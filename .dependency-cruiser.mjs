// Who may import whom: engine ← nothing; bots ← engine; texts ← engine (types); cli ← engine, bots, texts.

const source = (...packages) => `^packages/(${packages.join('|')})/src/`;

/** The package may import itself and the given packages: no other file, npm package or Node module. */
const only = (name, ...packages) => ({
  name: `${name}-imports-${packages.join('-and-') || 'nothing'}`,
  severity: 'error',
  from: { path: source(name), pathNot: '[.]test[.]ts$' },
  to: { pathNot: [`^packages/${name}/`, source(...packages)] },
});

/** The engine's folders from the bottom up: each imports only those before it (docs/architecture.md). */
const LAYERS = [
  'random',
  'json',
  'board',
  'state',
  'rules',
  'play',
  'explain',
  'table',
  'knowledge',
  'record',
  'trace',
];
const layers = LAYERS.slice(0, -1).map((folder, i) => ({
  name: `engine-${folder}-knows-nothing-above-it`,
  severity: 'error',
  from: { path: `^packages/engine/src/${folder}/` },
  to: { path: `^packages/engine/src/(${LAYERS.slice(i + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    only('engine'),
    only('bots', 'engine'),
    only('texts', 'engine'),
    {
      name: 'texts-import-engine-types-only',
      severity: 'error',
      from: { path: source('texts') },
      to: { path: source('engine'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name, which leads to its index; bots also see the inside for search.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/(index|search)[.]ts$'] },
    },
    {
      name: 'only-bots-search',
      comment: 'The inside of a state is for programs that search.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(bots|engine)/' },
      to: { path: '^packages/engine/src/search[.]ts$' },
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '[.]test[.]ts$' },
      to: { path: ['^packages/[^/]+/test/', '[.]test[.]ts$'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // see `import type` too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
