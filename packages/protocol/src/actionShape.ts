/** The shape of stored actions. Actions of clients are read by the engine, which says more about what is wrong. */
import type { Action } from '@kairo/engine';
import { COLOURS, type Colour } from '@kairo/engine/vocabulary';
import { listOf, Misfit, matching, object, oneOf, optional, type Shape, variant, whole } from './shape.ts';
import { cardShape, colourShape } from './shapes.ts';

const colour = colourShape;
const card = cardShape;
const site = matching<string>((value) => typeof value === 'string', 'the name of a site');
const fee = matching<Colour | null>(
  (value) => value === null || COLOURS.some((name) => name === value),
  'a colour',
);
const cards = listOf(card, 'a list of cards', 1, 3);
const stall = { colour, stall: site, entry: site };
const coins = object(Object.fromEntries(COLOURS.map((name) => [name, optional(whole(1))])));

const actionFields = variant('type', {
  place: stall,
  stall: { ...stall, cards, fee },
  move: { ...stall, cards, fee },
  expand: { colour, site, cards, fee, payment: coins },
  lure: { colour, entry: site, barkers: whole(0) },
  pick: { from: oneOf(['display', 'pile', 'barkers']), index: optional(whole(0, 3)) },
  discard: { card },
  dropOut: {},
});

/** A stored action: well formed, whether or not it is legal. */
export const actionShape: Shape<Action> = (value, field) => {
  try {
    return actionFields(value, field) as Action;
  } catch {
    throw new Misfit(field, 'an action');
  }
};
