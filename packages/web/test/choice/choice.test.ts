import {
  type Action,
  apply,
  CAIRO,
  FastRandom,
  type GameState,
  legalActions,
  makeGame,
  newGame,
  type View,
  whyNot,
} from '@kairo/engine';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { cardsOf, entryOf, isTileAction, siteOf } from '../../src/choice/builds.ts';
import { Choice } from '../../src/choice/choice.ts';
import { actorsView, positions } from '../builders.ts';

const game = makeGame(CAIRO, 3, { start: 'variable', openMoney: false });

function choiceFor(state: GameState): { choice: Choice; view: View } {
  const view = actorsView(state);
  return { choice: new Choice(signal(view)), view };
}

/** Picks everything that leads to the action, as a person would: cards, site, tile, entry. */
function pick(choice: Choice, action: Action): void {
  if (action.type === 'lure') {
    choice.begin('lure');
    choice.tapCustomer(action.colour);
    choice.tapSite(action.entry);
  } else if (isTileAction(action)) {
    if (choice.task.value === 'turn') choice.begin('build');
    choice.liftCards(cardsOf(action));
    choice.tapSite(siteOf(action));
    choice.chooseTile({ type: action.type, colour: action.colour });
    const entry = entryOf(action);
    if (entry !== undefined && choice.build.value.entries.length > 1) choice.tapSite(entry);
  } else if (action.type === 'pick' && action.from === 'pile') choice.choosePile();
}

describe('every legal build, lure and draw from the pile can be picked', () => {
  test.each(['a', 'b', 'c'])('game %s', (seed) => {
    const random = new FastRandom(`pick ${seed}`);
    for (const state of positions(seed, 6)) {
      const { choice, view } = choiceFor(state);
      const wanted = view.legal.filter(
        (action) =>
          isTileAction(action) || action.type === 'lure' || ('from' in action && action.from === 'pile'),
      );
      for (let i = 0; i < 12 && wanted.length > 0; i++) {
        const action = wanted[random.below(wanted.length)];
        if (action === undefined) continue;
        choice.reset();
        pick(choice, action);
        expect(choice.action.value).toEqual(action);
      }
    }
  });
});

test('a hint picks its action, or marks what its player would tap', () => {
  const seen = new Set<string>();
  for (const state of positions('hints', 2)) {
    const { choice, view } = choiceFor(state);
    for (const type of new Set(view.legal.map((action) => action.type))) {
      const action = view.legal.find((other) => other.type === type);
      if (action === undefined) continue;
      seen.add(type);
      choice.pick(action);
      const isMarked = choice.picks.value.advised === action;
      if (isMarked) expect(['pick', 'discard', 'dropOut']).toContain(type);
      else expect(choice.action.value).toEqual(action);
      choice.back();
      expect(choice.picks.value.advised).toBeUndefined();
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'stall', 'lure', 'pick', 'discard', 'dropOut']));
});

test('whatever is tapped, the chosen action is legal', () => {
  const random = new FastRandom('taps');
  const sites = game.board.edition.segments.flatMap((row, y) =>
    row.map((_, x) => `${String.fromCharCode(97 + x)}${y + 1}`),
  );
  for (const state of positions('taps', 4)) {
    const { choice, view } = choiceFor(state);
    for (let i = 0; i < 60; i++) {
      const taps: (() => void)[] = [
        () => choice.tapSite(sites[random.below(sites.length)] ?? 'a1'),
        () => choice.tapCard(random.below(5)),
        () => choice.begin((['build', 'lure', 'draw'] as const)[random.below(3)] ?? 'build'),
        () => choice.chooseTile(choice.build.value.tiles[random.below(6)]),
        () => choice.back(),
        () => choice.choosePile(),
        () => {
          const { sites: open } = choice.build.value;
          if (open.length > 0) choice.tapSite(open[random.below(open.length)] ?? 'a1');
        },
      ];
      taps[random.below(taps.length)]?.();
      const action = choice.action.value;
      if (action !== undefined) {
        expect(view.legal).toContainEqual(action);
        expect(apply(state, action).ok).toBe(true);
      }
    }
  }
});

describe('a site that does not go with what was chosen', () => {
  const hasBothWays = (view: View): boolean =>
    view.legal.some(({ type }) => type === 'lure') && view.legal.some(isTileAction);
  const turn = (seed: string): GameState => {
    const found = [...positions(seed, 1)].find((state) => {
      const { choice, view } = choiceFor(state);
      return choice.task.value === 'turn' && hasBothWays(view) && view.legal.some(isOneCardBuild);
    });
    if (found === undefined) throw new Error('no such turn');
    return found;
  };
  const isOneCardBuild = (action: Action): boolean => isTileAction(action) && cardsOf(action).length === 1;

  test('with a card for another segment: the card is the reason', () => {
    const state = turn('other card');
    const { choice, view } = choiceFor(state);
    const hand = view.seats[view.seat]?.hand ?? [];
    for (const [index, card] of hand.entries()) {
      choice.reset();
      choice.tapCard(index);
      const mine = new Set(choice.build.value.sites);
      const other = view.legal.filter(isTileAction).find((build) => !mine.has(siteOf(build)));
      if (mine.size === 0 || other === undefined) continue;
      choice.tapSite(siteOf(other));
      const asked = choice.whyNot.value;
      expect(asked).toMatchObject({ about: 'action', site: siteOf(other), action: { cards: [card] } });
      if (asked?.about === 'action')
        expect(whyNot(state, asked.action)).toMatchObject({ code: 'build/card-misses-site', card });
    }
  });

  test('while luring, nothing is built: there is no customer, or the customer cannot go there', () => {
    const state = turn('lure only');
    const { choice, view } = choiceFor(state);
    const standing = new Set(Object.values(view.customers));
    const free =
      view.legal
        .filter(isTileAction)
        .map(siteOf)
        .find((site) => !standing.has(site)) ?? '';
    choice.begin('lure');
    choice.tapSite(free);
    expect(choice.intent.value).toBe('lure');
    expect(choice.whyNot.value).toEqual({ about: 'noCustomer', site: free });
    const lure = view.legal.find((action) => action.type === 'lure');
    choice.tapCustomer(lure?.colour ?? 'red');
    choice.tapSite(free);
    expect(choice.whyNot.value).toMatchObject({ about: 'action', action: { type: 'lure', entry: free } });
  });
});

test('tapping what cannot be used asks why not, and chooses nothing', () => {
  const { state } = newGame(game, 'why');
  const { choice, view } = choiceFor(state);
  const start = CAIRO.starts[0] ?? 'c3'; // a customer stands there
  choice.tapSite(start);
  expect(choice.whyNot.value).toEqual({ about: 'site', site: start });
  choice.tapCard(0);
  expect(choice.whyNot.value).toEqual({ about: 'card', card: view.seats[view.seat]?.hand?.[0] });
  expect(choice.action.value).toBeUndefined();
  expect(legalActions(state).length).toBeGreaterThan(0);
});
