/** Reasons for and against picks and discards. */
import { COLOURS, type Colour, HAND_LIMIT, legalMoves, PICKS, type Seat } from '@kairo/engine';
import {
  actingSeat,
  barkersOf,
  customerSite,
  DISCARD,
  displayedCard,
  displayOf,
  entryOf,
  firstCard,
  type GameState,
  handSize,
  LureSearch,
  type Move,
  moveColour,
  moveDetail,
  moveType,
  NONE,
  PICK_BARKER,
  PICK_PILE,
  picksLeft,
  STALL,
  secondCard,
  setActingSeat,
  setDiscardsLeft,
  setPicksLeft,
  sizeOf,
  surveyOf,
} from '@kairo/engine/search';
import type { Reason } from './reason.ts';
import { fitsAny, type Hand, handOf, NOTABLE_LURE, opening, type Stand, standsOf } from './stands.ts';

const lures = new LureSearch();

/** `next` is `state` after the move. */
export function cardReasons(state: GameState, move: Move, next: GameState): Reason[] {
  const seat = actingSeat(state);
  const before = ownStands(state, handOf(state, seat));
  if (moveType(move) === DISCARD) return discardReasons(before, next, seat);
  const pick = moveDetail(move);
  if (pick === PICK_BARKER) return barkerReasons(state, seat);
  return pick === PICK_PILE
    ? pileReasons(state, before, next, seat)
    : displayReasons(before, next, seat, displayedCard(state, pick));
}

function discardReasons(before: readonly Stand[], next: GameState, seat: Seat): Reason[] {
  const after = ownStands(next, handOf(next, seat));
  const missed = before.filter((stand, i) => stand.fitting > 0 && after[i]!.fitting === 0);
  if (missed.length === 0) return [{ kind: 'dropsIdleCard' }];
  return missed.map(({ colour }) => ({ kind: 'missesCard', colour: COLOURS[colour]! }));
}

function displayReasons(before: readonly Stand[], next: GameState, seat: Seat, card: number): Reason[] {
  const opened = openedExpansions(before, ownStands(next, handOf(next, seat)), next);
  const fitted = before
    .filter(({ sites }) => fitsAny(next, card, sites))
    .map(({ colour, fitting }): Reason & { kind: 'fitsStand' } => ({
      kind: 'fitsStand',
      colour: COLOURS[colour]!,
      others: fitting,
    }));
  const lacked = fitted.filter(
    ({ others, colour }) => others === 0 && !opened.some((reason) => reason.colour === colour),
  );
  const full = cardsThen(next, seat);
  const discards: Reason[] = full.excess > 0 ? [full] : [];
  // Another card for a stand that already has one is mentioned only if there is no better reason.
  const reasons = opened.length + lacked.length > 0 ? [...opened, ...lacked] : fitted;
  if (reasons.length > 0) return [...reasons, ...discards];
  const colours = stallsWith(next, seat, card);
  return colours.length > 0 ? [{ kind: 'fitsStall', colours }, ...discards] : [full];
}

/** The top card of the pile is unknown, so only the number of cards counts. */
function pileReasons(state: GameState, before: readonly Stand[], next: GameState, seat: Seat): Reason[] {
  const hand = handOf(state, seat);
  const after = ownStands(next, { ...hand, size: hand.size + 1 });
  const reasons: Reason[] = openedExpansions(before, after, next);
  const display = displayOf(state);
  const lacking = before.filter(({ sites, fitting }) => sites.length > 0 && fitting === 0);
  const offered = lacking.some(({ sites }) =>
    display.some((kind) => kind > 0 && fitsAny(state, kind, sites)),
  );
  if (lacking.length > 0 && !offered) reasons.push({ kind: 'displayLacks' });
  else if (picksLeft(next) === PICKS - 1) reasons.push({ kind: 'seenFirst' });
  return [...reasons, cardsThen(next, seat)];
}

function barkerReasons(state: GameState, seat: Seat): Reason[] {
  const count = barkersOf(state, seat) + 1;
  const opened = COLOURS.flatMap((name, colour): Reason[] => {
    if (customerSite(state, colour) === NONE) return [];
    lures.search(surveyOf(state), colour, count, NONE);
    const own = lures.entries.subarray(0, lures.found).indexOf(entryOf(state, seat, colour));
    const amount = sizeOf(state, seat, colour);
    if (own < 0 || lures.barkers[own] !== count || amount < NOTABLE_LURE) return [];
    return [{ kind: 'opensLure', colour: name, amount, passed: count }];
  });
  return [...opened, { kind: 'holdsBarkers', count }];
}

function ownStands(state: GameState, hand: Hand): Stand[] {
  return standsOf(state, hand).filter(({ seat }) => seat === hand.seat);
}

function openedExpansions(
  before: readonly Stand[],
  after: readonly Stand[],
  next: GameState,
): ReturnType<typeof opening>[] {
  return after.flatMap((stand, i) =>
    stand.canExpand && !before[i]!.canExpand ? [opening(next, stand)] : [],
  );
}

/** The colours in which this card alone would allow a stall if it were the seat's turn. */
function stallsWith(next: GameState, seat: Seat, card: number): Colour[] {
  const turn = next.copy();
  setActingSeat(turn, seat);
  setPicksLeft(turn, 0);
  setDiscardsLeft(turn, 0);
  turn.changeQuietly();
  const stalls = legalMoves(turn).filter((move) => {
    const cards = moveDetail(move);
    return moveType(move) === STALL && firstCard(cards) === card && secondCard(cards) === 0;
  });
  return COLOURS.filter((_, colour) => stalls.some((move) => moveColour(move) === colour));
}

function cardsThen(next: GameState, seat: Seat): Extract<Reason, { kind: 'holdsCards' }> {
  const count = handSize(next, seat);
  return { kind: 'holdsCards', count, excess: Math.max(0, count - HAND_LIMIT) };
}
