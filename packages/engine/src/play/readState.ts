/** From JSON to a state: positions for tests and studies, snapshots of running games. Nothing is taken on trust. */
import { NONE } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import type { Game } from '../state/game.ts';
import * as at from '../state/layout.ts';
import { emptyState, type GameState, giveCard, isTile, putExpansion, putStall } from '../state/state.ts';
import { COLOURS, DISPLAY_SIZE, END_REASONS, type EndReason, PHASES, START_STALLS } from '../vocabulary.ts';
import { brokenInvariants, type Invariant } from './invariants.ts';
import { cardKind } from './names.ts';

const C = COLOURS.length;
const MAX_AMOUNT = 1_000_000;

export type PositionError =
  | { readonly code: 'position/malformed'; readonly field: string; readonly expected: string }
  | { readonly code: 'position/impossible'; readonly broken: readonly Invariant[] };

/** Thrown and caught in this file only. */
class Refused extends Error {
  readonly field: string;
  readonly expected: string;
  constructor(field: string, expected: string) {
    super(field);
    this.field = field;
    this.expected = expected;
  }
}

type Fields = { readonly [field: string]: unknown };

function object(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(field, 'an object');
  return value as Fields;
}

function list(value: unknown, field: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
    throw new Refused(field, length === undefined ? 'a list' : `a list of ${length}`);
  }
  return value;
}

function whole(value: unknown, field: string, max: number, min = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new Refused(field, `a whole number ${min}–${max}`);
  }
  return value;
}

function oneOf(value: unknown, field: string, names: readonly string[]): number {
  const index = names.indexOf(value as string);
  if (index < 0) throw new Refused(field, names.join(', '));
  return index;
}

export interface PositionExtras {
  /** Why the final phase began; needed from that phase on. */
  readonly endReason?: EndReason;
}

/** A state of this game from the JSON of `stateToJson`. Its chance has no key yet: the caller sets or keeps one. */
export function stateFromJson(
  game: Game,
  json: unknown,
  extras: PositionExtras = {},
): Result<GameState, PositionError> {
  try {
    const state = new PositionReader(game).read(object(json, 'state'), extras);
    const broken = brokenInvariants(state);
    return broken.length === 0 ? ok(state) : err({ code: 'position/impossible', broken });
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure;
    return err({ code: 'position/malformed', field: failure.field, expected: failure.expected });
  }
}

class PositionReader {
  private readonly game: Game;
  private readonly state: GameState;
  private readonly cells: Int32Array;

  constructor(game: Game) {
    this.game = game;
    this.state = emptyState(game);
    this.cells = this.state.cells;
  }

  read(json: Fields, extras: PositionExtras): GameState {
    const { cells, game } = this;
    cells[at.PHASE] = oneOf(json['phase'], 'phase', PHASES);
    cells[at.SEAT] = whole(json['seat'], 'seat', game.players - 1);
    cells[at.START_SEAT] = whole(json['startSeat'], 'startSeat', game.players - 1);
    cells[at.QUIET_TURNS] = whole(json['quietTurns'], 'quietTurns', MAX_AMOUNT);
    this.readStands(list(json['stands'], 'stands'));
    this.readCustomers(object(json['customers'], 'customers'));
    list(json['players'], 'players', game.players).forEach((player, seat) => {
      this.readPlayer(object(player, `players.${seat}`), seat);
    });
    this.readCards(json);
    cells[at.BARKER_STOCK] = whole(json['barkerStock'], 'barkerStock', game.board.edition.barkers);
    const supply = object(json['supply'], 'supply');
    const medals = object(json['medals'], 'medals');
    COLOURS.forEach((name, colour) => {
      cells[at.SUPPLY + colour] = whole(
        supply[name],
        `supply.${name}`,
        game.board.edition.expansionsPerColour,
      );
      const pair = object(medals[name], `medals.${name}`);
      cells[at.MEDAL_HOLDERS + colour] = this.seatOrNone(pair['gold'], `medals.${name}.gold`);
      cells[at.MEDAL_HOLDERS + C + colour] = this.seatOrNone(pair['silver'], `medals.${name}.silver`);
    });
    this.readPending(json);
    const needsReason = cells[at.PHASE] === at.PHASE_FINAL || cells[at.PHASE] === at.PHASE_OVER;
    if (needsReason) cells[at.END_REASON] = oneOf(extras.endReason ?? 'supply', 'endReason', END_REASONS);
    return this.state;
  }

  private seatOrNone(value: unknown, field: string): number {
    return value === null ? NONE : whole(value, field, this.game.players - 1);
  }

  private site(value: unknown, field: string): number {
    const site = typeof value === 'string' ? this.game.board.siteOf.get(value) : undefined;
    if (site === undefined) throw new Refused(field, 'a site of this board');
    return site;
  }

  private kind(value: unknown, field: string): number {
    const kind = cardKind(this.state, value);
    if (kind === NONE) throw new Refused(field, 'a card of this edition');
    return kind;
  }

  private readStands(stands: readonly unknown[]): void {
    stands.forEach((value, i) => {
      const stand = object(value, `stands.${i}`);
      const owner =
        stand['owner'] === 'neutral'
          ? at.NEUTRAL
          : whole(stand['owner'], `stands.${i}.owner`, this.game.players - 1);
      const colour = oneOf(stand['colour'], `stands.${i}.colour`, COLOURS);
      if (this.cells[at.STALLS + owner * C + colour] !== NONE)
        throw new Refused(`stands.${i}`, 'one stand per owner and colour');
      const stall = this.freeSite(stand['stall'], `stands.${i}.stall`);
      putStall(this.state, owner, colour, stall, this.site(stand['entry'], `stands.${i}.entry`));
      list(stand['expansions'], `stands.${i}.expansions`).forEach((name, n) => {
        if (owner === at.NEUTRAL)
          throw new Refused(`stands.${i}.expansions`, 'no expansions on a neutral stall');
        putExpansion(this.state, owner, colour, this.freeSite(name, `stands.${i}.expansions.${n}`));
      });
    });
  }

  private freeSite(value: unknown, field: string): number {
    const site = this.site(value, field);
    for (let colour = 0; colour < C; colour++) {
      if (isTile(this.state, colour, site)) throw new Refused(field, 'a site without another tile');
    }
    return site;
  }

  private readCustomers(customers: Fields): void {
    COLOURS.forEach((name, colour) => {
      const value = customers[name];
      this.cells[at.CUSTOMERS + colour] = value === null ? NONE : this.site(value, `customers.${name}`);
    });
  }

  private readPlayer(player: Fields, seat: number): void {
    const field = `players.${seat}`;
    list(player['hand'], `${field}.hand`).forEach((card, i) => {
      giveCard(this.state, seat, this.kind(card, `${field}.hand.${i}`));
    });
    const money = object(player['money'], `${field}.money`);
    COLOURS.forEach((name, colour) => {
      this.cells[at.MONEY + seat * C + colour] = whole(money[name], `${field}.money.${name}`, MAX_AMOUNT);
    });
    this.cells[at.BARKERS + seat] = whole(
      player['barkers'],
      `${field}.barkers`,
      this.game.board.edition.barkers,
    );
    this.cells[at.POINTS + seat] = whole(player['points'], `${field}.points`, MAX_AMOUNT);
    if (typeof player['out'] !== 'boolean') throw new Refused(`${field}.out`, 'true or false');
    this.cells[at.OUT + seat] = player['out'] ? 1 : 0;
  }

  private readCards(json: Fields): void {
    list(json['display'], 'display', DISPLAY_SIZE).forEach((card, i) => {
      this.cells[at.DISPLAY + i] = card === null ? 0 : this.kind(card, `display.${i}`);
    });
    const { standardCopies, jokers } = this.game.board.edition;
    const stack = (field: 'pile' | 'discards', from: number, countAt: number): void => {
      const cards = [...list(json[field], field)];
      if (field === 'pile') cards.reverse();
      if (cards.length > 9 * standardCopies + jokers.length)
        throw new Refused(field, 'no more cards than there are');
      cards.forEach((card, i) => {
        this.cells[from + i] = this.kind(card, `${field}.${i}`);
      });
      this.cells[countAt] = cards.length;
    };
    stack('pile', at.PILE, at.PILE_COUNT);
    stack('discards', at.DISCARDS, at.DISCARD_COUNT);
    if (this.cells[at.PILE_COUNT] === 0) throw new Refused('pile', 'at least one card (R9.4)');
  }

  private readPending(json: Fields): void {
    const { cells, game } = this;
    const bag = list(json['bag'], 'bag').map((name, i) => oneOf(name, `bag.${i}`, COLOURS));
    if (new Set(bag).size !== bag.length) throw new Refused('bag', 'each colour once');
    [...bag].reverse().forEach((colour, i) => {
      cells[at.BAG + i] = colour;
    });
    cells[at.BAG_COUNT] = bag.length;
    if (json['pending'] !== null) {
      const pending = object(json['pending'], 'pending');
      if ('picksLeft' in pending)
        cells[at.PICKS_LEFT] = whole(pending['picksLeft'], 'pending.picksLeft', 1, 1);
      else if ('discardsLeft' in pending) {
        const hand = cells[at.HAND_SIZE + cells[at.SEAT]!]!;
        cells[at.DISCARDS_LEFT] = whole(pending['discardsLeft'], 'pending.discardsLeft', hand, 1);
      } else cells[at.NEUTRAL_COLOUR] = oneOf(pending['neutral'], 'pending.neutral', COLOURS);
    }
    if (cells[at.PHASE] !== at.PHASE_SETUP) return;
    const placed = list(json['stands'], 'stands').filter(
      (stand) => object(stand, 'stands')['owner'] !== 'neutral',
    );
    cells[at.SETUP_STEP] =
      cells[at.NEUTRAL_COLOUR] === NONE ? placed.length + 1 : START_STALLS * game.players + C - bag.length;
  }
}
