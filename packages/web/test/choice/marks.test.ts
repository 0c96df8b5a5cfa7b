import { type Action, CAIRO, type PlaceAction, type Route, type SiteName, type View } from '@kairo/engine';
import { ICONS } from '@kairo/protocol';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../../src/board/model/marks.ts';
import { NO_TRAIL } from '../../src/board/model/trail.ts';
import { cardsOf, isTileAction, siteOf, type TileAction } from '../../src/choice/builds.ts';
import { Choice } from '../../src/choice/choice.ts';
import { cardsFor, type MarkSources, marksOf } from '../../src/choice/marks.ts';
import { findView, hasLegal, legal } from '../builders.ts';

const isSingle = (action: Action): action is TileAction =>
  isTileAction(action) && cardsOf(action).length === 1;
const turn = findView(
  (view) =>
    hasLegal(view, 'stall', 'lure', 'pick') && view.legal.some(isSingle) && waiting(view) !== undefined,
);
function waiting(view: View): string | undefined {
  return Object.entries(view.customers).find(([, site]) => site === null)?.[0];
}

function begin(view = turn) {
  const choice = new Choice(signal(view));
  const marks = (part: Partial<MarkSources> = {}) =>
    marksOf({
      view,
      edition: CAIRO,
      icons: ICONS,
      choice,
      routes: [],
      held: undefined,
      trail: NO_TRAIL,
      hovered: undefined,
      ...part,
    });
  return { choice, marks };
}

const TRAIL = { ...NO_TRAIL, traces: [{ number: 1, site: 'c3' }] };

const sitesOf = (actions: readonly Action[]): Set<SiteName> =>
  new Set(actions.filter(isTileAction).map(siteOf));

test('before anything is chosen, the customers that can be lured and what happened last', () => {
  const { marks } = begin();
  const customers = turn.legal.flatMap((action) => (action.type === 'lure' ? [action.colour] : []));
  const { lurable, ...rest } = marks({ trail: TRAIL });
  expect(new Set(lurable)).toEqual(new Set(customers));
  expect(rest).toEqual({ ...NO_MARKS, lurable: undefined, trail: TRAIL });
});

describe('builds', () => {
  test('all sites, and among them those that take the fewest cards', () => {
    const { choice, marks } = begin();
    choice.begin('build');
    expect(new Set(marks().allowed)).toEqual(sitesOf(turn.legal));
    expect(new Set(marks().legal)).toEqual(sitesOf(turn.legal.filter(isSingle)));
    expect(marks()).toMatchObject({ segments: undefined, ghost: undefined, selected: undefined });
  });

  test('a single lifted card veils the segments that it does not allow', () => {
    const { choice, marks } = begin();
    const build = turn.legal.find(isSingle);
    const [card = 'S1'] = build === undefined ? [] : cardsOf(build);
    choice.liftCards([card]);
    const number = Number(card.slice(1));
    expect(marks().segments).toEqual(card.startsWith('S') ? [number] : CAIRO.jokers[number - 1]);
    const inSegments = (site: SiteName): boolean => {
      const [x, y] = [site.charCodeAt(0) - 97, Number(site.slice(1)) - 1];
      return marks().segments?.includes(CAIRO.segments[y]?.[x] ?? 0) === true;
    };
    expect(marks().legal.length).toBeGreaterThan(0);
    expect(marks().legal.every(inSegments)).toBe(true);
  });

  test('the tile that would be laid, on the side under the pointer or on the chosen one', () => {
    const view = findView((other) => other.phase === 'setup' && other.pending === null);
    const sidesOf = ({ stall, colour }: PlaceAction): readonly SiteName[] =>
      view.legal.flatMap((other) =>
        other.type === 'place' && other.stall === stall && other.colour === colour ? [other.entry] : [],
      );
    const place = view.legal.find((other) => other.type === 'place' && sidesOf(other).length > 1);
    if (place?.type !== 'place') throw new Error('no stall with several sides');
    const { colour, stall, entry } = place;
    const { choice, marks } = begin(view);
    choice.chooseTile(place);
    choice.tapSite(stall);
    expect(marks()).toMatchObject({ selected: stall, ghost: undefined });
    expect(new Set(marks().legal)).toEqual(new Set(sidesOf(place)));
    const ghost = { kind: 'stall', sign: ICONS[view.seat], colour, stall, entry };
    expect(marks({ hovered: entry }).ghost).toEqual(ghost);
    choice.tapSite(entry);
    expect(marks()).toMatchObject({ selected: stall, ghost });
  });

  test('neutral stalls have no sign', () => {
    const view: View = {
      ...findView((other) => other.phase === 'setup'),
      pending: { neutral: 'red' },
    } as View;
    const { marks } = begin(view);
    expect(marks({ held: legal(view, 'place') }).ghost?.sign).toBe('neutral');
  });

  test('a site that cannot be used is marked as blocked', () => {
    const { choice, marks } = begin();
    const taken = turn.stands[0]?.stall ?? 'a1';
    choice.begin('build');
    choice.tapSite(taken);
    expect(marks().blocked).toBe(taken);
    choice.dismiss();
    expect(marks().blocked).toBeUndefined();
  });
});

describe('lures', () => {
  const lure = legal(turn, 'lure');
  const route = (entry: SiteName, open = true): Route =>
    ({ entry, open, path: ['a1', entry] }) as unknown as Route;

  test('where the customers stand', () => {
    const { choice, marks } = begin();
    choice.begin('lure');
    expect(marks().legal).toEqual(marks().lurable.map((colour) => turn.customers[colour]));
  });

  test('the chosen customer with its open routes, the entry it would reach, and who arrives there', () => {
    const { choice, marks } = begin();
    choice.pick(lure);
    const found = marks({ routes: [route(lure.entry), route('l12'), route('l11', false)] });
    expect(found).toMatchObject({
      lifted: lure.colour,
      target: lure.entry,
      arriving: { colour: waiting(turn), site: lure.entry },
      routes: [
        { colour: lure.colour, path: ['a1', lure.entry], isChosen: true },
        { colour: lure.colour, path: ['a1', 'l12'], isChosen: false },
      ],
    });
    const others = choice.lure.value.lures.map(({ entry }) => entry).filter((entry) => entry !== lure.entry);
    expect(found.farther).toEqual(others);
  });

  test('no customer arrives while no entry is chosen', () => {
    const { choice, marks } = begin();
    choice.pick(lure);
    choice.restore({ ...choice.picks.value, lure: { customer: lure.colour, entry: 'z9' } });
    expect(marks()).toMatchObject({ lifted: lure.colour, target: undefined, arriving: undefined });
  });
});

describe('a held action', () => {
  const build = turn.legal.find(isSingle);
  if (build === undefined) throw new Error('no build');

  test('is shown as the tile that will be laid, whatever else is chosen', () => {
    const { choice, marks } = begin();
    choice.begin('lure');
    const { legal: sites, lurable, selected, ghost, trail } = marks({ held: build, trail: TRAIL });
    expect({ sites, lurable, selected, trail }).toEqual({
      sites: [],
      lurable: [],
      selected: siteOf(build),
      trail: TRAIL,
    });
    expect(ghost).toMatchObject({ colour: build.colour, sign: ICONS[turn.seat] });
  });

  test('that lays no tile leaves the board as it is', () => {
    expect(begin().marks({ held: legal(turn, 'pick') })).toEqual(NO_MARKS);
  });
});

test('the cards that would leave the hand', () => {
  const build = turn.legal.find(isSingle);
  expect(cardsFor(build)).toEqual(build && cardsOf(build));
  expect(cardsFor({ type: 'discard', card: 'S4' })).toEqual(['S4']);
  expect(cardsFor(legal(turn, 'lure'))).toEqual([]);
  expect(cardsFor(undefined)).toEqual([]);
});
