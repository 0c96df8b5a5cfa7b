/** The table's side of hiring: a thread that the page runs, and that seems to be the table's own. */
import type { BotWorker } from '@kairo/bots';
import type { Errand, LostBot } from './hiring.ts';

type Listener = (event: { readonly message: string }) => void;

export class HiredBots {
  private readonly send: (errand: Errand, ...ports: MessagePort[]) => void;
  private readonly listeners = new Map<number, Listener>();
  private last = 0;

  constructor(send: (errand: Errand, ...ports: MessagePort[]) => void) {
    this.send = send;
  }

  hire(): BotWorker {
    const bot = ++this.last;
    const { port1: own, port2: theirs } = new MessageChannel();
    this.send({ type: 'hire', bot }, theirs);
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
        this.send({ type: 'dismiss', bot });
      },
    };
  }

  lose({ bot, message }: LostBot): void {
    this.listeners.get(bot)?.({ message });
  }
}
