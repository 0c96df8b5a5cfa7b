/** R8: where a customer can go, for display: paths, barkers, and who earns what. */
import { NONE } from '../board/board.ts';
import { type Income, incomeOf } from '../play/income.ts';
import { colourNumber, ownerName, ownerNumber, siteNameOf } from '../play/names.ts';
import { entriesInReach, isOpen, isWaiting } from '../rules/lures.ts';
import { surveyOf } from '../rules/surveys.ts';
import * as at from '../state/layout.ts';
import { customerSite, entryOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import type { Colour, Owner, Seat, SiteName } from '../vocabulary.ts';

export interface Route {
  readonly entry: SiteName;
  readonly owner: Owner;
  /** R8.1: whether no customer stands there. A customer can be lured only to an open entry. */
  readonly open: boolean;
  readonly steps: number;
  /** One shortest path, both ends included. */
  readonly path: readonly SiteName[];
  /** R8.4: the barkers that are needed; undefined if the entry is not open. */
  readonly barkers: number | undefined;
  /** R8.6: what each seat would earn if the acting seat lured the customer here. */
  readonly income: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** All entries of the customer's colour, nearest first; none if it waits off the board, or for an unknown colour. */
export function routes(state: GameState, colour: Colour): Route[] {
  const number = colourNumber(colour);
  if (number === NONE || isWaiting(state, number)) return [];
  const from = customerSite(state, number);
  const survey = surveyOf(state);
  const seat = actingSeat(state);
  const choices = entriesInReach(survey, number, Number.POSITIVE_INFINITY);
  const found: Route[] = [];
  for (let owner = 0; owner < at.OWNERS; owner++) {
    const entry = entryOf(state, owner, number);
    if (entry === NONE) continue;
    const path = survey.shortestPath(from, entry);
    found.push({
      entry: siteNameOf(state, entry),
      owner: ownerName(owner),
      open: isOpen(survey, entry),
      steps: path.length - 1,
      path: path.map((site) => siteNameOf(state, site)),
      barkers: choices.find((choice) => choice.entry === entry)?.barkers,
      income: incomeOf(state, seat, owner, number),
    });
  }
  return found.sort((a, b) => a.steps - b.steps);
}

/** R8.6: what a customer at a stand's entry brings if `seat` lures it there; nothing without a stand. */
export function standIncome(state: GameState, seat: Seat, owner: Owner, colour: Colour): readonly Income[] {
  const [host, number] = [ownerNumber(owner), colourNumber(colour)];
  return entryOf(state, host, number) === NONE ? [] : incomeOf(state, seat, host, number);
}
