/** What people say at their tables: who may, how often, how much; stored before anyone reads it. */
import { err, ok, type Result } from '@kairo/engine';
import {
  MAX_WORDS,
  PHRASE_PAUSE,
  PHRASES,
  type Phrase,
  type Said,
  TALK_KEPT,
  type TalkRefusal,
  type Utterance,
} from '@kairo/protocol';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import { type Holder, type Room, seatsOf } from '../rooms/room.ts';
import type { StoredTalk, TalkStore } from '../storage/storage.ts';
import type { Clock } from './clock.ts';

/** Own words: so many at once, and then one every two seconds. */
const WORDS_RATE = { perSecond: 0.5, burst: 4 };
const PHRASE_RATE = { perSecond: 1000 / PHRASE_PAUSE, burst: 1 };
const REPORT_RATE = { perSecond: 0.1, burst: 3 };

/** Control characters, halves of pairs, and those that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A message that someone complains about. */
export interface Complaint {
  readonly room: string;
  readonly message: Said;
}

export interface TalkTools {
  readonly store: TalkStore;
  readonly clock: Clock;
  /** To the operator. */
  readonly complain: (complaint: Complaint) => void;
}

/** What is new; undefined if something that was said before has been emptied. */
type Listener = (said: StoredTalk | undefined) => void;

export class Talks {
  private readonly tools: TalkTools;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly rates: { readonly [kind in 'phrase' | 'words' | 'report']: TokenBuckets };

  constructor(tools: TalkTools) {
    this.tools = tools;
    const { now } = tools.clock;
    this.rates = {
      phrase: new TokenBuckets(PHRASE_RATE, now),
      words: new TokenBuckets(WORDS_RATE, now),
      report: new TokenBuckets(REPORT_RATE, now),
    };
  }

  /** Returns how to stop listening. */
  listen(room: string, listener: Listener): () => void {
    const listeners = this.listeners.get(room) ?? new Set();
    this.listeners.set(room, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(room) === listeners) this.listeners.delete(room);
    };
  }

  /** All that is kept, in order. */
  async of(room: Room): Promise<readonly Said[]> {
    return (await this.tools.store.of(room.id)).flatMap((stored) => saidOf(stored, room));
  }

  async say(
    room: Room,
    holder: Holder | undefined,
    utterance: Utterance,
  ): Promise<Result<Said, TalkRefusal>> {
    if (holder === undefined || seatsOf(room, holder).length === 0) return err({ code: 'talk/not-seated' });
    if (room.isQuiet) return err({ code: 'talk/off' });
    const said = readUtterance(utterance);
    if (!said.ok) return said;
    const kind = 'phrase' in utterance ? 'phrase' : 'words';
    const retryAfter = this.rates[kind].take(`${room.id} ${holder}`);
    if (retryAfter > 0) return err({ code: 'talk/too-fast', retryAfter });
    return ok(await this.add(room, holder, said.value));
  }

  /** Too many complaints at once are dropped. */
  async report(room: Room, holder: Holder | undefined, number: number): Promise<void> {
    if (this.rates.report.take(`${room.id} ${holder ?? ''}`) > 0) return;
    const message = (await this.of(room)).find((said) => said.number === number);
    if (message !== undefined) this.tools.complain({ room: room.id, message });
  }

  /** What one holder said becomes another's. */
  async passOn(from: Holder, to: Holder): Promise<void> {
    await this.tools.store.passOn(from, to);
  }

  /** Empties what the holder said at any table. */
  async forget(holder: Holder): Promise<void> {
    for (const room of await this.tools.store.forget(holder)) this.tell(room, undefined);
  }

  private async add(room: Room, holder: Holder, said: Pick<StoredTalk, 'phrase' | 'words'>): Promise<Said> {
    const { store, clock } = this.tools;
    const [seat] = seatsOf(room, holder);
    const name = room.setup.seats[seat ?? -1]?.name ?? '';
    const stored = await store.add(room.id, { holder, name, at: clock.now(), ...said }, TALK_KEPT);
    const [message] = saidOf(stored, room);
    if (message === undefined) throw new Error('an empty message was stored');
    this.tell(room.id, stored);
    return message;
  }

  private tell(room: string, said: StoredTalk | undefined): void {
    for (const listener of [...(this.listeners.get(room) ?? [])]) listener(said);
  }
}

function readUtterance(utterance: Utterance): Result<Pick<StoredTalk, 'phrase' | 'words'>, TalkRefusal> {
  if ('phrase' in utterance) return ok({ phrase: utterance.phrase, words: null });
  const words = utterance.words.normalize('NFC').replace(UNFIT, ' ').trim();
  if (words === '') return err({ code: 'talk/empty' });
  return [...words].length > MAX_WORDS
    ? err({ code: 'talk/too-long', most: MAX_WORDS })
    : ok({ phrase: null, words });
}

/** Nothing for a message that was emptied, whose phrase is not known here, or whose author has no seat and no name. */
export function saidOf({ number, author, holder, name, at, phrase, words }: StoredTalk, room: Room): Said[] {
  if (holder === null || author === null) return [];
  const found = room.seats.findIndex((seat) => seat.holder === holder);
  if (found < 0 && name === null) return [];
  const by = found < 0 ? { seat: null, name: name ?? '' } : { seat: found };
  const known: Phrase | undefined = PHRASES.find((one) => one === phrase);
  if (known !== undefined) return [{ number, author, ...by, at, phrase: known }];
  return words === null ? [] : [{ number, author, ...by, at, words }];
}
