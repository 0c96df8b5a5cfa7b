import { defineConfig } from 'vite';
import { prerenderOpening } from './prerender.ts';

/**
 * Each file costs a round trip, so what is always loaded together is one file. The first group that matches takes a
 * module with all its imports. Every other file belongs to one page.
 */
const FILES = [
  {
    name: 'core',
    test: /web\/(index\.html|src\/(main|scheduling\/Piecemeal|shell\/dialog\/(Dialog|Controls)|shell\/preferences\/QuickButtons|drawings\/Sprite|pieces\/(CustomerFigure|Medal|Seal|StandChip|UiIcon))\.tsx)|texts\/src\/\w+\.ts$|protocol\/src\/(?!client|action)/,
  },
  { name: 'shared', test: /web\/src\/(?!sound)/, minShareCount: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [prerenderOpening()],
  // Parts that a worker loads on demand are named as such: the weights of page and workers are measured apart.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/workerPart-[name]-[hash].js' } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
});
