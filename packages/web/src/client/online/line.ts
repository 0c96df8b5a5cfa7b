/**
 * A socket that is opened again for as long as it is wanted: after random pauses that grow, and at once when the page or
 * the device is back. Sockets, time and chance are passed in.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

/** `connecting` until the first success; `lost` from the end of a connection to the next one. */
export type LineState = 'connecting' | 'connected' | 'lost';

/** A socket that is open or being opened. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface WireEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** It could not be opened, or has ended; the code is that of the socket. */
  readonly closed: (code: number) => void;
}

/** Runs something later; the result prevents that. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

export interface LineTools {
  readonly open: (events: WireEvents) => Wire;
  readonly timer: Timer;
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export interface LineListener {
  /** Also after each reconnection. */
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** The server wants no connection of this kind; the line is closed. */
  readonly refused: (refusal: Refusal) => void;
}

/** `unknown`: there is no such table. `private`: only for those who play at it. */
export type Refusal = 'unknown' | 'private';

/** Codes after which it is no use to try again. */
const REFUSALS: { readonly [code: number]: Refusal } = { 4404: 'unknown', 4403: 'private' };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** An attempt that takes longer is given up. */
const OPENING = 10_000;
/** How long an answer may take before the connection is taken for dead. */
const ANSWER = 10_000;
/** After so long without any message, someone who comes back gets a new connection: the old one may be half open. */
const STALE = 25_000;

export class Line {
  readonly state: ReadonlySignal<LineState>;

  private readonly current = signal<LineState>('connecting');
  private readonly tools: LineTools;
  private readonly listener: LineListener;
  private wire: Wire | undefined;
  private attempts = 0;
  private heardAt = 0;
  private cancelPause: (() => void) | undefined;
  private cancelOpening: (() => void) | undefined;
  private cancelAnswer: (() => void) | undefined;
  private isClosed = false;

  constructor(tools: LineTools, listener: LineListener) {
    this.tools = tools;
    this.listener = listener;
    this.state = this.current;
  }

  open(): void {
    this.drop();
    const events: WireEvents = {
      opened: () => this.wire === wire && this.opened(),
      received: (text) => this.wire === wire && this.received(text),
      closed: (code) => this.wire === wire && this.ended(code),
    };
    const wire = this.tools.open(events);
    this.wire = wire;
    this.cancelOpening = this.tools.timer(() => this.lost(), OPENING);
  }

  /**
   * What cannot be sent now is dropped: requests are repeated by their sender.
   * @param isAnswered at once; without any message for a while, the connection counts as lost
   */
  send(text: string, isAnswered = false): void {
    if (this.current.peek() !== 'connected') return;
    this.wire?.send(text);
    if (isAnswered && this.cancelAnswer === undefined) {
      this.cancelAnswer = this.tools.timer(() => this.lost(), ANSWER);
    }
  }

  /** The page is shown again, or the device is back in the network: no waiting. */
  wake(): void {
    if (this.isClosed) return;
    const isSilent = this.tools.now() - this.heardAt > STALE;
    if (this.cancelPause !== undefined || (this.current.peek() === 'connected' && isSilent)) this.reopen();
  }

  /** A new connection, because who is asking has changed, or the present one may be dead. */
  reopen(): void {
    if (this.current.peek() === 'connected') this.current.value = 'lost';
    this.open();
  }

  close(): void {
    this.isClosed = true;
    this.drop();
  }

  private opened(): void {
    this.cancelOpening?.();
    this.attempts = 0;
    this.heardAt = this.tools.now();
    this.current.value = 'connected';
    this.listener.opened();
  }

  private received(text: string): void {
    this.heardAt = this.tools.now();
    this.cancelAnswer?.();
    this.cancelAnswer = undefined;
    this.listener.received(text);
  }

  private ended(code: number): void {
    const refusal = REFUSALS[code];
    if (refusal === undefined) {
      this.lost();
      return;
    }
    this.close();
    this.listener.refused(refusal);
  }

  private lost(): void {
    this.drop();
    if (this.current.peek() === 'connected') this.current.value = 'lost';
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts++);
    const pause = (longest / 2) * (1 + this.tools.random());
    this.cancelPause = this.tools.timer(() => this.open(), pause);
  }

  /** Ends whatever is under way. */
  private drop(): void {
    for (const cancel of [this.cancelPause, this.cancelOpening, this.cancelAnswer]) cancel?.();
    this.cancelPause = undefined;
    this.cancelOpening = undefined;
    this.cancelAnswer = undefined;
    const { wire } = this;
    this.wire = undefined;
    wire?.close();
  }
}
