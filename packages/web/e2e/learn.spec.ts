/** The lessons: from start to finish by their own controls, with wrong tries, and left and resumed. */
import type { Action } from '@kairo/engine';
import { LOCALES } from '@kairo/texts/browser';
import type { Page } from '@playwright/test';
import { LESSONS, type Lesson } from '../src/learn/lessons.ts';
import { SKETCHES } from '../src/lessons/sketches.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Hands, Keyboard, Mouse } from './support/hands.ts';
import { expect, test } from './support/test.ts';
import { english, type Words, wordsIn } from './support/words.ts';

const { learn, table } = english;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openLesson(page: Page, id: Lesson['id']): Promise<void> {
  const number = LESSONS.findIndex((lesson) => lesson.id === id) + 1;
  await page.goto(`#/learn/${number}`);
  await expectLesson(page, id);
}

async function expectLesson(page: Page, id: Lesson['id'], { learn }: Words = english): Promise<void> {
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await expect(page.getByText(learn.lesson[id].title, { exact: true }).first()).toBeVisible();
}

const nourSays = (page: Page, line: string) =>
  expect(page.locator('.nour-line')).toHaveText(line.replaceAll('*', ''));
const site = (page: Page, name: string) => page.locator(`[data-site="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page) => page.locator('[data-confirm]');
const onward = (page: Page) => page.locator('[data-onward]');

interface Learner {
  readonly page: Page;
  readonly hands: Hands;
  readonly words: Words;
}

/** Chooses everything that leads to an action, as a player does. */
async function choose({ page, hands, words }: Learner, lesson: Lesson, action: Action): Promise<void> {
  const { table } = words;
  const intend = (intent: string): Promise<void> => hands.press(button(page, intent));
  switch (action.type) {
    case 'lure': {
      await intend(table.actions.lure);
      await hands.press(site(page, SKETCHES[lesson.id].customers[action.colour] ?? ''));
      // The only entry there is gets chosen by itself; pressing it again would confirm it.
      const isOnly = lesson.id === 'lure';
      const choices = page.locator('.chip').first();
      await expect(isOnly ? confirm(page) : choices.or(confirm(page))).toBeVisible();
      if (!isOnly) await hands.press(site(page, action.entry));
      break;
    }
    case 'pick': {
      if (await button(page, table.actions.drawTwo).isVisible()) await intend(table.actions.drawTwo);
      const place = action.from === 'display' ? `display ${action.index}` : action.from;
      await hands.press(page.locator(`.pick[data-pick="${place}"]`));
      return;
    }
    case 'discard':
      await hands.press(page.locator('.hand-card').last());
      return;
    case 'place':
    case 'stall':
    case 'move':
    case 'expand': {
      const chosen = action.type === 'expand' ? action.site : action.stall;
      const buildButton = button(page, table.actions.build);
      const chip = page.locator(`.chip[data-tile="${action.type}"][data-colour="${action.colour}"]`);
      await expect(buildButton.or(chip)).toBeVisible();
      if (await buildButton.isVisible()) await hands.press(buildButton);
      await expect(chip).toBeVisible();
      await hands.press(chip);
      await hands.press(site(page, chosen));
      // With a single entry, it is chosen, too.
      await expect(site(page, chosen)).toHaveAttribute('aria-selected', 'true');
      if (action.type !== 'expand' && !(await confirm(page).isVisible())) {
        await hands.press(site(page, action.entry));
      }
      break;
    }
    default:
      throw new Error(action.type);
  }
  await hands.press(confirm(page));
}

/** Opens each card that is shown to the learner, and closes it. */
async function lookAround({ page, hands, words }: Learner, cards: number): Promise<void> {
  const { app, learn } = words;
  const close = page.locator('.inspection').getByRole('button', { name: app.close, exact: true });
  for (let card = 0; card < cards; card++) {
    await hands.press(button(page, learn.showMe));
    await expect(close).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
  }
}

async function letRivalReply({ page, hands, words }: Learner, { id }: Lesson): Promise<void> {
  const { learn, table } = words;
  await nourSays(page, learn.endTurn);
  await hands.press(button(page, table.actions.endTurn));
  await nourSays(page, learn.lesson[id].answered ?? '');
}

async function solve(learner: Learner, lesson: Lesson): Promise<void> {
  const { page, hands, words } = learner;
  const { learn, table } = words;
  const replies = [...(SKETCHES[lesson.id].replies ?? [])];
  if (lesson.looks !== undefined) await lookAround(learner, lesson.looks.length);
  else if (lesson.id === 'pay') {
    // The only one in which the cheapest way is not the task.
    await hands.press(button(page, learn.showMe));
    await hands.press(confirm(page));
  } else {
    for (const action of lesson.solution) {
      await choose(learner, lesson, action);
      if (replies.shift() !== undefined) await letRivalReply(learner, lesson);
    }
  }
  // What would reveal something takes effect at the end of the turn.
  const planned = page.locator('.planned-tag');
  await expect(onward(page).or(planned)).toBeVisible();
  if (await planned.isVisible()) await hands.press(button(page, table.actions.endTurn));
  await expect(onward(page)).toBeFocused();
  await nourSays(page, learn.lesson[lesson.id].glad);
}

const WAYS = { mouse: (page: Page) => new Mouse(page), keyboard: (page: Page) => new Keyboard(page) };

for (const [locale, way] of [
  ...LOCALES.map((each) => [each, 'mouse'] as const),
  ['en', 'keyboard'] as const,
]) {
  test.describe(() => {
    test.use({ locale });

    test(`all lessons by ${way} in ${locale}`, async ({ page }) => {
      const words = await wordsIn(locale);
      const learner = { page, hands: WAYS[way](page), words };
      const { learn } = words;
      await page.goto('#/learn');
      await page.locator('.path-onward').press('Enter');
      for (const lesson of LESSONS) {
        await expectLesson(page, lesson.id, words);
        await nourSays(page, learn.lesson[lesson.id].say);
        await page.evaluate(() => document.documentElement.style.setProperty('--care', '0s'));
        await solve(learner, lesson);
        await onward(page).press('Enter');
      }
      // The last one leads to the game with a coach.
      await expect(page.getByRole('switch', { name: words.coach.heading })).toBeChecked();
      await page.goto('#/learn');
      await nourSays(page, learn.allDone);
      await expect(page.locator('.path-stop[data-done]')).toHaveCount(LESSONS.length);
    });
  });
}

test('something legal that is not the task, and starting over', async ({ page }) => {
  await openLesson(page, 'grow');
  await button(page, table.actions.lure).click();
  await page.locator('.chip').first().click();
  await confirm(page).click();
  await nourSays(page, learn.lesson.grow.beside);
  await button(page, table.actions.undo).click();
  await nourSays(page, learn.lesson.grow.say);
  await button(page, learn.startOver).click();
  await expectLesson(page, 'grow');
});

test('progress is kept', async ({ page }) => {
  await page.goto('');
  await page.locator('.about + a').click();
  await nourSays(page, learn.welcome(LESSONS.length));
  await openLesson(page, 'lure');
  await button(page, learn.showMe).click();
  await nourSays(page, learn.shown);
  await confirm(page).click();
  await expect(onward(page)).toBeVisible();
  await page.reload();
  await expectLesson(page, 'lure');
  await page.getByRole('link', { name: learn.leave }).click();
  await expect(page.locator('.path-stop[data-done]')).toHaveCount(1);
  // The first one that is not done.
  await expect(page.locator('.path-onward')).toHaveText(learn.goTo.lesson(1));
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, painted: true });

  test('a wrong try beside a legal site counts', async ({ page }) => {
    await page.goto('#/learn');
    await expect(page.locator('.nour-line')).toBeVisible();
    await expectAccessible(page, 'path');
    await openLesson(page, 'medals');
    await expectAccessible(page, 'task');
    await button(page, table.actions.build).tap();
    await page.locator('.chip[data-tile="expand"][data-colour="green"]').tap();
    // Its neighbours can be chosen, and a finger would be taken to mean one of them.
    const spot = await site(page, 'g6').boundingBox();
    const tapWrong = (): Promise<void> =>
      page.touchscreen.tap((spot?.x ?? 0) + 4, (spot?.y ?? 0) + (spot?.height ?? 0) / 2);
    await tapWrong();
    await nourSays(page, learn.lesson.medals.wrong['R6.4'] ?? '');
    await expect(page.locator('.why-not').getByText('R6.4')).toBeVisible();
    await expectAccessible(page, 'wrong');
    for (let tries = 1; tries < 3; tries++) {
      await button(page, english.app.close).tap();
      // A second tap within 300 ms would enlarge the board.
      await page.waitForTimeout(400);
      await tapWrong();
    }
    await nourSays(page, learn.tryAt('f7'));
    await expect(button(page, learn.showMe)).toHaveAttribute('data-urged');
    await button(page, learn.showMe).tap();
    await confirm(page).tap();
    await nourSays(page, learn.endTurn);
    await openLesson(page, 'grow');
    await button(page, learn.showMe).tap();
    await confirm(page).tap();
    await nourSays(page, learn.lesson.grow.glad);
    await expectAccessible(page, 'success');
  });
});

test.describe('on a desktop', () => {
  test.use({ painted: true });

  test('nothing is in the way of anyone', async ({ page }) => {
    await page.goto('#/learn');
    await expect(page.locator('.nour-line')).toBeVisible();
    await expectAccessible(page, 'path');
    await openLesson(page, 'grow');
    await expectAccessible(page, 'task');
    await button(page, learn.showMe).click();
    await confirm(page).click();
    await expect(onward(page)).toBeFocused();
    await expectAccessible(page, 'success');
  });
});
