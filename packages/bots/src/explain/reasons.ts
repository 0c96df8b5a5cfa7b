/** Why an action may be good or bad, as data; words for it are made where people read them. */
import {
  applyMove,
  COLOURS,
  type Colour,
  type GameEvent,
  type Medal,
  type Seat,
  scoreBreakdown,
} from '@kairo/engine';
import {
  at,
  canAffordExpansion,
  cardsHeld,
  customerSite,
  DISCARD,
  entryOf,
  expansionForbiddenBy,
  FIRST_JOKER,
  type GameState,
  hasSite,
  LureSearch,
  type Move,
  moveDetail,
  moveType,
  NONE,
  PICK,
  PICK_PILE,
  sizeOf,
  surveyOf,
} from '@kairo/engine/search';
import { medalGain } from '../position/medals.ts';
import type { Candidate } from '../search/candidates.ts';

export type Reason =
  /** Income of the lure (R8.6), one's own and what it brings a rival. */
  | { readonly kind: 'earns'; readonly colour: Colour; readonly amount: number }
  | { readonly kind: 'rivalEarns'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** Points for the size of the stand (R6.7). */
  | { readonly kind: 'scores'; readonly colour: Colour; readonly points: number }
  /** R6.8; the points count now, and again at the end. */
  | {
      readonly kind: 'takesMedal';
      readonly colour: Colour;
      readonly medal: Medal;
      readonly points: number;
      readonly from: Seat | 'supply';
    }
  /** An expansion lacked coins, cards or a site, and becomes possible; it would score so much at once, medals and all. */
  | {
      readonly kind: 'opensExpansion';
      readonly colour: Colour;
      readonly points: number;
      /** The part of them that medals bring. */
      readonly medals: number;
    }
  /** The card fits a stand that may grow, and that no other card of the hand fits. */
  | { readonly kind: 'fitsStand'; readonly colour: Colour }
  /** Every stand that a card of the hand fitted is still fitted by one. */
  | { readonly kind: 'dropsIdleCard' }
  /** The customer of this colour will now come to the own stand unaided, and bring so much. */
  | { readonly kind: 'setsUpLure'; readonly colour: Colour; readonly amount: number }
  /** The rival loses such a customer. */
  | { readonly kind: 'deniesLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** The rival gains one. */
  | { readonly kind: 'offersLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** The rival's stand has no site to grow on any more. */
  | { readonly kind: 'deniesGrowth'; readonly seat: Seat; readonly colour: Colour }
  /** R11.1, R11.6, and how the seat would stand against the best rival if everything were counted now. */
  | { readonly kind: 'startsFinalPhase'; readonly standing: Standing }
  | { readonly kind: 'winsGame'; readonly shared: boolean }
  | { readonly kind: 'pays'; readonly coins: number };

export type Standing = 'ahead' | 'level' | 'behind';

interface Stand {
  readonly seat: Seat;
  readonly colour: number;
  readonly size: number;
  readonly canGrow: boolean;
  /** Of the seat whose hand is known: whether a card of the hand alone allows it, and whether coins and cards do. */
  readonly fits: boolean;
  readonly canExpand: boolean;
  /** What a customer brings that would come here unaided now; 0 if none would. */
  readonly lure: number;
}

const lures = new LureSearch();

const THREE_CARDS = 3;

/** Which cards of the hand fit one of the sites: standard ones, jokers (R4.2). */
function fittingCards(
  state: GameState,
  seat: Seat,
  sites: readonly number[],
): { standard: boolean; joker: boolean } {
  const { cardSites } = state.game.board;
  const fitting = { standard: false, joker: false };
  for (let kind = 1; kind < cardSites.length; kind++) {
    if (cardsHeld(state, seat, kind) === 0) continue;
    if (sites.some((site) => hasSite(cardSites[kind]!, site)))
      fitting[kind >= FIRST_JOKER ? 'joker' : 'standard'] = true;
  }
  return fitting;
}

/** Every stand of a player, and what it could do next; `knower` is the seat whose hand is known. */
function standsOf(state: GameState, knower: Seat): Stand[] {
  const { players, board } = state.game;
  const survey = surveyOf(state);
  const stands: Stand[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const nearest = new Set<number>();
    if (customerSite(state, colour) !== NONE) {
      lures.search(survey, colour, 0, NONE);
      for (let i = 0; i < lures.found; i++) nearest.add(lures.entries[i]!);
    }
    for (let seat = 0; seat < players; seat++) {
      const size = sizeOf(state, seat, colour);
      if (size === 0) continue;
      const isPlaying = state.cells[at.OUT + seat] === 0 && state.cells[at.SUPPLY + colour]! > 0;
      const sites = board.sites.filter(
        (site) => isPlaying && expansionForbiddenBy(survey, seat, colour, site) === undefined,
      );
      const canGrow = sites.length > 0;
      const lure = nearest.has(entryOf(state, seat, colour)) ? size : 0;
      if (seat !== knower || !canGrow) {
        stands.push({ seat, colour, size, canGrow, fits: false, canExpand: false, lure });
        continue;
      }
      const { standard, joker } = fittingCards(state, seat, sites);
      const withoutFee = standard || state.cells[at.HAND_SIZE + seat]! >= THREE_CARDS;
      const canExpand =
        (withoutFee || joker) && canAffordExpansion(state, seat, colour, size + 1, !withoutFee);
      stands.push({ seat, colour, size, canGrow, fits: standard || joker, canExpand, lure });
    }
  }
  return stands;
}

/** What the action itself brings. */
function gains(events: readonly GameEvent[], seat: Seat): Reason[] {
  return events.flatMap((event): Reason[] => {
    switch (event.type) {
      case 'earned': {
        const { colour, amount } = event;
        if (event.seat === seat) return [{ kind: 'earns', colour, amount }];
        return [{ kind: 'rivalEarns', seat: event.seat, colour, amount }];
      }
      case 'scored': {
        const { colour, points } = event;
        return event.seat === seat && event.for === 'size' && colour !== undefined
          ? [{ kind: 'scores', colour, points }]
          : [];
      }
      case 'medalTaken': {
        const { colour, medal, from } = event;
        const scored = events.find(
          (other) => other.type === 'scored' && other.for === medal && other.colour === colour,
        );
        const points = scored?.type === 'scored' ? scored.points : 0;
        return event.seat === seat ? [{ kind: 'takesMedal', colour, medal, points, from }] : [];
      }
      case 'paid': {
        const coins = Object.values(event.coins).reduce((sum, count) => sum + count, 0);
        return [{ kind: 'pays', coins: coins + (event.fee === undefined ? 0 : 1) }];
      }
      case 'gameOver':
        return event.winners.includes(seat) ? [{ kind: 'winsGame', shared: event.winners.length > 1 }] : [];
      default:
        return [];
    }
  });
}

function standingOf(state: GameState, seat: Seat): Standing {
  const totals = Array.from({ length: state.game.players }, (_, i) => scoreBreakdown(state, i).total);
  const lead = totals[seat]! - Math.max(...totals.toSpliced(seat, 1));
  if (lead === 0) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}

function openedExpansion(state: GameState, { seat, colour, size }: Stand): Reason {
  const medals = medalGain(state, seat, colour, size + 1);
  return { kind: 'opensExpansion', colour: COLOURS[colour]!, points: size + 1 + medals, medals };
}

/** What changes for every stand: customers won and lost, expansions that become possible or impossible. */
function changes(before: readonly Stand[], next: GameState, seat: Seat): Reason[] {
  // R11.2: nobody is lured any more once the final phase has begun.
  const canLure = next.cells[at.PHASE]! < at.PHASE_FINAL;
  return standsOf(next, seat).flatMap((stand): Reason[] => {
    const old = before.find((other) => other.seat === stand.seat && other.colour === stand.colour);
    const colour = COLOURS[stand.colour]!;
    const reasons: Reason[] = [];
    const grew = old !== undefined && old.size !== stand.size;
    if (stand.seat === seat) {
      if (stand.canExpand && !old?.canExpand && !grew) reasons.push(openedExpansion(next, stand));
      if (canLure && stand.lure > 0 && (old?.lure ?? 0) === 0)
        reasons.push({ kind: 'setsUpLure', colour, amount: stand.lure });
      return reasons;
    }
    if (old === undefined) return reasons;
    if (old.canGrow && !stand.canGrow) reasons.push({ kind: 'deniesGrowth', seat: stand.seat, colour });
    if (canLure && old.lure > 1 && stand.lure === 0)
      reasons.push({ kind: 'deniesLure', seat: stand.seat, colour, amount: old.lure });
    if (canLure && stand.lure > 1 && old.lure === 0)
      reasons.push({ kind: 'offersLure', seat: stand.seat, colour, amount: stand.lure });
    return reasons;
  });
}

/** What the stands gain or lose by a card that comes or goes. */
function cardReasons(move: Move, before: readonly Stand[], next: GameState, seat: Seat): Reason[] {
  if (moveType(move) === DISCARD) {
    const after = standsOf(next, seat);
    const isMissed = before.some((stand, i) => stand.fits && !after[i]!.fits);
    return isMissed ? [] : [{ kind: 'dropsIdleCard' }];
  }
  // What lies on the pile is nobody's to know.
  if (moveDetail(move) === PICK_PILE) return [];
  return standsOf(next, seat).flatMap((stand, i): Reason[] => {
    const old = before[i]!;
    if (stand.canExpand && !old.canExpand) return [openedExpansion(next, stand)];
    return stand.fits && !old.fits ? [{ kind: 'fitsStand', colour: COLOURS[stand.colour]! }] : [];
  });
}

/** The reasons for and against a candidate of the acting seat. `state` is one deal of what the seat knows. */
export function reasonsFor(state: GameState, { move, payment }: Candidate): Reason[] {
  const seat = state.cells[at.SEAT]!;
  const before = standsOf(state, seat);
  const next = state.copy();
  const events: GameEvent[] = [];
  applyMove(next, move, (event) => events.push(event), payment);
  const isAboutCards = moveType(move) === PICK || moveType(move) === DISCARD;
  const reasons = isAboutCards
    ? cardReasons(move, before, next, seat)
    : [...gains(events, seat), ...changes(before, next, seat)];
  if (events.some(({ type }) => type === 'finalPhase')) {
    reasons.push({ kind: 'startsFinalPhase', standing: standingOf(next, seat) });
  }
  return reasons;
}
