/**
 * A server whose time can be made to pass: `node hastyServer.ts --port N --data DIR`, and then one line of milliseconds on
 * stdin for each time. It says `passed` when everything that was due has happened.
 */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readFiles, readOptions, startServer } from '@kairo/server';
import { buildWeb, WEB_DIST } from '../../../../scripts/build-web.ts';

/** Shorter than what the server takes for an outage of its own. */
const SLICE = 5_000;
/** In which browsers answer the server's pings. */
const BREATH = 150;

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Real time, and what was added to it. */
class HastyClock {
  private ahead = 0;
  private readonly timers = new Map<Timer, NodeJS.Timeout>();

  readonly now = (): number => Date.now() + this.ahead;

  readonly after = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.now() + milliseconds, callback };
    this.arm(timer);
    return () => this.drop(timer);
  };

  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= SLICE) {
      this.ahead += Math.min(left, SLICE);
      for (const timer of [...this.timers.keys()].sort((a, b) => a.at - b.at)) {
        this.drop(timer);
        if (timer.at <= this.now()) timer.callback();
        else this.arm(timer);
      }
      await pause(BREATH);
    }
  }

  private arm(timer: Timer): void {
    const handle = setTimeout(() => {
      this.timers.delete(timer);
      timer.callback();
    }, timer.at - this.now());
    this.timers.set(timer, handle);
  }

  private drop(timer: Timer): void {
    clearTimeout(this.timers.get(timer));
    this.timers.delete(timer);
  }
}

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const options = readOptions(['--port', values.port ?? '0', '--data', values.data ?? ''], {});
if (options === 'help') throw new Error('no help is to be had here');
await buildWeb();
const clock = new HastyClock();
const started = await startServer(options, { files: readFiles(WEB_DIST), clock });
if (!started.ok) throw new Error(JSON.stringify(started.error));
console.log(`Kairo is ready: http://localhost:${started.value.port}/`);
for await (const line of createInterface(process.stdin)) {
  await clock.pass(Number(line));
  console.log('passed');
}
await started.value.close();
process.exit(0);
