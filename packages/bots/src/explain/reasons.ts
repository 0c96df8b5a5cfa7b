/** Reasons for and against an action, derived from the positions before and after it. */
import { applyMove, type GameEvent, type Seat, scoreBreakdown } from '@kairo/engine';
import {
  actingSeat,
  at,
  DISCARD,
  DROP_OUT,
  type GameState,
  handSize,
  isGameOver,
  isOut,
  moveType,
  PICK,
  phaseNumber,
  setOut,
  setPhase,
} from '@kairo/engine/search';
import type { Proposal } from '../search/candidates.ts';
import { cardReasons } from './cardReasons.ts';
import { type Reason, type Standing, weightiest } from './reason.ts';
import { sideOf } from './side.ts';
import { standReasons } from './standReasons.ts';

/** The immediate effects of the action. */
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
      case 'lured':
        return event.barkers > 0 ? [{ kind: 'spendsBarkers', count: event.barkers }] : [];
      case 'cardsPlayed':
        return event.cards.length > 1 ? [{ kind: 'spendsThreeCards' }] : [];
      case 'paid': {
        const coins = Object.values(event.coins).reduce((sum, count) => sum + count, 0);
        return [{ kind: 'pays', coins: coins + (event.fee === undefined ? 0 : 1) }];
      }
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

/** Whether no rival can play on for certain. Whether a rival with cards can still build is hidden from the seat. */
function isAlone(state: GameState, seat: Seat): boolean {
  return Array.from({ length: state.game.players }, (_, rival) => rival).every(
    (rival) => rival === seat || isOut(state, rival) || handSize(state, rival) === 0,
  );
}

/** The end of a phase or of the game, as far as it is certain. */
function endings(state: GameState, next: GameState, events: readonly GameEvent[], seat: Seat): Reason[] {
  const isCertain = isAlone(state, seat);
  return events.flatMap((event): Reason[] => {
    if (event.type === 'finalPhase') return [{ kind: 'startsFinalPhase', standing: standingOf(next, seat) }];
    if (event.type !== 'gameOver' || !isCertain || !event.winners.includes(seat)) return [];
    return [{ kind: 'winsGame', shared: event.winners.length > 1 }];
  });
}

/** The most important first. `state` is one deal that is consistent with the acting seat's view. */
export function reasonsFor(
  state: GameState,
  { move, payment }: Pick<Proposal, 'move' | 'payment'>,
): Reason[] {
  const seat = actingSeat(state);
  const next = state.copy();
  const events: GameEvent[] = [];
  applyMove(next, move, (event) => events.push(event), payment);
  const ends = endings(state, next, events, seat);
  // Which rivals drop out, and whether the game ends, depends on the hidden cards of this deal.
  for (let i = 0; i < state.game.players; i++) setOut(next, i, isOut(state, i));
  if (isGameOver(next) && !isAlone(state, seat)) setPhase(next, at.PHASE_FINAL);
  next.changeQuietly();
  const type = moveType(move);
  if (type === DROP_OUT) return [...ends, { kind: 'keepsMoney', points: scoreBreakdown(state, seat).money }];
  if (type === PICK || type === DISCARD) return weightiest([...ends, ...cardReasons(state, move, next)]);
  // If the game is won, nothing else matters.
  const isWon = ends.some(({ kind }) => kind === 'winsGame');
  const brings = [...ends, ...gains(events, seat), ...(isWon ? [] : standReasons(state, move, next))];
  const isVain =
    phaseNumber(next) >= at.PHASE_FINAL && brings.every((reason) => sideOf(reason) === 'against');
  return weightiest(isVain ? [...brings, { kind: 'gainsNothing' }] : brings);
}
