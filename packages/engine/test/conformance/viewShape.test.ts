/** R12: a view has exactly the fields that are listed here. */
import { describe, expect, test } from 'vitest';
import { encodeState, redactEvents, type Viewer, viewFor } from '../../src/index.ts';
import { nameOf, POLICIES, SETUPS, there } from './setups.ts';
import { simulate } from './simulate.ts';
import { viewersOf } from './viewers.ts';

const COLOUR = '(red|yellow|green|blue|white|purple)';

/** All paths of a view; list items are `*`. */
const ALLOWED = [
  'rulesVersion',
  'edition\\.(id|hash)',
  'options\\.(start|openMoney)',
  'viewer',
  'phase',
  'seat',
  'pending(\\.(picksLeft|discardsLeft|neutral))?',
  'startSeat',
  'quietTurns',
  'stands\\.\\*\\.(owner|colour|stall|entry|expansions\\.\\*)',
  `customers\\.${COLOUR}`,
  'display\\.\\*',
  'discards\\.\\*',
  'barkerStock',
  `supply\\.${COLOUR}`,
  `medals\\.${COLOUR}\\.(gold|silver)`,
  'seats\\.\\*\\.(cards|barkers|points|out)',
  'pileCount',
  'bag\\.\\*',
  'endReason',
  'legal\\.\\*\\.(type|colour|stall|entry|site|cards\\.\\*|fee|barkers|from|index|card)',
  `legal\\.\\*\\.payment\\.${COLOUR}`,
  'outcome(\\.(points\\.\\*|winners\\.\\*|reason))?',
];

function pathsOf(value: unknown, path: string, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found.add(path);
  for (const [key, inner] of Object.entries(value)) {
    pathsOf(inner, `${path}${path === '' ? '' : '.'}${Array.isArray(value) ? '*' : key}`, found);
  }
  return found;
}

/** The private paths, by seat. */
function secrets(viewer: Viewer, players: number, showMoney: boolean): string[] {
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => [
    ...(seat === viewer ? [`seats\\.${seat}\\.hand\\.\\d`] : []),
    ...(seat === viewer || showMoney ? [`seats\\.${seat}\\.money\\.${COLOUR}`] : []),
  ]);
}

const policies = Object.values(POLICIES);

describe('a view is an allow-list', () => {
  test.each(SETUPS.map((setup, i) => [nameOf(setup), i % 3 === 2, setup, i] as const))(
    'R12.1 R12.2 %s, open money: %s',
    (name, openMoney, setup, i) => {
      const seen = new Set<string>();
      const look = (state: Parameters<typeof viewFor>[0], over: boolean): void => {
        for (const viewer of viewersOf(setup.players)) {
          const view = viewFor(state, viewer);
          const open = new RegExp(`^(${ALLOWED.join('|')})$`);
          const own = new RegExp(`^(${secrets(viewer, setup.players, openMoney || over).join('|')})$`);
          const { seats, ...table } = view;
          const paths = pathsOf(
            { ...table, seats: seats.map(({ hand: _, money: __, ...seat }) => seat) },
            '',
            new Set(),
          );
          for (const path of paths) if (!open.test(path)) throw new Error(`${viewer} sees ${path}`);
          seats.forEach((seat, number) => {
            for (const key of ['hand', 'money'] as const) {
              for (const at of Object.keys(seat[key] ?? {})) {
                const path = `seats.${number}.${key}.${at}`;
                if (!own.test(path)) throw new Error(`${viewer} sees ${path}`);
                seen.add(`${viewer === number ? 'own' : 'other'} ${key}`);
              }
            }
          });
          if (viewer === 'spectator') expect(view.legal).toEqual([]);
          if (view.seat !== viewer || over) expect(view.legal).toEqual([]);
          else expect(view.legal.length).toBeGreaterThan(0);
        }
      };
      const policy = there(policies[i % policies.length]);
      const end = simulate({ ...setup, openMoney }, policy, `shape ${name}`, [
        ({ state, sampled }) => void (sampled && look(state, false)),
      ]);
      expect([...seen].sort()).toEqual(
        ['own hand', 'own money', ...(openMoney ? ['other money'] : [])].sort(),
      );
      look(end.state, true);
      expect(seen).toContain('other money');
      expect(seen).not.toContain('other hand');
    },
  );

  test('R12.2 neither the key nor the number of shuffles is anywhere in it', () => {
    const { state } = simulate(there(SETUPS[0]), there(policies[0]), 'key');
    const { key } = JSON.parse(encodeState(state));
    for (const viewer of viewersOf(2)) {
      const text = JSON.stringify(viewFor(state, viewer));
      expect(text).not.toContain(key);
      for (let i = 0; i < 64; i += 8) {
        const word = key.slice(i, i + 8);
        expect(text).not.toContain(word);
        expect(text).not.toContain(String(Number.parseInt(word, 16) | 0));
        expect(text).not.toContain(String(Number.parseInt(word, 16)));
      }
      expect(text).not.toContain('shuffles');
    }
  });
});

describe('events', () => {
  test.each(SETUPS.slice(0, 6).map((setup) => [nameOf(setup), setup] as const))(
    'R12.1 R12.2 a viewer gets all events but the cards that others received: %s',
    (name, setup) => {
      const { history } = simulate(setup, there(policies[0]), `ears ${name}`);
      const secret = history.filter((event) => event.type === 'received');
      expect(secret.length).toBeGreaterThan(setup.players);
      for (const viewer of viewersOf(setup.players)) {
        const told = redactEvents(history, viewer);
        const missed = history.filter((event) => !told.includes(event));
        expect(missed).toEqual(secret.filter((event) => event.seat !== viewer));
        expect(told.filter((event) => event.type === 'picked' && event.from === 'pile')).not.toContainEqual(
          expect.objectContaining({ card: expect.anything() }),
        );
      }
    },
  );
});
