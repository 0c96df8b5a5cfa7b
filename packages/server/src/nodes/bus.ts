/**
 * What nodes tell each other: that something has changed, never what. Each reads for itself what it needs of it, from the
 * storage that they share. News may be lost, doubled or late, as nodes also look by themselves.
 */
import type { Version } from '@kairo/protocol';
import * as v from 'valibot';

export type News =
  /** A game has at least this version. */
  | { readonly about: 'game'; readonly id: string; readonly version: Version }
  /** What else has changed about a table. */
  | { readonly about: 'room' | 'talk' | 'minutes' | 'presence'; readonly id: string }
  /** It is not known any more. */
  | { readonly about: 'device'; readonly id: string };

export interface Bus {
  /** To all other nodes that it reaches. Does not fail: what cannot be sent is lost. */
  publish(news: News): void;
  /** Calls back with what other nodes publish. */
  listen(listener: (news: News) => void): void;
  close(): Promise<void>;
}

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

const newsSchema: v.GenericSchema<unknown, News> = v.variant('about', [
  v.strictObject({
    about: v.literal('game'),
    id: v.string(),
    version: v.strictObject({ seq: number, revision: number }),
  }),
  v.strictObject({ about: v.picklist(['room', 'talk', 'minutes', 'presence']), id: v.string() }),
  v.strictObject({ about: v.literal('device'), id: v.string() }),
]);

const letterSchema = v.strictObject({ from: v.string(), news: v.array(newsSchema) });

/** Bytes: PostgreSQL carries no more than 8,000 at once. */
const MOST_IN_LETTER = 7_000;

/** Undefined if it is none: others may write to a channel, too. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** News on their way through a channel that brings everyone everything, also what they sent. */
export class Mail {
  private readonly from: string;
  private readonly send: (letter: string) => void;
  private waiting: News[] = [];

  constructor(from: string, send: (letter: string) => void) {
    this.from = from;
    this.send = send;
  }

  /** What comes in one turn of the event loop travels together. */
  post(news: News): void {
    if (this.waiting.push(news) === 1) setImmediate(() => this.sendAll());
  }

  /** Nothing if it is from here, or from a release that says other things. */
  open(letter: string): readonly News[] {
    const read = v.safeParse(letterSchema, jsonOf(letter));
    return read.success && read.output.from !== this.from ? read.output.news : [];
  }

  private sendAll(): void {
    let letter: News[] = [];
    let size = 0;
    for (const news of this.waiting.splice(0)) {
      const more = JSON.stringify(news).length;
      if (letter.length > 0 && size + more > MOST_IN_LETTER) {
        this.send(this.sealed(letter));
        letter = [];
        size = 0;
      }
      letter.push(news);
      size += more;
    }
    this.send(this.sealed(letter));
  }

  private sealed(news: readonly News[]): string {
    return JSON.stringify({ from: this.from, news });
  }
}
