/** Hints: the best moves, with reasons. */
import type { Locator, Page } from '@playwright/test';
import { layoutTroubles } from './support/layout.ts';
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table } = english;

/** Opens the dialog and waits for the hints. */
async function openHints(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: table.actions.hints, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: english.hints.heading });
  await expect(dialog.locator('.hint').first()).toBeVisible();
  return dialog.locator('.hint');
}

const moveOf = (hint: Locator): Promise<string> => hint.locator('b').innerText();

test('hints have a figure and reasons, and the table shows them one by one', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const hints = await openHints(page);
  expect(await hints.count()).toBeLessThanOrEqual(3);
  const shared = page.locator('.hints-shared [data-side]');
  for (const hint of await hints.all()) {
    await expect(hint.locator('.hint-chance')).toHaveText(/\d%/);
    await expect(hint.locator('[data-side]').or(shared).first()).not.toBeEmpty();
  }
  // Drawing needs a choice of cards; every other hint is a complete move.
  const whole = hints.filter({ has: page.locator('b', { hasText: /^(Build|Expand|Lure|Move)/ }) });
  const confirm = page.locator('[data-confirm]');
  for (const hint of await whole.all()) {
    await hint.getByRole('button').first().click();
    await expect(confirm).toHaveText(await moveOf(hint));
    await expect(hint.locator('[aria-pressed="true"]')).toHaveCount(1);
  }
  const last = whole.last();
  const move = await moveOf(last);
  await last.getByRole('button', { name: english.hints.show }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(confirm).toHaveText(move);
  await expect(confirm).toBeFocused();
});

test('pointing at a hint shows it only for that time, and closing the list restores the choice made before', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await player.begin('build');
  await page.locator('.hand-card').first().click();
  const hints = await openHints(page);
  const shown = page.locator('.hand-card[aria-pressed="true"], .customer[data-lifted]');
  const first = await shown.evaluateAll((all) => all.map((element) => element.outerHTML));
  await hints.last().hover();
  await page.locator('.board').hover({ position: { x: 4, y: 4 } });
  await expect.poll(() => shown.evaluateAll((all) => all.map((element) => element.outerHTML))).toEqual(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.hand-card').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a move that was proposed is still there after a look at the hints', async ({ page, playerBy }) => {
    const player = playerBy('touch', 1);
    await player.open(tableFor(['person', 'apprentice'], { start: 'variable' }));
    const confirm = page.locator('[data-confirm]');
    for (let stall = 0; stall < 3; stall++) {
      const { prompt } = await player.play((offer) => offer.confirm?.startsWith('Place') === true);
      const move = await confirm.innerText();
      const hints = await openHints(page);
      if (stall > 0) await hints.last().getByRole('button').first().tap();
      await page.getByRole('dialog').getByRole('button', { name: english.app.close }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(confirm).toHaveText(move);
      await player.press(confirm);
      await expect(page.locator('.prompt-text')).not.toHaveText(prompt);
    }
  });
});

test('with keys: the focused hint is shown, and Escape restores the focus', async ({ page, playerBy }) => {
  const player = playerBy('keyboard', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const button = page.getByRole('button', { name: table.actions.hints, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: english.hints.heading });
  await expect(dialog.getByRole('heading')).toBeFocused();
  const hints = dialog.locator('.hint');
  await expect(hints.first()).toBeVisible();
  await page.keyboard.press('Tab');
  for (const hint of await hints.all()) {
    // Past the button of the previous hint.
    do await page.keyboard.press('Tab');
    while ((await hint.locator('.hint-move:focus').count()) === 0);
    await expect(hint).toHaveAttribute('data-chosen');
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('asking again gives the same hints', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 4);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  await page.keyboard.press(table.shortcuts.letters.hint);
  const dialog = page.getByRole('dialog', { name: english.hints.heading });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  await page.keyboard.press('Escape');
  const first = await (await openHints(page)).allInnerTexts();
  expect(await dialog.boundingBox()).toEqual(box);
  await page.keyboard.press('Escape');
  expect(await (await openHints(page)).allInnerTexts()).toEqual(first);
});

test('no two hints read alike', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 4);
  await player.open(tableFor(['person', 'apprentice']));
  for (let i = 0; i < 3; i++) {
    const turn = await player.turn();
    await page.keyboard.press(table.shortcuts.letters.hint);
    // Not by role: several elements by role at once crash Firefox's driver.
    const hints = page.locator('.hint');
    await expect(hints.first()).toBeVisible();
    const moves = await hints.locator('b').allTextContents();
    expect(new Set(moves).size, moves.join('; ')).toBe(moves.length);
    // Reasons that all hints share are listed above them.
    const reasons = await hints.evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('[data-side]')].map(({ textContent }) => textContent)),
    );
    const [first = [], ...others] = reasons;
    if (others.length > 0) {
      expect(first.filter((reason) => others.every((other) => other.includes(reason)))).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await player.play(({ signature }) => signature !== turn.signature);
  }
});

test('hints say which stalls are neutral, and name the card to take', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice'], { start: 'variable' }));
  await player.play(({ prompt }) => prompt.startsWith('Place the neutral'));
  for (const move of await (await openHints(page)).locator('b').allTextContents()) {
    expect(move).toMatch(/^Place the neutral \w+ stall at\s\w+$/);
  }
  await page.keyboard.press('Escape');
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  const taken = (await openHints(page)).locator('b', { hasText: 'Take the' });
  expect(await taken.count()).toBeGreaterThan(0);
  for (const move of await taken.allTextContents()) {
    expect(move).toMatch(/^Take the (card for segment\s\d|joker\s\(\d,\s\d\sor\s\d\))$/);
  }
});

test('hints leave the whole board in sight on every size of screen', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 5);
  await player.open(tableFor(['person', 'apprentice', 'apprentice']));
  await player.turn();
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHints(page);
    const [board, dialog] = await Promise.all(
      ['.board', '.side-dialog'].map((selector) => page.locator(selector).boundingBox()),
    );
    if (board === null || board === undefined || dialog === null || dialog === undefined) {
      throw new Error('nothing to see');
    }
    const isBeside =
      dialog.x >= board.x + board.width - 1 ||
      dialog.x + dialog.width <= board.x + 1 ||
      dialog.y >= board.y + board.height - 1;
    const size = `${width} × ${height}`;
    expect.soft(isBeside, size).toBe(true);
    expect.soft(await page.evaluate(layoutTroubles, 0), size).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test.describe('when bots cannot think', () => {
  test.use({ expected: /out of order/ });

  test.beforeEach(async ({ page }) => {
    await page.route('**/botWorker*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("out of order")' }),
    );
  });

  test('hints can be asked for again', async ({ page, playerBy }) => {
    const player = playerBy('mouse', 1);
    await player.open(tableFor(['person', 'apprentice']));
    await player.turn();
    await page.getByRole('button', { name: table.actions.hints, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: english.hints.heading });
    const retry = dialog.getByRole('button', { name: english.hints.retry });
    await expect(retry).toBeVisible();
    await page.unroute('**/botWorker*.js');
    await retry.click();
    await expect(dialog.locator('.hint').first()).toBeVisible();
  });

  test('their quick moves are announced in a line of their own, and kept in the log', async ({
    page,
    playerBy,
  }) => {
    const player = playerBy('mouse', 1);
    await player.open(tableFor(['person', 'vizier']));
    let turns = 0;
    await player.play(({ confirm }) => confirm === table.actions.endTurn && ++turns === 2);
    await expect(page.locator('.log .mishap').first()).toHaveText(/did not start/);
    // The next action has dismissed it.
    await expect(page.locator('.prompt .mishap')).toHaveCount(0);
  });
});

test('a bot that hangs does not stop the game', async ({ page, playerBy }) => {
  const body = `
    addEventListener('message', ({ ports: [table] }) => {
      table.postMessage({ type: 'ready' });
      table.onmessage = () => { for (;;); };
    });`;
  await page.route('**/botWorker*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'vizier']));
  await player.turn();
  // A second to think, and five more until the thread is ended.
  await expect(page.locator('.log .mishap').first()).toHaveText(/lost in thought/, { timeout: 20_000 });
  await page.unroute('**/botWorker*.js');
  await player.turn();
});

test('a table without hints has none', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 2);
  await player.open(tableFor(['person', 'apprentice'], { options: ['routes'] }));
  await player.turn();
  await expect(page.getByRole('button', { name: table.actions.hints })).toHaveCount(0);
});

for (const [what, options] of [
  ['shows', ['routes']],
  ['does not show', []],
] as const) {
  test(`a table that ${what} the routes of a customer`, async ({ page, playerBy }) => {
    const player = playerBy('mouse', 3);
    await player.open(tableFor(['person', 'apprentice'], { options }));
    await player.turn();
    await player.begin('lure');
    await player.decide();
    // The preview comes after the routes, so these are there by now, if at all.
    await expect(page.locator('.callout.preview')).toBeVisible();
    const roads = page.locator('.road');
    if (options.length > 0) await expect(roads).toHaveCount(1);
    else await expect(roads).toHaveCount(0);
  });
}
