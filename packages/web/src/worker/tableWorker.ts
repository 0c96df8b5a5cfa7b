/** The program of the worker that holds the table: the page itself never knows more than whoever sits at it. */
import { BotHost } from '@kairo/bots';
import type { FromTable } from '@kairo/protocol';
import { TableHost } from '@kairo/table';
import { HiredBots } from './hiredBots.ts';
import { isLostBot } from './hiring.ts';
import { openStore } from './store.ts';

function timer(milliseconds: number, callback: () => void): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}

/** 256 bits, as hexadecimal digits. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hired = new HiredBots((errand, ...ports) => self.postMessage(errand, ports));
const bots = new BotHost({ spawn: () => hired.hire(), timer });
const host = new TableHost({
  ...openStore(),
  bots,
  newSeed,
  send: (message) => self.postMessage(message),
});
self.addEventListener('message', ({ data }) => {
  if (isLostBot(data)) hired.lose(data);
  else host.receive(data);
});

/** The latest page has the game, and the one that had it is told: two would overwrite each other's turns. */
void navigator.locks
  ?.request('kairo.table', { steal: true }, () => new Promise<never>(() => undefined))
  .catch(() => {
    self.postMessage({ type: 'failed', error: { code: 'table/elsewhere' } } satisfies FromTable);
    self.close();
  });
