/** WebKitGTK on a virtual display, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKitParts } from './find.ts';
import { WebDriverSession } from './webdriver.ts';

/** Larger than any window in the tests. */
const SCREEN = '2600x1500x24';
const PATIENCE = 20_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Resolves with the number of the new display. */
function startScreen(path: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const screen = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    screen.on('error', reject);
    screen.on('exit', () => reject(new Error('Xvfb did not start')));
    createInterface(screen.stdout).once('line', (display) => resolve({ screen, display }));
  });
}

async function untilReady(address: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(100)) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('the WebDriver of WebKit did not start');
}

export class WebKit {
  private readonly address: string;
  private readonly browser: string;
  private readonly processes: readonly ChildProcess[];

  private constructor(address: string, browser: string, processes: readonly ChildProcess[]) {
    this.address = address;
    this.browser = browser;
    this.processes = processes;
  }

  static async start(parts: WebKitParts): Promise<WebKit> {
    const { screen, display } = await startScreen(parts.screen);
    const port = await freePort();
    const driver = spawn(parts.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    });
    const address = `http://127.0.0.1:${port}`;
    const webkit = new WebKit(address, parts.browser, [driver, screen]);
    await untilReady(address).catch((failure: unknown) => {
      webkit.stop();
      throw failure;
    });
    return webkit;
  }

  /** A fresh browser with an empty profile. */
  open(): Promise<WebDriverSession> {
    const args = [
      '--automation',
      '--autoplay-policy=deny',
      '--javascript-can-open-windows-automatically=true',
    ];
    return WebDriverSession.begin(this.address, {
      'webkitgtk:browserOptions': { binary: this.browser, args },
    });
  }

  stop(): void {
    for (const child of this.processes) child.kill();
  }
}
