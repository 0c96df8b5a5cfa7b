// Every package that package-lock.json installs has a licence that we allow, an exact version and a digest, and stands in
// docs/dependencies.md. `--write` renews that list.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = 'docs/dependencies.md';
const LIST = /<!-- list -->[\s\S]*<!-- \/list -->/;

/** They ask for their notice only, also in what is made of them. */
const PERMISSIVE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT']);
/** Of tools that are used as they are, and are part of nothing that we give away. */
const FOR_TOOLS = new Set([...PERMISSIVE, 'MPL-2.0']);

interface Installed {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isTool: boolean;
}

/** One of several licences is enough; of several that hold together, each must be allowed. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

const problems: string[] = [];
const lock: { readonly packages: { readonly [path: string]: Installed } } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const dependencies: Dependency[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1) ?? '';
  if (!path.includes('node_modules/') || entry.link === true) continue;
  const { version = '', license: licence = 'none', integrity, resolved, dev: isTool = false } = entry;
  dependencies.push({ name, version, licence, isTool });
  const allowed = isTool ? FOR_TOOLS : PERMISSIVE;
  if (!isAllowed(licence, allowed)) {
    const known = [...allowed].join(', ');
    problems.push(`${name}@${version}: its licence is ${licence}; allowed are ${known}`);
  }
  if (!integrity?.startsWith('sha512-')) problems.push(`${name}@${version}: no SHA-512 in package-lock.json`);
  if (resolved !== undefined) problems.push(`${name}@${version}: a download address in package-lock.json`);
  const manifest = `${path}/package.json`;
  const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).license : undefined;
  if (typeof own === 'string' && own !== licence)
    problems.push(`${name}@${version}: package-lock.json says ${licence}, the package ${own}`);
}
for (const [path, { version }] of Object.entries(lock.packages)) {
  if (path.includes('node_modules/') || version === undefined) continue;
  const manifest = JSON.parse(readFileSync(`${path === '' ? '.' : path}/package.json`, 'utf8'));
  for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^(npm:.+@)?\d+\.\d+\.\d+$/.test(String(wanted)))
      problems.push(`${path}/package.json: ${name} must have an exact version, not ${wanted}`);
  }
}

function listOf(isTool: boolean): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of dependencies.filter((dependency) => dependency.isTool === isTool)) {
    const names = byLicence.get(one.licence) ?? new Set();
    byLicence.set(one.licence, names.add(isTool ? one.name : `${one.name} ${one.version}`));
  }
  const rows = [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1));
  return rows.map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`).join('\n');
}

const head = '| licence | packages |\n|---|---|';
const list = [
  '<!-- list -->',
  '## In the server, the terminal program and the page\n',
  `${head}\n${listOf(false)}\n`,
  '## Only where Kairo is built, tested and measured\n',
  `${head}\n${listOf(true)}`,
  '<!-- /list -->',
].join('\n');
const document = readFileSync(DOCUMENT, 'utf8');
if (process.argv.includes('--write'))
  writeFileSync(
    DOCUMENT,
    document.replace(LIST, () => list),
  );
else if (LIST.exec(document)?.[0] !== list)
  problems.push(`${DOCUMENT} is out of date: node scripts/check-dependencies.ts --write`);

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
