/**
 * Talking with a person: whole pages on a terminal, plain lines anywhere else. On a terminal the game lives on the
 * alternate screen, so that nothing of it, hands least of all, stays behind in the scrollback.
 */
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { TerminalMessages } from '@kairo/texts';
import { Interrupted, LeftTable } from '../failure.ts';
import type { Io } from '../io.ts';
import type { Room } from './scene.ts';
import { MAX_PROSE, wrap } from './text.ts';

const ENTER_ALTERNATE = '\u001b[?1049h';
const LEAVE_ALTERNATE = '\u001b[?1049l';
const CLEAR = '\u001b[H\u001b[2J';
const ERASE_LINE = '\r\u001b[K';
/** The lines that have scrolled away, too. */
const CLEAR_ALL = '\u001b[H\u001b[2J\u001b[3J';

/** Ctrl-C where the terminal does not hand it over as a key, and polite requests to stop. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const PLAIN_WIDTH = 80;
const PLAIN_HEIGHT = 24;

/** What a page consists of. If it does not fit, the news give way: the newest stay. */
export interface Page {
  /** Same key, same picture: plain output shows it only once. */
  readonly key: string;
  readonly scene: (room: Room) => readonly string[];
  readonly news: readonly string[];
  readonly question: string;
  readonly options: (width: number) => readonly string[];
}

interface Frame {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

export type ConsoleWords = Pick<TerminalMessages['play'], 'more' | 'cut'>;

export class Console {
  readonly interactive: boolean;
  private readonly io: Io;
  private readonly words: ConsoleWords;
  private readonly lines: string[] = [];
  private reader: Interface | undefined;
  private waiting: { resolve: (line: string) => void; reject: (reason: Error) => void } | undefined;
  private ended: Error | undefined;
  private shown = '';
  private page: Page | undefined;
  private readonly onSignal = (): void => this.end(new Interrupted());
  private readonly onLost = (): void => this.end(new LeftTable());
  private readonly onResize = (): void => {
    if (this.page === undefined) return;
    this.show(this.page);
    this.reader?.prompt(true);
  };

  constructor(io: Io, words: ConsoleWords) {
    this.io = io;
    this.words = words;
    this.interactive = io.stdin.isTTY === true && io.stdout.isTTY === true;
  }

  get width(): number {
    return (this.interactive ? this.io.stdout.columns : undefined) || PLAIN_WIDTH;
  }

  get height(): number {
    return (this.interactive ? this.io.stdout.rows : undefined) || PLAIN_HEIGHT;
  }

  /** For pictures; those in a transcript are small. */
  get room(): Room {
    return { width: this.width, height: this.interactive ? this.height : 0 };
  }

  get proseWidth(): number {
    return Math.min(this.width, MAX_PROSE);
  }

  open(): void {
    if (this.interactive) this.io.stdout.write(ENTER_ALTERNATE + CLEAR);
    const reader = createInterface({
      input: this.io.stdin,
      ...(this.interactive && { output: this.io.stdout as NodeJS.WritableStream }),
      terminal: this.interactive,
      historySize: 0,
    });
    reader.on('line', (line) => this.receive(line));
    reader.on('SIGINT', () => this.end(new Interrupted()));
    reader.on('close', () => this.end(new LeftTable()));
    this.io.stdin.on('error', this.onLost);
    this.io.stdout.on('resize', this.onResize);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    this.reader = reader;
  }

  close(): void {
    if (this.reader === undefined) return;
    this.ended ??= new LeftTable();
    this.io.stdin.off('error', this.onLost);
    this.io.stdout.off('resize', this.onResize);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
    this.reader.close();
    this.reader = undefined;
    if (this.interactive) this.io.stdout.write(LEAVE_ALTERNATE);
  }

  print(lines: readonly string[]): void {
    this.io.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Prints prose, in lines that can be read. */
  tell(lines: readonly string[]): void {
    if (lines.length > 0) this.print(this.prose(lines));
  }

  /** Wipes what the last person saw, and forgets what they typed ahead. */
  wipe(): void {
    if (this.interactive) {
      this.io.stdout.write(CLEAR_ALL);
      this.lines.length = 0;
    }
    this.shown = '';
    this.page = undefined;
  }

  /** Tells in passing, where people type, what the next page will wipe; a transcript has no use for it. */
  remark(text: string): void {
    if (this.interactive) this.io.stdout.write(ERASE_LINE + text);
  }

  /** For whoever is busy and does not ask: Ctrl-C ends that, too. */
  throwIfInterrupted(): void {
    if (this.ended instanceof Interrupted) throw this.ended;
  }

  /** Whether a page could hold all of these lines as its news. */
  hasRoomFor(page: Page, news: readonly string[]): boolean {
    if (!this.interactive) return true;
    return this.prose(news).length <= this.roomIn(this.frameLines(page));
  }

  show(page: Page): void {
    if (!this.interactive) {
      const scene = page.key === this.shown ? [] : ['', ...page.scene(this.room)];
      this.shown = page.key;
      this.print([...scene, ...this.prose(page.news), ...this.belowLines(page)]);
      return;
    }
    const frame = this.frameLines(page);
    const news = this.newsFor(page, this.roomIn(frame));
    // The very last resort: options that nobody has room for are left out; they can still be typed.
    const below = frame.below.slice(0, Math.max(1, this.height - frame.above.length - 1));
    this.io.stdout.write(CLEAR);
    this.print([...frame.above, ...news, ...below]);
    this.page = page;
  }

  /** Text of any length, a screenful at a time. Whoever types something has read enough: it answers what comes next. */
  async read(lines: readonly string[]): Promise<void> {
    const text = this.prose(lines);
    if (!this.interactive) {
      this.print(text);
      return;
    }
    this.page = undefined;
    const perPage = Math.max(1, this.height - 2);
    for (let i = 0; i < text.length; i += perPage) {
      this.io.stdout.write(CLEAR);
      this.print(text.slice(i, i + perPage));
      const typed = await this.ask(`${this.words.more} `);
      if (typed !== '') {
        this.lines.unshift(typed);
        return;
      }
    }
  }

  /** The next line that the person types. */
  async ask(prompt: string): Promise<string> {
    if (this.interactive) {
      this.reader?.setPrompt(prompt);
      this.reader?.prompt();
    } else this.io.stdout.write(prompt);
    const line = this.lines.shift();
    if (line !== undefined) {
      // Whoever types faster than the game goes on can still be stopped.
      await setImmediate();
      this.throwIfInterrupted();
      return this.echo(line);
    }
    if (this.ended !== undefined) throw this.ended;
    const typed = new Promise<string>((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
    this.reader?.resume();
    return this.echo(await typed);
  }

  private prose(lines: readonly string[]): string[] {
    return lines.flatMap((line) => wrap(line, this.proseWidth, '  '));
  }

  private newsFor(page: Page, room: number): string[] {
    const news = this.prose(page.news);
    if (news.length <= room) return news;
    return room < 1 ? [] : [this.words.cut, ...news.slice(news.length - room + 1)];
  }

  /** Lines left for news; the last one of the screen is for what is typed. */
  private roomIn({ above, below }: Frame): number {
    return this.height - above.length - below.length - 1;
  }

  private belowLines(page: Page): string[] {
    return [...wrap(page.question, this.width), ...page.options(this.width)];
  }

  private frameLines(page: Page): Frame {
    return { above: page.scene(this.room), below: this.belowLines(page) };
  }

  /** A transcript shows what was typed; a terminal has done so already. */
  private echo(line: string): string {
    if (this.io.stdin.isTTY !== true) this.io.stdout.write(`${line}\n`);
    return line.trim();
  }

  private receive(line: string): void {
    const waiting = this.waiting;
    this.waiting = undefined;
    if (waiting === undefined) {
      this.lines.push(line);
      // What nobody has asked for yet may wait where it comes from.
      if (!this.interactive) this.reader?.pause();
    } else waiting.resolve(line);
  }

  private end(reason: Error): void {
    this.ended ??= reason;
    const waiting = this.waiting;
    this.waiting = undefined;
    waiting?.reject(reason);
  }
}
