/** What can be undone, what cannot, and when a turn ends (docs/adr/0010). */
import type { Page } from '@playwright/test';
import type { Intent } from './support/choosing.ts';
import { holdCountdown, runOut } from './support/countdown.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table, preferences } = english;

const TABLE = tableFor(['person', 'apprentice']);
const undo = (page: Page) => page.getByRole('button', { name: table.actions.undo });
const endTurn = (page: Page) => page.getByRole('button', { name: table.actions.endTurn });
const pick = (page: Page, name: string) => page.locator(`.pick[data-pick="${name}"]`);

test('cards of the display are put back, one by one', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(TABLE);
  await player.turn();
  const before = await shown(page);
  await player.begin('draw');
  await pick(page, 'display 0').click();
  await expect(undo(page)).toBeVisible();
  const afterOne = await shown(page);
  expect(afterOne).not.toEqual(before);
  await pick(page, 'display 1').click();
  // Next, the turn can be ended or a card has to be discarded.
  await expect(page.locator('[data-confirm], .hand-card[data-discard]').first()).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(afterOne);
  await undo(page).click();
  await expect(undo(page)).toBeHidden();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('a build and a lure are taken back as a whole', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(TABLE);
  await player.turn();
  const before = await shown(page);
  for (const intent of ['build', 'lure'] as const) {
    await player.begin(intent);
    await player.decide();
    await page.locator('[data-confirm]').click();
    await expect(endTurn(page)).toBeVisible();
    await undo(page).click();
    await expect(endTurn(page)).toBeHidden();
    await expect.poll(() => shown(page), { message: intent }).toEqual(before);
    await player.backOut();
  }
});

test('a card from the pile has to be confirmed, and cannot be undone', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(TABLE);
  await player.turn();
  const cards = await page.locator('.hand-card').count();
  await player.begin('draw');
  await pick(page, 'pile').click();
  await expect(page.locator('.hand-card')).toHaveCount(cards);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
  await expect(undo(page)).toBeHidden();
  // The button is hidden, but its key still works: the table refuses the command.
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
});

test('with keys, a second Enter on the pile confirms it', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(TABLE);
  await player.turn();
  const cards = await page.locator('.hand-card').count();
  await player.begin('draw');
  await pick(page, 'pile').press('Enter');
  await expect(pick(page, 'pile')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.hand-card')).toHaveCount(cards);
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand-card')).toHaveCount(cards + 1);
});

test('a digit proposes a lure, and the next Enter confirms it', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 6);
  await player.open(TABLE);
  await player.turn();
  await page.keyboard.press('1');
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeVisible();
});

test('a turn does not end by itself if the player prefers that', async ({ page, playerBy }) => {
  await page.clock.install();
  const player = playerBy('mouse', 4);
  await player.open(TABLE);
  await player.turn();
  await player.begin('draw');
  await player.play(({ confirm }) => confirm === table.actions.endTurn);
  await page.clock.fastForward('10:00');
  await expect(endTurn(page)).toBeVisible();
  await expect(page.locator('.player[aria-current]')).toHaveAttribute('data-seat', '0');
});

test.describe('one gesture', () => {
  test.use({ endsTurns: true });
  const countdown = (page: Page) => page.locator('.countdown');
  const actor = (page: Page) => page.locator('.player[aria-current]');

  /** Plays an action that completes the turn, up to the moment before its end. */
  async function finish(page: Page, player: Player, intent: Intent): Promise<void> {
    await holdCountdown(page);
    await player.open(TABLE);
    await player.turn();
    await player.begin(intent);
    await player.decide();
    await page.locator('[data-confirm]').click();
    await expect(countdown(page)).toBeVisible();
  }

  async function expectNoEnd(page: Page): Promise<void> {
    await expect(countdown(page)).toHaveCount(0);
    expect(await runOut(page)).toBe(0);
    await expect(actor(page)).toHaveAttribute('data-seat', '0');
  }

  test('the last confirmation ends the turn after a moment', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'lure');
    await expect(page.locator('.prompt')).toContainText(table.prompts.ending);
    expect(await runOut(page)).toBe(1);
    await expect(countdown(page)).toHaveCount(0);
    // The bot has played.
    await expect(page.locator('.recap-row').first()).toBeVisible();
  });

  test('pressing the bar ends it at once', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'lure');
    await countdown(page).click();
    await expect(countdown(page)).toHaveCount(0);
    await expect(page.locator('.log-entry, .recap-row').nth(1)).toBeVisible();
  });

  test('undo takes the action back', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'build');
    await undo(page).click();
    await expectNoEnd(page);
    await expect(page.locator('.intents')).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
  });

  test('so does its key', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'lure');
    await page.keyboard.press('u');
    await expectNoEnd(page);
    await expect(page.locator('.intents')).toBeVisible();
  });

  for (const [what, happens] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a dialog', (page: Page) => page.getByRole('button', { name: table.actions.menu }).click()],
    ['another tab', hide],
  ] as const) {
    test(`${what} leaves the end to the player`, async ({ page, playerBy }) => {
      await finish(page, playerBy('mouse', 5), 'lure');
      await happens(page);
      await expectNoEnd(page);
      await expect(endTurn(page)).toBeVisible();
    });
  }

  test('who reaches for undo has time', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'lure');
    await undo(page).hover();
    await expect(page.locator('.countdown[data-held-up]')).toBeVisible();
    expect(await runOut(page)).toBe(0);
    await page.mouse.move(5, 5);
    await expect(page.locator('.countdown[data-held-up]')).toHaveCount(0);
    expect(await runOut(page)).toBe(1);
    await expect(countdown(page)).toHaveCount(0);
  });

  test('what would reveal something is not done before the turn has ended', async ({ page, playerBy }) => {
    await holdCountdown(page);
    const player = playerBy('mouse', 1);
    await player.open(TABLE);
    await player.turn();
    const before = await shown(page);
    await player.begin('draw');
    await pick(page, 'display 0').click();
    await expect(undo(page)).toBeVisible();
    await pick(page, 'display 1').click();
    // Perhaps a card has to be discarded first.
    const discard = page.locator('.hand-card[data-discard]').first();
    await expect(countdown(page).or(discard)).toBeVisible();
    if (await discard.isVisible()) await discard.click();
    await expect(countdown(page)).toBeVisible();
    await expect(page.locator('.planned-tag')).toBeVisible();
    while (await undo(page).isVisible()) {
      const last = await shown(page);
      await undo(page).click();
      await expect.poll(() => shown(page)).not.toEqual(last);
    }
    await expect.poll(() => shown(page)).toEqual(before);
  });

  test('without motion the bar grows in steps', async ({ page, playerBy }) => {
    await finish(page, playerBy('mouse', 5), 'lure');
    const timing = await countdown(page).evaluate(
      (bar) => getComputedStyle(bar, '::before').animationTimingFunction,
    );
    expect(timing).toContain('steps');
  });

  test('it can be switched off', async ({ page, playerBy }) => {
    const player = playerBy('mouse', 5);
    await finish(page, player, 'lure');
    await page.getByRole('button', { name: table.actions.menu }).click();
    await page.getByRole('button', { name: table.menu.preferences }).click();
    await page.getByRole('switch', { name: preferences.autoEndTurn.label }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await undo(page).click();
    await player.backOut();
    await player.begin('lure');
    await player.decide();
    await page.locator('[data-confirm]').click();
    await expect(endTurn(page)).toBeVisible();
    await expectNoEnd(page);
  });
});

/** As if another tab were shown. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
