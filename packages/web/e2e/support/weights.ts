/**
 * Measures how much a page loads: every request of the page and its workers goes through a proxy that asks for gzip and
 * counts the bytes of the responses.
 */
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { tableFor } from './links.ts';
import { RECORDED, serveRecord } from './recorded.ts';

interface Loaded {
  readonly path: string;
  readonly type: string;
  /** Size of the compressed body. */
  readonly bytes: number;
}

/** In bytes, compressed by gzip. */
export interface Weights {
  /** Scripts of the page itself. */
  readonly page: number;
  readonly tableWorker: number;
  readonly botWorker: number;
  /** Scripts of the page and of all its workers. */
  readonly code: number;
  readonly styles: number;
  readonly fonts: number;
  /** Everything, including the document, pictures and whatever is not named above. */
  readonly all: number;
}

interface Scale {
  readonly address: string;
  readonly loaded: readonly Loaded[];
  close(): void;
}

async function openScale(target: string): Promise<Scale> {
  const loaded: Loaded[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', target);
    const headers = { ...incoming.headers, host: address.host, 'accept-encoding': 'gzip' };
    forward(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const type = response.headers['content-type'] ?? '';
        loaded.push({ path: address.pathname, type, bytes: body.length });
        outgoing.writeHead(response.statusCode ?? 500, response.headers).end(body);
      });
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    loaded,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

function weigh(loaded: readonly Loaded[]): Weights {
  const sum = (matches: (file: Loaded) => boolean): number =>
    loaded.filter(matches).reduce((total, { bytes }) => total + bytes, 0);
  const isScript = ({ type }: Loaded): boolean => type.startsWith('text/javascript');
  const isNamed =
    (...names: readonly string[]) =>
    ({ path }: Loaded): boolean =>
      names.some((name) => path.includes(`/${name}-`));
  const [isTable, isBot] = [isNamed('tableWorker', 'workerPart'), isNamed('botWorker')];
  return {
    page: sum((file) => isScript(file) && !isTable(file) && !isBot(file)),
    tableWorker: sum(isTable),
    botWorker: sum(isBot),
    code: sum(isScript),
    styles: sum(({ type }) => type.startsWith('text/css')),
    fonts: sum(({ type }) => type.startsWith('font/')),
    all: sum(() => true),
  };
}

interface Route {
  readonly hash: string;
  /** Present as soon as the page is rendered. */
  readonly selector: string;
  /** Whether it shows a recorded game. */
  readonly isOfGame?: true;
}

export const ROUTES = {
  start: { hash: '', selector: '.home .start' },
  // Two bots, so that a bot begins and its worker is loaded. The deal is the first entry of the log, its move the second:
  // what performs moves is loaded, too. They think for long, so that the end of the game, which loads more, is far.
  table: { hash: tableFor(['vizier', 'vizier']), selector: '.log-entry:nth-child(2)' },
} satisfies { readonly [name: string]: Route };

/** What is opened from these two. */
export const ON_DEMAND = {
  games: { hash: '#/games', selector: '.games-main' },
  rules: { hash: '#/rules', selector: '.book-rule' },
  lessons: { hash: '#/learn', selector: 'main' },
  lesson: { hash: '#/learn/1', selector: 'main.table' },
  replay: { hash: RECORDED.replay, selector: '.replay .board-area', isOfGame: true },
  review: { hash: RECORDED.review, selector: '.review .chart-picture', isOfGame: true },
  charts: { hash: RECORDED.charts, selector: '.charts .chart-picture', isOfGame: true },
} satisfies { readonly [name: string]: Route };

/** Loads an address with empty storage and cache until the page is rendered and the network is idle. */
export async function weightsOf(
  browser: Browser,
  target: string,
  { hash, selector, isOfGame }: Route,
): Promise<Weights> {
  const scale = await openScale(target);
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (isOfGame === true) await showRecord(page);
    await page.goto(`${scale.address}${hash}`);
    await page.locator(selector).first().waitFor();
    await page.waitForLoadState('networkidle');
    return weigh(scale.loaded);
  } finally {
    await context.close();
    scale.close();
  }
}

const showRecord = (page: Page): Promise<void> => serveRecord(page, 'alley-2-supply');

/** As rows of a table in Markdown, in kB of 1000 bytes. */
export function weightRows(name: string, weights: Weights): string[] {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const { page, tableWorker, botWorker, styles, fonts, all } = weights;
  return [
    `| ${name}: page JS | ${kB(page)} |`,
    `| ${name}: table worker | ${kB(tableWorker)} |`,
    `| ${name}: page JS and table worker | ${kB(page + tableWorker)} |`,
    `| ${name}: bot worker | ${kB(botWorker)} |`,
    `| ${name}: styles | ${kB(styles)} |`,
    `| ${name}: fonts | ${kB(fonts)} |`,
    `| ${name}: everything | ${kB(all)} |`,
  ];
}

/**
 * Most bytes (compressed). What is needed only after a certain action, such as a dialog, is loaded by that action and not
 * counted here: nothing may be loaded in advance just because the page is idle.
 */
export const LIMITS = {
  /** JavaScript of the start page before the first tap: code of the table must not get into it unnoticed. */
  startPage: 35_500,
  /** JavaScript of the game page and of the worker with its table: on a phone both are parsed before the first move. */
  table: 115_000,
  /** All code of a page on demand beyond that of the game page with its table. */
  onDemand: 60_000,
  /** Everything that a first view loads, fonts and bots included. */
  firstView: 300_000,
};
