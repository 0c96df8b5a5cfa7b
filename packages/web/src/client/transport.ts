/** The way to a table, wherever it stands. */
import type { FromTable, ToTable } from '@kairo/protocol';
import { isErrand } from '../worker/hiring.ts';
import { BotAgency } from './botAgency.ts';

export interface Transport {
  send(message: ToTable): void;
  /** One listener; it hears everything that comes after. */
  listen(listener: (message: FromTable) => void): void;
  close(): void;
}

/** A table of this page's own, in a worker. */
export function localTransport(): Transport {
  const worker = new Worker(new URL('../worker/tableWorker.ts', import.meta.url), { type: 'module' });
  const agency = new BotAgency((lost) => worker.postMessage(lost));
  return {
    send: (message) => worker.postMessage(message),
    listen: (listener) => {
      const crashed = (detail: string): void =>
        listener({ type: 'failed', error: { code: 'table/crashed', detail } });
      worker.addEventListener('message', ({ data, ports }) => {
        if (isErrand(data)) agency.run(data, ports);
        else listener(data);
      });
      worker.addEventListener('error', ({ message }) => crashed(message));
      worker.addEventListener('messageerror', () => crashed('a message could not be read'));
    },
    close: () => {
      agency.close();
      worker.terminate();
    },
  };
}
