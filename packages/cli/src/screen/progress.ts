/** A bar on a terminal; silent anywhere else. */
import { setImmediate } from 'node:timers/promises';
import type { Output } from '../io.ts';

const WIDTH = 30;
const PLAIN_WIDTH = 80;
const ERASE_LINE = '\r\u001b[K';

export class ProgressBar {
  private readonly output: Output;
  private readonly total: number;
  private readonly signs: { readonly full: string; readonly empty: string };
  private done = 0;
  private drawn = '';

  constructor(output: Output, total: number, signs: { readonly full: string; readonly empty: string }) {
    this.output = output;
    this.total = total;
    this.signs = signs;
  }

  /** One more is done. Gives way to signals and slow readers where something is drawn. */
  async advance(): Promise<void> {
    if (this.show(this.done + 1)) await setImmediate();
  }

  /** So many are done; the note stands behind the bar as far as there is room. False if nothing is drawn. */
  show(done: number, note = ''): boolean {
    this.done = done;
    if (this.output.isTTY !== true) return false;
    const full = Math.floor((this.done / this.total) * WIDTH);
    const percent = Math.floor((this.done / this.total) * 100);
    const bar = `${this.signs.full.repeat(full)}${this.signs.empty.repeat(WIDTH - full)} ${percent} %`;
    if (bar + note === this.drawn) return false;
    this.drawn = bar + note;
    const line = `${bar}  ${this.done}/${this.total}  ${note}`.trimEnd();
    this.output.write(ERASE_LINE + line.slice(0, (this.output.columns || PLAIN_WIDTH) - 1));
    return true;
  }

  /** A line for people, in the bar's place; the bar comes back with the next that is done. */
  tell(line: string): void {
    this.finish();
    this.drawn = '';
    this.output.write(`${line}\n`);
  }

  finish(): void {
    if (this.drawn !== '') this.output.write(ERASE_LINE);
  }
}
