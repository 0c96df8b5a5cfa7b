/** Reads a state from untrusted JSON: positions for tests and studies, and snapshots of running games. */
import { NONE } from '../board/board.ts';
import { deckSize } from '../board/deck.ts';
import type { Misfit } from '../expectation.ts';
import { boolean, type Fields, list, object, oneOf, reading, unfit, whole } from '../json/read.ts';
import { err, type Result } from '../result.ts';
import {
  bagCount,
  giveCard,
  handSize,
  setBag,
  setDiscards,
  setDisplayedCard,
  setPile,
} from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import * as at from '../state/layout.ts';
import {
  isTile,
  putExpansion,
  putStall,
  setCustomerSite,
  setMedalHolder,
  setSupply,
  stallOf,
} from '../state/pieces.ts';
import { addMoney, addPoints, setBarkerStock, setBarkers, setOut } from '../state/seats.ts';
import { emptyState, type GameState } from '../state/state.ts';
import {
  actingSeat,
  neutralColour,
  phaseNumber,
  setActingSeat,
  setDiscardsLeft,
  setEndReason,
  setNeutralColour,
  setPhase,
  setPicksLeft,
  setQuietTurns,
  setSetupStep,
  setStartSeat,
  startSeat,
} from '../state/turn.ts';
import {
  COLOURS,
  DISPLAY_SIZE,
  END_REASONS,
  type EndReason,
  MEDALS,
  PHASES,
  START_STALLS,
} from '../vocabulary.ts';
import { brokenInvariants, type Invariant } from './invariants.ts';
import { cardKind } from './names.ts';

const C = COLOURS.length;
const MAX_AMOUNT = 1_000_000;

export type PositionError =
  | ({ readonly code: 'position/malformed' } & Misfit)
  | { readonly code: 'position/impossible'; readonly broken: readonly Invariant[] };

export interface PositionExtras {
  /** Why the final phase began; `supply` if it is missing in a later phase. */
  readonly endReason?: EndReason;
}

/** A state from the JSON of `stateToJson`. The JSON has no random key: the caller sets one. */
export function stateFromJson(
  game: Game,
  json: unknown,
  extras: PositionExtras = {},
): Result<GameState, PositionError> {
  const state = reading(() => new PositionReader(game).read(object(json, 'state'), extras));
  if (!state.ok) return err({ code: 'position/malformed', ...state.error });
  const broken = brokenInvariants(state.value);
  return broken.length === 0 ? state : err({ code: 'position/impossible', broken });
}

function indexIn(names: readonly string[], value: unknown, field: string): number {
  return names.indexOf(oneOf(value, field, names));
}

class PositionReader {
  private readonly game: Game;
  private readonly state: GameState;

  constructor(game: Game) {
    this.game = game;
    this.state = emptyState(game);
  }

  read(json: Fields, extras: PositionExtras): GameState {
    const { state, game } = this;
    const { barkers, expansionsPerColour } = game.board.edition;
    setPhase(state, indexIn(PHASES, json['phase'], 'phase'));
    setActingSeat(state, whole(json['seat'], 'seat', 0, game.players - 1));
    setStartSeat(state, whole(json['startSeat'], 'startSeat', 0, game.players - 1));
    setQuietTurns(state, whole(json['quietTurns'], 'quietTurns', 0, MAX_AMOUNT));
    this.readStands(list(json['stands'], 'stands'));
    this.readCustomers(object(json['customers'], 'customers'));
    list(json['players'], 'players', game.players).forEach((player, seat) => {
      this.readPlayer(object(player, `players.${seat}`), seat);
    });
    this.readCards(json);
    setBarkerStock(state, whole(json['barkerStock'], 'barkerStock', 0, barkers));
    const supply = object(json['supply'], 'supply');
    const medals = object(json['medals'], 'medals');
    COLOURS.forEach((name, colour) => {
      setSupply(state, colour, whole(supply[name], `supply.${name}`, 0, expansionsPerColour));
      const pair = object(medals[name], `medals.${name}`);
      MEDALS.forEach((medal, number) => {
        setMedalHolder(state, number, colour, this.seatOrNone(pair[medal], `medals.${name}.${medal}`));
      });
    });
    this.readPending(json);
    if (phaseNumber(state) >= at.PHASE_FINAL) {
      setEndReason(state, oneOf(extras.endReason ?? 'supply', 'endReason', END_REASONS));
    }
    return state;
  }

  private seatOrNone(value: unknown, field: string): number {
    return value === null ? NONE : whole(value, field, 0, this.game.players - 1);
  }

  private site(value: unknown, field: string): number {
    const site = typeof value === 'string' ? this.game.board.siteOf.get(value) : undefined;
    return site ?? unfit(field, { kind: 'site' });
  }

  private kind(value: unknown, field: string): number {
    const kind = cardKind(this.state, value);
    return kind === NONE ? unfit(field, { kind: 'card' }) : kind;
  }

  private readStands(stands: readonly unknown[]): void {
    stands.forEach((value, i) => {
      const stand = object(value, `stands.${i}`);
      const owner =
        stand['owner'] === 'neutral'
          ? at.NEUTRAL
          : whole(stand['owner'], `stands.${i}.owner`, 0, this.game.players - 1);
      const colour = indexIn(COLOURS, stand['colour'], `stands.${i}.colour`);
      if (stallOf(this.state, owner, colour) !== NONE) unfit(`stands.${i}`, { kind: 'once', what: 'stand' });
      const stall = this.freeSite(stand['stall'], `stands.${i}.stall`);
      putStall(this.state, owner, colour, stall, this.site(stand['entry'], `stands.${i}.entry`));
      list(stand['expansions'], `stands.${i}.expansions`).forEach((name, n) => {
        if (owner === at.NEUTRAL) unfit(`stands.${i}.expansions`, { kind: 'list', min: 0, max: 0 });
        putExpansion(this.state, owner, colour, this.freeSite(name, `stands.${i}.expansions.${n}`));
      });
    });
  }

  private freeSite(value: unknown, field: string): number {
    const site = this.site(value, field);
    for (let colour = 0; colour < C; colour++) {
      if (isTile(this.state, colour, site)) unfit(field, { kind: 'free-site' });
    }
    return site;
  }

  private readCustomers(customers: Fields): void {
    COLOURS.forEach((name, colour) => {
      const value = customers[name];
      setCustomerSite(this.state, colour, value === null ? NONE : this.site(value, `customers.${name}`));
    });
  }

  private readPlayer(player: Fields, seat: number): void {
    const field = `players.${seat}`;
    list(player['hand'], `${field}.hand`).forEach((card, i) => {
      giveCard(this.state, seat, this.kind(card, `${field}.hand.${i}`));
    });
    const money = object(player['money'], `${field}.money`);
    COLOURS.forEach((name, colour) => {
      addMoney(this.state, seat, colour, whole(money[name], `${field}.money.${name}`, 0, MAX_AMOUNT));
    });
    const { barkers } = this.game.board.edition;
    setBarkers(this.state, seat, whole(player['barkers'], `${field}.barkers`, 0, barkers));
    addPoints(this.state, seat, whole(player['points'], `${field}.points`, 0, MAX_AMOUNT));
    setOut(this.state, seat, boolean(player['out'], `${field}.out`));
  }

  private readCards(json: Fields): void {
    list(json['display'], 'display', DISPLAY_SIZE).forEach((card, i) => {
      setDisplayedCard(this.state, i, card === null ? 0 : this.kind(card, `display.${i}`));
    });
    const max = deckSize(this.game.board.edition);
    const stack = (field: 'pile' | 'discards', min: number): number[] => {
      const cards = list(json[field], field);
      if (cards.length < min || cards.length > max) unfit(field, { kind: 'list', min, max });
      return cards.map((card, i) => this.kind(card, `${field}.${i}`));
    };
    // R9.4: there is always a card to draw.
    setPile(this.state, stack('pile', 1).reverse());
    setDiscards(this.state, stack('discards', 0));
  }

  private readPending(json: Fields): void {
    const { state } = this;
    const bag = list(json['bag'], 'bag').map((name, i) => indexIn(COLOURS, name, `bag.${i}`));
    if (new Set(bag).size !== bag.length) unfit('bag', { kind: 'once', what: 'colour' });
    setBag(state, bag.reverse());
    if (json['pending'] !== null) {
      const pending = object(json['pending'], 'pending');
      if ('picksLeft' in pending) setPicksLeft(state, whole(pending['picksLeft'], 'pending.picksLeft', 1, 1));
      else if ('discardsLeft' in pending) {
        const hand = handSize(state, actingSeat(state));
        setDiscardsLeft(state, whole(pending['discardsLeft'], 'pending.discardsLeft', 1, hand));
      } else setNeutralColour(state, indexIn(COLOURS, pending['neutral'], 'pending.neutral'));
    }
    if (phaseNumber(state) === at.PHASE_SETUP) setSetupStep(state, this.stallsBefore() + 1);
  }

  /**
   * The number of set-up placements, made or skipped, before the current one. A seat that was skipped once is skipped
   * in all later rounds, because room only shrinks. So the acting seat was never skipped, and it has one stall for
   * every complete round, no matter how often other seats were skipped.
   */
  private stallsBefore(): number {
    const { state } = this;
    const { players } = this.game;
    if (neutralColour(state) !== NONE) return START_STALLS * players + C - 1 - bagCount(state);
    const seat = actingSeat(state);
    const rounds = COLOURS.filter((_, colour) => stallOf(state, seat, colour) !== NONE).length;
    return rounds * players + ((seat - startSeat(state) + players) % players);
  }
}
