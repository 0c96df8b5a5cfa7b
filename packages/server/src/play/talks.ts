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

/** Those who listen at a table, and the number of the last message that they may know. */
interface Audience {
  readonly listeners: Set<Listener>;
  /** Undefined until what was said before is read. */
  heard: number | undefined;
}

export class Talks {
  private readonly tools: TalkTools;
  private readonly audiences = new Map<string, Audience>();
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
    const audience = this.audiences.get(room) ?? { listeners: new Set<Listener>(), heard: undefined };
    audience.listeners.add(listener);
    this.audiences.set(room, audience);
    return () => {
      audience.listeners.delete(listener);
      if (audience.listeners.size === 0 && this.audiences.get(room) === audience) this.audiences.delete(room);
    };
  }

  /** All that is kept, in order. */
  async of(room: Room): Promise<readonly Said[]> {
    const stored = await this.tools.store.of(room.id);
    const audience = this.audiences.get(room.id);
    // Those who listened before do not hear it by this.
    if (audience !== undefined) audience.heard ??= stored.at(-1)?.number ?? 0;
    return stored.flatMap((one) => saidOf(one, room));
  }

  /** The tables at which someone listens. */
  get watched(): readonly string[] {
    return [...this.audiences.keys()];
  }

  isBehind(room: string, last: number): boolean {
    const heard = this.audiences.get(room)?.heard;
    return heard !== undefined && heard < last;
  }

  /** Tells what was said through other nodes. If nothing is new, something was emptied. */
  async catchUp(room: string): Promise<void> {
    const heard = this.audiences.get(room)?.heard;
    if (heard === undefined) return;
    const stored = await this.tools.store.of(room);
    if (!stored.some(({ number }) => number > heard)) this.tell(room, undefined);
    for (const one of stored) this.tellOnce(room, one);
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
    // In order: something may have been said before through another node.
    if (this.isBehind(room.id, stored.number - 1)) await this.catchUp(room.id);
    this.tellOnce(room.id, stored);
    return message;
  }

  private tellOnce(room: string, said: StoredTalk): void {
    const audience = this.audiences.get(room);
    if (audience === undefined || (audience.heard ?? 0) >= said.number) return;
    audience.heard = said.number;
    this.tell(room, said);
  }

  private tell(room: string, said: StoredTalk | undefined): void {
    for (const listener of [...(this.audiences.get(room)?.listeners ?? [])]) listener(said);
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
