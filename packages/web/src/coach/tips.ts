/** Which tip fits a turn. Each is about a fact: of the view, of what others did, or a cue of the table's. */
import type { Action, Colour, Cue, GameEvent, Seat, SiteName, View } from '@kairo/engine';
import { HAND_LIMIT, parseCard } from '@kairo/engine/vocabulary';
import type { TipFacts, TipId } from '@kairo/texts/browser';
import { distanceToFinalPhase } from '../game/distanceToFinalPhase.ts';

/** Of several tips that fit a turn, the earlier one comes first. */
export const TIPS: readonly TipId[] = [
  'lastCard',
  'finalPhase',
  'nearEnd',
  'joker',
  'lastSide',
  'medalAtRisk',
  'rivalMedal',
  'freeMedals',
  'guests',
  'fullHand',
  'coins',
  'barker',
  'expansion',
  'ownLure',
  'rivalLure',
];

/** Coins of one colour that have piled up. */
const MANY_COINS = 6;
/** Expansions to the final phase that are soon built. */
const NEAR_END = 2;

/** What a tip is about. */
interface About<Id extends TipId> {
  readonly facts: TipFacts[Id];
  /** Pieces on the board, each with all its sites; the first one is pointed at. */
  readonly pieces?: readonly (readonly SiteName[])[];
  /** Instead of a piece, something beside the board. */
  readonly beside?: string;
  /** What can be done about it. */
  readonly action?: Action;
}

type Tips = { readonly [Id in TipId]: About<Id> & { readonly id: Id } };
export type Tip = Tips[TipId];

/** The beginning of a turn, as its seat knows it. */
export interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly cues: readonly Cue[];
  /** What others did since the seat's last turn. */
  readonly news: readonly GameEvent[];
  /** By seat. */
  readonly names: readonly string[];
}

const HAND = '.hand-cards';
const RACE = '.race';

/** This tip, if the moment still fits it. */
export function tipAgain(id: TipId, moment: Moment): Tip | undefined {
  const about = FITTING[id](moment);
  return about && ({ id, ...about } as Tip);
}

/** The first tip that fits and was not given yet. */
export function tipFor(moment: Moment, given: ReadonlySet<TipId>): Tip | undefined {
  for (const id of TIPS) {
    const tip = given.has(id) ? undefined : tipAgain(id, moment);
    if (tip !== undefined) return tip;
  }
  return undefined;
}

/** When a lure that is about to be confirmed pays a rival, too. */
export function rivalLureTip(
  events: readonly GameEvent[],
  seat: Seat,
  names: readonly string[],
): Tip | undefined {
  const lured = events.find((event) => event.type === 'lured');
  const earned = events.find((event) => event.type === 'earned' && event.seat !== seat);
  const entry = lured?.type === 'lured' ? lured.path.at(-1) : undefined;
  if (entry === undefined || earned?.type !== 'earned') return undefined;
  const facts = { rival: names[earned.seat] ?? '', amount: earned.amount };
  return { id: 'rivalLure', facts, pieces: [[entry]] };
}

const FITTING: { readonly [Id in TipId]: (moment: Moment) => About<Id> | undefined } = {
  lastCard: (moment) => {
    const isLast = moment.view.phase === 'final' && handOf(moment).length === 1;
    return isLast ? { facts: {}, beside: HAND } : undefined;
  },
  finalPhase: ({ view }) => (view.phase === 'final' ? { facts: {}, beside: HAND } : undefined),
  nearEnd: ({ view }) => {
    const amount = distanceToFinalPhase(view.supply);
    return view.phase === 'play' && amount <= NEAR_END ? { facts: { amount }, beside: RACE } : undefined;
  },
  joker: (moment) => {
    const jokers = handOf(moment).filter((card) => parseCard(card).kind === 'joker');
    const isPoor = coinsOf(moment).every(([, count]) => count === 0);
    return jokers.length > 0 && isPoor ? { facts: {}, beside: HAND } : undefined;
  },
  lastSide: ({ cues }) => {
    const cue = cueOf(cues, 'lastSide');
    return cue && { facts: cue, pieces: [[cue.site]] };
  },
  medalAtRisk: ({ cues, view, names, seat }) => {
    const cue = cueOf(cues, 'medalAtRisk');
    if (cue === undefined) return undefined;
    const { colour, rival } = cue;
    const pieces = [standOf(view, rival, colour), standOf(view, seat, colour)];
    return { facts: { colour, rival: names[rival] ?? '' }, pieces };
  },
  rivalMedal: ({ cues, names }) => {
    const cue = cueOf(cues, 'rivalMedal');
    const built = cue && expansionIn(cue.action);
    return built && { ...built, facts: { ...built.facts, rival: names[cue?.from ?? 0] ?? '' } };
  },
  freeMedals: ({ cues }) => expansionIn(cueOf(cues, 'freeMedals')?.action),
  guests: ({ news, seat, names, view }) => {
    const earned = news.find((event) => event.type === 'earned' && event.seat === seat);
    const lured = news.find((event) => event.type === 'lured' && event.seat !== seat);
    if (earned?.type !== 'earned' || lured?.type !== 'lured') return undefined;
    const facts = { rival: names[lured.seat] ?? '', amount: earned.amount };
    return { facts, pieces: [standOf(view, seat, lured.colour)] };
  },
  fullHand: (moment) => {
    const amount = handOf(moment).length;
    const isFull = moment.view.phase === 'play' && amount >= HAND_LIMIT;
    return isFull ? { facts: { amount }, beside: HAND } : undefined;
  },
  coins: (moment) => {
    const [colour, amount] = coinsOf(moment).find(([, count]) => count >= MANY_COINS) ?? [];
    if (colour === undefined || amount === undefined) return undefined;
    return { facts: { colour, amount }, beside: `.coin-count[data-colour="${colour}"]` };
  },
  barker: ({ cues, view }) => lureIn(cueOf(cues, 'barker'), view),
  expansion: ({ cues }) => {
    const cue = cueOf(cues, 'expansion');
    const built = expansionIn(cue?.action);
    return built && { ...built, facts: { ...built.facts, amount: cue?.size ?? 0 } };
  },
  ownLure: ({ cues, view }) => lureIn(cueOf(cues, 'ownLure'), view),
  // Depends on what is being chosen.
  rivalLure: () => undefined,
};

function cueOf<Kind extends Cue['kind']>(cues: readonly Cue[], kind: Kind) {
  return cues.find((cue): cue is Extract<Cue, { readonly kind: Kind }> => cue.kind === kind);
}

function handOf({ view, seat }: Moment) {
  return view.seats[seat]?.hand ?? [];
}

function coinsOf({ view, seat }: Moment) {
  return Object.entries(view.seats[seat]?.money ?? {}) as [Colour, number][];
}

function standOf({ stands }: View, owner: Seat, colour: Colour): readonly SiteName[] {
  const stand = stands.find((other) => other.owner === owner && other.colour === colour);
  return stand === undefined ? [] : [stand.stall, ...stand.expansions];
}

function expansionIn(action: Action | undefined) {
  if (action?.type !== 'expand') return undefined;
  return { facts: { colour: action.colour }, pieces: [[action.site]], action };
}

function lureIn(cue: Extract<Cue, { readonly kind: 'ownLure' | 'barker' }> | undefined, view: View) {
  if (cue?.action.type !== 'lure') return undefined;
  const { action, amount } = cue;
  const from = view.customers[action.colour];
  const pieces = [...(from === null ? [] : [[from]]), [action.entry]];
  return { facts: { colour: action.colour, amount }, pieces, action };
}
