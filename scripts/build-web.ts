// Builds the page into packages/web/dist, unless the build is up to date.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fingerprint, isStale } from './stamp.ts';

const root = resolve(import.meta.dirname, '..');
export const WEB_DIST = resolve(root, 'packages/web/dist');
const STAMP = resolve(WEB_DIST, '.built-from');

/** The sources of every package that the page uses. */
const SOURCES = [
  'packages/{engine,bots,texts,protocol,table,web}/{src,editions,public}/**/*.*',
  'packages/web/{index.html,vite.config.ts,parsedEditions.ts,prerender.ts}',
  'scripts/{build-web,stamp}.ts',
];

export async function buildWeb(): Promise<void> {
  const wanted = fingerprint(...SOURCES);
  if (!isStale(STAMP, wanted)) return;
  console.error('kairo: building the page …');
  const { build } = await import('vite');
  await build({ configFile: resolve(root, 'packages/web/vite.config.ts'), logLevel: 'warn' });
  writeFileSync(STAMP, wanted);
}
