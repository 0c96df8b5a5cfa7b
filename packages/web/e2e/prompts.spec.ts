/** What the page asks for, from the first key to the end of a game. */
import { shortEdition, tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { table, home } = english;

test('arrow keys lead to the board and over it, without any other key before', async ({ page, playerBy }) => {
  const player = playerBy('keyboard', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['site']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^[a-l]\d+$/);
  const [column = '', ...row] = (await focused()) ?? '';
  await page.keyboard.press(row.join('') === '12' ? 'ArrowUp' : 'ArrowDown');
  await expect.poll(focused).toMatch(new RegExp(`^${column}`));
  expect(await focused()).not.toBe(`${column}${row.join('')}`);
});

test('the side of an entry is asked for with the colour of its stall', async ({ playerBy }) => {
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice'], { start: 'variable' }));
  const sides = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
  const { prompt } = await player.play(({ prompt: asked, selectedSite }) =>
    sides.some((colour) => asked === table.prompts.chooseSide(selectedSite ?? '', colour)),
  );
  expect(prompt).toContain(' stall ');
});

test('dropping out is final, and after the end nothing goes on', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await player.open(tableFor(['person', 'apprentice'], { edition: shortEdition() }));
  await player.play(({ canDropOut, confirm }) => canDropOut && confirm === null);
  const drop = page.locator('[data-drop-out]');
  const question = page.getByRole('dialog', { name: table.dropOut.heading });
  await drop.click();
  await expect(question).toContainText(table.dropOut.text);
  await question.getByRole('button', { name: table.dropOut.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(drop).toBeVisible();
  await drop.click();
  await player.press(question.getByRole('button', { name: table.actions.dropOut }));
  await expect(question).toHaveCount(0);
  await expect(drop).toHaveCount(0);
  await player.play();

  await expect(page).toHaveTitle(new RegExp(table.status.over));
  await page.getByRole('button', { name: table.scoring.seeBoard }).click();
  const board = page.locator('main.table');
  await expect(board).toContainText(table.status.over);
  for (const words of [table.panels.moneyHidden, table.panels.displayNote, table.finalPhase.running]) {
    await expect(board).not.toContainText(words);
  }
  await page.getByRole('button', { name: table.actions.menu }).click();
  const menu = page.getByRole('dialog', { name: table.menu.heading });
  await expect(menu).toContainText(table.menu.over);
  await expect(menu).not.toContainText(table.menu.kept);
  await menu.getByRole('button', { name: table.menu.leave }).click();
  await expect(page.getByRole('button', { name: home.start, exact: true })).toBeVisible();
  await expect(page.getByText(home.continueGame)).toHaveCount(0);
});
