/** The start page: a game is one tap away on every size of screen, and a link shows what it proposes. */
import { linkOf, proposalOf, tableFor } from './support/links.ts';
import { rememberInBrowser } from './support/memory.ts';
import { shown } from './support/shown.ts';
import { chooseBoard } from './support/startPage.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visits.ts';
import { english } from './support/words.ts';

const { home, table } = english;

const SCREENS = [
  [320, 568],
  [360, 740],
  [568, 320],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 600],
  [1280, 800],
] as const;

const SEATS = [
  { name: 'Amina', icon: 'ankh', player: 'person' },
  { name: '', icon: 'eye', player: 'vizier' },
];

test('one tap begins a game on every size of screen, also if one is under way', async ({ page }) => {
  await rememberInBrowser(page, { 'kairo.saved': JSON.stringify({ seats: SEATS }) });
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await visit(page, '');
    const soft = expect.configure({ soft: true, message: `${width} × ${height}` });
    const start = page.getByRole('button', { name: home.start, exact: true });
    await soft(start).toHaveCount(1);
    await soft(start).toBeInViewport({ ratio: 1 });
    await soft(page.getByText(home.continueGame)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    soft(overflow).toBe(0);
  }
});

test('a new game comes before one under way only after a confirmation, and gives way to it at its end', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 4);
  await player.open(tableFor(['person', 'trader']));
  await player.turn();
  const before = await shown(page);
  await page.goto('');
  const start = page.getByRole('button', { name: home.start, exact: true });
  const question = page.getByRole('dialog', { name: home.replace.heading });
  await start.click();
  await expect(question.getByRole('link', { name: home.continueGame })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  // Only bots, so that it ends by itself.
  await page.getByRole('combobox', { name: home.who(1) }).selectOption('apprentice');
  await chooseBoard(page, 'alley');
  await start.click();
  await question.getByRole('button', { name: home.newGame }).click();
  await expect(page.locator('.score-table')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: table.scoring.newGame }).click();
  await page.getByRole('link', { name: home.continueGame }).click();
  await expect(page.locator('.intents')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
});

test('a first visit offers an apprentice', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('combobox', { name: home.who(2) })).toHaveValue('apprentice');
});

test('a game from a link leaves one’s own set-up as it was', async ({ page }) => {
  await rememberInBrowser(page, {
    'kairo.setup': linkOf(tableFor(['person', 'vizier'], { edition: 'alley' })),
  });
  await page.goto(proposalOf(tableFor(['person', 'person', 'trader'])));
  await page.getByRole('button', { name: home.start, exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('');
  await expect(page.getByRole('combobox', { name: home.who(2) })).toHaveValue('vizier');
  await expect(page.locator('.table-choice button')).toContainText(home.board.boards.alley.label);
});

test('the proposal of a link is shown and can be declined', async ({ page }) => {
  await page.goto(proposalOf(tableFor(['person', 'person', 'vizier'], { edition: 'alley' })));
  const proposal = page.locator('.proposal');
  await expect(proposal).toContainText(home.proposal.heading);
  await expect(proposal).toContainText('Amina');
  await expect(proposal).toContainText(home.board.boards.alley.label);
  await expect(page.locator('.seat')).toHaveCount(3);
  await proposal.getByRole('button', { name: home.proposal.decline }).click();
  await expect(proposal).toHaveCount(0);
  await expect(page.locator('.seat')).toHaveCount(2);
});
