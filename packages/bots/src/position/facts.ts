/**
 * The features of evaluations: some numbers for every seat of a full state. Weights are elsewhere. All seats are
 * measured in the same way, so that their values can be compared.
 */
import { COLOURS, type Game } from '@kairo/engine';
import {
  actingSeat,
  at,
  type Board,
  barkersOf,
  cardsHeld,
  deservesMedal,
  FIRST_JOKER,
  type GameState,
  handSize,
  isOut,
  medalHolder,
  medalPoints,
  moneyOf,
  NONE,
  phaseNumber,
  picksLeft,
  pointsOf,
  type Survey,
  sizeOf,
  supplyOf,
  surveyOf,
  totalMoney,
} from '@kairo/engine/search';
import { Growth } from './growth.ts';
import { Market } from './market.ts';
import { medalGain } from './medals.ts';

const C = COLOURS.length;

export const FACTS = [
  /** Points scored so far. */
  'points',
  /** R11.4: what the seat's medals will score at the end. */
  'medals',
  /** R6.8: the part of it that a rival's next expansion of the colour would take. */
  'shakyMedals',
  'coins',
  /** Coins of a stand's own colour that count for its next expansion. */
  'fittingCoins',
  'cards',
  'jokers',
  'barkers',
  /** Stalls on the board, and their expansions. */
  'stalls',
  'expansions',
  /** Stands with a site to grow on. */
  'growing',
  /** Sites to grow on, over all stands. */
  'room',
  /** Growing stands that a card in hand fits. */
  'cardFits',
  /** Growing stands that can be paid for. */
  'affordable',
  /** Stands that could be expanded now: room, cards and coins suffice. */
  'ready',
  /** The immediate score of the best of those, and of the second best. */
  'bestGain',
  'secondGain',
  /** The immediate score of the best growing stand for which coins or cards are missing. */
  'bestHope',
  /** Missing coins for the cheapest expansion of a growing stand. */
  'lacking',
  /** Income of lures to the seat's own stands without barkers: the best one, and the sum. */
  'bestLure',
  'allLures',
  /** R8.1: the seat's own entries that are closed because a customer stands there. */
  'closedEntries',
  /** Whether the seat acts now, and whether it acts next. */
  'acts',
  'actsNext',
  /** Picks left in the draw that the seat has begun. */
  'picks',
] as const;
export type Fact = (typeof FACTS)[number];

const FACT_COUNT = FACTS.length;
const index = Object.fromEntries(FACTS.map((name, i) => [name, i])) as { readonly [fact in Fact]: number };
const POINTS = index.points;
const MEDAL_POINTS = index.medals;
const SHAKY = index.shakyMedals;
const COINS = index.coins;
const FITTING_COINS = index.fittingCoins;
const CARDS = index.cards;
const JOKERS = index.jokers;
const BARKERS = index.barkers;
const STALLS = index.stalls;
const EXPANSIONS = index.expansions;
const GROWING = index.growing;
const ROOM = index.room;
const CARD_FITS = index.cardFits;
const AFFORDABLE = index.affordable;
const READY = index.ready;
const BEST_GAIN = index.bestGain;
const SECOND_GAIN = index.secondGain;
const BEST_HOPE = index.bestHope;
const LACKING = index.lacking;
const BEST_LURE = index.bestLure;
const ALL_LURES = index.allLures;
const CLOSED = index.closedEntries;
const ACTS = index.acts;
const ACTS_NEXT = index.actsNext;
const PICKS = index.picks;

/** The value of `lacking` for a seat without a growing stand. */
const LACKING_ALL = 8;
const THREE_CARDS = 3;

/** The facts of one state at a time. Reused, to keep its working space. */
export class Facts {
  /** `values[seat * FACTS.length + fact]` */
  readonly values: Float64Array;
  /** The progress of the game, 0–1: by the expansions that are left until R11.1 applies. */
  progress = 0;

  private readonly board: Board;
  private readonly players: number;
  private readonly growth: Growth;
  private readonly handSites: Int32Array;
  private readonly market: Market;

  constructor(game: Game) {
    this.board = game.board;
    this.players = game.players;
    this.values = new Float64Array(game.players * FACT_COUNT);
    this.growth = new Growth(game.board);
    this.market = new Market(game);
    this.handSites = new Int32Array(game.board.words);
  }

  take(state: GameState): void {
    const { values, players } = this;
    const survey = surveyOf(state);
    values.fill(0);
    for (let seat = 0; seat < players; seat++) this.takeSeat(state, survey, seat);
    this.takeMedals(state);
    if (phaseNumber(state) === at.PHASE_PLAY) this.takeLures(state, survey);
    this.takeTurn(state);
    this.progress = progressOf(state);
  }

  private takeSeat(state: GameState, survey: Survey, seat: number): void {
    const { values, growth } = this;
    const o = seat * FACT_COUNT;
    const coins = totalMoney(state, seat);
    const cards = handSize(state, seat);
    values[o + POINTS] = pointsOf(state, seat);
    values[o + COINS] = coins;
    values[o + CARDS] = cards;
    values[o + BARKERS] = barkersOf(state, seat);
    this.findHandSites(state, seat, coins);
    const out = isOut(state, seat);
    let best = 0;
    let second = 0;
    let hope = 0;
    let lacking = LACKING_ALL;
    for (let colour = 0; colour < C; colour++) {
      const size = sizeOf(state, seat, colour);
      if (size === 0) continue;
      values[o + STALLS]! += 1;
      values[o + EXPANSIONS]! += size - 1;
      if (out || supplyOf(state, colour) === 0) continue;
      const room = growth.find(state, survey, seat, colour);
      if (room === 0) continue;
      const price = size + 1;
      const held = moneyOf(state, seat, colour);
      const own = Math.min(price, held);
      const missing = Math.max(0, 2 * (price - own) - (coins - own), held === 0 ? 1 : 0);
      const fits = this.cardFits();
      const gain = price + medalGain(state, seat, colour, price);
      values[o + GROWING]! += 1;
      values[o + ROOM]! += room;
      values[o + FITTING_COINS]! += own;
      if (fits) values[o + CARD_FITS]! += 1;
      if (missing === 0) values[o + AFFORDABLE]! += 1;
      lacking = Math.min(lacking, missing);
      if (missing === 0 && (fits || cards >= THREE_CARDS)) {
        values[o + READY]! += 1;
        if (gain > best) {
          second = best;
          best = gain;
        } else if (gain > second) second = gain;
      } else hope = Math.max(hope, gain);
    }
    values[o + BEST_GAIN] = best;
    values[o + SECOND_GAIN] = second;
    values[o + BEST_HOPE] = hope;
    values[o + LACKING] = lacking;
  }

  /** Sets `handSites` to the sites that some card in hand fits; a joker needs a coin for its fee. */
  private findHandSites(state: GameState, seat: number, coins: number): void {
    const { handSites } = this;
    const { words, cardSites } = this.board;
    handSites.fill(0);
    let left = handSize(state, seat);
    for (let kind = 1; left > 0; kind++) {
      const held = cardsHeld(state, seat, kind);
      if (held === 0) continue;
      left -= held;
      if (kind >= FIRST_JOKER) {
        this.values[seat * FACT_COUNT + JOKERS]! += held;
        if (coins === 0) continue;
      }
      const sites = cardSites[kind]!;
      for (let i = 0; i < words; i++) handSites[i]! |= sites[i]!;
    }
  }

  /** Whether a card in hand fits a site of the current `growth`. */
  private cardFits(): boolean {
    const { handSites } = this;
    const { sites } = this.growth;
    for (let i = 0; i < sites.length; i++) if ((sites[i]! & handSites[i]!) !== 0) return true;
    return false;
  }

  private takeMedals(state: GameState): void {
    const { values, players } = this;
    for (let colour = 0; colour < C; colour++) {
      for (let medal = 0; medal < 2; medal++) {
        const holder = medalHolder(state, medal, colour);
        if (holder === NONE) continue;
        const points = medalPoints(state, medal, colour);
        values[holder * FACT_COUNT + MEDAL_POINTS]! += points;
        if (supplyOf(state, colour) === 0) continue;
        const own = sizeOf(state, holder, colour);
        let rival = 0;
        for (let seat = 0; seat < players; seat++) {
          if (seat !== holder) rival = Math.max(rival, sizeOf(state, seat, colour));
        }
        if (rival > 0 && deservesMedal(medal, rival + 1, own)) {
          values[holder * FACT_COUNT + SHAKY]! += points;
        }
      }
    }
  }

  private takeLures(state: GameState, survey: Survey): void {
    const { values, players, market } = this;
    market.take(state, survey);
    for (let seat = 0; seat < players; seat++) {
      const o = seat * FACT_COUNT;
      values[o + BEST_LURE] = market.bestLure[seat]!;
      values[o + ALL_LURES] = market.allLures[seat]!;
      values[o + CLOSED] = market.closedEntries[seat]!;
    }
  }

  private takeTurn(state: GameState): void {
    const { values, players } = this;
    const seat = actingSeat(state);
    values[seat * FACT_COUNT + ACTS] = 1;
    values[((seat + 1) % players) * FACT_COUNT + ACTS_NEXT] = 1;
    values[seat * FACT_COUNT + PICKS] = picksLeft(state);
  }
}

/** R11.1: the progress of the game, 0–1; 1 from the final phase on. */
function progressOf(state: GameState): number {
  if (phaseNumber(state) >= at.PHASE_FINAL) return 1;
  const full = state.game.board.edition.expansionsPerColour;
  let least = full;
  let second = full;
  for (let colour = 0; colour < C; colour++) {
    const left = supplyOf(state, colour);
    if (left < least) [least, second] = [left, least];
    else if (left < second) second = left;
  }
  const left = Math.min(least, Math.max(0, least - 1) + Math.max(0, second - 1));
  return 1 - left / full;
}
