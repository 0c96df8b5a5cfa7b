/** Which bot has something to say about a step, and how often. Few steps are worth a remark. */
import type { Level } from '@kairo/bots';
import type { GameEvent, Seat } from '@kairo/engine';
import type { Occasion } from '@kairo/texts/browser';

export interface Remark {
  readonly seat: Seat;
  readonly level: Level;
  readonly occasion: Occasion;
  /** Counts the earlier remarks on the same occasion, so that lines take turns. */
  readonly line: number;
}

/** By seat; undefined for people. */
export type Levels = readonly (Level | undefined)[];

/** Coins that make a lure a good one. */
const GOOD_LURE = 4;
/** At least so many steps lie between two remarks. */
const QUIET_STEPS = 12;
/** How often the same thing is worth a remark in one game. */
const MOST_OF_A_KIND = 2;

type Said = Pick<Remark, 'seat' | 'occasion'>;

/** Undefined if the step is not worth a remark. */
export function occasionIn(events: readonly GameEvent[], levels: Levels): Said | undefined {
  const isBot = (seat: Seat): boolean => levels[seat] !== undefined;
  const firstBot = levels.findIndex((level) => level !== undefined);
  if (firstBot < 0) return undefined;
  const lure = events.find((event) => event.type === 'lured');
  for (const event of events) {
    if (event.type === 'finalPhase') return { seat: firstBot, occasion: 'finalPhase' };
    if (event.type === 'medalTaken' && event.from !== 'supply' && event.from !== event.seat) {
      if (isBot(event.from)) return { seat: event.from, occasion: 'medalLost' };
      if (isBot(event.seat)) return { seat: event.seat, occasion: 'medalTaken' };
    }
    if (event.type === 'earned' && event.seat === lure?.seat && event.amount >= GOOD_LURE) {
      return isBot(event.seat)
        ? { seat: event.seat, occasion: 'goodLure' }
        : { seat: firstBot, occasion: 'praise' };
    }
  }
  return undefined;
}

/**
 * What the winner says if it is a bot, else the best of the bots, also if it shares the victory with a person; undefined
 * if only people played.
 */
export function lastRemark(
  { points, winners }: { readonly points: readonly number[]; readonly winners: readonly Seat[] },
  levels: Levels,
): Remark | undefined {
  const bots = levels.flatMap((level, seat) => (level === undefined ? [] : [{ level, seat }]));
  const best = bots.toSorted((a, b) => (points[b.seat] ?? 0) - (points[a.seat] ?? 0))[0];
  if (best === undefined) return undefined;
  const occasion = winners.every((seat) => levels[seat] !== undefined) ? 'won' : 'lost';
  return { ...best, occasion, line: points.reduce((sum, each) => sum + each, 0) };
}

/** Keeps remarks few and different. */
export class Remarks {
  private readonly levels: Levels;
  private readonly counts = new Map<Occasion, number>();
  private last = -QUIET_STEPS;

  constructor(levels: Levels) {
    this.levels = levels;
  }

  /** The remark on step number `step`, if there is one. */
  on(step: number, events: readonly GameEvent[]): Remark | undefined {
    const said = occasionIn(events, this.levels);
    const level = said && this.levels[said.seat];
    if (said === undefined || level === undefined) return undefined;
    const line = this.counts.get(said.occasion) ?? 0;
    if (step - this.last < QUIET_STEPS || line >= MOST_OF_A_KIND) return undefined;
    this.last = step;
    this.counts.set(said.occasion, line + 1);
    return { ...said, level, line };
  }
}
