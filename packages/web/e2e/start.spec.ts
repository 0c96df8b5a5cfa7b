/** The start page: a game is one tap away on every size of screen, and a link shows what it proposes. */
import { proposalOf, tableFor } from './support/links.ts';
import { rememberInBrowser } from './support/memory.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visits.ts';
import { english } from './support/words.ts';

const { home } = english;

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

test('a new game replaces one under way only after a confirmation', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 4);
  await player.open(tableFor(['person', 'trader']));
  await player.turn();
  await page.goto('');
  const start = page.getByRole('button', { name: home.start, exact: true });
  const question = page.getByRole('dialog', { name: home.replace.heading });
  await start.click();
  await expect(question.getByRole('link', { name: home.continueGame })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await start.click();
  await question.getByRole('button', { name: home.newGame }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.log-entry')).toHaveCount(1);
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
