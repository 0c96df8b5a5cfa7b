/** Games that begin at a position instead of a deal: at a turn of another game, or in a lesson. */
import { legalActions, whoActs } from '../boundary/steps.ts';
import { list, reading, unfit } from '../json/read.ts';
import { Tally } from '../knowledge/tally.ts';
import { redactEvents } from '../knowledge/view.ts';
import type { GameEvent } from '../play/events.ts';
import { cardName, kindOfName } from '../play/names.ts';
import type { NewGame } from '../play/newGame.ts';
import { type PositionError, stateFromJson } from '../play/readState.ts';
import { handOf, moneyObject, type StateJson, stateToJson } from '../play/stateJson.ts';
import { keyOfSeed } from '../random/random.ts';
import { err, ok, type Result } from '../result.ts';
import { setKey } from '../state/chance.ts';
import type { Game } from '../state/game.ts';
import type { GameState } from '../state/state.ts';
import { endReason } from '../state/turn.ts';
import { type CardName, END_REASONS, type EndReason, PHASES, type Seat } from '../vocabulary.ts';

/** A state, without the source of its chance. Everything hidden is in it: for the authority alone. */
export interface PositionJson extends StateJson {
  /** Why the final phase began. */
  readonly endReason?: EndReason;
  /** By seat, cards in its hand that everyone saw it take; without it, none. */
  readonly known?: readonly (readonly CardName[])[];
}

/** The position, with what everyone knows of hands from the events of the game so far. */
export function positionOf(state: GameState, history: readonly GameEvent[] = []): PositionJson {
  const { surelyHeld } = new Tally(state.game, 'spectator', redactEvents(history, 'spectator'));
  const reason = endReason(state);
  const known = surelyHeld.map((counts) =>
    [...counts].flatMap((count, kind) => Array.from({ length: count }, () => cardName(kind))),
  );
  return {
    ...stateToJson(state),
    ...(reason !== undefined && { endReason: reason }),
    ...(known.some(({ length }) => length > 0) && { known }),
  };
}

/**
 * Begins a game at a position from untrusted input. Shuffles follow from the seed, as after a deal; so everything does
 * that happens from then on.
 */
export function openAt(game: Game, json: unknown, seed: string): Result<NewGame, PositionError> {
  const reason = END_REASONS.find((name) => name === (json as Partial<PositionJson> | null)?.endReason);
  const read = stateFromJson(game, json, reason === undefined ? {} : { endReason: reason });
  if (!read.ok) return read;
  const state = read.value;
  const checked = reading(() => {
    if (whoActs(state) === undefined) unfit('phase', { kind: 'one-of', values: PHASES.slice(0, -1) });
    if (legalActions(state).length === 0) unfit('seat', { kind: 'consistent' });
    return readKnown(state, (json as Partial<PositionJson>).known);
  });
  if (!checked.ok) return err({ code: 'position/malformed', ...checked.error });
  setKey(state, keyOfSeed(seed));
  return ok({ state, events: openingEvents(state, checked.value) });
}

/** Each card has to be in the hand, and as often. */
function readKnown(state: GameState, json: unknown): readonly (readonly CardName[])[] {
  const { players } = state.game;
  if (json === undefined) return Array.from({ length: players }, () => []);
  return list(json, 'known', players).map((cards, seat) => {
    const left = handOf(state, seat);
    return list(cards, `known.${seat}`).map((card, i) => {
      const at = left.indexOf(card as CardName);
      if (at < 0) unfit(`known.${seat}.${i}`, { kind: 'consistent' });
      return left.splice(at, 1)[0]!;
    });
  });
}

/** What the seats know without having seen how it came about. */
function openingEvents(state: GameState, known: readonly (readonly CardName[])[]): GameEvent[] {
  const { display, discards, phase, pending, seat } = stateToJson(state);
  const hands = known.map((_, owner) => handOf(state, owner));
  const seats = known.map((cards, owner) => ({ cards: hands[owner]!.length, known: cards }));
  return [
    { type: 'opened', to: 'all', display, discards, seats },
    ...hands.flatMap((hand, owner): GameEvent[] => [
      { type: 'received', to: owner, seat: owner, cards: unknownIn(hand, known[owner]!) },
      { type: 'funds', to: owner, seat: owner, money: moneyObject(state, owner) },
    ]),
    ...turnBegan(phase !== 'setup' && pending === null, seat),
  ];
}

function unknownIn(hand: readonly CardName[], known: readonly CardName[]): CardName[] {
  const left = hand.map(kindOfName);
  for (const card of known) left.splice(left.indexOf(kindOfName(card)), 1);
  return left.map(cardName);
}

function turnBegan(hasBegun: boolean, seat: Seat): GameEvent[] {
  return hasBegun ? [{ type: 'turnBegan', to: 'all', seat }] : [];
}
