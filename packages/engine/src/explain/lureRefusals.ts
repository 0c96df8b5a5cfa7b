/** R8: why a customer cannot be lured, or not to a certain entry. */
import { colourName, siteNameOf } from '../play/names.ts';
import type { RuleRefusal } from '../refusals.ts';
import { entriesInReach, isLegalLure, isOpen, isWaiting, openEntries } from '../rules/lures.ts';
import { surveyOf } from '../rules/surveys.ts';
import * as at from '../state/layout.ts';
import { type Move, moveColour, moveDetail, moveSite } from '../state/move.ts';
import { customerSite, entryOf } from '../state/pieces.ts';
import { barkersOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';

/** R8.1: why the customer cannot be lured to any entry. */
export function customerRefusal(state: GameState, colour: number): RuleRefusal | undefined {
  const name = colourName(colour);
  if (isWaiting(state, colour)) return { code: 'lure/waiting', rule: 'R8.1', colour: name };
  if (openEntries(surveyOf(state), colour).length > 0) return undefined;
  return { code: 'lure/no-open-entry', rule: 'R8.1', colour: name };
}

export function lureRefusal(state: GameState, seat: number, move: Move): RuleRefusal | undefined {
  if (isLegalLure(state, seat, move)) return undefined;
  const colour = moveColour(move);
  const entry = moveSite(move);
  const played = moveDetail(move);
  const customer = customerRefusal(state, colour);
  if (customer !== undefined) return customer;
  const survey = surveyOf(state);
  const names = { colour: colourName(colour), entry: siteNameOf(state, entry) };
  let owner = 0;
  while (owner < at.OWNERS && entryOf(state, owner, colour) !== entry) owner++;
  if (owner === at.OWNERS)
    return { code: 'lure/not-an-entry', rule: 'R8.1', colour: names.colour, site: names.entry };
  if (!isOpen(survey, entry)) {
    const by = COLOURS.find((_, other) => customerSite(state, other) === entry)!;
    return { code: 'lure/entry-occupied', rule: 'R8.1', entry: names.entry, by };
  }
  const all = entriesInReach(survey, colour, Number.POSITIVE_INFINITY);
  const chosen = all.find((choice) => choice.entry === entry)!;
  const held = barkersOf(state, seat);
  if (chosen.barkers > held) {
    const nearer = all
      .filter((choice) => choice.steps < chosen.steps)
      .map((choice) => siteNameOf(state, choice.entry));
    const rule = held === 0 ? 'R8.3' : 'R8.4';
    return { code: 'lure/needs-barkers', rule, ...names, needed: chosen.barkers, held, nearer };
  }
  return { code: 'lure/wrong-barkers', rule: 'R8.4', needed: chosen.barkers, played };
}
