/** The way to a table, wherever it is. */
import type { Result } from '@kairo/engine';
import type { ClientMessage, ServerMessage, TableError, TableSetup } from '@kairo/protocol';
import type { Branching, Located, ToTableWorker } from '../worker/control.ts';
import { BotAgency } from './botAgency.ts';

export interface Transport {
  send(message: ClientMessage): void;
  /**
   * One listener, which gets every message that comes afterwards.
   * @param reopened called when the connection was lost and is there again
   */
  listen(listener: (message: ServerMessage) => void, reopened: () => void): void;
  close(): void;
}

/** A new game: with a deal, or at a turn of another one. */
export type WantedGame = TableSetup | Branching;

/** Tables of this page's own, in a worker. */
export interface LocalTables extends Transport {
  /** Begins a new game, or finds the unfinished one that was played last; the result is the id of its table. */
  locate(wanted: WantedGame | undefined): Promise<Result<string, TableError>>;
}

/** 128 bits, as hexadecimal digits. `crypto.randomUUID` is missing on plain HTTP. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function requestFor(wanted: WantedGame | undefined): ToTableWorker {
  if (wanted === undefined) return { type: 'latest' };
  const table = randomId();
  return 'source' in wanted ? { type: 'branch', table, ...wanted } : { type: 'create', table, setup: wanted };
}

export function openLocalTables(): LocalTables {
  const worker = new Worker(new URL('../worker/tableWorker.ts', import.meta.url), { type: 'module' });
  const { port1: table, port2: theirTable } = new MessageChannel();
  const { port1: hiring, port2: theirHiring } = new MessageChannel();
  const tell = (message: ToTableWorker, ...ports: MessagePort[]): void => worker.postMessage(message, ports);
  tell({ type: 'start' }, theirTable, theirHiring);
  const agency = new BotAgency(hiring);
  return {
    locate: (wanted) => {
      const located = new Promise<Located['located']>((resolve) => {
        worker.addEventListener('message', ({ data }) => resolve((data as Located).located), { once: true });
        // A worker that cannot be loaded never answers.
        worker.addEventListener('error', ({ message }) =>
          resolve({ ok: false, error: { code: 'table/crashed', detail: message } }),
        );
      });
      tell(requestFor(wanted));
      return located;
    },
    send: (message) => table.postMessage(message),
    listen: (listener) => {
      const crashed = (detail: string): void =>
        listener({ type: 'failed', error: { code: 'table/crashed', detail } });
      table.onmessage = ({ data }) => listener(data);
      worker.addEventListener('error', ({ message }) => crashed(message));
      table.addEventListener('messageerror', () => crashed('a message could not be read'));
    },
    close: () => {
      agency.close();
      worker.terminate();
    },
  };
}
