/**
 * What somebody who watches and counts knows beyond the view: everybody's money, cards that must be in a hand, and
 * which cards the pile can hold. Made from the public history alone: the events that the viewer was told.
 */
import { CARD_KINDS, NONE } from '../board/board.ts';
import { deckOf } from '../board/deck.ts';
import type { GameEvent } from '../play/events.ts';
import { colourNumber, kindOfName } from '../play/names.ts';
import type { Game } from '../state/game.ts';
import { type CardName, COLOURS, START_MONEY } from '../vocabulary.ts';
import type { View, Viewer } from './view.ts';

const C = COLOURS.length;

export class Tally {
  /** By seat and colour, exact. */
  readonly money: readonly Int32Array[];
  /** By seat and card kind: at least so many are in that hand. */
  readonly surelyHeld: readonly Int32Array[];
  /** By card kind: at most so many are in the pile. */
  readonly pileAtMost: Int32Array;
  /** By seat: at most so many of its cards are older than the pile, and so not of it. */
  readonly olderAtMost: Int32Array;

  private readonly players: number;
  private readonly viewer: Viewer;
  private readonly deck: Int32Array;
  private readonly handSize: Int32Array;
  private readonly own: Int32Array;
  private readonly display: Int32Array;
  private readonly discards: Int32Array;

  constructor(game: Game, viewer: Viewer, history: readonly GameEvent[]) {
    this.players = game.players;
    this.viewer = viewer;
    this.deck = deckOf(game.board.edition);
    this.money = Array.from({ length: game.players }, () => new Int32Array(C).fill(START_MONEY));
    this.surelyHeld = Array.from({ length: game.players }, () => new Int32Array(CARD_KINDS));
    this.pileAtMost = this.deck.slice();
    this.olderAtMost = new Int32Array(game.players);
    this.handSize = new Int32Array(game.players);
    this.own = new Int32Array(CARD_KINDS);
    this.display = new Int32Array(CARD_KINDS);
    this.discards = new Int32Array(CARD_KINDS);
    for (const event of history) this.add(event);
  }

  /** Counts one more event; those that tell nothing about money or cards are passed over. */
  add(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        for (const card of event.display) this.fromPileToDisplay(card);
        break;
      case 'dealt':
        this.handSize[event.seat]! += event.count;
        break;
      case 'received':
        for (const card of event.cards) {
          this.own[kindOfName(card)]! += 1;
          this.pileAtMost[kindOfName(card)]! -= 1;
        }
        break;
      case 'earned':
        this.money[event.seat]![colourNumber(event.colour)]! += event.amount;
        break;
      case 'paid':
        COLOURS.forEach((name, colour) => {
          this.money[event.seat]![colour]! -= (event.coins[name] ?? 0) + (event.fee === name ? 1 : 0);
        });
        break;
      case 'picked':
        if (event.from !== 'barkers') this.handSize[event.seat]! += 1;
        if (event.card !== undefined) this.takeFromDisplay(event.seat, kindOfName(event.card));
        break;
      case 'cardsPlayed':
        for (const card of event.cards) this.shed(event.seat, kindOfName(card));
        break;
      case 'discarded':
        this.shed(event.seat, kindOfName(event.card));
        break;
      case 'refilled':
        this.fromPileToDisplay(event.card);
        break;
      case 'reshuffled':
        this.renewPile();
        break;
      default:
        break;
    }
  }

  /**
   * Whether the view shows what was counted, and nobody has less than nothing. If not, a part of the history is missing,
   * or it is of another game; what a rival earned may be missing without a trace.
   */
  agreesWith({ seats, display, discards }: View): boolean {
    const hand = this.viewer === 'spectator' ? undefined : seats[this.viewer]?.hand;
    return (
      (hand === undefined || holds(this.own, hand)) &&
      holds(this.display, display) &&
      holds(this.discards, discards) &&
      seats.every(
        ({ cards, money }, seat) =>
          cards === this.handSize[seat] &&
          this.money[seat]!.every((coins) => coins >= 0) &&
          (money === undefined || COLOURS.every((name, colour) => money[name] === this.money[seat]![colour])),
      )
    );
  }

  private fromPileToDisplay(card: CardName): void {
    this.display[kindOfName(card)]! += 1;
    this.pileAtMost[kindOfName(card)]! -= 1;
  }

  private takeFromDisplay(seat: number, kind: number): void {
    this.display[kind]! -= 1;
    this.surelyHeld[seat]![kind]! += 1;
    if (seat === this.viewer) this.own[kind]! += 1;
    else this.olderAtMost[seat]! += 1;
  }

  private shed(seat: number, kind: number): void {
    const held = this.surelyHeld[seat]!;
    this.discards[kind]! += 1;
    this.handSize[seat]! -= 1;
    if (seat === this.viewer) this.own[kind]! -= 1;
    else if (held[kind]! > 0 || this.pileAtMost[kind] === 0) this.olderAtMost[seat]! -= 1;
    held[kind] = Math.max(0, held[kind]! - 1);
    this.olderAtMost[seat] = Math.min(this.olderAtMost[seat]!, this.handSize[seat]!);
  }

  /**
   * R9.4: all the discards were open, so the new pile is known up to its order; and so is, together, what the
   * others hold. With one other hand that is its every card.
   */
  private renewPile(): void {
    this.pileAtMost.set(this.discards);
    const rivals = Array.from({ length: this.players }, (_, seat) => seat).filter(
      (seat) => seat !== this.viewer,
    );
    for (const seat of rivals) this.olderAtMost[seat] = this.handSize[seat]!;
    if (rivals.length === 1) {
      const hand = this.surelyHeld[rivals[0]!]!;
      for (let kind = 1; kind < CARD_KINDS; kind++) {
        hand[kind] = this.deck[kind]! - this.discards[kind]! - this.display[kind]! - this.own[kind]!;
      }
    }
    this.discards.fill(0);
  }
}

/** Whether the cards are as many of each kind; an empty place is none. */
function holds(counts: Int32Array, cards: readonly (CardName | null)[]): boolean {
  const found = new Int32Array(CARD_KINDS);
  for (const card of cards) {
    if (card === null) continue;
    const kind = kindOfName(card);
    if (kind === NONE) throw new Error(`there is no card ${card}`);
    found[kind]! += 1;
  }
  return found.every((count, kind) => count === counts[kind]);
}
