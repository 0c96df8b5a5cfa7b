// Builds the page, and bundles the command line program with its dependencies into packages/cli/dist, unless they are
// up to date.
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildWeb } from './build-web.ts';
import { bundleCli, PROGRAM } from './bundle-cli.ts';
import { fingerprint, isStale } from './stamp.ts';

const dist = 'packages/cli/dist';
const program = `${dist}/${PROGRAM}`;
const stamp = `${dist}/.built-from`;
const notices = ['LICENSE', 'NOTICE'];

const wanted = fingerprint(
  'packages/*/{src,editions}/**/*.{ts,json}',
  'scripts/{build,bundle-cli,stamp}.ts',
  ...notices,
);
await buildWeb();
if (!isStale(stamp, wanted)) {
  console.log(`${program} is up to date`);
} else {
  rmSync(dist, { recursive: true, force: true });
  await bundleCli(dist);
  for (const name of notices) copyFileSync(name, `${dist}/${name}`);
  writeFileSync(stamp, wanted);
  console.log(`${program} built`);
}
