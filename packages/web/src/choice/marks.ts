/** The marks on the board for what is being chosen. */
import type { Action, CardName, Edition, Route, SiteName, View } from '@kairo/engine';
import { segmentsOn } from '@kairo/engine/vocabulary';
import type { Icon } from '@kairo/protocol';
import { type Ghost, type Marks, NO_MARKS } from '../board/model/marks.ts';
import type { Trail } from '../board/model/trail.ts';
import type { Sign } from '../drawings/names.ts';
import { cardsOf, isTileAction, type TileAction } from './builds.ts';
import type { Choice } from './choice.ts';

export interface MarkSources {
  readonly view: View;
  readonly edition: Edition;
  /** By seat. */
  readonly icons: readonly Icon[];
  readonly choice: Choice;
  readonly routes: readonly Route[];
  /** Chosen, but applied only when the turn ends. */
  readonly held: Action | undefined;
  readonly trail: Trail;
  /** The site under the pointer or with the keyboard focus. */
  readonly hovered: SiteName | undefined;
}

export function marksOf(sources: MarkSources): Marks {
  const { choice, held, trail } = sources;
  const base = { ...NO_MARKS, trail };
  if (held !== undefined) return { ...base, ...ghostMarks(held, sources) };
  const whyNot = choice.whyNot.value;
  const blocked = whyNot !== undefined && 'site' in whyNot ? whyNot.site : undefined;
  switch (choice.intent.value) {
    case 'build':
      return { ...base, ...buildMarks(sources), blocked };
    case 'lure':
      return { ...base, ...lureMarks(sources), blocked };
    default:
      return { ...base, lurable: choice.lure.value.customers, blocked };
  }
}

function buildMarks(sources: MarkSources): Partial<Marks> {
  const { choice, edition, hovered } = sources;
  const { build } = choice;
  const { site } = choice.picks.value.build;
  const { action, entries, nearSites, sites } = build.value;
  const segments = veilFor(sources, edition);
  if (action !== undefined)
    return { ...ghostMarks(action, sources), legal: nearSites, allowed: sites, segments };
  const considered = hovered === undefined ? undefined : choice.considered(hovered);
  const ghost = considered && ghostOf(considered, sources);
  if (site === undefined) return { legal: nearSites, allowed: sites, segments, ghost };
  return { legal: entries.length > 0 ? entries : nearSites, selected: site, segments, ghost };
}

/** A single lifted card restricts the segments; three of any kind do not (R4.2). */
function veilFor({ choice, view }: MarkSources, edition: Edition): readonly number[] | undefined {
  const lifted = choice.lifted.value;
  const hand = view.viewer === 'spectator' ? [] : (view.seats[view.viewer]?.hand ?? []);
  const only = lifted.length === 1 ? hand[lifted[0] ?? -1] : undefined;
  return only && segmentsOn(only, edition);
}

function lureMarks({ choice, routes, view }: MarkSources): Partial<Marks> {
  const { customer } = choice.picks.value.lure;
  const { action, lures, customers } = choice.lure.value;
  if (customer === undefined) {
    const legal = customers.map((colour) => view.customers[colour]).filter((site) => site !== null);
    return { lurable: customers, legal };
  }
  const waiting = Object.entries(view.customers).find(([, site]) => site === null)?.[0];
  const target = action?.entry;
  return {
    lurable: customers,
    lifted: customer,
    routes: routes
      .filter(({ open }) => open)
      .map(({ entry, path }) => ({ colour: customer, path, isChosen: entry === target })),
    target,
    farther: lures.map(({ entry }) => entry).filter((entry) => entry !== target),
    arriving:
      target === undefined || waiting === undefined
        ? undefined
        : { colour: waiting as keyof View['customers'], site: target },
  };
}

function ghostMarks(action: Action, sources: MarkSources): Partial<Marks> {
  if (!isTileAction(action)) return {};
  return { ghost: ghostOf(action, sources), selected: action.type === 'expand' ? action.site : action.stall };
}

interface GhostSources {
  readonly view: Pick<View, 'pending' | 'seat'>;
  readonly icons: readonly Icon[];
}

export function ghostOf(action: TileAction, { view, icons }: GhostSources): Ghost {
  const { colour } = action;
  const { pending, seat } = view;
  const isNeutral = pending !== null && 'neutral' in pending;
  const sign: Sign = isNeutral ? 'neutral' : (icons[seat] ?? 'neutral');
  if (action.type === 'expand') return { kind: 'expansion', sign, colour, site: action.site };
  return { kind: 'stall', sign, colour, stall: action.stall, entry: action.entry };
}

/** The cards that would leave the hand. */
export function cardsFor(action: Action | undefined): readonly CardName[] {
  if (action?.type === 'discard') return [action.card];
  return action !== undefined && isTileAction(action) ? cardsOf(action) : [];
}
