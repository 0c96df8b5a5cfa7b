import {
  type Action,
  ALLEY,
  actionOf,
  apply,
  CAIRO,
  COLOURS,
  type Colour,
  determinize,
  FastRandom,
  formatAction,
  type GameState,
  legalActions,
  legalMoves,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import {
  at,
  handSize,
  isGameOver,
  NONE,
  phaseNumber,
  setActingSeat,
  setDiscardsLeft,
  setPhase,
  setPicksLeft,
  supplyOf,
} from '@kairo/engine/search';
import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../src/explain/reasons.ts';
import type { Reason } from '../src/index.ts';
import { learnedEvaluation } from '../src/learned/shipped.ts';
import { findCandidates } from '../src/search/candidates.ts';
import { isIn, nowAndThen, someMoments } from './moments.ts';
import { LURE_POSITIONS } from './positions/lures.ts';
import { stateOf } from './positions/position.ts';
import { situationOf, type TestGame } from './testGame.ts';

function isFinal(played: TestGame): boolean {
  return isIn('final', played);
}

interface Hint {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

interface Told {
  readonly played: TestGame;
  /** The reasons for the three best actions of the acting seat, one step ahead. */
  readonly hints: readonly Hint[];
}

function tell(played: TestGame): Told {
  const { game, state } = played;
  const best = findCandidates(state, whoActs(state) ?? 0, learnedEvaluation(game), { count: 3 });
  const hints = best.map((candidate) => ({
    action: candidate.action,
    reasons: reasonsFor(state, candidate),
  }));
  return { played, hints };
}

function after({ state }: TestGame, action: Action): Pick<TestGame, 'state'> {
  const step = apply(state, action);
  if (!step.ok) throw new Error('an illegal action');
  return step.value;
}

/** The position after the action, as if the seat had a turn of the main phase again. */
function turnAfter(played: TestGame, action: Action): GameState {
  const { state } = played;
  const turn = after(played, action).state.copy();
  if (phaseNumber(turn) === at.PHASE_SETUP) setPhase(turn, at.PHASE_PLAY);
  turn.cells[at.NEUTRAL_COLOUR] = NONE;
  setActingSeat(turn, whoActs(state) ?? 0);
  setPicksLeft(turn, 0);
  setDiscardsLeft(turn, 0);
  return turn;
}

/** The colours that the acting seat may expand, with so many cards. */
function expandable(state: GameState, cards: readonly number[] = [1, 3]): readonly Colour[] {
  return legalActions(state).flatMap((legal) =>
    legal.type === 'expand' && cards.includes(legal.cards.length) ? [legal.colour] : [],
  );
}

/** The colours of customers that can be led to the acting seat's own stands by exactly so many barkers. */
function comers(state: GameState, barkers: number): readonly Colour[] {
  const { stands, seat } = viewFor(state, 'spectator');
  const own = stands.filter(({ owner }) => owner === seat).map(({ entry }) => entry);
  return legalActions(state).flatMap((legal) =>
    legal.type === 'lure' && legal.barkers === barkers && own.includes(legal.entry) ? [legal.colour] : [],
  );
}

/** For every legal move of the acting seat. */
function reasonsOfAll({ state }: Pick<TestGame, 'state'>): Hint[] {
  return legalMoves(state).map((move) => {
    const action = actionOf(state, move);
    return { action, reasons: reasonsFor(state, { move, payment: undefined }) };
  });
}

type Kind<K extends Reason['kind']> = Extract<Reason, { kind: K }>;

interface Case<K extends Reason['kind']> {
  readonly played: TestGame;
  readonly action: Action;
  readonly reason: Kind<K>;
}

/** All reasons of a kind, with their positions and actions. */
function casesOf<K extends Reason['kind']>(told: readonly Told[], kind: K): Case<K>[] {
  return told.flatMap(({ played, hints }) =>
    hints.flatMap(({ action, reasons }) =>
      reasons
        .filter((reason): reason is Kind<K> => reason.kind === kind)
        .map((reason) => ({ played, action, reason })),
    ),
  );
}

describe('reasons', () => {
  const moments = ['explain 1', 'explain 2'].flatMap((seed) => someMoments(seed, CAIRO, nowAndThen));
  const told = moments.map(tell);
  // Weaker players have more left to do in the final phase.
  const final = Array.from({ length: 10 }, (_, n) =>
    someMoments(`final ${n}`, ALLEY, isFinal, 'apprentice'),
  ).flatMap((some) => some.map(tell));
  const finalMoves = final.map(({ played }) => ({ played, moves: reasonsOfAll(played) }));
  const hints = told.flatMap((one) => one.hints);

  test('R11.2 in the final phase nothing is postponed, and room that is useless is not mentioned', () => {
    expect(finalMoves.length).toBeGreaterThan(0);
    // Also where the action itself begins that phase.
    const beginning = told.filter(({ played }) =>
      legalActions(played.state).some((action) => isIn('final', after(played, action))),
    );
    const all = [...finalMoves, ...beginning.map(({ played }) => ({ played, moves: reasonsOfAll(played) }))];
    let lost = 0;
    for (const { played, moves } of all) {
      const seat = whoActs(played.state) ?? 0;
      for (const { action, reasons } of moves) {
        expect(reasons.length).toBeGreaterThan(0);
        const next = after(played, action);
        if (!isIn('final', next) && !isIn('over', next)) continue;
        const { seats } = viewFor(next.state, seat);
        for (const reason of reasons) {
          if (reason.kind === 'closesExpansion') expect(reason.forGood).toBe(true);
          if (reason.kind === 'losesGrowth') expect(seats[seat]?.cards).toBeGreaterThan(0);
          if (reason.kind === 'deniesGrowth') expect(seats[reason.seat]?.cards).toBeGreaterThan(0);
          if (reason.kind === 'closesExpansion') lost++;
        }
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('lists the gains of an action', () => {
    for (const { action, reasons } of hints) {
      const kinds = reasons.map(({ kind }) => kind);
      if (action.type === 'lure') expect(kinds).toContain('earns');
      if (action.type === 'expand') {
        expect(kinds).toContain('scores');
        expect(kinds).toContain('pays');
      } else expect(kinds).not.toContain('scores');
    }
    const met = new Set(hints.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
    expect([...met]).toEqual(
      expect.arrayContaining(['earns', 'scores', 'takesMedal', 'opensExpansion', 'fitsStand']),
    );
  });

  test('has a reason for nearly everything, for cards too', () => {
    for (const some of [hints, hints.filter(({ action }) => action.type === 'pick')]) {
      expect(some.length).toBeGreaterThan(40);
      const silent = some.filter(({ reasons }) => reasons.length === 0);
      expect(silent.length / some.length).toBeLessThan(0.05);
    }
  });

  test('gains come before costs, and there are not too many of a kind', () => {
    for (const { reasons } of hints) {
      const kinds = reasons.map(({ kind }) => kind);
      if (kinds.includes('pays')) expect(kinds.at(-1)).toBe('pays');
      for (const kind of kinds) expect(kinds.filter((other) => other === kind).length).toBeLessThan(3);
    }
  });

  test('R11.2 does not mention lures in the final phase', () => {
    expect(final.length).toBeGreaterThan(0);
    const kinds = final.flatMap((one) => one.hints.flatMap(({ reasons }) => reasons.map((r) => r.kind)));
    expect(kinds.filter((kind) => kind.endsWith('Lure'))).toEqual([]);
  });

  test('R6.5 an opened expansion would be legal if it were the seat’s turn', () => {
    const cases = casesOf(told, 'opensExpansion');
    expect(cases.length).toBeGreaterThan(10);
    for (const { played, action, reason } of cases) {
      expect(expandable(turnAfter(played, action), [1])).toContain(reason.colour);
    }
  });

  test('R4.2c an expansion that needs three cards is marked', () => {
    const cases = casesOf(told, 'opensByThree');
    expect(cases.length).toBeGreaterThan(2);
    for (const { played, action, reason } of cases) {
      const turn = turnAfter(played, action);
      expect(expandable(turn, [3])).toContain(reason.colour);
      // The card from the pile is not known before.
      if (action.type === 'pick' && action.from === 'pile') continue;
      expect(expandable(turn, [1])).not.toContain(reason.colour);
    }
  });

  describe('R8.6 a customer that is lured to a stand is not lost to it, one that is lured elsewhere is', () => {
    // The red customer is as near to a stand of seat 0, three tiles large, as to a neutral one.
    const position = LURE_POSITIONS.find(({ id }) => id === 'threatened-lure');
    if (position === undefined) throw new Error('the position is gone');

    /** The reasons about lures of the red customer; the final phase is far away. */
    const ofRed = (seat: Seat, lure: string): readonly Reason[] => {
      const moves = reasonsOfAll({ state: stateOf({ ...position, seat, quietTurns: 0 }) });
      const hint = moves.find(({ action }) => formatAction(action) === lure);
      if (hint === undefined) throw new Error(`${lure} is not legal`);
      return hint.reasons.filter((reason) => 'amount' in reason && reason.colour === 'red');
    };

    test('an own customer', () => {
      expect(ofRed(0, 'lure red f7')).toEqual([{ kind: 'earns', colour: 'red', amount: 3 }]);
      expect(ofRed(0, 'lure red i10')).toEqual([
        { kind: 'earns', colour: 'red', amount: 1 },
        { kind: 'losesLure', colour: 'red', amount: 3 },
      ]);
    });

    test('a rival’s customer', () => {
      expect(ofRed(1, 'lure red f7')).toEqual([
        { kind: 'earns', colour: 'red', amount: 1 },
        { kind: 'rivalEarns', seat: 0, colour: 'red', amount: 3 },
      ]);
      expect(ofRed(1, 'lure red i10')).toEqual([
        { kind: 'earns', colour: 'red', amount: 1 },
        { kind: 'deniesLure', seat: 0, colour: 'red', amount: 3 },
      ]);
    });
  });

  test('R11.3 what the final phase closes is closed for good, unless the game is won', () => {
    for (const { reason } of casesOf(told, 'closesExpansion')) expect(reason.forGood).toBe(false);
    const all = finalMoves.flatMap(({ moves }) => moves);
    const closed = all
      .flatMap(({ reasons }) => reasons)
      .filter((reason): reason is Kind<'closesExpansion'> => reason.kind === 'closesExpansion');
    expect(closed.length).toBeGreaterThan(0);
    for (const { forGood } of closed) expect(forGood).toBe(true);
    for (const { reasons } of all) {
      const kinds = reasons.map(({ kind }) => kind);
      if (kinds.includes('winsGame')) {
        for (const regret of ['closesExpansion', 'losesGrowth']) expect(kinds).not.toContain(regret);
      }
    }
  });

  test('R11.2 room to grow is mentioned only if there are cards to use it', () => {
    let praised = 0;
    let idle = 0;
    for (const { played, moves } of finalMoves) {
      const seat = whoActs(played.state) ?? 0;
      for (const { action, reasons } of moves) {
        if (action.type !== 'stall' && action.type !== 'move') continue;
        const left = handSize(played.state, seat) - action.cards.length;
        const room = reasons.find((reason) => reason.kind === 'roomToGrow');
        if (room === undefined) idle++;
        else {
          praised++;
          expect(room.hasCard || left >= 3).toBe(true);
          expect(isGameOver(turnAfter(played, action))).toBe(false);
        }
      }
    }
    expect(praised).toBeGreaterThan(0);
    expect(idle).toBeGreaterThan(0);
  });

  test('R6.1 an empty supply does not count as lost room', () => {
    for (const { played, action, reason } of [
      ...casesOf(told, 'losesGrowth'),
      ...casesOf(told, 'deniesGrowth'),
    ]) {
      const colour = COLOURS.indexOf(reason.colour);
      expect(supplyOf(turnAfter(played, action), colour)).toBeGreaterThan(0);
    }
  });

  test('a closed expansion was legal before and is not afterwards', () => {
    const cases = casesOf(told, 'closesExpansion');
    expect(cases.length).toBeGreaterThan(5);
    for (const { played, action, reason } of cases) {
      expect(expandable(played.state)).toContain(reason.colour);
      expect(expandable(turnAfter(played, action))).not.toContain(reason.colour);
    }
  });

  test('R8.4 a barker opens the lures that it names', () => {
    const cases = casesOf(told, 'opensLure');
    expect(cases.length).toBeGreaterThan(2);
    for (const { played, action, reason } of cases) {
      expect(comers(turnAfter(played, action), reason.passed)).toContain(reason.colour);
    }
  });

  test('R5 a card builds the stalls that it names', () => {
    const cases = casesOf(told, 'fitsStall');
    expect(cases.length).toBeGreaterThan(0);
    for (const { played, action, reason } of cases) {
      const stalls = legalActions(turnAfter(played, action)).filter(({ type }) => type === 'stall');
      const colours = stalls.flatMap((stall) => (stall.type === 'stall' ? [stall.colour] : []));
      expect(colours).toEqual(expect.arrayContaining([...reason.colours]));
    }
  });

  test('R3.5 in the set-up it mentions room and customers, but nothing about turns', () => {
    const settingUp = told.filter(({ played }) => isIn('setup', played));
    const kinds = settingUp.flatMap((one) =>
      one.hints.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)),
    );
    for (const kind of ['opensExpansion', 'setsUpLure', 'offersLure']) expect(kinds).not.toContain(kind);
    for (const kind of ['roomToGrow', 'wouldCome', 'sparesOwn']) expect(kinds).toContain(kind);
    for (const { played, action, reason } of casesOf(settingUp, 'wouldCome')) {
      expect(comers(turnAfter(played, action), 0)).toContain(reason.colour);
    }
  });

  /** The reasons for some moves on several deals of the hidden cards. */
  function onSeveralDeals(played: TestGame, most: number): readonly unknown[] {
    const { view, history } = situationOf(played, whoActs(played.state) ?? 0, '');
    const moves = legalMoves(played.state);
    const some = moves.filter((_, n) => n % Math.ceil(moves.length / most) === 0);
    return ['one', 'another', 'a third', 'a fourth'].map((chance) => {
      const deal = determinize(played.game, view, history, new FastRandom(chance));
      return some.map((move) => reasonsFor(deal, { move, payment: undefined }));
    });
  }

  test('does not depend on the rivals’ hands or the pile', () => {
    for (const { played } of [...told, ...final].filter((_, n) => n % 2 === 0)) {
      const heard = onSeveralDeals(played, 6);
      for (const reasons of heard) expect(reasons).toEqual(heard[0]);
    }
  });

  test.each([2, 3, 4])(
    'the same in the final phase of %d, when hidden cards decide who can go on',
    (players) => {
      const moments = ['f', 'g', 'h', 'i'].flatMap((seed) =>
        someMoments(`${seed} ${players}`, CAIRO, isFinal, 'trader', players),
      );
      expect(moments.length).toBeGreaterThan(5);
      for (const played of moments) {
        const heard = onSeveralDeals(played, Number.POSITIVE_INFINITY);
        for (const reasons of heard) expect(reasons).toEqual(heard[0]);
      }
    },
  );

  test('opened expansions count the medals that they would take', () => {
    const opened = [...casesOf(told, 'opensExpansion'), ...casesOf(told, 'opensByThree')].map(
      ({ reason }) => reason,
    );
    expect(opened.some(({ medals }) => medals > 0)).toBe(true);
    for (const { points, medals } of opened) expect(points - medals).toBeGreaterThan(1);
  });
});
