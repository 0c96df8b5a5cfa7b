/** Counts what happens in a game. */
import { COLOURS, type Colour, type GameEvent, type GameState, type Outcome } from '@kairo/engine';
import { isBlocked, medalHolder, sizeOf, stallOf, surveyOf } from '@kairo/engine/search';
import type { Played, SelfPlay } from '../play.ts';
import { count, note, PARTS, type Tally, type TurnKind } from './tally.ts';

const colourNumber = (colour: Colour): number => COLOURS.indexOf(colour);
const C = COLOURS.length;
const GOLD = 0;
const SILVER = 1;

/** What has to be remembered until the end of the game. */
class Notes {
  readonly kinds: TurnKind[] = [];
  /** Points of all seats after each turn. */
  readonly points: number[][] = [];
  readonly current: number[];
  readonly scored: { readonly seat: number; readonly source: string; readonly points: number }[] = [];
  readonly blockedNow = new Set<number>();
  startSeat = 0;
  /** Of the current turn. */
  kind: TurnKind | undefined;
  finalFrom: number | undefined;
  wasBlocked = false;
  last: GameState | undefined;

  constructor(players: number) {
    this.current = Array.from({ length: players }, () => 0);
  }
}

export function watchGame(play: SelfPlay, seed: string, tally: Tally): void {
  const { players } = play.game;
  const course = new Notes(players);
  const outcome = play.play(seed, {
    opening: (state, events) => {
      for (const event of events) hear(event, course, tally, 'setup');
      lookForBlocks(state, course, tally);
    },
    decision: (played) => seeDecision(played, course, tally),
  });
  conclude(course, outcome, players, tally);
}

function kindOf({ action, events, seat }: Played): TurnKind | undefined {
  switch (action.type) {
    case 'stall':
    case 'expand':
    case 'move':
    case 'dropOut':
      return action.type;
    case 'pick':
      return 'draw';
    case 'lure': {
      const lured = events.find((event) => event.type === 'lured');
      if (lured?.owner === 'neutral') return 'lureNeutral';
      return lured?.owner === seat ? 'lureOwn' : 'lureRival';
    }
    default:
      return undefined; // the set-up, or the end of a draw
  }
}

function seeDecision(played: Played, course: Notes, tally: Tally): void {
  const { action, events, state } = played;
  course.kind ??= kindOf(played);
  const when = action.type === 'place' ? 'setup' : 'play';
  for (const event of events) hear(event, course, tally, when);
  if (['place', 'stall', 'expand', 'move'].includes(action.type)) lookForBlocks(state, course, tally);
  course.last = state;
}

function hear(event: GameEvent, course: Notes, tally: Tally, when: 'setup' | 'play'): void {
  switch (event.type) {
    case 'started':
      course.startSeat = event.startSeat;
      break;
    case 'placed':
      if (event.owner === 'neutral') break;
      count(tally.stalls.built, colourNumber(event.colour));
      break;
    case 'stallBuilt':
      count(tally.stalls.built, colourNumber(event.colour));
      break;
    case 'stallMoved':
      count(tally.stalls.moved, colourNumber(event.colour));
      course.blockedNow.delete(event.seat * C + colourNumber(event.colour));
      break;
    case 'expanded':
      count(tally.expansions, colourNumber(event.colour));
      break;
    case 'scored':
      course.current[event.seat] = (course.current[event.seat] ?? 0) + event.points;
      course.scored.push({ seat: event.seat, source: event.for, points: event.points });
      break;
    case 'medalTaken':
      tally.medalsTaken[event.from === 'supply' ? 'supply' : 'rival']++;
      break;
    case 'lured':
      tally.barkersPlayed += event.barkers;
      count(tally.steps, event.path.length - 1);
      break;
    case 'finalPhase':
      course.finalFrom = course.kinds.length + 1;
      break;
    case 'turnBegan':
    case 'gameOver':
      if (when === 'play') endTurn(course);
      break;
    default:
  }
}

function endTurn(course: Notes): void {
  if (course.kind === undefined) return;
  course.kinds.push(course.kind);
  course.points.push([...course.current]);
  course.kind = undefined;
}

/** R7.1. Only builds can change it, because that test ignores customers. */
function lookForBlocks(state: GameState, course: Notes, tally: Tally): void {
  const survey = surveyOf(state);
  for (let seat = 0; seat < state.game.players; seat++) {
    for (let colour = 0; colour < C; colour++) {
      if (stallOf(state, seat, colour) < 0 || sizeOf(state, seat, colour) !== 1) continue;
      const key = seat * C + colour;
      if (!isBlocked(survey, seat, colour)) course.blockedNow.delete(key);
      else if (!course.blockedNow.has(key)) {
        course.blockedNow.add(key);
        course.wasBlocked = true;
        count(tally.stalls.blocked, colour);
      }
    }
  }
}

function conclude(course: Notes, { points, winners, reason }: Outcome, players: number, tally: Tally): void {
  const state = course.last;
  if (state === undefined) throw new Error('a game without decisions');
  const turns = course.kinds.length;
  const shareOf = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
  tally.games++;
  count(tally.turns, turns);
  count(tally.finalTurns, turns - (course.finalFrom ?? turns));
  if (winners.length > 1) tally.shared++;
  if (reason === 'standstill') tally.standstill++;
  if (course.wasBlocked) tally.gamesWithBlock++;
  for (const key of course.blockedNow) count(tally.stalls.blockedAtEnd, key % C);
  course.kinds.forEach((kind, turn) => {
    count(tally.turnKinds[kind], Math.floor((turn * PARTS) / turns));
  });

  const inOrder = [...points].sort((a, b) => b - a);
  count(tally.winnerPoints, inOrder[0] ?? 0);
  count(tally.margins, (inOrder[0] ?? 0) - (inOrder[1] ?? 0));
  for (let seat = 0; seat < players; seat++) {
    count(tally.points, points[seat] ?? 0);
    note(tally.byTurn, (seat - course.startSeat + players) % players, shareOf(seat));
    concludeMedals(state, seat, shareOf(seat), tally);
  }
  for (const { seat, source, points: scored } of course.scored) {
    const of = source as keyof Tally['sources']['all'];
    tally.sources.all[of] += scored;
    tally.sources.winners[of] += scored * shareOf(seat);
  }
  concludeLead(course, shareOf, tally);
}

function concludeMedals(state: GameState, seat: number, share: number, tally: Tally): void {
  let golds = 0;
  for (let colour = 0; colour < C; colour++) {
    if (medalHolder(state, GOLD, colour) === seat) {
      golds++;
      note(tally.goldHolders, colour, share);
    }
    if (medalHolder(state, SILVER, colour) === seat) note(tally.silverHolders, colour, share);
  }
  note(tally.goldsHeld, golds, share);
}

function leadersOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

function concludeLead(course: Notes, shareOf: (seat: number) => number, tally: Tally): void {
  const half = course.points[course.points.length >> 1] ?? [];
  const leaders = leadersOf(half);
  if (leaders.length === 1) {
    tally.halfTimeLeaders++;
    tally.halfTimeLeadersWon += shareOf(leaders[0] ?? 0);
  }
  let leader: number | undefined;
  let changes = 0;
  for (const points of course.points) {
    const [first, ...more] = leadersOf(points);
    if (first === undefined || more.length > 0 || first === leader) continue;
    if (leader !== undefined) changes++;
    leader = first;
  }
  count(tally.leadChanges, changes);
}
