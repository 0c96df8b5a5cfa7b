/** The table's side of hiring: threads that the page runs, as if they were the table's own. */
import type { BotWorker } from '@kairo/bots';
import type { HiringRequest, LostBot } from './hiring.ts';

type Listener = (event: { readonly message: string }) => void;

export class HiredBots {
  private readonly page: MessagePort;
  private readonly listeners = new Map<number, Listener>();
  private last = 0;

  constructor(page: MessagePort) {
    this.page = page;
    page.onmessage = ({ data }) => {
      const { bot, message } = data as LostBot;
      this.listeners.get(bot)?.({ message });
    };
  }

  hire(): BotWorker {
    const bot = ++this.last;
    const { port1: own, port2: theirs } = new MessageChannel();
    this.request({ type: 'hire', bot }, theirs);
    own.start();
    return {
      postMessage: (message) => own.postMessage(message),
      addEventListener: (type: 'message' | 'error', listener: (event: never) => void) => {
        if (type === 'error') this.listeners.set(bot, listener as Listener);
        else own.addEventListener(type, listener as (event: MessageEvent) => void);
      },
      terminate: () => {
        own.close();
        this.listeners.delete(bot);
        this.request({ type: 'dismiss', bot });
      },
    };
  }

  private request(request: HiringRequest, ...ports: MessagePort[]): void {
    this.page.postMessage(request, ports);
  }
}
