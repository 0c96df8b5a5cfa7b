/** The examples of proxies in deploy/, run on loopback before two servers. Skipped where nginx or Caddy is not installed. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { closeServers, newKey, type Site, serve } from '../online/serving.ts';
import { setupOf } from '../online/setups.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'kairo-proxies-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  }
  await closeServers();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

interface Answer {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  readonly text: string;
}

function ask(
  port: number,
  method: string,
  path: string,
  { body, headers = {} }: { readonly body?: object; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      method,
      path,
      agent: false,
      rejectUnauthorized: false,
      headers: { Host: `localhost:${port}`, 'Content-Type': 'application/json', ...headers },
    };
    const asking = request(options, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Starts a proxy, and returns when it answers. */
async function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${errors}`);
    const answered = await ask(port, 'GET', '/api/v1/me').catch(() => undefined);
    if (answered?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startNginx(ports: readonly number[], port: number): Promise<void> {
  const [key, certificate, file] = ['key.pem', 'certificate.pem', 'nginx.conf'].map((name) =>
    join(folder, name),
  );
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key ?? '', '-out', certificate ?? ''], {
    stdio: 'ignore',
  });
  const plain = await freePort();
  const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:8080 (.*)/, ports.map((one) => `server 127.0.0.1:${one} $1`).join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('server_name kairo.example;', 'server_name localhost;')
    .replace('/etc/ssl/kairo.pem', certificate ?? '')
    .replace('/etc/ssl/kairo.key', key ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const pid = `pid ${folder}/nginx.pid; error_log stderr;`;
  writeFileSync(file ?? '', `${pid}\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`);
  execFileSync('nginx', ['-t', '-c', file ?? '', '-e', 'stderr'], { stdio: 'pipe' });
  await start('nginx', ['-c', file ?? '', '-e', 'stderr', '-g', 'daemon off;'], {}, port);
}

async function startCaddy(ports: readonly number[], port: number): Promise<void> {
  const file = join(folder, 'Caddyfile');
  const globals = ['admin off', 'skip_install_trust', 'auto_https disable_redirects'];
  writeFileSync(file, `{\n${globals.join('\n')}\n}\nimport ${join(DEPLOY, 'Caddyfile')}\n`);
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    KAIRO_SITE: `https://localhost:${port}`,
    KAIRO_UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
  };
  await start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], env, port);
}

const isInstalled = (command: string): boolean => spawnSync(command, ['-v']).error === undefined;

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (name, startProxy) => {
  test.skipIf(!isInstalled(name))(
    'passes on requests and sockets, says who is asking, and goes around a server that is gone',
    async () => {
      const port = await freePort();
      const options = { origin: `https://localhost:${port}`, trustedProxies: ['loopback'] };
      const servers: Site[] = [await serve(options), await serve(options)];
      const [gone, left] = servers as [Site, Site];
      // The first one ends before there is a table: these two servers share nothing.
      await startProxy(
        servers.map((site) => site.port),
        port,
      );
      await gone.close();
      for (let i = 0; i < 4; i++) expect((await ask(port, 'GET', '/api/v1/me')).status).toBe(200);

      const made = await ask(port, 'POST', '/api/v1/tables', {
        body: { key: newKey(), setup: setupOf('person', 'person') },
      });
      expect(made.status).toBe(201);
      expect(made.headers['strict-transport-security']).toBe('max-age=31536000');
      const { table, link } = JSON.parse(made.text);
      expect(link).toBe(`https://localhost:${port}/#/t/${table}`);

      // Cookies are those of HTTPS, whatever a client says about itself.
      const headers = {
        Origin: options.origin,
        'X-Forwarded-Proto': 'http',
        'X-Forwarded-Host': 'elsewhere.example',
      };
      const renamed = await ask(port, 'PUT', '/api/v1/me', { body: { name: 'Amina' }, headers });
      expect([renamed.status, String(renamed.headers['set-cookie'])]).toEqual([
        200,
        expect.stringMatching(/^__Host-kairo=.*Secure/),
      ]);
      const cookie = String(renamed.headers['set-cookie']).split(';')[0] ?? '';

      const socket = new WebSocket(`wss://localhost:${port}/api/v1/tables/${table}/socket`, {
        origin: options.origin,
        headers: { Cookie: cookie },
        rejectUnauthorized: false,
        lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
      });
      const room = await new Promise<string>((resolve, reject) => {
        socket.once('message', (data) => resolve(String(data)));
        socket.once('error', reject);
      });
      const shown: object = JSON.parse(room);
      expect(shown).toMatchObject({ type: 'room', table });
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));

      for (const path of ['/metrics', '/readyz', '/healthz']) {
        expect((await ask(port, 'GET', path)).status).toBe(404);
      }
      // A client that claims to be others is still one: behind the proxy everyone here has one address.
      const statuses = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const address = { 'X-Forwarded-For': `203.0.113.${i}` };
        statuses.add((await ask(port, 'GET', '/api/v1/codes/ABCDEF', { headers: address })).status);
      }
      expect([...statuses].sort()).toEqual([404, 429]);
      await left.close();
      expect(await closed).toBe(1001);
    },
    30_000,
  );
});
