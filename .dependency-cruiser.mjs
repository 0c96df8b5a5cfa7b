// Who may import whom: docs/architecture.md has the picture.

const source = (...packages) => `^packages/(${packages.join('|')})/src/`;

/** The package may import itself and the given packages: no other file, npm package or Node module. */
const only = (name, ...packages) => ({
  name: `${name}-imports-${packages.join('-and-') || 'nothing'}`,
  severity: 'error',
  from: { path: source(name), pathNot: '[.]test[.]ts$' },
  to: { pathNot: [`^packages/${name}/`, source(...packages)] },
});

/** The same with some npm packages. */
const onlyWith = (npm, name, ...packages) => {
  const rule = only(name, ...packages);
  return { ...rule, to: { pathNot: [...rule.to.pathNot, `^node_modules/(${npm.join('|')})/`] } };
};

/** The same with Node's own modules. */
const onlyWithNode = (name, ...packages) => {
  const rule = only(name, ...packages);
  return { ...rule, to: { ...rule.to, dependencyTypesNot: ['core'] } };
};

/** The engine's words without its rules (`@kairo/engine/vocabulary`): packages that load no engine may load these. */
const VOCABULARY = '^packages/engine/src/vocabulary[.]ts$';

/** The first package may import only types of the others, and the vocabulary, so loading it does not load them. */
const typesOnly = (name, ...packages) => ({
  name: `${name}-imports-types-only-of-${packages.join('-and-')}`,
  severity: 'error',
  from: { path: source(name), pathNot: '[.]test[.]ts$' },
  to: { path: source(...packages), pathNot: VOCABULARY, dependencyTypesNot: ['type-only'] },
});

/** Folders from the bottom up: each imports only those before it (docs/architecture.md). */
const LAYERS = {
  engine: [
    'vocabulary',
    'random',
    'json',
    'board',
    'state',
    'rules',
    'play',
    'explain',
    'boundary',
    'knowledge',
    'record',
    'trace',
  ],
  bots: ['position', 'learned', 'search', 'beginner', 'ladder', 'explain', 'review', 'worker'],
  arena: ['outside', 'players', 'games', 'statistics', 'results', 'tournament'],
  table: ['log', 'match', 'migrations', 'authority', 'company', 'replay', 'files'],
  server: [
    'limits',
    'config',
    'storage',
    'identity',
    'rooms',
    'play',
    'nodes',
    'http',
    'sockets',
    'operator',
  ],
  web: [
    'lessons',
    'worker',
    'client',
    'scheduling',
    'address',
    'storage',
    'offline',
    'preferences',
    'i18n',
    'geometry',
    'drawings',
    'pieces',
    'bazaar',
    'shell/dialog',
    'shell/failure',
    'shell/loading',
    'shell/device',
    'shell/preferences',
    'board/model',
    'board/ground',
    'board/stands',
    'board/customers',
    'board/marks',
    'board/trail',
    'board/callout',
    'board/grid',
    'board/zoom',
    'board',
    'rulebook/opened',
    'home',
    'choice',
    'sound',
    'motion',
    'game',
    'wording',
    'rulebook',
    'screen/layout',
    'screen/focus',
    'screen/badges',
    'screen/remarks',
    'screen/log',
    'screen/whyNot',
    'screen/previews',
    'screen/prompt',
    'screen/inspection',
    'screen/panels',
    'screen/payment',
    'screen/hints',
    'screen/scoring',
    'screen/dialogs',
    'screen',
    'online/parts',
    'online/talk',
    'online/create',
    'online/hand',
    'online/own',
    'online/join',
    'online/lists',
    'online/waiting',
    'online/people',
    'online/screen',
    'online/table',
    'replay',
    'games',
    'charts',
    'review',
    'learn',
    'coach',
    'app',
    'gallery',
  ],
};
/** A folder with all that is in it; if some of its subfolders have layers of their own, only the files directly in it. */
const within = (folder, folders) =>
  folders.some((other) => other.startsWith(`${folder}/`)) ? `${folder}/[^/]+$` : `${folder}/`;
const layers = Object.entries(LAYERS).flatMap(([name, folders]) =>
  folders.slice(0, -1).map((folder, i) => ({
    name: `${name}-${folder}-knows-nothing-above-it`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${within(folder, folders)}` },
    to: {
      path: folders.slice(i + 1).map((above) => `^packages/${name}/src/${within(above, folders)}`),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'every-file-of-the-page-has-a-layer',
      severity: 'error',
      from: {
        path: source('web'),
        pathNot: [
          '^packages/web/src/main[.]tsx$',
          ...LAYERS.web.map((folder) => `^packages/web/src/${within(folder, LAYERS.web)}`),
        ],
      },
      to: {},
    },
    {
      name: 'only-the-app-knows-the-start-page',
      severity: 'error',
      from: { path: source('web'), pathNot: '^packages/web/src/(app|home)/' },
      to: { path: '^packages/web/src/home/HomePage[.]tsx$' },
    },
    only('engine'),
    only('bots', 'engine'),
    only('texts', 'engine', 'bots', 'protocol'),
    typesOnly('texts', 'engine', 'bots', 'protocol'),
    only('protocol', 'engine', 'bots'),
    typesOnly('protocol', 'engine', 'bots'),
    only('table', 'engine', 'bots', 'protocol'),
    onlyWith(['preact', '@preact', 'idb', 'uqr'], 'web', 'engine', 'bots', 'protocol', 'table', 'texts'),
    onlyWithNode('threads', 'bots'),
    onlyWithNode('arena', 'engine', 'bots', 'threads'),
    {
      name: 'server-imports-engine-and-bots-and-protocol-and-threads-and-table-and-texts',
      comment: 'It is free to use Node and npm packages.',
      severity: 'error',
      from: { path: source('server'), pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/',
        pathNot: ['^packages/server/', source('engine', 'bots', 'protocol', 'threads', 'table', 'texts')],
      },
    },
    {
      name: 'cli-imports-engine-and-bots-and-protocol-and-threads-and-arena-and-table-and-texts-and-the-operators-tools',
      comment: 'It is free to use Node and npm packages.',
      severity: 'error',
      from: { path: source('cli'), pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/cli/',
          source('engine', 'bots', 'protocol', 'threads', 'arena', 'table', 'texts'),
          '^packages/server/src/operator[.]ts$',
        ],
      },
    },
    {
      name: 'the-page-holds-no-table',
      comment: 'The table and its bots live in workers, so that no secret can be looked up in the page.',
      severity: 'error',
      from: { path: source('web'), pathNot: '^packages/web/src/worker/' },
      to: { path: source('table', 'bots'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-page-knows-no-rules',
      comment:
        'It shows what the table says (docs/adr/0011). The gallery is a workbench, and has no table; a check of the deal replays a game that is over.',
      severity: 'error',
      from: {
        path: source('web'),
        pathNot: [
          '^packages/web/src/(worker|gallery)/',
          '^packages/web/src/online/people/dealCheck[.]ts$',
          '[.]test[.]ts$',
        ],
      },
      to: { path: source('engine'), pathNot: VOCABULARY, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-vocabulary-holds-no-rules',
      comment: 'What loads it must not load the engine with it.',
      severity: 'error',
      from: { path: '^packages/engine/src/vocabulary([.]ts$|/)' },
      to: { path: '^packages/', pathNot: '^packages/engine/src/(vocabulary/|result[.]ts$)' },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name and one of its entries, which its package.json names. Tests of secrets also see what is hidden, tests of pictures draw positions as tests of the engine do, tests of stores the contract of every store; recorded games are data for all.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/(index|search|browser|refusedBoards|rulebook|vocabulary|operator)[.]ts$',
          '^packages/engine/test/(hidden|positions)[.]ts$',
          '^packages/engine/test/fixtures/[^/]+[.]kairo$',
          '^packages/table/test/storeContract[.]ts$',
        ],
      },
    },
    {
      name: 'arena-through-the-front-door',
      comment:
        'Scripts and workshop measure and train the internals of other packages; of the arena they use its index.',
      severity: 'error',
      from: { path: '^(scripts|workshop)/' },
      to: { path: '^packages/arena/', pathNot: '^packages/arena/src/index[.]ts$' },
    },
    {
      name: 'examples-through-the-front-door',
      comment: 'They show the public interfaces.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/src/index[.]ts$' },
    },
    {
      name: 'nothing-needs-the-workshop',
      comment: 'It makes committed figures; the product and its checks work without it.',
      severity: 'error',
      from: { path: '^(packages|scripts|examples)/' },
      to: { path: '^workshop/' },
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
    exclude: { path: ['^packages/web/dist/', '^workshop/bench/boardgameio/'] }, // the latter has packages of its own
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // see `import type` too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
