/**
 * The lures that each seat could make to its own stands. Cached as long as customers, stands and walkable sites are
 * the same.
 */
import { COLOURS, type Game } from '@kairo/engine';
import {
  at,
  customerSite,
  entryOf,
  type GameState,
  hasSite,
  LureSearch,
  NONE,
  type Survey,
  sizeOf,
} from '@kairo/engine/search';

const C = COLOURS.length;

export class Market {
  /** By seat: income of lures to its own stands without barkers: the best one, and the sum. */
  readonly bestLure: Int32Array;
  readonly allLures: Int32Array;
  /** R8.1: by seat, its entries with a customer on them. */
  readonly closedEntries: Int32Array;
  private readonly players: number;
  private readonly lures = new LureSearch();
  private readonly stands = new Int32Array(at.OWNERS * C);
  private readonly customers = new Int32Array(C);
  private readonly walkable: Int32Array;

  constructor({ players, board }: Game) {
    this.players = players;
    this.bestLure = new Int32Array(players);
    this.allLures = new Int32Array(players);
    this.closedEntries = new Int32Array(players);
    this.walkable = new Int32Array(board.words);
  }

  take(state: GameState, survey: Survey): void {
    if (!this.notice(state, survey)) return;
    this.bestLure.fill(0);
    this.allLures.fill(0);
    this.closedEntries.fill(0);
    for (let colour = 0; colour < C; colour++) {
      this.countClosed(state, survey, colour);
      if (customerSite(state, colour) !== NONE) this.countLures(state, survey, colour);
    }
  }

  /** Returns whether anything has changed since the last state. */
  private notice(state: GameState, survey: Survey): boolean {
    const { stands, customers, walkable } = this;
    const { cells } = state;
    let changed = 0;
    for (let i = 0; i < stands.length; i++) {
      changed |= stands[i]! ^ cells[at.STANDS + i]!;
      stands[i] = cells[at.STANDS + i]!;
    }
    for (let i = 0; i < C; i++) {
      const site = customerSite(state, i);
      changed |= customers[i]! ^ site;
      customers[i] = site;
    }
    for (let i = 0; i < walkable.length; i++) {
      changed |= walkable[i]! ^ survey.walkable[i]!;
      walkable[i] = survey.walkable[i]!;
    }
    return changed !== 0;
  }

  private countLures(state: GameState, survey: Survey, colour: number): void {
    const { lures, bestLure, allLures, players } = this;
    lures.search(survey, colour, 0, NONE);
    for (let i = 0; i < lures.found; i++) {
      for (let seat = 0; seat < players; seat++) {
        if (entryOf(state, seat, colour) !== lures.entries[i]) continue;
        const size = sizeOf(state, seat, colour);
        allLures[seat]! += size;
        if (size > bestLure[seat]!) bestLure[seat] = size;
      }
    }
  }

  private countClosed(state: GameState, survey: Survey, colour: number): void {
    for (let seat = 0; seat < this.players; seat++) {
      const entry = entryOf(state, seat, colour);
      if (entry !== NONE && hasSite(survey.customers, entry)) this.closedEntries[seat]! += 1;
    }
  }
}
