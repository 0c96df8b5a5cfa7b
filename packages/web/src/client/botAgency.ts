/** The page's side of hiring: starts and ends the threads of bots that a table asks for, and reads none of their messages. */
import type { HiringRequest, LostBot } from '../worker/hiring.ts';

export class BotAgency {
  private readonly threads = new Map<number, Worker>();
  private readonly table: MessagePort;

  constructor(table: MessagePort) {
    this.table = table;
    table.onmessage = ({ data, ports }) => {
      const { type, bot } = data as HiringRequest;
      if (type === 'hire') this.hire(bot, ports);
      else this.dismiss(bot);
    };
  }

  close(): void {
    for (const bot of this.threads.keys()) this.dismiss(bot);
  }

  private hire(bot: number, ports: readonly MessagePort[]): void {
    const lose = (message: string): void => this.table.postMessage({ bot, message } satisfies LostBot);
    try {
      const thread = new Worker(new URL('../worker/botWorker.ts', import.meta.url), { type: 'module' });
      this.threads.set(bot, thread);
      thread.addEventListener('error', ({ message }) => lose(message));
      thread.postMessage(undefined, [...ports]);
    } catch (failure) {
      lose(failure instanceof Error ? failure.message : String(failure));
    }
  }

  private dismiss(bot: number): void {
    this.threads.get(bot)?.terminate();
    this.threads.delete(bot);
  }
}
