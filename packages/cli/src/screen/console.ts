/**
 * Dialog with the user: full pages on a terminal, plain lines elsewhere. On a terminal it uses the alternate screen, so
 * that nothing, especially no hand, remains in the scrollback.
 */
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { TerminalMessages } from '@kairo/texts';
import { Interrupted, LeftTable } from '../failure.ts';
import { DEFAULT_WIDTH, type Io, STOP_SIGNALS } from '../io.ts';
import { CLEAR, CLEAR_ALL, ENTER_ALTERNATE, ERASE_LINE, LEAVE_ALTERNATE } from './escapes.ts';
import type { ScreenSize } from './gameScreen.ts';
import { MAX_PROSE, wrap } from './text.ts';

const DEFAULT_HEIGHT = 24;

/** If a page does not fit on the screen, the oldest news are left out. */
export interface Page {
  /** Identifies the picture: plain output does not repeat a picture with the same key. */
  readonly key: string;
  readonly picture: (size: ScreenSize) => readonly string[];
  readonly news: readonly string[];
  readonly question: string;
  readonly options: (width: number) => readonly string[];
}

/** The parts of a page around its news. */
interface Surround {
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
    return (this.interactive ? this.io.stdout.columns : undefined) || DEFAULT_WIDTH;
  }

  get height(): number {
    return (this.interactive ? this.io.stdout.rows : undefined) || DEFAULT_HEIGHT;
  }

  /** The space for pictures. Plain output has no height, so that pictures are small. */
  get size(): ScreenSize {
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
    for (const signal of STOP_SIGNALS) process.on(signal, this.onSignal);
    this.reader = reader;
  }

  close(): void {
    if (this.reader === undefined) return;
    this.ended ??= new LeftTable();
    this.io.stdin.off('error', this.onLost);
    this.io.stdout.off('resize', this.onResize);
    for (const signal of STOP_SIGNALS) process.off(signal, this.onSignal);
    this.reader.close();
    this.reader = undefined;
    if (this.interactive) this.io.stdout.write(LEAVE_ALTERNATE);
  }

  print(lines: readonly string[]): void {
    this.io.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Prints prose, wrapped to a readable width. */
  tell(lines: readonly string[]): void {
    if (lines.length > 0) this.print(this.prose(lines));
  }

  /** Before another person takes over: clears the screen and discards what was typed ahead. */
  wipe(): void {
    if (this.interactive) {
      this.io.stdout.write(CLEAR_ALL);
      this.lines.length = 0;
    }
    this.shown = '';
    this.page = undefined;
  }

  /** Shows a status in the input line until the next page; plain output leaves it out. */
  remark(text: string): void {
    if (this.interactive) this.io.stdout.write(ERASE_LINE + text);
  }

  /** For long operations that do not call `ask`, so that Ctrl-C ends them, too. */
  throwIfInterrupted(): void {
    if (this.ended instanceof Interrupted) throw this.ended;
  }

  /** Whether the page could show all of these lines as its news. */
  hasRoomFor(page: Page, news: readonly string[]): boolean {
    if (!this.interactive) return true;
    return this.prose(news).length <= this.roomIn(this.surroundOf(page));
  }

  show(page: Page): void {
    if (!this.interactive) {
      const picture = page.key === this.shown ? [] : ['', ...page.picture(this.size)];
      this.shown = page.key;
      this.print([...picture, ...this.prose(page.news), ...this.belowLines(page)]);
      return;
    }
    const { above, below } = this.surroundOf(page);
    const news = this.newsFor(page, this.roomIn({ above, below }));
    // Options that do not fit are left out as the last resort; they can still be typed.
    const shownBelow = below.slice(0, Math.max(1, this.height - above.length - 1));
    this.io.stdout.write(CLEAR);
    this.print([...above, ...news, ...shownBelow]);
    this.page = page;
  }

  /** Shows a long text page by page. Any input ends it, and is used as the answer to the next `ask`. */
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

  /** The next line that the user types. */
  async ask(prompt: string): Promise<string> {
    if (this.interactive) {
      this.reader?.setPrompt(prompt);
      this.reader?.prompt();
    } else this.io.stdout.write(prompt);
    const line = this.lines.shift();
    if (line !== undefined) {
      // Lets a pending signal be handled, even if there is always a next line (`yes | kairo play`).
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

  /** The number of lines left for news; the last line of the screen is the input line. */
  private roomIn({ above, below }: Surround): number {
    return this.height - above.length - below.length - 1;
  }

  private belowLines(page: Page): string[] {
    return [...wrap(page.question, this.width), ...page.options(this.width)];
  }

  private surroundOf(page: Page): Surround {
    return { above: page.picture(this.size), below: this.belowLines(page) };
  }

  /** Prints the input, as a terminal has already done. */
  private echo(line: string): string {
    if (this.io.stdin.isTTY !== true) this.io.stdout.write(`${line}\n`);
    return line.trim();
  }

  private receive(line: string): void {
    const waiting = this.waiting;
    this.waiting = undefined;
    if (waiting === undefined) {
      this.lines.push(line);
      // Backpressure: reads no further than one line ahead.
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
