/** The people at an online table, as the server tells of them, and what one can ask of them. */
import type { Seat } from '@kairo/engine';
import {
  type CompanyCommand,
  type CompanyMessage,
  type CompanyRequest,
  isObject,
  readCompany,
} from '@kairo/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { randomId } from '../transport.ts';

export interface Heard extends CompanyMessage {
  /** When the message came, by the page's own clock. */
  readonly heardAt: number;
}

/** The code of a refusal; undefined if what was asked for was done. */
type Answered = string | undefined;

interface Pending {
  readonly request: CompanyRequest;
  readonly settle: (refusal: Answered) => void;
}

interface Tools {
  readonly send: (text: string) => void;
  readonly now: () => number;
}

export class CompanyLine {
  /** Undefined until the server has sent it. */
  readonly heard: ReadonlySignal<Heard | undefined>;

  private readonly tools: Tools;
  private readonly latest = signal<Heard | undefined>(undefined);
  private readonly pending = new Map<string, Pending>();
  private readonly prefix = `c-${randomId()}`;
  private requests = 0;

  constructor(tools: Tools) {
    this.tools = tools;
    this.heard = this.latest;
  }

  ask(seat: Seat, command: CompanyCommand): Promise<Answered> {
    const id = `${this.prefix}-${++this.requests}`;
    const request: CompanyRequest = { type: 'company', id, seat, command };
    return new Promise((settle) => {
      this.pending.set(id, { request, settle });
      this.tools.send(JSON.stringify(request));
    });
  }

  /** After a new connection: the answers to what was asked may be lost. */
  reopened(): void {
    for (const { request } of this.pending.values()) this.tools.send(JSON.stringify(request));
  }

  /** Whether the message was for the company. */
  receive(message: { readonly [key: string]: unknown }): boolean {
    const { type, id } = message;
    if (type === 'company') {
      const read = readCompany(message);
      if (read.ok) this.latest.value = { ...read.value, heardAt: this.tools.now() };
      return true;
    }
    const pending = typeof id === 'string' ? this.pending.get(id) : undefined;
    if (pending === undefined || (type !== 'done' && type !== 'refused')) return false;
    this.pending.delete(pending.request.id);
    const { refusal } = message;
    const code = isObject(refusal) && typeof refusal['code'] === 'string' ? refusal['code'] : '';
    pending.settle(type === 'done' ? undefined : code);
    return true;
  }
}
