/** The lessons: from start to finish by their own controls, with wrong tries, and left and resumed. */
import type { Action } from '@kairo/engine';
import { LOCALES } from '@kairo/texts/browser';
import type { Page } from '@playwright/test';
import { LESSONS, type Lesson } from '../src/learn/lessons.ts';
import { SKETCHES } from '../src/lessons/sketches.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Hands, Keyboard, Mouse } from './support/hands.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const { learn, table } = english;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openLesson(page: Page, id: Lesson['id']): Promise<void> {
  const number = LESSONS.findIndex((lesson) => lesson.id === id) + 1;
  await page.goto(`#/learn/${number}`);
  await expectLesson(page, id);
}

async function expectLesson(page: Page, id: Lesson['id']): Promise<void> {
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await expect(page.getByText(learn.lesson[id].title, { exact: true }).first()).toBeVisible();
}

const nourSays = (page: Page, line: string) =>
  expect(page.locator('.nour-line')).toHaveText(line.replaceAll('*', ''));
const site = (page: Page, name: string) => page.locator(`[data-site="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page) => page.locator('[data-confirm]');
const onward = (page: Page) => page.locator('[data-onward]');

/** Chooses everything that leads to an action, as a player does. */
async function choose(page: Page, hands: Hands, lesson: Lesson, action: Action): Promise<void> {
  const intend = (intent: string): Promise<void> => hands.press(button(page, intent));
  switch (action.type) {
    case 'lure': {
      await intend(table.actions.lure);
      await hands.press(site(page, SKETCHES[lesson.id].customers[action.colour] ?? ''));
      const chip = page.locator('.chip').first();
      await expect(confirm(page).or(chip)).toBeVisible();
      // Pressing an entry again that is chosen by itself would confirm it.
      const implied = (await confirm(page).isVisible()) ? await confirm(page).innerText() : '';
      if (!implied.includes(action.entry)) await hands.press(site(page, action.entry));
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
    case 'stall':
    case 'move':
    case 'expand': {
      const chosen = action.type === 'expand' ? action.site : action.stall;
      const buildButton = button(page, table.actions.build);
      if (await buildButton.isVisible()) await hands.press(buildButton);
      const chip = page.locator(`.chip[data-tile="${action.type}"][data-colour="${action.colour}"]`);
      await expect(chip).toBeVisible();
      await hands.press(chip);
      await hands.press(site(page, chosen));
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

async function solve(page: Page, hands: Hands, lesson: Lesson): Promise<void> {
  if (lesson.id === 'pay') {
    // The only one in which the cheapest way is not the task.
    await hands.press(button(page, learn.showMe));
    await hands.press(confirm(page));
  } else for (const action of lesson.solution) await choose(page, hands, lesson, action);
  // What would reveal something takes effect at the end of the turn.
  const planned = page.locator('.planned-tag');
  await expect(onward(page).or(planned)).toBeVisible();
  if (await planned.isVisible()) await hands.press(button(page, table.actions.endTurn));
  await expect(onward(page)).toBeFocused();
  await nourSays(page, learn.lesson[lesson.id].glad);
}

for (const [way, handsOn] of [
  ['mouse', (page: Page) => new Mouse(page)],
  ['keyboard', (page: Page) => new Keyboard(page)],
] as const) {
  test(`all lessons by ${way}`, async ({ page }) => {
    const hands = handsOn(page);
    await page.goto('#/learn');
    await page.locator('.path-onward').press('Enter');
    for (const lesson of LESSONS) {
      await expectLesson(page, lesson.id);
      await nourSays(page, learn.lesson[lesson.id].say);
      await page.evaluate(() => document.documentElement.style.setProperty('--care', '0s'));
      await solve(page, hands, lesson);
      await onward(page).press('Enter');
    }
    await nourSays(page, learn.allDone);
    await expect(page.locator('.path-stop[data-done]')).toHaveCount(LESSONS.length);
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
  await expect(page.locator('.path-onward')).toHaveText(learn.goTo.lesson(2));
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
    await nourSays(page, learn.lesson.medals.glad);
    await expectAccessible(page, 'success');
  });
});

test.describe('on a desktop', () => {
  test.use({ painted: true });

  test('nothing is in the way of anyone', async ({ page }) => {
    await page.goto('#/learn');
    await expect(page.locator('.nour-line')).toBeVisible();
    await expectAccessible(page, 'path');
    await openLesson(page, 'medals');
    await expectAccessible(page, 'task');
    await button(page, learn.showMe).click();
    await confirm(page).click();
    await expect(onward(page)).toBeFocused();
    await expectAccessible(page, 'success');
  });
});

test('in every language', async ({ browser, baseURL }) => {
  for (const locale of LOCALES) {
    const words = await wordsIn(locale);
    const context = await browser.newContext({ locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${baseURL}#/learn`);
    await expect(page.getByRole('heading', { name: words.learn.title })).toBeVisible();
    await expect(page.locator('.path-stop')).toHaveCount(LESSONS.length + 1);
    await context.close();
  }
});
