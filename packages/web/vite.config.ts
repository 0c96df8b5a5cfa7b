import { defineConfig } from 'vite';
import { parsedEditions } from './parsedEditions.ts';
import { precache } from './precache.ts';
import { prerender } from './prerender.ts';

/**
 * Each file costs a round trip, so what is always loaded together is one file. The first group that matches takes a
 * module with all its imports. Every other file belongs to one page.
 */
const FILES = [
  {
    name: 'core',
    test: /web\/(index\.html|src\/(main|scheduling\/Piecemeal|shell\/dialog\/Dialog|shell\/preferences\/QuickButtons|pieces\/(CustomerFigure|Medal|Seal|StandChip|UiIcon))\.tsx|src\/shell\/device\/notes\.ts)|texts\/src\/(?!whyNot|advice|refused|later|rulebook|findRules|describeSite|chance|moment)\w+\.ts$|protocol\/src\/(?!client|action|room|company|talk)/,
  },
  // What online pages have in common with the start page: its stalls, and the requests to the server.
  { name: 'stalls', test: /web\/src\/(home\/(?!HomePage)|bazaar\/Strollers)/, minShareCount: 2 },
  { name: 'requests', test: /web\/src\/client\/online\/(api|tables)\.ts$/, minShareCount: 2 },
  { name: 'device', test: /web\/src\/shell\/device/, minShareCount: 2 },
  {
    name: 'learning',
    test: /web\/src\/(learn|coach|storage\/lessonsDone|pieces\/(Nour|Emphasised))/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: /texts\/src\/describeSite|web\/src\/(?!sound|shell\/dialog\/(SideDialog|Controls)|screen\/(hints\/Hint\.|whyNot\/(reasons|Cited))|(game|wording)\/remarks|online|games|replay|charts|review|rulebook|learn|coach|client\/(online|replayLine)|app\/(?!sessionOver))/,
    minShareCount: 2,
  },
  // What the table loads only when it is asked for, and other pages, too.
  { name: 'controls', test: /web\/src\/shell\/dialog\/Controls/, minShareCount: 2 },
  {
    name: 'reasons',
    test: /web\/src\/screen\/(hints\/Hint\.|whyNot\/(reasons|Cited))|texts\/src\/chance/,
    minShareCount: 2,
  },
  { name: 'remarks', test: /web\/src\/(game|wording)\/remarks/, minShareCount: 2 },
  { name: 'online', test: /web\/src\/(online|client\/online)/, minShareCount: 2 },
  { name: 'games', test: /web\/src\/games/, minShareCount: 2 },
  { name: 'replay', test: /web\/src\/(replay|client\/replayLine)/, minShareCount: 2 },
  { name: 'rulebook', test: /web\/src\/rulebook/, minShareCount: 2 },
];

/**
 * The same for the workers, which are bundled one by one. That of the table is loaded in parts: what every game needs,
 * what explains refusals, and what reads stored games. That of the list needs none of the rules to list games.
 */
const WORKER_FILES = [
  { name: 'botWorker', test: /web\/src\/worker\/botWorker\.ts$/ },
  { name: 'tableWorker', test: /web\/src\/worker\/tableWorker\.ts$/ },
  { name: 'gamesWorker', test: /web\/src\/worker\/gamesWorker\.ts$/ },
  { name: 'refusals', test: /engine\/src\/explain\/siteRefusals\.ts$/ },
  { name: 'stored', test: /table\/src\/(match\/(restoreMatch|gameOfSetup)|log\/readEntry)\.ts$/ },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [prerender(), precache()],
  // Parts that a worker loads on demand are named as such: the weights of page and workers are measured apart.
  worker: {
    format: 'es',
    plugins: () => [parsedEditions()],
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/workerPart-[name]-[hash].js',
        codeSplitting: { groups: WORKER_FILES },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
});
