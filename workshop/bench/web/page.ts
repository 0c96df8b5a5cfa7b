/** The page as it ships: built, served on a free port, and opened in Chromium. */
import { type Browser, chromium as playwright } from '@playwright/test';
import { listen, makeServer, readFiles } from '../../../packages/server/src/index.ts';
import { buildWeb, WEB_DIST } from '../../../scripts/build-web.ts';
import { CHROMIUM_FLAGS, chromium } from '../../../scripts/chromium.ts';

export interface Served {
  readonly address: string;
  close(): void;
}

export async function serve(): Promise<Served> {
  await buildWeb();
  const server = makeServer(readFiles(WEB_DIST));
  const port = await listen(server, { host: 'localhost', port: 0, tries: 1 });
  if (typeof port !== 'number') throw new Error(port.detail);
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: chromium(), args: CHROMIUM_FLAGS });
}
