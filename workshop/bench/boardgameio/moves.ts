/**
 * The moves of Kairo. Each checks its own legality on `original(G)`, where reading makes no proxies, and only then
 * writes to the draft.
 */

import type { Board } from './board.ts';
import { wayOf } from './cards.ts';
import { continueSetup, drawFromPile, endTurn, refillDisplay } from './flow.ts';
import { INVALID_MOVE, type MoveFn, original } from './framework.ts';
import { type Layout, layoutOf, regionWithout } from './layout.ts';
import { lureTargets } from './lure.ts';
import { isFeeOf, isPriceOf } from './money.ts';
import { closedSegments, fitsEntry, fitsExpansion, fitsStall, isBlocked, standOf } from './placing.ts';
import {
  type Action,
  type Card,
  COLOURS,
  type Colour,
  type DiscardAction,
  type ExpandAction,
  type G,
  type LureAction,
  type MoveAction,
  type Owner,
  type Payment,
  type PickAction,
  type PlaceAction,
  type Player,
  type Shuffle,
  type StallAction,
  type Stand,
} from './types.ts';

const HAND_LIMIT = 4;

interface MoveContext {
  G: G;
  random: { Shuffle: Shuffle };
}
type Outcome = typeof INVALID_MOVE | undefined;
type Placement = Pick<Stand, 'stall' | 'entry'>;

/** One move per action type, each taking the action itself as its argument. */
type Moves = Record<Action['type'], MoveFn<G>>;

/** `shuffle` replaces the random plugin, for games that must be equal to those of another implementation. */
export function makeMoves(board: Board, shuffle?: Shuffle): Moves {
  /** The sites an action names, if a stall of its colour may stand there (R5.1–R5.7; R3.5 in set-up). */
  function placementOf(layout: Layout, action: PlaceAction | StallAction | MoveAction): Placement | null {
    const stall = board.numbers.get(action.stall);
    const entry = board.numbers.get(action.entry);
    if (stall === undefined || entry === undefined || !board.neighbours[stall].includes(entry)) return null;
    const closed = closedSegments(layout, action.colour, action.type === 'place');
    if (!fitsStall(layout, action.colour, stall, closed)) return null;
    const isOpen = fitsEntry(layout, stall, entry, (blocked) => regionWithout(layout, blocked));
    return isOpen ? { stall, entry } : null;
  }

  /** Whether cards and fee serve for a tile on the site (R4.2–R4.4). */
  function isPaidPlay(player: Player, site: string, cards: readonly Card[], fee: Colour | null): boolean {
    const way = wayOf(board, player.hand, cards, board.segment[board.numbers.get(site) ?? -1] ?? -1);
    return way !== null && isFeeOf(player.money, way.needsFee, fee);
  }

  function place({ G }: MoveContext, action: PlaceAction): Outcome {
    const now = original(G);
    const { pending, seat } = now;
    const { colour } = action;
    if (now.phase !== 'setup' || !COLOURS.includes(colour)) return INVALID_MOVE;
    const isNeutral = pending !== null && 'neutral' in pending;
    if (isNeutral ? pending.neutral !== colour : standOf(now.stands, seat, colour)) return INVALID_MOVE;
    const placement = placementOf(layoutOf(board, now), action);
    if (placement === null) return INVALID_MOVE;

    putStall(G, isNeutral ? 'neutral' : seat, colour, placement);
    continueSetup(board, G);
    return undefined;
  }

  function stall({ G }: MoveContext, action: StallAction): Outcome {
    const now = original(G);
    const { seat } = now;
    if (!canBuild(now) || !COLOURS.includes(action.colour)) return INVALID_MOVE;
    if (standOf(now.stands, seat, action.colour)) return INVALID_MOVE;
    if (!isPaidPlay(now.players[seat], action.stall, action.cards, action.fee)) return INVALID_MOVE;
    const placement = placementOf(layoutOf(board, now), action);
    if (placement === null) return INVALID_MOVE;

    putStall(G, seat, action.colour, placement);
    payFor(G, action.cards, action.fee);
    endTurn(board, G, { isQuiet: false });
    return undefined;
  }

  function expand({ G }: MoveContext, action: ExpandAction): Outcome {
    const now = original(G);
    const { seat } = now;
    const { colour, cards, fee, payment } = action;
    const player = now.players[seat];
    const site = board.numbers.get(action.site);
    const index = now.stands.findIndex((stand) => stand.owner === seat && stand.colour === colour);
    if (!canBuild(now) || site === undefined || index < 0 || now.supply[colour] === 0) return INVALID_MOVE;
    const stand = now.stands[index];
    const size = stand.expansions.length + 2;
    if (!isPaidPlay(player, action.site, cards, fee)) return INVALID_MOVE;
    if (!isPriceOf(player.money, colour, size, payment, fee)) return INVALID_MOVE;
    const layout = layoutOf(board, now);
    if (!fitsExpansion(layout, stand, site, (blocked) => regionWithout(layout, blocked))) return INVALID_MOVE;

    G.stands[index].expansions.push(site);
    G.supply[colour]--;
    payFor(G, cards, fee, payment);
    G.players[seat].points += size + takeMedals(G, colour, index, size);
    endTurn(board, G, { isQuiet: false });
    return undefined;
  }

  /** R6.8, R6.9: takes what the grown stand wins and gives its points. */
  function takeMedals(G: G, colour: Colour, index: number, size: number): number {
    const { seat, stands, medals } = original(G);
    const worth = board.edition.medals[colour];
    const held = medals[colour];
    const largestOther = stands.reduce(
      (most, stand, at) =>
        stand.colour === colour && at !== index ? Math.max(most, stand.expansions.length + 1) : most,
      0,
    );
    let points = 0;
    if (size >= largestOther && held.silver !== seat) {
      G.medals[colour].silver = seat;
      points += worth.silver;
    }
    if (size > largestOther && held.gold !== seat) {
      G.medals[colour].gold = seat;
      points += worth.gold;
    }
    return points;
  }

  function move({ G }: MoveContext, action: MoveAction): Outcome {
    const now = original(G);
    const { seat } = now;
    const index = now.stands.findIndex((stand) => stand.owner === seat && stand.colour === action.colour);
    if (!canBuild(now) || index < 0) return INVALID_MOVE;
    const stand = now.stands[index];
    if (action.stall === board.names[stand.stall] || !isBlocked(layoutOf(board, now), stand))
      return INVALID_MOVE;
    if (!isPaidPlay(now.players[seat], action.stall, action.cards, action.fee)) return INVALID_MOVE;
    const placement = placementOf(layoutOf(board, now, stand), action);
    if (placement === null) return INVALID_MOVE;

    Object.assign(G.stands[index], placement);
    payFor(G, action.cards, action.fee);
    endTurn(board, G, { isQuiet: true });
    return undefined;
  }

  function lure({ G }: MoveContext, action: LureAction): Outcome {
    const now = original(G);
    const { seat, customers } = now;
    const { colour, barkers } = action;
    const from = customers[colour] ?? null;
    if (now.phase !== 'play' || now.pending !== null || from === null) return INVALID_MOVE;
    const entry = board.numbers.get(action.entry);
    const target = lureTargets(layoutOf(board, now), colour, from).find(({ stand }) => stand.entry === entry);
    if (target === undefined || target.barkers !== barkers) return INVALID_MOVE;
    if (barkers > now.players[seat].barkers) return INVALID_MOVE;

    const { owner, expansions } = target.stand;
    const waiting = COLOURS.find((other) => customers[other] === null);
    G.customers[colour] = null;
    if (waiting !== undefined) G.customers[waiting] = target.stand.entry;
    if (barkers > 0) {
      G.players[seat].barkers -= barkers;
      G.barkerStock += barkers;
    }
    if (owner !== seat) G.players[seat].money[colour] += 1;
    if (owner !== 'neutral') G.players[owner].money[colour] += expansions.length + 1;
    endTurn(board, G, { isQuiet: true });
    return undefined;
  }

  function pick({ G, random }: MoveContext, action: PickAction): Outcome {
    const now = original(G);
    const { seat, pending } = now;
    if (now.phase !== 'play' || (pending !== null && !('picksLeft' in pending))) return INVALID_MOVE;
    const player = G.players[seat];
    let inHand = now.players[seat].hand.length;
    switch (action.from) {
      case 'display': {
        const card = now.display[action.index] ?? null;
        if (card === null) return INVALID_MOVE;
        G.display[action.index] = null;
        player.hand.push(card);
        inHand++;
        break;
      }
      case 'pile': {
        const card = drawFromPile(G, shuffle ?? random.Shuffle);
        if (card === null) return INVALID_MOVE;
        player.hand.push(card);
        inHand++;
        break;
      }
      case 'barkers':
        if (now.barkerStock === 0) return INVALID_MOVE;
        G.barkerStock--;
        player.barkers++;
        break;
      default:
        return INVALID_MOVE;
    }
    if (pending === null) G.pending = { picksLeft: 1 };
    else if (inHand > HAND_LIMIT) G.pending = { discardsLeft: inHand - HAND_LIMIT };
    else endDraw(G, random);
    return undefined;
  }

  function discard({ G, random }: MoveContext, action: DiscardAction): Outcome {
    const { seat, pending, players } = original(G);
    if (pending === null || !('discardsLeft' in pending)) return INVALID_MOVE;
    const at = players[seat].hand.indexOf(action.card);
    if (at < 0) return INVALID_MOVE;

    G.players[seat].hand.splice(at, 1);
    G.discards.push(action.card);
    if (pending.discardsLeft > 1) G.pending = { discardsLeft: pending.discardsLeft - 1 };
    else endDraw(G, random);
    return undefined;
  }

  function endDraw(G: G, random: MoveContext['random']): void {
    refillDisplay(G, shuffle ?? random.Shuffle);
    endTurn(board, G, { isQuiet: true });
  }

  function dropOut({ G }: MoveContext): Outcome {
    const { phase, seat } = original(G);
    if (phase !== 'final') return INVALID_MOVE;
    G.players[seat].out = true;
    endTurn(board, G, { isQuiet: true });
    return undefined;
  }

  return { place, stall, expand, move, lure, pick, discard, dropOut };
}

function canBuild(G: G): boolean {
  return (G.phase === 'play' && G.pending === null) || G.phase === 'final';
}

function putStall(G: G, owner: Owner, colour: Colour, { stall, entry }: Placement): void {
  G.stands.push({ owner, colour, stall, entry, expansions: [] });
}

/** Cards go to the discards, coins to the bank. */
function payFor(G: G, cards: readonly Card[], fee: Colour | null, payment: Payment = {}): void {
  const { hand, money } = G.players[G.seat];
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    G.discards.push(card);
  }
  for (const colour of COLOURS) {
    const coins = (payment[colour] ?? 0) + (fee === colour ? 1 : 0);
    if (coins > 0) money[colour] -= coins;
  }
}
