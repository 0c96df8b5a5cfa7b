/** The course of a game, chosen by chance, and other deals on which it runs the same for one viewer. */
import {
  type Action,
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  type RandomSource,
  type Seat,
  stepBy,
  type Viewer,
  whoActs,
} from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';
import { gameOfSetup, Match } from '@kairo/table';
import { namesInHand, withTwoExchanged } from '../../../engine/test/hidden.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
  /** Before the move. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** A list of actions ends with it. */
  readonly isLast: boolean;
}

/** The moves of one seat, up to the end of its turn. */
export type Turn = readonly Move[];

export interface Course {
  readonly game: Game;
  readonly deal: Deal;
  readonly turns: readonly Turn[];
  /** Whether the last turn ends the game. */
  readonly isWhole: boolean;
}

export interface Deal {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * First a type of action, then one of that type: so games come to an end, and everything happens in them. Every other card
 * is drawn from the pile, which others do not see.
 */
function chosen(legal: readonly Action[], random: RandomSource): Action {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const ofType = legal.filter((action) => action.type === type);
  const hidden = ofType.find((action) => action.type === 'pick' && action.from === 'pile');
  if (hidden !== undefined && random.below(2) === 0) return hidden;
  const action = ofType[random.below(ofType.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

export function courseOf(setup: TableSetup, seed: string, most = Number.POSITIVE_INFINITY): Course {
  const made = gameOfSetup(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const game = made.value;
  const deal = newGame(game, seed);
  const random = new FastRandom(seed);
  const turns: Turn[] = [];
  let turn: Move[] = [];
  let { state } = deal;
  for (let seat = whoActs(state); seat !== undefined && turns.length < most; seat = whoActs(state)) {
    const action = chosen(legalActions(state), random);
    const step = stepBy(state, action);
    if (step === undefined) throw new Error('a legal action is refused');
    const endsTurn = step.events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
    turn.push({ seat, action, state, events: step.events, isLast: endsTurn || step.revealed });
    state = step.state;
    if (!endsTurn && whoActs(state) === seat) continue;
    turns.push(turn);
    turn = [];
  }
  return { game, deal, turns, isWhole: whoActs(state) === undefined };
}

/** What the viewer learns: not what others received. */
function known(events: readonly GameEvent[], viewer: Viewer): string {
  return JSON.stringify(events.filter((event) => event.type !== 'received' || event.seat === viewer));
}

/** Whether the same moves can be played on the deal, and are the same to the viewer. */
function runsTheSame({ turns }: Course, start: GameState, viewer: Viewer): boolean {
  let state = start;
  for (const { seat, action, events } of turns.flat()) {
    const step = whoActs(state) === seat ? stepBy(state, action) : undefined;
    if (step === undefined || known(step.events, viewer) !== known(events, viewer)) return false;
    state = step.state;
  }
  return true;
}

export interface OtherDeal extends Deal {
  /** How often something was exchanged that the viewer never comes to know. */
  readonly exchanged: number;
}

/** Exchanges whatever the viewer cannot come to know in the whole course. It does not ask a view what that is. */
export function dealtOtherwise(course: Course, viewer: Viewer, random: RandomSource, tries = 600): OtherDeal {
  let { state } = course.deal;
  let exchanged = 0;
  for (let i = 0; i < tries; i++) {
    const other = withTwoExchanged(state, viewer, random);
    if (other === undefined || !runsTheSame(course, other, viewer)) continue;
    state = other;
    exchanged++;
  }
  const events = course.deal.events.map((event) =>
    event.type === 'received' ? { ...event, cards: namesInHand(state, event.seat) } : event,
  );
  return { state, events, exchanged };
}

/** What a table begins with. */
export function dealt({ game }: Course, { state, events }: Deal): ReturnType<typeof Match.deal> {
  const entry = { type: 'deal', events } as const;
  const draft = { base: 1, revision: 0, actions: [], commands: [] };
  const match = Match.resume(game, 1, [{ entry, state }], draft);
  if (!match.ok) throw new Error(match.error);
  return { match: match.value, entries: [entry] };
}
