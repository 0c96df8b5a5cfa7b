/** My games: found again, gone on with, renamed, deleted and brought back, taken along as files and taken in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gamesInFile } from '@kairo/table';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';
import { beforeWorker, FULL_DISK, fillDisk, NO_DATABASE } from './support/workers.ts';

const { games: words, replay } = english;

const SCREENS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1366, 640],
  [1440, 900],
] as const;

const recordOf = (name: string): string =>
  readFileSync(new URL(`../../engine/test/fixtures/${name}.kairo`, import.meta.url), 'utf8');

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, text: string): GivenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Ada is the person, and loses. */
const LOST = `${recordOf('alley-2-supply')}\n# players person,merchant\n`;
const OTHER = `${recordOf('cairo-3-supply')}\n# players trader,person,person\n`;

/** As a terminal keeps it: a line for the header, then one for each change. */
function terminalFile(record: string): string {
  const [read] = gamesInFile(record, () => ({ id: 'terminal', now: 1_700_000_000_000 }));
  if (!read?.ok) throw new Error('no game');
  const { header, first } = read.value.game;
  return `${JSON.stringify(header)}\n${JSON.stringify(first)}\n`;
}

const rows = (page: Page) => page.locator('.game-row');
const report = (page: Page) => page.locator('.file-report');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('#/games');
  await expect(page.locator('.games-loading')).toBeEmpty();
}

async function give(page: Page, ...files: GivenFile[]): Promise<void> {
  await page.locator('.games-aside input[type=file]').setInputFiles(files);
  await expect(report(page).locator('p').first()).toBeVisible();
  await expect(report(page)).not.toContainText('…');
}

const menuOf = (page: Page, row: number) => rows(page).nth(row).locator('button').click();

/** What a button saves, as text. */
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return readFileSync(await download.path(), 'utf8');
}

async function inFreshBrowser(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Does the page stick out? Runs in the page. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test('any unfinished game goes on, not only the last one', async ({ page }) => {
  await page.goto(tableFor(['person', 'apprentice'], { edition: 'alley' }));
  await expect(page.locator('.table')).toBeVisible();
  // A link opened while a game is unfinished would only propose another one. A game that goes on would note itself again.
  await page.goto('');
  await expect(page.locator('a.continue')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('kairo.saved'));
  await page.goto('about:blank');
  await page.goto(tableFor(['person', 'person', 'person']));
  await expect(page.locator('.table')).toBeVisible();
  await open(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Dalia');
  await expect(rows(page).locator('.thumbnail > svg')).toHaveCount(2);
  const link = rows(page).nth(1).getByRole('link');
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^#\/play\/[0-9a-f]{32}$/);
  await link.click();
  await expect(page.locator('.player')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.reload();
  await expect(page.locator('.player')).toHaveCount(2);
  // From now on it is the one that was played last.
  await page.goto('');
  await expect(page.locator('a.continue')).toHaveAttribute('href', String(address));
});

test('titles, stars, search, filters; what is deleted can be brought back', async ({ page }) => {
  await open(page);
  await expect(page.getByText(words.noneNote)).toBeVisible();
  await give(page, file('lost.kairo', LOST), file('other.kairo', OTHER));
  await expect(rows(page)).toHaveCount(2);
  const lost = rows(page).filter({ hasText: words.result.lost });
  await expect(lost).toHaveCount(1);
  await expect(lost).toContainText(english.terms.count.turns(142));

  await lost.getByRole('button').click();
  await page.getByRole('textbox', { name: words.menu.title }).fill('Rainy Sunday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lost).toContainText('Rainy Sunday');
  await lost.getByRole('button').click();
  await press(page, words.menu.star);
  await expect(page.getByRole('button', { name: words.menu.unstar })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(lost).toContainText('Rainy Sunday');

  await page.getByRole('searchbox', { name: words.search }).fill('SUNDAY merchant');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await press(page, words.showAll);
  await page.getByRole('button', { name: `${words.filters.starred} 1` }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: `${words.filters.over} 2` }).click();
  await expect(rows(page)).toHaveCount(2);

  await lost.getByRole('button').click();
  await press(page, words.menu.remove);
  await expect(page.getByText(words.removed('Rainy Sunday'))).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await press(page, words.undo);
  await expect(lost).toContainText('Rainy Sunday');
  await lost.getByRole('link', { name: words.replay }).click();
  await expect(page.getByRole('slider', { name: replay.turns })).toHaveAttribute('aria-valuemax', '142');
});

test('games go to another browser as they are, and come in only once', async ({ page, browser }) => {
  await page.goto(tableFor(['person', 'apprentice'], { edition: 'alley' }));
  await expect(page.locator('.table')).toBeVisible();
  await open(page);
  await give(page, file('lost.kairo', LOST));
  await expect(rows(page)).toHaveCount(2);
  const all = await saved(page, words.takeAlong.all(2));
  const notation = await saved(page, words.takeAlong.notation(1));
  expect(notation).toMatch(/^kairo-record\/1\n/);
  expect(notation).not.toContain('kairo-games');
  // What is under way is written only after a clear word.
  await menuOf(page, 0);
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: words.menu.json })).toBeVisible();
  await expect(menu.getByRole('button', { name: words.menu.notation })).toHaveCount(0);
  await menu.getByRole('button', { name: words.menu.json }).click();
  await expect(page.getByRole('alert')).toContainText(words.menu.hidden);
  const running = await saved(page, words.menu.hiddenSure);
  expect(JSON.parse(running)).toMatchObject({ format: 'kairo-games/1' });

  await inFreshBrowser(browser, async (other) => {
    await other.goto(page.url());
    await open(other);
    await give(other, file('all.json', all));
    await expect(report(other)).toContainText(words.takeIn.added(2));
    await give(other, file('notation.kairo', notation), file('running.json', running));
    await expect(report(other)).toContainText(words.takeIn.known(2));
    await expect(rows(other)).toHaveCount(2);
    await rows(other).first().getByRole('link', { name: words.resume }).click();
    await expect(other.locator('.player').first()).toContainText('Amina');
  });
});

test('files of the terminal come in, dropped on the page', async ({ page }) => {
  await open(page);
  const text = terminalFile(LOST);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'terminal.kairo'));
    return transfer;
  }, text);
  await page.dispatchEvent('.games-page', 'dragover', { dataTransfer: data });
  await expect(page.getByText(words.takeIn.dropHere)).toBeVisible();
  await page.dispatchEvent('.games-page', 'drop', { dataTransfer: data });
  await expect(report(page)).toContainText(words.takeIn.added(1));
  await expect(rows(page)).toContainText(words.result.lost);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('slider', { name: replay.turns })).toBeVisible();
});

test('files that cannot be taken in: one reason each, and nothing else is lost', async ({ page }, info) => {
  await open(page);
  const { problems } = words.takeIn;
  const huge = info.outputPath('huge.json');
  writeFileSync(huge, Buffer.alloc(65_000_000, 'x'));
  await give(
    page,
    file('photo.json', 'GIF89a'),
    file('cut.kairo', LOST.slice(0, 900)),
    file('cut.json', '{"format":"kairo-games/1","games":[{"header":'),
    file('newer.kairo', LOST.replace('kairo-record/1', 'kairo-record/9')),
    file('board.kairo', LOST.replace('edition alley', 'edition mars')),
    file('cheat.kairo', LOST.replace(/^2 B .*$/m, '2 B place yellow h3-g3')),
    file('good.kairo', LOST),
  );
  const list = report(page).getByRole('listitem');
  await expect(list).toHaveCount(6);
  for (const [i, problem] of [
    problems.noGame,
    /incomplete/,
    problems.damaged,
    problems.otherVersion,
    problems.board('mars'),
    problems.illegal(2, 'R5.1'),
  ].entries()) {
    await expect(list.nth(i)).toContainText(problem);
  }
  await expect(report(page)).toContainText(words.takeIn.added(1));
  await expect(rows(page)).toHaveCount(1);
  await page.locator('.games-aside input[type=file]').setInputFiles(huge);
  await expect(list).toContainText(problems.tooLarge(64));
  await expect(rows(page)).toHaveCount(1);
});

test('pictures of the board', async ({ page }) => {
  await open(page);
  await give(page, file('lost.kairo', LOST));
  await menuOf(page, 0);
  const svg = await saved(page, 'SVG');
  expect(svg).toMatch(/^<svg .*<symbol .*<\/svg>$/s);
  const png = await saved(page, 'PNG');
  expect(png.slice(1, 4)).toBe('PNG');
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await beforeWorker(page, 'gamesWorker', NO_DATABASE);
  await open(page);
  await expect(page.getByRole('alert')).toContainText(words.kept.none.heading);
  await expectAccessible(page, 'a private window');
});

test('where the storage is full, what is here stays', async ({ page }) => {
  await beforeWorker(page, 'gamesWorker', FULL_DISK);
  await open(page);
  await give(page, file('lost.kairo', LOST));
  await fillDisk(page, 'full');
  await give(page, file('other.kairo', OTHER));
  await expect(page.getByRole('alert')).toContainText(words.kept.full);
  await expect(rows(page)).toHaveCount(1);
  await fillDisk(page, 'free');
  await give(page, file('other.kairo', OTHER));
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on every screen', () => {
  test.use({ painted: true });

  test('fits, and is accessible', async ({ page }) => {
    await open(page);
    await expectAccessible(page, 'no games');
    await give(page, file('lost.kairo', LOST), file('other.kairo', OTHER), file('photo.json', ''));
    await expect(rows(page).locator('.thumbnail > svg')).toHaveCount(2);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
      if (height > 800) await expectAccessible(page, `my games at ${width} × ${height}`);
    }
    await menuOf(page, 0);
    await expect(page.locator('.menu-board > svg')).toBeVisible();
    await expectAccessible(page, 'the menu of a game');
    await press(page, words.menu.remove);
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page, 'a deleted game');
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, words.takeIn.open);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'import and export');
  });
});
