/** The page's side of hiring: starts and ends the bots' threads that a table asks for, and hears nothing of theirs. */
import type { Errand, LostBot } from '../worker/hiring.ts';

export class BotAgency {
  private readonly threads = new Map<number, Worker>();
  private readonly tell: (lost: LostBot) => void;

  constructor(tell: (lost: LostBot) => void) {
    this.tell = tell;
  }

  run({ type, bot }: Errand, ports: readonly MessagePort[]): void {
    if (type === 'hire') this.hire(bot, ports);
    else this.dismiss(bot);
  }

  close(): void {
    for (const bot of this.threads.keys()) this.dismiss(bot);
  }

  private hire(bot: number, ports: readonly MessagePort[]): void {
    const lose = (message: string): void => this.tell({ type: 'lostBot', bot, message });
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
