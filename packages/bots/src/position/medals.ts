/** What medals are worth, kept by whoever asks often. */
import { COLOURS, MEDALS } from '@kairo/engine';
import { type Board, type GameState, medalHolder, medalsFor } from '@kairo/engine/search';

const C = COLOURS.length;

export class MedalPoints {
  private readonly points: Int32Array;

  constructor({ edition }: Board) {
    this.points = Int32Array.from(
      MEDALS.flatMap((medal) => COLOURS.map((colour) => edition.medals[colour][medal])),
    );
  }

  of(medal: number, colour: number): number {
    return this.points[medal * C + colour]!;
  }

  /** R6.8: points of the medals that a stand of `size` tiles would bring now. */
  gain(state: GameState, seat: number, colour: number, size: number): number {
    let gain = 0;
    for (const medal of medalsFor(state, seat, colour, size)) {
      if (medalHolder(state, medal, colour) !== seat) gain += this.of(medal, colour);
    }
    return gain;
  }
}
