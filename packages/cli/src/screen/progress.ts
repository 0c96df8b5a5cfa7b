/** A progress bar; draws nothing unless the output is a terminal. */
import { setImmediate } from 'node:timers/promises';
import { DEFAULT_WIDTH, type Output } from '../io.ts';
import { ERASE_LINE } from './escapes.ts';

const WIDTH = 30;

export class ProgressBar {
  private readonly output: Output;
  private readonly total: number;
  private readonly glyphs: { readonly full: string; readonly empty: string };
  private done = 0;
  private drawn = '';

  constructor(output: Output, total: number, glyphs: { readonly full: string; readonly empty: string }) {
    this.output = output;
    this.total = total;
    this.glyphs = glyphs;
  }

  /** Counts one more. After drawing, yields to the event loop, so that signals are handled. */
  async advance(): Promise<void> {
    if (this.show(this.done + 1)) await setImmediate();
  }

  /** Sets the count. The note follows the bar as far as there is room. False if nothing was drawn. */
  show(done: number, note = ''): boolean {
    this.done = done;
    if (this.output.isTTY !== true) return false;
    const full = Math.floor((this.done / this.total) * WIDTH);
    const percent = Math.floor((this.done / this.total) * 100);
    const bar = `${this.glyphs.full.repeat(full)}${this.glyphs.empty.repeat(WIDTH - full)} ${percent} %`;
    if (bar + note === this.drawn) return false;
    this.drawn = bar + note;
    const line = `${bar}  ${this.done}/${this.total}  ${note}`.trimEnd();
    this.output.write(ERASE_LINE + line.slice(0, (this.output.columns || DEFAULT_WIDTH) - 1));
    return true;
  }

  /** Prints a line in place of the bar; the next `show` draws the bar below it. */
  print(line: string): void {
    this.finish();
    this.drawn = '';
    this.output.write(`${line}\n`);
  }

  finish(): void {
    if (this.drawn !== '') this.output.write(ERASE_LINE);
  }
}
