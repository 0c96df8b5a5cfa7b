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
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import { LOCALES, LONGEST_LINE, loadBrowserTexts } from '@kairo/texts/browser';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Lesson, type WrongTry } from '../../src/learn/lessons.ts';
import { positionOf } from '../../src/lessons/sketch.ts';
import { SKETCHES } from '../../src/lessons/sketches.ts';

const game = makeGame(CAIRO, 2, { start: 'preset', openMoney: false });

function begun({ id }: Lesson): GameState {
  const state = stateFromJson(game, positionOf(SKETCHES[id]));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function played(state: GameState, actions: readonly Action[]): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  for (const action of actions) {
    const step = apply(now, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    events.push(...step.value.events);
    now = step.value.state;
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

describe.each(LESSONS)('$id', (lesson) => {
  test('its solution reaches the goal, and not before its last action', () => {
    const { solution } = lesson;
    expect(lesson.isReached(played(begun(lesson), solution).events)).toBe(true);
    expect(lesson.isReached(played(begun(lesson), solution.slice(0, -1)).events)).toBe(false);
  });

  test('its wrong tries are refused with the rules that it names', () => {
    const rules = lesson.wrongTries.map((wrong) => {
      const { state } = played(begun(lesson), lesson.solution.slice(0, wrong.after ?? 0));
      const refusal = refused(state, wrong);
      return refusal !== undefined && 'rule' in refusal ? refusal.rule : JSON.stringify(refusal);
    });
    expect(rules).toEqual(lesson.wrongTries.map(({ rule }) => rule));
  });

  test.each(LOCALES)('it answers them in %s, in lines that fit a phone', async (locale) => {
    const { lesson: said } = await loadBrowserTexts(locale, 'learn');
    const { say, beside, glad, wrong } = said[lesson.id];
    for (const { rule } of lesson.wrongTries) expect(wrong).toHaveProperty([rule]);
    const lines = [say, beside, glad, ...Object.values(wrong)].map((line) => line.replaceAll('*', ''));
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  });
});
