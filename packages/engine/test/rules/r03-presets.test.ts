/** R3.6, R3.7: preset starts, and the neutral stalls of two players. */
import { expect, test } from 'vitest';
import { ALLEY, CAIRO, COLOURS, loadEdition, type PresetStall } from '../../src/index.ts';
import { editionJson, makePosition } from '../positions.ts';
import { eventsOf, isLegal, look, play } from './check.ts';
import { PLAYERS, playSetup, SEEDS, start } from './setup.ts';

test.each(PLAYERS)('R3.6 a preset lies as the edition says, in seat order: %i players', (players) => {
  const { stands, phase, pending, bag } = look(start(players, '1', 'preset'));
  const preset = CAIRO.presets[players];
  const owned = [
    ...(preset?.seats ?? []).flatMap((stalls, owner) => stalls.map((stall) => ({ owner, ...stall }))),
    ...(preset?.neutral ?? []).map((stall) => ({ owner: 'neutral', ...stall })),
  ];
  expect(owned).toHaveLength(3 * players + (players === 2 ? 6 : 0));
  expect(stands).toHaveLength(owned.length);
  for (const one of owned) expect(stands).toContainEqual({ ...one, expansions: [] });
  expect([phase, pending, bag]).toEqual(['play', null, []]);
});

test.each([
  { id: 'Cairo', edition: CAIRO },
  { id: 'Alley', edition: ALLEY },
])('R3.6 presets obey R5 with the customers on the start spaces: $id', ({ edition }) => {
  const [red = '', yellow = '', green = '', blue = '', white = ''] = edition.starts;
  const broken = Object.entries(edition.presets).flatMap(([count, { seats, neutral }]) => {
    const owned = [...seats, neutral].flatMap((stalls, owner) => stalls.map((stall) => ({ owner, stall })));
    const text = ({ owner, stall }: { owner: number; stall: PresetStall }): string =>
      `${owner} ${stall.colour} ${stall.stall} ${stall.entry}`;
    // The neutral ones are judged as if one more player built them.
    return owned.flatMap((one, i) => {
      const state = makePosition({
        edition,
        players: Math.min(4, Number(count) + 1),
        seat: one.owner,
        customers: { red, yellow, green, blue, white },
        stands: owned.slice(0, i).map(text),
      });
      const { colour, stall, entry } = one.stall;
      return isLegal(state, `stall ${colour} ${stall}-${entry}`) ? [] : [text(one)];
    });
  });
  expect(Object.keys(edition.presets)).toEqual(['2', '3', '4']);
  expect(broken).toEqual([]);
});

test.each([
  { rule: 'R5.1', stall: 'green c3 c4' },
  { rule: 'R5.1', stall: 'green c4 c3' },
  { rule: 'R5.2', stall: 'purple d6 d7' },
  { rule: 'R5.3', stall: 'green b6 a6' },
  { rule: 'R5.4', stall: 'red d4 d5' },
  { rule: 'R5.5', stall: 'green b1 a1' },
  { rule: undefined, stall: 'green d4 d5' },
])('R3.6 a preset with $stall is refused by $rule', ({ rule, stall }) => {
  const seats = [
    ['red b2 b3', 'blue f2 f3', 'purple a8 b8'],
    ['red g10 g9', 'yellow j1 i1', 'white e6 e7'],
    ['blue k6 k7', 'white i10 h10', stall],
  ];
  const loaded = loadEdition({ ...editionJson('cairo'), presets: { 3: { seats } } });
  const error = loaded.ok || loaded.error.code !== 'edition/preset' ? undefined : loaded.error;
  expect(error).toEqual(
    rule && expect.objectContaining({ players: 3, stall, problem: expect.objectContaining({ rule }) }),
  );
});

test('R3.7 two players draw six neutral stalls at random and place them in turn', () => {
  const firstDrawn = new Set<string>();
  for (const seed of SEEDS.slice(0, 20)) {
    const begin = start(2, seed);
    const { placed, state } = playSetup(begin);
    const neutral = placed.filter((one) => one.neutral);
    expect(placed.slice(0, 6).map((one) => one.neutral)).toEqual(Array(6).fill(false));
    expect(neutral.map(({ seat }) => seat)).toEqual(neutral.map((_, i) => (look(begin).startSeat + i) % 2));
    expect(neutral.map(({ colour }) => colour).sort()).toEqual([...COLOURS].sort());
    expect(look(state).stands.filter(({ owner }) => owner === 'neutral')).toHaveLength(6);
    firstDrawn.add(neutral[0]?.colour ?? '');
  }
  expect(firstDrawn.size).toBeGreaterThan(3);
});

test.each([3, 4])('R3.7 %i players have no neutral stalls', (players) => {
  const { placed, state } = playSetup(start(players, '1'));
  expect(placed).toHaveLength(3 * players);
  expect(look(state).stands.filter(({ owner }) => owner === 'neutral')).toEqual([]);
});

// Five segments have restaurant sites: 4, 6, 7, 8 and 9. They hold two stalls each as soon as blue stands on i11.
const crowded = {
  phase: 'setup',
  players: 2,
  seat: 1,
  pending: { neutral: 'blue' },
  customers: { red: 'a1', yellow: 'b1', green: 'c1', blue: 'd1', white: 'e1' },
  stands: [
    ...[
      '0 red b6 b5',
      '0 yellow d8 d7',
      '0 green k6 k5',
      '1 red i8 i7',
      '1 yellow b10 b9',
      '1 green d11 d10',
    ],
    ...['neutral red f10 f9', 'neutral yellow h9 h8', 'neutral green k10 k9'],
  ],
} as const;

test('R3.7 a neutral stall that fits nowhere is set aside and the draw passes on', () => {
  const before = makePosition({ ...crowded, bag: ['purple', 'white'] });
  expect(eventsOf(before, 'place blue i11-i10', 'neutralSetAside')).toMatchObject([{ colour: 'purple' }]);
  const after = play(before, 'place blue i11-i10');
  // Seat 0 drew purple in vain, so it is seat 1's draw again.
  expect(look(after)).toMatchObject({ phase: 'setup', seat: 1, pending: { neutral: 'white' }, bag: [] });
  const over = look(play(after, 'place white b2-b3'));
  expect(over).toMatchObject({ phase: 'play', seat: 0, pending: null });
  expect(over.stands.filter(({ owner }) => owner === 'neutral').map(({ colour }) => colour)).not.toContain(
    'purple',
  );
  // Were there room, it would not be set aside.
  const roomy = play(makePosition({ ...crowded, bag: ['purple', 'white'] }), 'place blue b2-b3');
  expect(look(roomy)).toMatchObject({ seat: 0, pending: { neutral: 'purple' }, bag: ['white'] });
});

test('R3.7 the last one set aside begins the play', () => {
  const over = look(play(makePosition({ ...crowded, bag: ['purple'] }), 'place blue i11-i10'));
  expect(over).toMatchObject({ phase: 'play', seat: 0, pending: null, bag: [] });
});

test('R3.7 only the neutral stall that was drawn may be placed', () => {
  const state = makePosition({ ...crowded, bag: ['purple', 'white'] });
  expect(isLegal(state, 'place blue b2-b3')).toBe(true);
  expect(isLegal(state, 'place white b2-b3')).toBe(false);
  const placed = look(play(state, 'place blue b2-b3')).stands.find(({ stall }) => stall === 'b2');
  expect(placed).toMatchObject({ owner: 'neutral', colour: 'blue' });
});
