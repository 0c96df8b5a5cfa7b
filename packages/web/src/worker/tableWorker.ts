/** The program of the worker that holds the tables: the page never has more than its viewer may know. */
import { BotHost } from '@kairo/bots';
import { err, type Result } from '@kairo/engine';
import { readSetup, type ServerMessage, type TableError } from '@kairo/protocol';
import { TableHost, wholeTable } from '@kairo/table';
import { type BrowserStore, openBrowserStore } from './browserStore.ts';
import type { Located, ToTableWorker } from './control.ts';
import { HiredBots } from './hiredBots.ts';

function timer(milliseconds: number, callback: () => void): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}

/** 256 bits, as hexadecimal digits. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

class Program {
  private readonly opened: Promise<{ readonly host: TableHost; readonly browser: BrowserStore }>;

  constructor(table: MessagePort, hiring: MessagePort) {
    const hired = new HiredBots(hiring);
    const bots = new BotHost({ spawn: () => hired.hire(), timer });
    this.opened = openBrowserStore().then((browser) => {
      const { store, isDurable } = browser;
      return { browser, host: new TableHost({ store, isDurable, bots, now: Date.now }) };
    });
    const send = (message: ServerMessage): void => table.postMessage(message);
    void this.opened.then(({ host }) => {
      const line = host.connect((header) => {
        claim(header.id, () => send({ type: 'failed', error: { code: 'table/elsewhere' } }));
        return wholeTable(header);
      }, send);
      table.onmessage = ({ data }) => line.receive(data);
    });
  }

  async locate(message: Exclude<ToTableWorker, { type: 'start' }>): Promise<Located> {
    return { type: 'located', located: await this.tableFor(message) };
  }

  private async tableFor(
    message: Exclude<ToTableWorker, { type: 'start' }>,
  ): Promise<Result<string, TableError>> {
    try {
      const { host, browser } = await this.opened;
      if (message.type === 'latest') return await browser.latest();
      if (message.type === 'branch') {
        const { branchedGame } = await import('./branching.ts');
        const made = { id: message.table, seed: newSeed() };
        const game = await branchedGame(browser.store, message, made);
        return game.ok ? await host.create(game.value) : game;
      }
      const setup = readSetup(message.setup);
      return setup.ok ? await host.create({ id: message.table, setup: setup.value, seed: newSeed() }) : setup;
    } catch (failure) {
      return err({ code: 'table/crashed', detail: String(failure) });
    }
  }
}

/** A game belongs to the page that opened it last; the page that had it gets a message, and its worker ends. */
function claim(game: string, lose: () => void): void {
  void navigator.locks
    ?.request(`kairo.game.${game}`, { steal: true }, () => new Promise<never>(() => undefined))
    .catch(() => {
      lose();
      self.close();
    });
}

let program: Program | undefined;
self.addEventListener('message', ({ data, ports: [table, hiring] }) => {
  const message = data as ToTableWorker;
  if (message.type !== 'start') void program?.locate(message).then((located) => self.postMessage(located));
  else if (table !== undefined && hiring !== undefined) program = new Program(table, hiring);
});
