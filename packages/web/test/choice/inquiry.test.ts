import type { Action, Colour, Route } from '@kairo/engine';
import type { Answer } from '@kairo/protocol';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { Choice } from '../../src/choice/choice.ts';
import { Inquiry } from '../../src/choice/inquiry.ts';
import { findView, hasLegal } from '../builders.ts';

const turn = findView(
  (view) => hasLegal(view, 'stall', 'lure') && new Set(view.legal.map(lured)).size > 2, // two customers or more
);
function lured(action: Action): Colour | undefined {
  return action.type === 'lure' ? action.colour : undefined;
}

interface Asked {
  readonly query: { readonly about: string };
  readonly answer: (answer: object) => Promise<void>;
}

/** A choice, an inquiry that has started, and the queries it has sent, to be answered in any order. */
function begin() {
  const asked: Asked[] = [];
  const choice = new Choice(signal(turn));
  const inquiry = new Inquiry(
    choice,
    (query) =>
      new Promise((resolve) => {
        const answer = async (given: object): Promise<void> => {
          resolve(given as Answer);
          await Promise.resolve();
          await Promise.resolve();
        };
        asked.push({ query, answer });
      }),
  );
  const about = (subject: string): Asked[] => asked.filter(({ query }) => query.about === subject);
  return { choice, inquiry, asked, about, stop: inquiry.start() };
}

const [one = 'red', other = 'red'] = new Set(turn.legal.map(lured).filter((colour) => colour !== undefined));
const routeTo = (entry: string): Route => ({ entry }) as Route;

describe('routes', () => {
  test('are asked for when a customer is chosen, and gone when it is not any more', async () => {
    const { choice, inquiry, about } = begin();
    choice.tapCustomer(one);
    expect(about('routes').map(({ query }) => query)).toEqual([{ about: 'routes', colour: one }]);
    expect(inquiry.routes.value).toEqual([]);
    await about('routes')[0]?.answer({ about: 'routes', routes: [routeTo('c3')] });
    expect(inquiry.routes.value).toEqual([routeTo('c3')]);
    choice.reset();
    expect(inquiry.routes.value).toEqual([]);
  });

  test('of a customer that was chosen before are ignored, in whatever order they come', async () => {
    const { choice, inquiry, about } = begin();
    choice.tapCustomer(one);
    choice.tapCustomer(other);
    const [early, late] = about('routes');
    await late?.answer({ about: 'routes', routes: [routeTo('d4')] });
    await early?.answer({ about: 'routes', routes: [routeTo('c3')] });
    expect(inquiry.routes.value).toEqual([routeTo('d4')]);
  });

  test('are none if the table refuses to answer', async () => {
    const { choice, inquiry, about } = begin();
    choice.tapCustomer(one);
    await about('routes')[0]?.answer({ about: 'nothing', refusal: { code: 'table/not-your-turn' } });
    expect(inquiry.routes.value).toEqual([]);
  });
});

describe('the preview', () => {
  const lure = turn.legal.find(({ type }) => type === 'lure');
  const build = turn.legal.find(({ type }) => type === 'stall');
  if (lure === undefined || build === undefined) throw new Error('no such action');
  const answer = { about: 'preview', events: [], payments: [] };

  test('is of the action that could be confirmed', async () => {
    const { choice, inquiry, about } = begin();
    choice.pick(lure);
    expect(about('preview').at(-1)?.query).toEqual({ about: 'preview', action: lure });
    await about('preview').at(-1)?.answer(answer);
    expect(inquiry.preview.value).toEqual({ ...answer, action: lure });
  });

  test('of an action that was given up is ignored', async () => {
    const { choice, inquiry, about } = begin();
    choice.pick(lure);
    const early = about('preview').at(-1);
    choice.pick(build);
    await early?.answer(answer);
    expect(inquiry.preview.value).toBeUndefined();
    await about('preview').at(-1)?.answer(answer);
    expect(inquiry.preview.value?.action).toEqual(choice.action.value);
  });
});

describe('a why-not', () => {
  const site = turn.stands[0]?.stall ?? 'a1';

  test('is asked of the table and kept with its answer until it is dismissed', async () => {
    const { choice, inquiry, about } = begin();
    choice.tapSite(site);
    expect(about('site').map(({ query }) => query)).toEqual([{ about: 'site', site }]);
    const answer = { about: 'site', answers: [] };
    await Promise.resolve();
    await about('site')[0]?.answer(answer);
    await Promise.resolve();
    expect(inquiry.whyNot.value).toEqual({ asked: { about: 'site', site }, answer });
    choice.dismiss();
    expect(inquiry.whyNot.value).toBeUndefined();
  });

  test('needs no answer where there is no customer to lure', async () => {
    const { choice, inquiry, asked } = begin();
    choice.begin('lure');
    choice.tapSite(site);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(inquiry.whyNot.value).toEqual({ asked: { about: 'noCustomer', site }, answer: undefined });
  });
});

test('nothing is asked before it starts', () => {
  const choice = new Choice(signal(turn));
  const inquiry = new Inquiry(choice, () => {
    throw new Error('asked');
  });
  choice.tapCustomer(one);
  expect(inquiry.routes.value).toEqual([]);
});

test('when it has stopped nothing is asked, and late answers are ignored', async () => {
  const { choice, inquiry, about, stop } = begin();
  choice.tapCustomer(one);
  stop();
  await about('routes')[0]?.answer({ about: 'routes', routes: [routeTo('c3')] });
  choice.tapCustomer(other);
  expect(inquiry.routes.value).toEqual([]);
  expect(about('routes')).toHaveLength(1);
});
