/**
 * Card counting: what a viewer can infer from the events it has seen and a view does not show. That is the money of
 * all seats, cards that must be in a certain hand, and which cards the pile can hold.
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
  /** By seat and card kind: a lower bound for the hand. */
  readonly surelyHeld: readonly Int32Array[];
  /** By card kind: an upper bound for the pile. */
  readonly pileAtMost: Int32Array;
  /** By seat: an upper bound for its cards from before the last reshuffle, which cannot come from the current pile. */
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

  /** Events that concern neither money nor cards are ignored. */
  add(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        for (const card of event.display) this.fromPileToDisplay(card);
        break;
      case 'opened':
        this.open(event);
        break;
      case 'funds':
        COLOURS.forEach((name, colour) => {
          this.money[event.seat]![colour] = event.money[name];
        });
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
   * Whether the view matches the counts and no money is negative. If not, the history is incomplete or belongs to
   * another game. A missing income of a rival may go unnoticed.
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

  private open({ display, discards, seats }: Extract<GameEvent, { type: 'opened' }>): void {
    for (const card of display) if (card !== null) this.fromPileToDisplay(card);
    for (const card of discards) {
      this.discards[kindOfName(card)]! += 1;
      this.pileAtMost[kindOfName(card)]! -= 1;
    }
    seats.forEach(({ cards, known }, seat) => {
      this.handSize[seat] = cards;
      for (const card of known) {
        this.fromPileToDisplay(card);
        this.takeFromDisplay(seat, kindOfName(card));
      }
    });
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
   * R9.4: the discards were public, so the contents of the new pile are known, and with them all cards in rivals'
   * hands taken together. A single rival's hand is therefore known exactly.
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

/** Whether the cards have exactly these counts by kind. Empty places do not count. */
function holds(counts: Int32Array, cards: readonly (CardName | null)[]): boolean {
  const found = new Int32Array(CARD_KINDS);
  for (const card of cards) {
    if (card === null) continue;
    const kind = kindOfName(card);
    if (kind === NONE) throw new Error(`unknown card ${card}`);
    found[kind]! += 1;
  }
  return found.every((count, kind) => count === counts[kind]);
}
