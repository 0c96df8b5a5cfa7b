import { CAIRO, type View, viewFor } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { loadBrowserTexts } from '@kairo/texts/browser';
import { describe, expect, test } from 'vitest';
import type { Subject } from '../../src/game/inspection.ts';
import { GameModel } from '../../src/game/model.ts';
import { contentOf } from '../../src/screen/inspection/about.ts';
import { type Answers, queriesAbout } from '../../src/screen/inspection/answers.ts';
import type { Content } from '../../src/screen/inspection/content.ts';
import type { Words } from '../../src/wording/words.ts';
import { fakeSession, findView, hasLegal, positions, seatsOf } from '../builders.ts';

const [play, say, whyNot, frame] = await Promise.all([
  loadBrowserTexts('en', 'play'),
  loadBrowserTexts('en', 'inspection'),
  loadBrowserTexts('en', 'whyNot'),
  loadBrowserTexts('en', 'frame'),
]);

const turn = findView((view) => hasLegal(view, 'lure', 'stall', 'expand'));

function modelOf(view: View) {
  const { session, ...state } = fakeSession(view, seatsOf(PERSON, PERSON, PERSON));
  return { ...state, model: new GameModel(session, () => 'Icon') };
}

function wordsOf(model: GameModel): Words {
  const table = { names: model.names.value, jokers: CAIRO.jokers };
  const { terms } = frame;
  return {
    t: play.messages,
    play,
    terms,
    table,
    cards: (cards) => terms.and(cards.map((card) => terms.card(card, table.jokers))),
    move: (action) => play.move(action, table, model.view.value),
  };
}

function contentIn(view: View, subject: Subject, answers: Answers = {}): Content | undefined {
  const { model } = modelOf(view);
  return contentOf(subject, { model, words: wordsOf(model), say, whyNot, answers });
}

const textOf = ({ title, note, facts, hindrances }: Content): string =>
  [title, note, ...facts.map(({ text }) => text), ...hindrances.map(({ text }) => text)].join('\n');

const SUBJECTS: readonly Subject[] = [
  { kind: 'stand', owner: turn.stands[0]?.owner ?? 0, colour: turn.stands[0]?.colour ?? 'red' },
  { kind: 'customer', colour: 'red' },
  { kind: 'medal', medal: 'gold', colour: 'red' },
  { kind: 'supply', colour: 'red' },
  { kind: 'site', site: 'a1' },
  { kind: 'display', index: 0 },
  { kind: 'pile' },
  { kind: 'discards' },
  { kind: 'barkers' },
  { kind: 'barkerStock' },
  { kind: 'player', seat: 1 },
];
/** These exist only for a player. */
const OWN: readonly Subject[] = [
  { kind: 'hand', index: 0 },
  { kind: 'coins', colour: 'red' },
];

describe('the table is asked', () => {
  test('about hand and money only by the seat that has to decide', () => {
    const { model, acting } = modelOf(turn);
    const asked = (): string[] =>
      [...SUBJECTS, ...OWN].flatMap((subject) => queriesAbout(subject, model).map(({ about }) => about));
    expect(new Set(asked())).toEqual(new Set(['stand', 'routes', 'customer', 'site', 'card', 'action']));
    acting.value = (turn.seat + 1) % 3;
    const waiting = { ...turn, legal: [] };
    expect([...SUBJECTS, ...OWN].flatMap((subject) => queriesAbout(subject, modelOf(waiting).model))).toEqual(
      [expect.objectContaining({ about: 'stand' }), expect.objectContaining({ about: 'routes' })],
    );
  });

  test('nothing about routes if this game does not show them', () => {
    const { model, setup } = modelOf({ ...turn, legal: [] });
    setup.value = { ...setup.value, help: { routes: false, hints: false } };
    expect(queriesAbout({ kind: 'customer', colour: 'red' }, model)).toEqual([]);
  });
});

describe('a card', () => {
  test.each([...SUBJECTS, ...OWN])('of $kind has a title, a note and whole sentences', (subject) => {
    const content = contentIn(turn, subject);
    if (content === undefined) throw new Error('no card');
    expect(content.title).not.toBe('');
    expect(content.facts.every(({ text }) => /^[\p{Lu}\d].*\.$/u.test(text))).toBe(true);
    expect(textOf(content)).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each(SUBJECTS)('of $kind exists for spectators, without anything to do', (subject) => {
    for (const state of positions('watched', 20)) {
      const view = viewFor(state, 'spectator');
      const content = contentIn(view, subject.kind === 'stand' ? firstStand(view) : subject);
      expect(content?.deeds ?? []).toEqual([]);
    }
  });

  test.each(OWN)('of $kind does not exist for spectators', (subject) => {
    for (const state of positions('watched', 40)) {
      expect(contentIn(viewFor(state, 'spectator'), subject)).toBeUndefined();
    }
  });

  test('of a rival says nothing about money unless it is open', () => {
    const seat = (turn.seat + 1) % 3;
    const hidden = contentIn(turn, { kind: 'player', seat });
    expect(hidden && textOf(hidden)).toContain(say.player.moneyHidden);
    const money = { red: 5, yellow: 0, green: 0, blue: 0, white: 0, purple: 0 };
    const open = { ...turn, seats: turn.seats.map((facts) => ({ ...facts, money })) };
    expect(textOf(contentIn(open, { kind: 'player', seat }) as Content)).toContain('5 red coins');
  });

  test('of a stand compares it with the others of its colour', () => {
    const stand = (owner: number, colour: string, ...expansions: string[]) => ({
      owner,
      colour,
      stall: `a${owner + 1}`,
      entry: `b${owner + 1}`,
      expansions,
    });
    const about = (stands: readonly object[], owner: number): string =>
      textOf(contentIn({ ...turn, stands } as View, { kind: 'stand', owner, colour: 'red' }) as Content);
    const me = turn.seat;
    const [other, third] = [0, 1, 2].filter((seat) => seat !== me) as [number, number];
    expect(about([stand(me, 'red')], me)).toContain(say.stand.only('red'));
    expect(about([stand(me, 'red', 'c1'), stand(other, 'red')], me)).toContain(say.stand.largest('red'));
    expect(about([stand(me, 'red'), stand(other, 'red')], other)).toContain(
      say.stand.level('red', [undefined]),
    );
    expect(about([stand(me, 'red'), { ...stand(other, 'red'), owner: 'neutral' }], me)).toContain(
      say.stand.level('red', [say.stand.neutralOne.level]),
    );
    expect(about([stand(me, 'red'), stand(third, 'red', 'c1')], me)).toContain(
      say.stand.smaller('red', `player ${third}`, 2),
    );
  });

  test('of a piece that is gone does not exist', () => {
    expect(contentIn({ ...turn, stands: [] }, SUBJECTS[0] as Subject)).toBeUndefined();
    expect(contentIn(turn, { kind: 'hand', index: 9 })).toBeUndefined();
  });
});

describe('what a card offers', () => {
  test('starts the action with the piece chosen, and nothing before', () => {
    const { model } = modelOf(turn);
    const expand = turn.legal.find((action) => action.type === 'expand');
    if (expand?.type !== 'expand') throw new Error('no expansion');
    const { colour } = expand;
    const offers = { expand: { action: expand, sites: 2, events: [] } };
    const content = contentOf(
      { kind: 'stand', owner: turn.seat, colour },
      {
        model,
        words: wordsOf(model),
        say,
        whyNot,
        answers: { stand: { about: 'stand', income: [], offers } },
      },
    );
    expect(model.choice.hasPicks).toBe(false);
    content?.deeds[0]?.begin();
    expect(model.choice.picks.value.build.tile).toEqual({ type: 'expand', colour });
    expect(model.choice.intent.value).toBe('build');
  });

  test('a refusal comes with its rule', () => {
    const refusal = { code: 'lure/waiting', rule: 'R8.1', colour: 'red' } as const;
    const answers: Answers = { stand: { about: 'stand', income: [], offers: { lure: { refusal } } } };
    const content = contentIn(turn, SUBJECTS[0] as Subject, answers);
    expect(content?.hindrances.map(({ text }) => text)).toEqual([
      `${say.not.lure} ${whyNot.refusal(refusal, { names: [], jokers: [] })}`,
    ]);
  });
});

function firstStand(view: View): Subject {
  const [stand] = view.stands;
  return stand === undefined
    ? { kind: 'site', site: 'a1' }
    : { kind: 'stand', owner: stand.owner, colour: stand.colour };
}
