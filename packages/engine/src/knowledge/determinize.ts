/**
 * Samples full states that are consistent with what a viewer knows: hidden hands, the pile and the game's random key
 * are dealt anew. Bots search on such states, which carry no information that the viewer does not have.
 */
import { CARD_KINDS } from '../board/board.ts';
import { deckOf } from '../board/deck.ts';
import type { GameEvent } from '../play/events.ts';
import { cardName, kindOfName } from '../play/names.ts';
import { stateFromJson } from '../play/readState.ts';
import { byColour } from '../play/stateJson.ts';
import { fillKey, type RandomSource, shuffleInPlace } from '../random/random.ts';
import { expectOk } from '../result.ts';
import { hasLegalBuild } from '../rules/offers.ts';
import { bagCount, setHand, setPile } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { Tally } from './tally.ts';
import type { View } from './view.ts';

/** How many times an impossible deal is retried. */
const PATIENCE = 50;

/** Samples states for one view. */
export class Dealer {
  private readonly view: View;
  private readonly tally: Tally;
  /** By card kind: cards in the pile or in hidden hands, without those that are known to be in a certain hand. */
  private readonly unseen: Int32Array;
  private readonly hiddenSeats: readonly number[];
  /** Working space: by seat, the counts by card kind. */
  private readonly hands: readonly Int32Array[];
  /** A state for the view; every deal starts as a copy of it. */
  private readonly template: GameState;

  constructor(game: Game, view: View, history: readonly GameEvent[]) {
    this.view = view;
    this.tally = new Tally(game, view.viewer, history);
    this.hiddenSeats = view.seats.flatMap((seat, number) => (seat.hand === undefined ? [number] : []));
    this.unseen = this.countUnseen(game);
    this.hands = view.seats.map(() => new Int32Array(CARD_KINDS));
    this.template = this.makeTemplate(game);
  }

  deal(random: RandomSource): GameState {
    const state = this.template.copy();
    this.dealInto(state, random);
    return state;
  }

  /** Overwrites a state of the same game instead of allocating one. */
  dealInto(state: GameState, random: RandomSource): void {
    let tries = 0;
    do this.dealOnce(state, random);
    while (!this.actingSeatCanBuild(state) && ++tries < PATIENCE);
  }

  /** R11.2: in the final phase the acting seat has a legal build; otherwise it would be out. */
  private actingSeatCanBuild(state: GameState): boolean {
    const { phase, seat } = this.view;
    return phase !== 'final' || !this.hiddenSeats.includes(seat) || hasLegalBuild(state, seat);
  }

  private dealOnce(state: GameState, random: RandomSource): void {
    const { cells } = state;
    state.become(this.template);
    const left = this.dealHands(random);
    for (const seat of this.hiddenSeats) setHand(state, seat, this.hands[seat]!);
    const pile: number[] = [];
    for (let kind = 1; kind < CARD_KINDS; kind++) {
      for (let count = left[kind]!; count > 0; count--) pile.push(kind);
    }
    shuffleInPlace(pile, 0, pile.length, random);
    setPile(state, pile);
    shuffleInPlace(cells, at.BAG, bagCount(state), random);
    fillKey(cells, at.KEY, random);
  }

  private countUnseen(game: Game): Int32Array {
    const unseen = deckOf(game.board.edition);
    const seen = [
      ...this.view.seats.flatMap((seat) => seat.hand ?? []),
      ...this.view.display.filter((card) => card !== null),
      ...this.view.discards,
    ];
    for (const card of seen) unseen[kindOfName(card)]! -= 1;
    for (const seat of this.hiddenSeats) {
      for (let kind = 1; kind < CARD_KINDS; kind++) unseen[kind]! -= this.tally.surelyHeld[seat]![kind]!;
    }
    return unseen;
  }

  /** Fills the hidden `hands`. Returns what is left for the pile, by kind. */
  private dealHands(random: RandomSource): Int32Array {
    const { hands } = this;
    const { surelyHeld, pileAtMost, olderAtMost } = this.tally;
    const left = this.unseen.slice();
    const olderSlots: number[] = [];
    const open = new Map<number, number>();
    for (const seat of this.hiddenSeats) {
      hands[seat]!.set(surelyHeld[seat]!);
      const sure = surelyHeld[seat]!.reduce((sum, count) => sum + count, 0);
      const slots = this.view.seats[seat]!.cards - sure;
      open.set(seat, slots);
      for (let i = Math.min(slots, olderAtMost[seat]!); i > 0; i--) olderSlots.push(seat);
    }
    const give = (seat: number, kind: number): void => {
      hands[seat]![kind]! += 1;
      open.set(seat, open.get(seat)! - 1);
      left[kind]! -= 1;
    };
    // Cards that the pile cannot hold are in hands, and have been since before the last reshuffle.
    shuffleInPlace(olderSlots, 0, olderSlots.length, random);
    for (let kind = 1; kind < CARD_KINDS; kind++) {
      for (let excess = left[kind]! - pileAtMost[kind]!; excess > 0; excess--) {
        const seat = olderSlots.pop() ?? this.hiddenSeats.find((other) => open.get(other)! > 0);
        if (seat === undefined) throw new Error('the history does not fit the view');
        give(seat, kind);
      }
    }
    const rest = Array.from(left).flatMap((count, kind) => Array.from({ length: count }, () => kind));
    shuffleInPlace(rest, 0, rest.length, random);
    for (const seat of this.hiddenSeats) while (open.get(seat)! > 0) give(seat, rest.pop()!);
    return left;
  }

  private makeTemplate(game: Game): GameState {
    const { view, tally, hands } = this;
    const inOrder: RandomSource = { below: (n) => n - 1 };
    const pile = this.dealHands(inOrder);
    const namesOf = (counts: Int32Array) =>
      Array.from(counts).flatMap((count, kind) => Array.from({ length: count }, () => cardName(kind)));
    const players = view.seats.map((seat, number) => ({
      ...seat,
      hand: seat.hand ?? namesOf(hands[number]!),
      money: seat.money ?? byColour((colour) => tally.money[number]![colour]!),
    }));
    const extras = view.endReason === undefined ? {} : { endReason: view.endReason };
    return expectOk(stateFromJson(game, { ...view, players, pile: namesOf(pile) }, extras));
  }
}

/** One state that is consistent with a view and its viewer's history since the start of the game. */
export function determinize(
  game: Game,
  view: View,
  history: readonly GameEvent[],
  random: RandomSource,
): GameState {
  return new Dealer(game, view, history).deal(random);
}
