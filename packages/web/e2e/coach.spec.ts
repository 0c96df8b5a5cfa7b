/** A first game with a coach: its tips come, each once, and can be shown, repeated and switched off. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { Player } from './support/player.ts';
import { expect, QUICK, test } from './support/test.ts';
import { english } from './support/words.ts';

const { coach, learn, preferences, table } = english;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Tips that a whole game must have, before it is played on without waiting for them. */
const ENOUGH = 5;
/** How long a tip is waited for at the beginning of a turn, in milliseconds; it comes after the news of the turn. */
const PATIENCE = 2000;

interface GivenTip {
  readonly id: string;
  readonly turn: number;
}

const tip = (page: Page) => page.locator('section.tip');
const line = (page: Page) => tip(page).locator('p');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const spoken = (page: Page) => page.locator('main.table > [role="status"].unseen');
const row = (page: Page) => page.getByRole('switch', { name: coach.heading });

function givenTips(page: Page): Promise<readonly GivenTip[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('kairo.coached') ?? '[]')[0]?.tips ?? []);
}

async function openFirstGame(player: Player): Promise<void> {
  await player.open('#/learn/game');
}

/** Plays to the beginning of the person's next turn; `before` each press. */
async function nextTurn(player: Player, before = async (): Promise<void> => undefined): Promise<boolean> {
  let isPast = false;
  const { situation } = await player.play(async (offer) => {
    await before();
    const isFresh = offer.intents.length === 3 && offer.confirm === null;
    isPast ||= !isFresh;
    return isPast && isFresh;
  });
  return situation === 'mine';
}

/** Plays on until there is a tip. */
async function firstTip(page: Page, player: Player): Promise<string> {
  await openFirstGame(player);
  await player.turn();
  for (let turn = 0; turn < 10; turn++) {
    if (await comes(page)) return line(page).innerText();
    await nextTurn(player);
  }
  throw new Error('no tip came in ten turns');
}

function comes(page: Page): Promise<boolean> {
  return tip(page)
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );
}

test('a whole game: tips come, at most one in a turn, each once', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await page.goto('#/learn');
  await page.getByRole('link', { name: learn.game.title }).first().click();
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await expect(page).toHaveURL(/#\/play\?resume$/);
  await page.evaluate(() => document.documentElement.style.setProperty('--care', '0s'));
  const lines = new Set<string>();
  const answer = async (): Promise<void> => {
    if (!(await tip(page).isVisible())) return;
    const said = await line(page).innerText();
    expect(lines).not.toContain(said);
    lines.add(said);
    await expect(spoken(page)).toHaveText(said);
    await button(page, coach.gotIt).click();
    await expect(tip(page)).toHaveCount(0);
  };
  await player.turn();
  do {
    if (lines.size < ENOUGH) await comes(page);
  } while (await nextTurn(player, answer));
  const given = await givenTips(page);
  expect(given.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(lines.size).toBeGreaterThanOrEqual(ENOUGH);
  expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
  expect(new Set(given.map(({ turn }) => turn)).size).toBe(given.length);
});

test('a tip is shown on the board, repeated by a key, and survives a reload', async ({ page, playerBy }) => {
  const said = await firstTip(page, playerBy('mouse', 3));
  await button(page, coach.gotIt).click();
  await page.keyboard.press(coach.key);
  await expect(line(page)).toHaveText(said);
  await expect(button(page, coach.gotIt)).toBeFocused();
  await page.reload();
  await expect(line(page)).toHaveText(said);
  await expect(row(page)).toBeChecked();
  await expect(page.getByText(coach.given(1))).toBeVisible();
  await button(page, coach.showMe).click();
  await expect(tip(page)).toHaveCount(0);
  await expect(page.locator('[data-confirm], .board-picture .inspected, .tip-ring').first()).toBeVisible();
});

test('no more tips, and tips again', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  const said = await firstTip(page, player);
  await button(page, coach.noMore).click();
  await expect(tip(page)).toHaveCount(0);
  await expect(page.locator('.tip-stopped')).toHaveText(coach.stopped);
  await expect(spoken(page)).toHaveText(coach.stopped);
  await expect(row(page)).not.toBeChecked();
  await row(page).check();
  await expect(line(page)).toHaveText(said);
  // In the preferences, too.
  await button(page, table.actions.menu).click();
  await button(page, table.menu.preferences).click();
  const dialog = page.getByRole('dialog', { name: preferences.heading });
  await dialog.getByRole('switch', { name: coach.preference.label }).uncheck();
  for (const heading of [preferences.heading, table.menu.heading]) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: heading })).toHaveCount(0);
  }
  await expect(row(page)).not.toBeChecked();
  await nextTurn(player);
  expect(await comes(page)).toBe(false);
});

test('choosing something closes the tip', async ({ page, playerBy }) => {
  await firstTip(page, playerBy('mouse', 3));
  await button(page, table.actions.build).click();
  await expect(tip(page)).toHaveCount(0);
});

test('other games have no coach', async ({ page, playerBy }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await playerBy('mouse', 3).open('#/play?e=cairo&s=preset&p=person.ankh,apprentice.eye&o=routes');
  await expect(button(page, table.actions.build)).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  expect(scripts.filter((url) => /\/coach-/.test(url))).toEqual([]);
});

test.describe('on a desktop', () => {
  test.use({ painted: true });

  test('the note that tips are off can be read by anyone', async ({ page, playerBy }) => {
    await firstTip(page, playerBy('mouse', 3));
    await button(page, coach.noMore).click();
    await expect(page.locator('.tip-stopped')).toBeVisible();
    await expectAccessible(page, 'no more tips');
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, painted: true });

  test('a tip leaves prompt and actions in sight, and the portrait switches tips off', async ({
    page,
    playerBy,
  }) => {
    await firstTip(page, playerBy('touch', 3));
    const sheet = await tip(page).boundingBox();
    const actions = await page.locator('.actions').boundingBox();
    const prompt = await page.locator('.prompt').boundingBox();
    if (sheet === null || actions === null || prompt === null) throw new Error('not all are in sight');
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(actions.y);
    expect(sheet.y).toBeGreaterThanOrEqual(prompt.y + prompt.height);
    const portrait = button(page, coach.heading);
    await expect(portrait).toHaveAttribute('aria-pressed', 'true');
    await portrait.tap();
    await expect(portrait).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => tip(page).count(), { intervals: QUICK }).toBe(0);
    await expectAccessible(page, 'no more tips');
    await portrait.tap();
    await expect(tip(page)).toBeVisible();
  });
});
