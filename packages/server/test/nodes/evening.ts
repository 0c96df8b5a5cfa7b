/** People at a table of a site with several nodes. */
import type { Known } from '@kairo/protocol';
import type { ServerStorage } from '../../src/storage/storage.ts';
import { Browser, type OpenPage } from '../online/browser.ts';
import type { Address } from '../online/serving.ts';
import type { Players } from '../online/setups.ts';
import { setupOf } from '../online/setups.ts';
import type { FakeClock } from '../play/fakeClock.ts';

interface Nodes {
  readonly nodes: readonly [Address, Address];
}

export interface Wishes {
  readonly bots?: number;
  readonly people?: number;
  readonly table?: object;
}

export class Evening {
  readonly table: string;
  /** By seat, the cookie of the person there. */
  readonly cookies: readonly string[];
  readonly pages: OpenPage[] = [];

  private constructor(table: string, cookies: readonly string[]) {
    this.table = table;
    this.cookies = cookies;
  }

  /** A game that has begun; the person at each seat took it through another node. */
  static async begin(
    { nodes }: Nodes,
    { people = 2, bots = 0, table: wishes }: Wishes = {},
  ): Promise<Evening> {
    const browsers = Array.from(
      { length: people },
      (_, i) => new Browser(nodes[i % nodes.length] as Address),
    );
    const players: Players = [...browsers.map(() => 'person' as const), ...Array(bots).fill('apprentice')];
    const [host] = browsers;
    if (host === undefined) throw new Error('no one');
    const { table } = must(await host.ask('POST', '/tables', { setup: setupOf(...players), ...wishes }));
    for (const [seat, browser] of browsers.entries())
      must(await browser.ask('POST', `/tables/${table}/seats/${seat}`, { name: `P${seat}` }));
    must(await host.ask('POST', `/tables/${table}/begin`));
    return new Evening(
      table,
      browsers.map(({ cookie = '' }) => cookie),
    );
  }

  browser(node: Address, seat?: number): Browser {
    return new Browser(node, seat === undefined ? undefined : this.cookies[seat]);
  }

  /** The page of the person at a seat, or of someone who looks on, through this node. */
  async page(node: Address, seat?: number): Promise<OpenPage> {
    const page = this.browser(node, seat).open(this.table);
    this.pages.push(page);
    await page.untilRoom(() => true);
    page.client.connect();
    await page.until(() => page.known);
    return page;
  }

  /** A page for each person, each through another node. */
  async everyone({ nodes }: Nodes): Promise<OpenPage[]> {
    return Promise.all(this.cookies.map((_, seat) => this.page(nodes[seat % nodes.length] as Address, seat)));
  }

  close(): void {
    for (const { socket } of this.pages) socket.terminate();
  }
}

function must<T extends { readonly status: number; readonly text: string; readonly body: unknown }>(
  reply: T,
): T['body'] {
  if (reply.status >= 300) throw new Error(reply.text);
  return reply.body;
}

/** Who has to act, and who has not. */
export function sides(pages: readonly OpenPage[]): [OpenPage, OpenPage] {
  const acting = pages.find(({ known }) => known?.acting === known?.viewer);
  const other = pages.find((page) => page !== acting);
  if (acting === undefined || other === undefined) throw new Error('no one is to act');
  return [acting, other];
}

/** Nothing of it reveals anything, so that it stays a draft. */
export function lureOf({ known }: OpenPage): Known['view']['legal'][number] {
  const lure = known?.view.legal.find(({ type }) => type === 'lure');
  if (lure === undefined) throw new Error('nothing to lure');
  return lure;
}

/** A turn of the one who has to act, with an end. */
export async function turnOf(page: OpenPage): Promise<void> {
  const refusal =
    (await page.client.command({ type: 'act', action: lureOf(page) })) ??
    (await page.client.command({ type: 'endTurn' }));
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
}

/** Sends a request of the company, and returns the code of its refusal, or `done`. */
export async function ask(page: OpenPage, seat: number, command: object): Promise<string> {
  const id = `c${Math.random()}`;
  page.send({ type: 'company', id, seat, command });
  return page.until(() => {
    const texts = page.received.filter((text) => text.includes(id));
    const answer = texts.map((text) => JSON.parse(text)).at(-1);
    return answer?.type === 'done' ? 'done' : answer?.refusal?.code;
  });
}

/** The last message of a kind. */
export function last<T>({ received }: OpenPage, type: string): T | undefined {
  const found = received.findLast((text) => text.startsWith(`{"type":"${type}"`));
  return found === undefined ? undefined : JSON.parse(found);
}

/** Time goes by, and with each second all that nodes ask the storage for is answered, and what follows from it. */
export async function pass(
  { clock, storage }: { readonly clock: FakeClock; readonly storage: ServerStorage },
  seconds: number,
): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    clock.pass(1_000);
    for (let round = 0; round < 4; round++) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await storage.meta.latest();
    }
  }
}
