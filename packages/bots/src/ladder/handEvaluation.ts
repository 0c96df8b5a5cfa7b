/**
 * A hand-made evaluation in points. It is part of the yardsticks and must not change; `frozen.slow.test.ts` checks
 * that.
 */
import type { Game } from '@kairo/engine';
import { type GameState, isGameOver, pointsOf } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { FACTS, type Fact, Facts } from '../position/facts.ts';

/** The weight of each fact in points, at the start of the game and at its end. */
const WORTH: { readonly [fact in Fact]?: readonly [early: number, late: number] } = {
  points: [1, 1],
  medals: [0.7, 1],
  shakyMedals: [-0.3, -0.3],
  coins: [0.45, 0.34],
  fittingCoins: [0.25, 0.05],
  cards: [0.6, 0.05],
  jokers: [0.2, 0],
  barkers: [0.4, 0],
  stalls: [1.2, 0],
  expansions: [0.5, 0],
  growing: [0.5, 0],
  room: [0.06, 0],
  cardFits: [0.5, 0.1],
  affordable: [0.4, 0.1],
  ready: [0.4, 0.2],
  bestGain: [0.45, 0.4],
  secondGain: [0.2, 0.2],
  bestHope: [0.15, 0.1],
  lacking: [-0.25, -0.1],
  bestLure: [0.25, 0],
  allLures: [0.12, 0],
  closedEntries: [-0.1, 0],
  picks: [0.7, 0],
};

const EARLY = Float64Array.from(FACTS, (fact) => WORTH[fact]?.[0] ?? 0);
const LATE = Float64Array.from(FACTS, (fact) => WORTH[fact]?.[1] ?? 0);

/** Each seat's lead over its best rival. */
export class HandEvaluation implements Evaluation {
  private readonly facts: Facts;
  private readonly worth: Float64Array;

  constructor(game: Game) {
    this.facts = new Facts(game);
    this.worth = new Float64Array(game.players);
  }

  judge(state: GameState, out: Float64Array): void {
    const { worth } = this;
    const players = worth.length;
    if (isGameOver(state)) {
      for (let seat = 0; seat < players; seat++) worth[seat] = pointsOf(state, seat);
    } else this.weigh(state);
    for (let seat = 0; seat < players; seat++) {
      let rival = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < players; other++) {
        if (other !== seat && worth[other]! > rival) rival = worth[other]!;
      }
      out[seat] = worth[seat]! - rival;
    }
  }

  private weigh(state: GameState): void {
    const { facts, worth } = this;
    facts.take(state);
    const late = facts.progress;
    for (let seat = 0; seat < worth.length; seat++) {
      let sum = 0;
      for (let i = 0, o = seat * FACTS.length; i < FACTS.length; i++) {
        sum += facts.values[o + i]! * (EARLY[i]! * (1 - late) + LATE[i]! * late);
      }
      worth[seat] = sum;
    }
  }
}
