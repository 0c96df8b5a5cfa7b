/** A bar on a terminal; silent anywhere else. */
import { setImmediate } from 'node:timers/promises';
import type { Output } from '../io.ts';

const WIDTH = 30;
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
    this.done++;
    if (this.output.isTTY !== true) return;
    const full = Math.floor((this.done / this.total) * WIDTH);
    const percent = Math.floor((this.done / this.total) * 100);
    const line = `${this.signs.full.repeat(full)}${this.signs.empty.repeat(WIDTH - full)} ${percent} %`;
    if (line === this.drawn) return;
    this.drawn = line;
    this.output.write(`${ERASE_LINE}${line}  ${this.done}/${this.total}`);
    await setImmediate();
  }

  finish(): void {
    if (this.drawn !== '') this.output.write(ERASE_LINE);
  }
}
