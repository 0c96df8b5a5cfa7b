/**
 * The pictures of the rulebook say what the engine says. After a change to a drawing or to the rules,
 * `npm run vitest -- run --project "unit*" rulebook/examples -u` computes them again.
 */
import { EXAMPLE_IDS } from '@kairo/texts/rulebook';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../src/rulebook/examples.ts';
import { computeExamples, refusalsOf } from './answers.ts';
import { DRAWINGS } from './drawings.ts';

const computed = computeExamples();

test('the page shows what the engine has computed', async () => {
  await expect(`${JSON.stringify(computed)}\n`).toMatchFileSnapshot('../../src/rulebook/examples.json');
});

test.each(EXAMPLE_IDS)('%s: what is refused is refused by the rules that it names', (id) => {
  const rules = new Set(refusalsOf(exampleOf(id)).map(({ rule }) => rule));
  expect([...rules].sort()).toEqual([...DRAWINGS[id].refused]);
});

function taskOf<K extends string>(id: (typeof EXAMPLE_IDS)[number], kind: K) {
  const { task } = exampleOf(id);
  if (task.kind !== kind) throw new Error(`${id} is ${task.kind}`);
  return task as Extract<typeof task, { kind: K }>;
}

/** What the texts of the examples say with words and numbers. */
describe('the texts say what the pictures show', () => {
  test.each(['stall', 'expand', 'lanes', 'blocked'] as const)('%s: some sites are possible', (id) => {
    const { answers } = taskOf(id, 'site');
    expect(Object.values(answers)).toContain(null);
  });

  test('expand: not at e2 and d3, but beside the red stall', () => {
    const { answers } = taskOf('expand', 'site');
    expect([answers['e2']?.rule, answers['d3']?.rule]).toEqual(['R6.4', 'R6.4']);
    expect(answers['c1']).toBeNull();
  });

  test('lanes: not at a2, a3 and b4, but at c2', () => {
    const { answers } = taskOf('lanes', 'site');
    const sealed = Object.keys(answers).filter((site) => answers[site]?.rule === 'R6.5');
    expect(sealed).toEqual(['a2', 'a3', 'b4']);
    expect(answers['c2']).toBeNull();
  });

  test('stall: yellow nowhere in segment 2 for the stall that is there', () => {
    const { answers } = taskOf('stall', 'site');
    expect(answers['c3']?.rule).toBe('R5.5');
    expect(answers['e4']?.rule).toBe('R5.4');
    expect(answers['a5']?.rule).toBe('R5.2');
  });

  test('price: three payments are enough, two are not', () => {
    const { payments } = taskOf('price', 'pay');
    expect(payments.map(({ answer }) => answer === null)).toEqual([true, true, true, false, false]);
  });

  test('lure: two entries are equally near, one takes two barkers, one is taken', () => {
    const { ways, answers } = taskOf('lure', 'lure');
    const steps = (entry: string): number | undefined => ways[entry]?.path.length;
    expect(Object.keys(ways).sort()).toEqual(['b3', 'f1', 'g4']);
    expect(steps('b3')).toBe(steps('f1'));
    expect(steps('g4')).toBeGreaterThan(steps('f1') ?? 0);
    expect(ways['g4']?.events).toContainEqual(expect.objectContaining({ type: 'lured', barkers: 2 }));
    expect(answers['d5']?.code).toBe('lure/entry-occupied');
  });

  test('neutral: one coin there, two at the own stand with a barker', () => {
    const { ways } = taskOf('neutral', 'lure');
    const earned = (entry: string) => ways[entry]?.events.filter(({ type }) => type === 'earned');
    expect(earned('e3')).toEqual([expect.objectContaining({ seat: 0, amount: 1 })]);
    expect(earned('b3')).toEqual([expect.objectContaining({ seat: 0, amount: 2 })]);
    expect(ways['b3']?.events).toContainEqual(expect.objectContaining({ type: 'lured', barkers: 1 }));
  });

  test('medals: both, then silver, then silver back', () => {
    const { moves } = taskOf('medals', 'course');
    const taken = moves.map(({ events }) =>
      events.flatMap((event) => (event.type === 'medalTaken' ? [`${event.seat} ${event.medal}`] : [])),
    );
    expect(taken).toEqual([['0 gold', '0 silver'], ['1 silver'], ['0 silver']]);
  });

  test('final: yellow and blue are down to one', () => {
    const [move] = taskOf('final', 'course').moves;
    expect(move?.supply).toMatchObject({ yellow: 1, blue: 1 });
    expect(move?.events.map(({ type }) => type)).toContain('finalPhase');
  });

  test('cards: a card for its segment, three cards for more', () => {
    const counts = taskOf('cards', 'cards').ways.map(({ sites }) => sites.length);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts[2]).toBeGreaterThan((counts[0] ?? 0) + (counts[1] ?? 0) - 1);
  });

  test('scoring: who is behind wins', () => {
    const { seats } = taskOf('scoring', 'score');
    const winner = seats.find(({ wins }) => wins);
    expect(seats.filter(({ before }) => before > (winner?.before ?? 0))).not.toEqual([]);
  });
});
