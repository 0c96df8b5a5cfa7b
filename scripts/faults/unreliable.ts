/** One direction of a line on which messages are lost, doubled, late and overtaken, by seed. */
import type { RandomSource } from '@kairo/engine';
import { between, isBy } from './chance.ts';
import type { Counts } from './counts.ts';

/** In percent of the messages. */
const LOST = 2;
const DOUBLED = 6;
const LATE = 12;
/** In milliseconds. */
const LATEST = 60;

/** Whether lines are bad at the moment. */
export interface Weather {
  isBad: boolean;
}

export class Unreliable<T> {
  private readonly random: RandomSource;
  private readonly counts: Counts;
  private readonly weather: Weather;
  private readonly deliver: (message: T) => void;
  private sent = 0;
  private newest = 0;
  private era = 0;

  constructor(random: RandomSource, counts: Counts, weather: Weather, deliver: (message: T) => void) {
    this.random = random;
    this.counts = counts;
    this.weather = weather;
    this.deliver = deliver;
  }

  send(message: T): void {
    const { random, counts } = this;
    if (!this.weather.isBad) {
      this.arrive(message, ++this.sent);
      return;
    }
    if (isBy(LOST, random)) {
      counts.add('messages lost');
      return;
    }
    const number = ++this.sent;
    if (isBy(DOUBLED, random)) {
      counts.add('messages duplicated');
      this.later(message, number);
    }
    if (isBy(LATE, random)) {
      counts.add('messages delayed');
      this.later(message, number);
    } else this.arrive(message, number);
  }

  /** The line is broken: what is on its way does not arrive. */
  cut(): void {
    this.era++;
  }

  private later(message: T, number: number): void {
    const { era } = this;
    setTimeout(
      () => {
        if (era === this.era) this.arrive(message, number);
      },
      between(1, LATEST, this.random),
    );
  }

  private arrive(message: T, number: number): void {
    if (number < this.newest) this.counts.add('messages reordered');
    this.newest = Math.max(number, this.newest);
    this.deliver(message);
  }
}
