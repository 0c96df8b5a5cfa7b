/** Applies moves that are known to be legal. Search calls this directly; `apply` checks first. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { unreachable } from '../result.ts';
import { placingOwner } from '../rules/builds.ts';
import { emptyPayment, type Payment, payCanonically } from '../rules/price.ts';
import { surveyOf } from '../rules/surveys.ts';
import { discardCard, displayedCard, giveCard, handSize, popPile, setDisplayedCard } from '../state/cards.ts';
import {
  DISCARD,
  DROP_OUT,
  EXPAND,
  firstCard,
  LURE,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveDirection,
  moveSite,
  moveType,
  PICK,
  PICK_BARKER,
  PICK_PILE,
  PLACE,
  STALL,
  secondCard,
  thirdCard,
} from '../state/move.ts';
import {
  customerSite,
  entryOf,
  liftStall,
  putExpansion,
  putStall,
  setCustomerSite,
  setSupply,
  sizeOf,
  stallOf,
  supplyOf,
} from '../state/pieces.ts';
import { addMoney, setOut, takeBarkers } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, discardsLeft, picksLeft, setDiscardsLeft, setPicksLeft } from '../state/turn.ts';
import { COLOURS, HAND_LIMIT, PICKS } from '../vocabulary.ts';
import type { Emit } from './events.ts';
import { continueSetup, endTurn } from './flow.ts';
import { incomeOf } from './income.ts';
import { cardName, cardNames, coinsObject, colourName, ownerName, siteNameOf } from './names.ts';
import { refillDisplay, renewPile } from './pile.ts';
import { scoreExpansion } from './scoring.ts';

const C = COLOURS.length;
const canonical = emptyPayment();

/**
 * Changes `state` by a legal move and its consequences, up to the next decision. Without `payment`, the canonical
 * payment is made.
 */
export const applyMove = (state: GameState, move: Move, emit?: Emit, payment?: Payment): void => {
  const seat = actingSeat(state);
  switch (moveType(move)) {
    case PLACE:
      placeStall(state, seat, move, emit);
      break;
    case STALL:
    case MOVE:
    case EXPAND:
      build(state, seat, move, emit, payment);
      break;
    case LURE:
      lure(state, seat, move, emit);
      break;
    case PICK:
      pick(state, seat, moveDetail(move), emit);
      break;
    case DISCARD:
      discard(state, seat, moveDetail(move), emit);
      break;
    case DROP_OUT:
      dropOut(state, seat, emit);
      break;
    default:
      unreachable(move as never);
  }
};

/** The entry of the stall that the move builds, moves or places. */
export const entryOfMove = (state: GameState, move: Move): number =>
  state.game.board.neighbours[moveSite(move) * DIRECTIONS + moveDirection(move)]!;

const placeStall = (state: GameState, seat: number, move: Move, emit: Emit): void => {
  const owner = placingOwner(state);
  const colour = moveColour(move);
  const stall = moveSite(move);
  const entry = entryOfMove(state, move);
  putStall(state, owner, colour, stall, entry);
  emit?.({
    type: 'placed',
    to: 'all',
    owner: ownerName(owner),
    seat,
    colour: colourName(colour),
    stall: siteNameOf(state, stall),
    entry: siteNameOf(state, entry),
  });
  state.revision++;
  continueSetup(state, emit);
};

const build = (
  state: GameState,
  seat: number,
  move: Move,
  emit: Emit,
  payment: Payment | undefined,
): void => {
  const type = moveType(move);
  const colour = moveColour(move);
  const site = moveSite(move);
  const cards = moveDetail(move);
  if (payment === undefined) payCanonically(canonical, state, seat, move);
  playCards(state, seat, cards, emit);
  pay(state, seat, payment ?? canonical, emit);
  if (type === EXPAND) {
    putExpansion(state, seat, colour, site);
    setSupply(state, colour, supplyOf(state, colour) - 1);
    emit?.({
      type: 'expanded',
      to: 'all',
      seat,
      colour: colourName(colour),
      site: siteNameOf(state, site),
      size: sizeOf(state, seat, colour),
    });
    scoreExpansion(state, seat, colour, emit);
  } else putOrMoveStall(state, seat, move, emit);
  state.revision++;
  endTurn(state, type === EXPAND ? 'expand' : type === STALL ? 'stall' : 'quiet', emit);
};

const putOrMoveStall = (state: GameState, seat: number, move: Move, emit: Emit): void => {
  const colour = moveColour(move);
  const site = moveSite(move);
  const entry = entryOfMove(state, move);
  const oldStall = stallOf(state, seat, colour);
  const oldEntry = entryOf(state, seat, colour);
  if (oldStall !== NONE) liftStall(state, seat, colour);
  putStall(state, seat, colour, site, entry);
  if (emit === undefined) return;
  const built = {
    to: 'all',
    seat,
    colour: colourName(colour),
    stall: siteNameOf(state, site),
    entry: siteNameOf(state, entry),
  } as const;
  if (oldStall === NONE) emit({ type: 'stallBuilt', ...built });
  else {
    const from = { stall: siteNameOf(state, oldStall), entry: siteNameOf(state, oldEntry) };
    emit({ type: 'stallMoved', ...built, from });
  }
};

const playCards = (state: GameState, seat: number, cards: number, emit: Emit): void => {
  discardCard(state, seat, firstCard(cards));
  if (secondCard(cards) !== 0) {
    discardCard(state, seat, secondCard(cards));
    discardCard(state, seat, thirdCard(cards));
  }
  emit?.({ type: 'cardsPlayed', to: 'all', seat, cards: cardNames(cards) });
};

const pay = (state: GameState, seat: number, payment: Payment, emit: Emit): void => {
  let paid = 0;
  for (let colour = 0; colour < C; colour++) {
    const coins = payment.coins[colour]!;
    if (coins === 0) continue;
    addMoney(state, seat, colour, -coins);
    paid += coins;
  }
  if (payment.fee !== NONE) addMoney(state, seat, payment.fee, -1);
  if (emit === undefined || (paid === 0 && payment.fee === NONE)) return;
  const event = { type: 'paid', to: 'all', seat, coins: coinsObject(payment.coins) } as const;
  emit(payment.fee === NONE ? event : { ...event, fee: colourName(payment.fee) });
};

/** R8.4–R8.6 */
const lure = (state: GameState, seat: number, move: Move, emit: Emit): void => {
  const colour = moveColour(move);
  const entry = moveSite(move);
  const barkers = moveDetail(move);
  let owner = 0;
  while (entryOf(state, owner, colour) !== entry) owner++;
  if (emit !== undefined) {
    const from = customerSite(state, colour);
    const path = surveyOf(state).shortestPath(from, entry);
    const names = path.map((site) => siteNameOf(state, site));
    emit({
      type: 'lured',
      to: 'all',
      seat,
      colour: colourName(colour),
      path: names,
      owner: ownerName(owner),
      barkers,
    });
  }
  takeBarkers(state, seat, -barkers);
  let waiting = 0;
  while (customerSite(state, waiting) !== NONE) waiting++;
  setCustomerSite(state, colour, NONE);
  setCustomerSite(state, waiting, entry);
  emit?.({
    type: 'customerArrived',
    to: 'all',
    colour: colourName(waiting),
    entry: siteNameOf(state, entry),
  });
  for (const { seat: earner, amount } of incomeOf(state, seat, owner, colour)) {
    addMoney(state, earner, colour, amount);
    emit?.({ type: 'earned', to: 'all', seat: earner, colour: colourName(colour), amount });
  }
  state.changeQuietly();
  endTurn(state, 'quiet', emit);
};

/** R9.1–R9.3 */
const pick = (state: GameState, seat: number, what: number, emit: Emit): void => {
  if (what === PICK_BARKER) {
    takeBarkers(state, seat, 1);
    emit?.({ type: 'picked', to: 'all', seat, from: 'barkers' });
  } else if (what === PICK_PILE) {
    emit?.({ type: 'picked', to: 'all', seat, from: 'pile' });
    const kind = popPile(state);
    giveCard(state, seat, kind);
    emit?.({ type: 'received', to: seat, seat, cards: [cardName(kind)] });
    renewPile(state, emit);
  } else {
    const kind = displayedCard(state, what);
    setDisplayedCard(state, what, 0);
    giveCard(state, seat, kind);
    emit?.({ type: 'picked', to: 'all', seat, from: 'display', index: what, card: cardName(kind) });
  }
  state.changeQuietly();
  const left = (picksLeft(state) === 0 ? PICKS : picksLeft(state)) - 1;
  setPicksLeft(state, left);
  if (left > 0) return;
  setDiscardsLeft(state, Math.max(0, handSize(state, seat) - HAND_LIMIT));
  if (discardsLeft(state) === 0) endDraw(state, emit);
};

const discard = (state: GameState, seat: number, kind: number, emit: Emit): void => {
  discardCard(state, seat, kind);
  emit?.({ type: 'discarded', to: 'all', seat, card: cardName(kind) });
  state.changeQuietly();
  setDiscardsLeft(state, discardsLeft(state) - 1);
  if (discardsLeft(state) === 0) endDraw(state, emit);
};

const endDraw = (state: GameState, emit: Emit): void => {
  refillDisplay(state, emit);
  endTurn(state, 'quiet', emit);
};

const dropOut = (state: GameState, seat: number, emit: Emit): void => {
  setOut(state, seat, true);
  emit?.({ type: 'droppedOut', to: 'all', seat, forced: false });
  state.changeQuietly();
  endTurn(state, 'quiet', emit);
};
