/**
 * Talks to `/api/v1` of a server. Every request can be repeated without harm, so that a lost answer, a busy server or a
 * broken line only mean: the same once more, a little later.
 */
import { setTimeout } from 'node:timers/promises';
import { Misfit, type Shape } from '@kairo/protocol';
import { errorAnswer } from './answers.ts';
import type { TableLink } from './link.ts';

/** What the server refused: its status, its code and the facts. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly facts: { readonly [name: string]: unknown };

  constructor(status: number, facts: { readonly code: string; readonly [name: string]: unknown }) {
    super(facts.code);
    this.status = status;
    this.code = facts.code;
    this.facts = facts;
  }
}

/** Nothing that answers like a server of this game. */
export class NoServer extends Error {}

export interface ApiTools {
  readonly fetch?: typeof fetch;
  /** In milliseconds. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 up to 1: for waiting times, so that many clients do not come back at once. */
  readonly chance?: () => number;
  /** Ends whatever is under way. */
  readonly signal: AbortSignal;
  /** Called when the line is broken, with the reason, and with undefined when it works again. */
  readonly onTrouble: (reason: string | undefined) => void;
}

interface Ask<T> {
  readonly method: 'GET' | 'POST';
  /** Below the table. */
  readonly path: string;
  readonly body?: object;
  readonly answer: Shape<T>;
  /** How long the server may take, in seconds, besides the usual. */
  readonly wait?: number;
}

/** In milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const ANSWER_TIME = 20_000;
/** An address under which there has never been an answer is given up after so many attempts. */
const FIRST_ATTEMPTS = 4;

type Attempt =
  | { readonly kind: 'answer'; readonly json: unknown }
  /** The same again, after so many seconds if the server says so. */
  | { readonly kind: 'again'; readonly reason: string; readonly after?: number };

export class TableApi {
  private readonly link: TableLink;
  private readonly key: string;
  private readonly tools: ApiTools;
  private hasAnswered = false;
  private isInTrouble = false;

  constructor(link: TableLink, key: string, tools: ApiTools) {
    this.link = link;
    this.key = key;
    this.tools = tools;
  }

  /** Throws an `ApiRefusal`, or `NoServer` if there has never been one. */
  async ask<T>(ask: Ask<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const answered = await this.attempt(ask);
      if (answered.kind === 'answer') {
        this.report(undefined);
        return readAnswer(ask.answer, answered.json);
      }
      const { reason, after } = answered;
      if (!this.hasAnswered && attempt >= FIRST_ATTEMPTS) throw new NoServer(reason);
      this.report(reason);
      await this.pause(attempt, after);
    }
  }

  private async attempt(ask: Ask<unknown>): Promise<Attempt> {
    const { fetch: send = fetch, signal } = this.tools;
    const { method, path, body, wait = 0 } = ask;
    const timeout = AbortSignal.timeout(ANSWER_TIME + wait * 1000);
    let response: Response;
    let text: string;
    try {
      response = await send(`${this.link.base}/api/v1/tables/${this.link.table}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.key}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      });
      text = await response.text();
    } catch (failure) {
      signal.throwIfAborted();
      return { kind: 'again', reason: reasonOf(failure) };
    }
    return this.read(response, text);
  }

  private read({ status, headers }: Response, text: string): Attempt {
    const json = parsed(text);
    if (status === 429 || status >= 500) {
      const after = Number(headers.get('Retry-After'));
      const reason = `it answered ${status}`;
      return after > 0 ? { kind: 'again', reason, after } : { kind: 'again', reason };
    }
    if (status >= 200 && status < 300) {
      this.hasAnswered = true;
      return { kind: 'answer', json };
    }
    const { error } = readAnswer(errorAnswer, json, status);
    this.hasAnswered = true;
    throw new ApiRefusal(status, { ...(json as { readonly error: object }).error, ...error });
  }

  /** Twice as long each time, and never exactly as long as another client's. */
  private async pause(attempt: number, after = 0): Promise<void> {
    const { signal, chance = Math.random } = this.tools;
    const sleep = this.tools.sleep ?? ((ms: number) => setTimeout(ms, undefined, { signal }));
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
    await sleep(after * 1000 + longest * (0.5 + chance() / 2), signal);
  }

  private report(reason: string | undefined): void {
    if ((reason !== undefined) === this.isInTrouble) return;
    this.isInTrouble = reason !== undefined;
    this.tools.onTrouble(reason);
  }
}

function readAnswer<T>(shape: Shape<T>, json: unknown, status = 200): T {
  try {
    return shape(json, '');
  } catch (failure) {
    if (!(failure instanceof Misfit)) throw failure;
    throw new NoServer(`it answered ${status} with something else: ${failure.message}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the system says stands in the cause. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === 'TimeoutError') return 'it does not answer in time';
  const { cause } = failure;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return failure.message;
}
