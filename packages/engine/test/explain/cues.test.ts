/** What a beginner may be told, in positions where it is known, and in whole games. */
import { expect, test } from 'vitest';
import {
  apply,
  CAIRO,
  type Cue,
  cues,
  type FastRandom,
  type GameEvent,
  type GameState,
} from '../../src/index.ts';
import { addMoney } from '../../src/state/seats.ts';
import { actingSeat } from '../../src/state/turn.ts';
import { byKind } from '../conformance/setups.ts';
import { simulate } from '../conformance/simulate.ts';
import { dealtAnew } from '../hidden.ts';
import { makePosition, type Position } from '../positions.ts';

function find(kind: Cue['kind'], position: Position): Cue | undefined {
  return cues(makePosition(position)).find((cue) => cue.kind === kind);
}

function kinds(position: Position): Cue['kind'][] {
  return cues(makePosition(position)).map(({ kind }) => kind);
}

const RICH = { hand: 'S1 S5', money: { red: 3, blue: 2 } };
const RED: Position = { stands: ['0 red b2 b3', '1 red f6 f7'], customers: { red: 'c9' }, seats: [RICH] };

test('R6.8 the first stand of two takes both medals from the supply', () => {
  expect(find('freeMedals', RED)).toMatchObject({ action: { type: 'expand', colour: 'red', cards: ['S1'] } });
  expect(kinds(RED)).not.toContain('expansion');
});

test('R6.8 a stand that draws level takes a medal from its holder', () => {
  const position = { ...RED, stands: ['0 red b2 b3', '1 red f6 f7 g6'] };
  expect(find('rivalMedal', position)).toMatchObject({ action: { colour: 'red' }, from: 1 });
});

test('R6.6 of expansions that take no medal, the largest that can be paid', () => {
  const stands = ['0 red b2 b3 c2', '0 blue b10 b9', '1 blue j10 j9 k10 k11'];
  const money = { red: 3, blue: 2, green: 2 };
  const position = { ...RED, stands, customers: {}, seats: [{ hand: 'S1 S7', money }] };
  expect(find('expansion', position)).toMatchObject({ action: { colour: 'red' }, size: 3 });
});

test.each([
  ['no card fits', { hand: 'S9', money: { red: 3 } }],
  ['only three cards fit', { hand: 'S9 S9 S9', money: { red: 3 } }],
  ['no coin has the colour', { hand: 'S1', money: { blue: 5 } }],
])('R4.2, R6.6 no expansion is named when %s', (_, seat) => {
  expect(kinds({ ...RED, seats: [seat] })).not.toContain('freeMedals');
});

test('R8.6 the lure that brings the own stand most', () => {
  const stands = ['0 red b6 c6 b5', '0 blue j6 i6', '1 green f3 g3'];
  const position = { stands, customers: { red: 'e6', blue: 'h6' }, seats: [RICH] };
  expect(find('ownLure', position)).toEqual({
    kind: 'ownLure',
    action: { type: 'lure', colour: 'red', entry: 'c6', barkers: 0 },
    amount: 2,
  });
});

test('R8.4 a barker is named only if it brings more than any lure without', () => {
  const stands = ['0 red b6 c6 b5', '1 red i6 h6', '0 blue k10 j10'];
  const customers = { red: 'g6', blue: 'h10' };
  const position = (barkers: number): Position => ({ stands, customers, seats: [{ ...RICH, barkers }] });
  expect(find('barker', position(1))).toMatchObject({ action: { colour: 'red', barkers: 1 }, amount: 2 });
  expect(kinds(position(0))).not.toContain('barker');
  const far = { ...position(1), stands: ['0 red b6 c6', ...stands.slice(1)] };
  expect(kinds(far)).not.toContain('barker');
});

test('R6.8 a medal is at risk when a rival is one tile away from it and has room', () => {
  const stands = ['0 red b2 b3 c2', '1 red f6 f7'];
  expect(find('medalAtRisk', { ...RED, stands })).toEqual({ kind: 'medalAtRisk', colour: 'red', rival: 1 });
  expect(kinds({ ...RED, stands: ['0 red b2 b3 c2 d2', '1 red f6 f7'] })).not.toContain('medalAtRisk');
});

test('R7.1 the last site on which a stall beside another piece can grow', () => {
  const map = `
    .   .   .   .
   R0>  +   .   .
    .  G1>  +   .
    .   .   .   . `;
  expect(kinds({ map, seats: [RICH] })).not.toContain('lastSide');
  const crowded = map.replace('.   .   .   .', 'B1> +   .   .');
  expect(find('lastSide', { map: crowded, seats: [RICH] })).toEqual({
    kind: 'lastSide',
    colour: 'red',
    site: 'a3',
  });
});

test('R9.1 in the middle of an action there is nothing to tell', () => {
  expect(cues(makePosition({ ...RED, pending: { picksLeft: 1 } }))).toEqual([]);
});

function check(state: GameState, random: FastRandom): void {
  const seat = actingSeat(state);
  const told = cues(state);
  const other = dealtAnew(state, seat, random);
  for (let rival = 0; rival < state.game.players; rival++) {
    if (rival !== seat) addMoney(other, rival, random.below(6), 1 + random.below(3));
  }
  expect(cues(other), 'hidden cards and money change nothing').toEqual(told);
  for (const cue of told) if ('action' in cue) confirm(state, cue);
}

/** What is said to happen happens. */
function confirm(state: GameState, cue: Extract<Cue, { readonly action: unknown }>): void {
  const step = apply(state, cue.action);
  if (!step.ok) throw new Error(JSON.stringify({ cue, refusal: step.error }));
  expect(step.value.events).toContainEqual(expect.objectContaining(outcomeOf(cue, actingSeat(state))));
}

function outcomeOf(cue: Extract<Cue, { readonly action: unknown }>, seat: number): Partial<GameEvent> {
  switch (cue.kind) {
    case 'ownLure':
    case 'barker':
      return { type: 'earned', seat, amount: cue.amount };
    case 'expansion':
      return { type: 'expanded', seat, size: cue.size };
    case 'freeMedals':
      return { type: 'medalTaken', seat, medal: 'gold', from: 'supply' };
    case 'rivalMedal':
      return { type: 'medalTaken', seat, from: cue.from };
  }
}

test('R12 in whole games every cue is true, and depends on nothing that its seat cannot know', () => {
  for (const players of [2, 3]) {
    const seen = new Set<Cue['kind']>();
    const setup = { edition: CAIRO, players, start: 'preset' } as const;
    simulate(setup, byKind, `cues ${players}`, [
      ({ state, random }) => {
        for (const { kind } of cues(state)) seen.add(kind);
        check(state, random);
      },
    ]);
    expect(seen.size).toBeGreaterThan(5);
  }
});
