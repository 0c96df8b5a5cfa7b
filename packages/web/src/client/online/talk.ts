/** What is said at an online table, what of it was read, and whom the reader does not want to hear. */
import type { Seat } from '@kairo/engine';
import { isObject, readSaid, type Said, TALK_KEPT, type Utterance } from '@kairo/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { randomId } from '../transport.ts';

/** More messages are not written before the first one is refused. */
const MOST_UNANSWERED = 10;

interface Tools {
  readonly send: (text: string) => void;
  readonly now: () => number;
}

export class TalkLine {
  /** In order; without muted people and hidden messages. */
  readonly said: ReadonlySignal<readonly Said[]>;
  /** The newest message that came while the page was open, until the next one; none of those who are muted. */
  readonly newest: ReadonlySignal<(Said & { readonly heardAt: number }) | undefined>;
  /** How many messages of others are newer than what was read. */
  readonly unread: ReadonlySignal<number>;
  /** The last message of each person who is muted. */
  readonly muted: ReadonlySignal<readonly Said[]>;
  /** The code with which the last message was refused. */
  readonly refusal: ReadonlySignal<string | undefined>;
  /** Own words that were refused, until they are taken back. */
  readonly unsaid: ReadonlySignal<string>;

  private readonly tools: Tools;
  private readonly all = signal<readonly Said[]>([]);
  private readonly latest = signal<(Said & { readonly heardAt: number }) | undefined>(undefined);
  private readonly readUpTo = signal(0);
  private readonly silenced = signal<ReadonlySet<number>>(new Set());
  private readonly hidden = signal<ReadonlySet<number>>(new Set());
  private readonly refused = signal<string | undefined>(undefined);
  private readonly returned = signal('');
  /** Own words by the id of their message; those that are said are not answered. */
  private readonly sent = new Map<string, string>();
  private readonly prefix = `t-${randomId()}`;
  private requests = 0;
  private isFirst = true;

  constructor(own: () => Seat | undefined, tools: Tools) {
    this.tools = tools;
    this.newest = this.latest;
    this.muted = computed(() =>
      [...this.silenced.value].flatMap(
        (author) => this.all.value.findLast((message) => message.author === author) ?? [],
      ),
    );
    this.refusal = this.refused;
    this.unsaid = this.returned;
    this.said = computed(() =>
      this.all.value.filter(
        ({ author, number }) => !this.silenced.value.has(author) && !this.hidden.value.has(number),
      ),
    );
    this.unread = computed(
      () =>
        this.said.value.filter(({ number, seat }) => number > this.readUpTo.value && seat !== own()).length,
    );
  }

  say(utterance: Utterance): void {
    this.refused.value = undefined;
    const id = `${this.prefix}-${++this.requests}`;
    if ('words' in utterance) this.expectAnswer(id, utterance.words);
    this.send({ type: 'say', id, ...utterance });
  }

  /** To be said again. */
  takeUnsaid(): string {
    const words = this.returned.peek();
    this.returned.value = '';
    return words;
  }

  report(number: number): void {
    this.send({ type: 'report', number });
  }

  switchTo(isOn: boolean): void {
    this.send({ type: 'talk', isOn });
  }

  hide(number: number): void {
    this.hidden.value = new Set([...this.hidden.value, number]);
  }

  mute({ author }: Said, isMuted: boolean): void {
    const others = [...this.silenced.value].filter((other) => other !== author);
    this.silenced.value = new Set(isMuted ? [...others, author] : others);
    if (isMuted && this.latest.peek()?.author === author) this.latest.value = undefined;
  }

  /** The reader has all of it before their eyes. */
  markRead(): void {
    this.readUpTo.value = this.all.value.at(-1)?.number ?? 0;
  }

  /** Whether the message was about talk. */
  receive(message: { readonly [key: string]: unknown }): boolean {
    const { type, id, refusal } = message;
    if (type === 'refused' && typeof id === 'string' && id.startsWith(this.prefix)) {
      this.refused.value =
        isObject(refusal) && typeof refusal['code'] === 'string' ? refusal['code'] : undefined;
      this.giveBack(id);
      return true;
    }
    if (type !== 'said') return false;
    const read = readSaid(message);
    if (!read.ok) return true;
    // Seats may have been shuffled, and people may be gone.
    if (read.value.isAll && !this.isFirst) this.all.value = read.value.said;
    else this.add(read.value.said);
    return true;
  }

  /** What is kept comes again with every connection. */
  private add(said: readonly Said[]): void {
    const last = this.all.value.at(-1)?.number ?? 0;
    const fresh = said.filter(({ number }) => number > last);
    this.all.value = [...this.all.value, ...fresh].slice(-TALK_KEPT);
    const newest = fresh.at(-1);
    // What was said before the page was opened is not news.
    if (this.isFirst && said.length > 1) this.readUpTo.value = newest?.number ?? 0;
    else if (newest !== undefined && !this.silenced.peek().has(newest.author))
      this.latest.value = { ...newest, heardAt: this.tools.now() };
    this.isFirst = false;
  }

  private expectAnswer(id: string, words: string): void {
    this.sent.set(id, words);
    const [oldest] = this.sent.keys();
    if (oldest !== undefined && this.sent.size > MOST_UNANSWERED) this.sent.delete(oldest);
  }

  private giveBack(id: string): void {
    const words = this.sent.get(id);
    this.sent.delete(id);
    if (words !== undefined) {
      this.returned.value = [this.returned.peek(), words].filter((part) => part !== '').join(' ');
    }
  }

  private send(message: object): void {
    this.tools.send(JSON.stringify(message));
  }
}
