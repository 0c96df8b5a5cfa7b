/** Every lesson is played through the engine: its position, its solution and what it says about wrong tries. */
import {
  type Action,
  apply,
  CAIRO,
  type GameEvent,
  type GameState,
  makeGame,
  type Refusal,
  stateFromJson,
  stateToJson,
  whoActs,
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import { LOCALES, LONGEST_LINE, loadBrowserTexts } from '@kairo/texts/browser';
import { describe, expect, test } from 'vitest';
import type { Subject } from '../../src/game/inspection.ts';
import { LESSONS, type Lesson, type WrongTry } from '../../src/learn/lessons.ts';
import { positionOf } from '../../src/lessons/sketch.ts';
import { SKETCHES } from '../../src/lessons/sketches.ts';

function begun({ id }: Lesson): GameState {
  const start = SKETCHES[id].isSetup ? 'variable' : 'preset';
  const game = makeGame(CAIRO, 2, { start, openMoney: false });
  const state = stateFromJson(game, positionOf(SKETCHES[id]));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

/** The rival replies after the learner's turns. */
function played(lesson: Lesson, actions: readonly Action[]): { state: GameState; events: GameEvent[] } {
  const replies = [...(SKETCHES[lesson.id].replies ?? [])];
  const events: GameEvent[] = [];
  let now = begun(lesson);
  const play = (action: Action): void => {
    const step = apply(now, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    events.push(...step.value.events);
    now = step.value.state;
  };
  for (const action of actions) {
    const reply = whoActs(now) === 0 ? undefined : replies.shift();
    if (reply !== undefined) play(reply);
    play(action);
  }
  return { state: now, events };
}

function refused(state: GameState, { asks }: WrongTry): Refusal | undefined {
  switch (asks.about) {
    case 'customer':
      return whyNotCustomer(state, asks.colour);
    case 'card':
      return whyNotCard(state, asks.card);
    case 'action':
      return whyNot(state, asks.action);
    case 'site': {
      const answers = whyNotSite(state, asks.site);
      if ('code' in answers) return answers;
      return answers.find(({ colour }) => colour === asks.colour)?.refusal;
    }
  }
}

test('the lessons are as many as fit in an hour', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(10);
  expect(LESSONS.length).toBeLessThanOrEqual(15);
});

test('the lesson about drawing ends with the turn, not with the first of two discards', () => {
  const draw = LESSONS.find(({ id }) => id === 'draw') as Lesson;
  const { events } = played(draw, [
    { type: 'pick', from: 'display', index: 1 },
    { type: 'pick', from: 'display', index: 0 },
    { type: 'discard', card: 'S9' },
  ]);
  const own: GameEvent = { type: 'turnBegan', to: 'all', seat: 0 };
  expect(draw.isReached([own, ...events])).toBe(false);
});

/** A stand of the owner, or a site without any piece. */
function hasPiece(state: GameState, subject: Subject): boolean {
  const { stands, customers } = stateToJson(state);
  if (subject.kind === 'stand') {
    return stands.some(({ owner, colour }) => owner === subject.owner && colour === subject.colour);
  }
  if (subject.kind !== 'site') return false;
  const taken = stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]);
  return ![...taken, ...Object.values(customers)].includes(subject.site);
}

/** Where there is something to do; other lessons are about looking. */
describe.each(LESSONS.filter(({ looks }) => looks === undefined))('$id', (lesson) => {
  test('its solution reaches the goal, and not before its last action', () => {
    const { solution, isOnTheWay } = lesson;
    const isReached = (actions: readonly Action[]) => lesson.isReached(played(lesson, actions).events);
    expect(isReached(solution)).toBe(true);
    expect(isReached(solution.slice(0, -1))).toBe(false);
    if (isOnTheWay !== undefined) expect(isOnTheWay(played(lesson, solution.slice(0, 1)).events)).toBe(true);
    expect(isOnTheWay !== undefined).toBe(SKETCHES[lesson.id].replies !== undefined);
  });
});

describe.each(LESSONS)('$id', (lesson) => {
  test('what is to be looked at is there', () => {
    for (const subject of lesson.looks ?? []) expect(hasPiece(begun(lesson), subject)).toBe(true);
  });

  test('its wrong tries are refused with the rules that it names', () => {
    const rules = lesson.wrongTries.map((wrong) => {
      const { state } = played(lesson, lesson.solution.slice(0, wrong.after ?? 0));
      const refusal = refused(state, wrong);
      return refusal !== undefined && 'rule' in refusal ? refusal.rule : JSON.stringify(refusal);
    });
    expect(rules).toEqual(lesson.wrongTries.map(({ rule }) => rule));
  });

  test.each(LOCALES)('it answers them in %s, in lines that fit a phone', async (locale) => {
    const { lesson: said } = await loadBrowserTexts(locale, 'learn');
    const { say, answered = say, beside, glad, wrong } = said[lesson.id];
    expect(answered !== say).toBe(lesson.isOnTheWay !== undefined);
    for (const { rule } of lesson.wrongTries) expect(wrong).toHaveProperty([rule]);
    const lines = [say, answered, beside, glad, ...Object.values(wrong)].map((line) =>
      line.replaceAll('*', ''),
    );
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  });
});
