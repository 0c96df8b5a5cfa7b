/** Games that leave the list and come into it by other ways: the share sheet, the installed app, online tables. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gather, lure, whoActs } from './support/gathering.ts';
import { Company, DESKTOP } from './support/guests.ts';
import { OwnServer } from './support/ownServer.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';

const { games: words } = english;
const RECORD = readFileSync(
  new URL('../../engine/test/fixtures/alley-2-supply.kairo', import.meta.url),
  'utf8',
);

interface GivenFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const rows = (page: Page) => page.locator('.game-row');
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => rows(page).first().getByRole('button').click();

/** As an app does that was opened with files, or with none. */
function launch(page: Page, ...texts: string[]): Promise<void> {
  return page.evaluate((contents) => {
    const { launched } = globalThis as unknown as { launched: (launch: object) => void };
    launched({
      files: contents.map((text) => ({ getFile: async () => new File([text], 'game.kairo') })),
    });
  }, texts);
}

const withLaunchQueue = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const setConsumer = (launched: unknown): void => void Object.assign(globalThis, { launched });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });

/** A share sheet that keeps what it was given, or fails. */
const withShareSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const given: GivenFile[] = [];
    const sheet = { failure: '', given };
    Object.assign(globalThis, { sheet });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] }: ShareData = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('no gesture', 'NotAllowedError');
      if (sheet.failure !== '') throw new DOMException('refused', sheet.failure);
      for (const file of files)
        given.push({ name: file.name, type: file.type, text: (await file.text()).slice(0, 40) });
    };
  });

const sheetOf = (page: Page): Promise<readonly GivenFile[]> =>
  page.evaluate(() => (globalThis as unknown as { sheet: { given: GivenFile[] } }).sheet.given);

const failWith = (page: Page, failure: string): Promise<void> =>
  page.evaluate((name) => {
    (globalThis as unknown as { sheet: { failure: string } }).sheet.failure = name;
  }, failure);

for (const [device, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test(`files opened with the installed app come in, on a ${device}`, async ({ page }) => {
    await withLaunchQueue(page);
    await page.setViewportSize({ width, height });
    await page.goto('#/games');
    await expect(page.locator('.games-loading')).toBeEmpty();
    // Every start of an installed app is announced.
    await launch(page);
    await expect(menu(page)).toHaveCount(0);
    await launch(page, RECORD, 'no game');
    await expect(page.locator('.file-report')).toContainText(words.takeIn.added(1));
    await expect(page.locator('.file-report')).toContainText(words.takeIn.problems.noGame);
    if (device === 'phone') await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(1);
  });
}

test('the share sheet gets games and pictures', async ({ page }) => {
  await withShareSheet(page);
  await withLaunchQueue(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('#/games');
  await expect(page.locator('.games-loading')).toBeEmpty();
  await launch(page, RECORD);
  await expect(rows(page)).toHaveCount(1);
  await openMenu(page);
  const share = (what: string) =>
    menu(page).getByRole('button', { name: `${words.menu.share}: ${what}`, exact: true });
  await share(words.menu.notation).click();
  await expect.poll(async () => (await sheetOf(page)).length).toBe(1);
  await share(words.menu.json).click();
  await expect.poll(async () => (await sheetOf(page)).length).toBe(2);
  await share(words.menu.picture).click();
  await expect.poll(async () => (await sheetOf(page)).length).toBe(3);
  const [notation, json, picture] = await sheetOf(page);
  expect(notation).toMatchObject({ name: expect.stringMatching(/\.kairo\.txt$/), type: 'text/plain' });
  expect(notation?.text).toMatch(/^kairo-record\/1\n/);
  expect(json).toMatchObject({ name: expect.stringMatching(/\.json\.txt$/), type: 'text/plain' });
  expect(json?.text).toContain('kairo-games/1');
  expect(picture).toMatchObject({ name: 'kairo-game.png', type: 'image/png' });

  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `${words.menu.share}: ${words.takeAlong.notation(1)}`, exact: true })
    .click();
  await expect.poll(async () => (await sheetOf(page)).length).toBe(4);
  await openMenu(page);

  // Someone who closes the sheet wants nothing else.
  let downloads = 0;
  page.on('download', () => downloads++);
  await failWith(page, 'AbortError');
  await share(words.menu.notation).click();
  await failWith(page, 'DataError');
  const [download] = await Promise.all([page.waitForEvent('download'), share(words.menu.notation).click()]);
  expect(download.suggestedFilename()).toMatch(/\.kairo$/);
  expect(downloads).toBe(1);
});

test.describe('online', () => {
  const server = new OwnServer();
  let company: Company;
  test.beforeAll(() => server.start());
  test.afterAll(() => server.remove());
  test.beforeEach(({ browser }) => {
    company = new Company(browser, () => server.port);
  });
  test.afterEach(() => company.leave());

  test('a running game has its board, and goes out as far as its player knows it', async () => {
    const guest = await company.invite('en', DESKTOP);
    const { page, address } = guest;
    await gather([guest], { bots: 1 });
    await whoActs([guest]);
    await lure(guest);
    await page.goto(`${address}#/games`);
    await expect(rows(page).locator('.thumbnail > svg')).toBeVisible();
    await openMenu(page);
    await expect(menu(page).getByText(words.menu.knownNote)).toBeVisible();
    await expect(menu(page).getByText(words.menu.jsonNote)).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu(page).getByRole('button', { name: words.menu.notation }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(/^knows A$/m);
    expect(text).not.toMatch(/^(test-)?seed /m);
    await expect(menu(page).locator('.menu-board > svg')).toBeVisible();
  });
});

test.describe('a server that does not answer any more', () => {
  test.use({ expected: /Failed to load resource/ });

  test('a finished game of a table goes out whole, and comes in elsewhere', async ({ page }) => {
    await page.route('**/api/v1/tables/*/record', (route) =>
      route.fulfill({ body: RECORD, contentType: 'text/plain' }),
    );
    const seat = {
      isTaken: true,
      isOpen: false,
      isHost: false,
      isReady: true,
      presence: 'here',
      standIn: null,
    };
    await page.route('**/api/v1/me*', (route) => {
      const over = {
        table: 'AAAAAAAAAAAAAAAAAAAAAA',
        state: 'over',
        seats: [
          { ...seat, name: 'Ada', icon: 'ankh', player: 'person', isYou: true },
          { ...seat, name: 'Béla', icon: 'eye', player: 'person', isYou: false },
        ],
        yourTurn: false,
        acting: null,
        round: 20,
        isHost: false,
        points: [30, 40],
        updatedAt: 1_700_000_000_000,
      };
      const isOver = route.request().url().includes('state=over');
      return route.fulfill({ json: { games: isOver ? [over] : [], after: null } });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('#/games');
    await expect(rows(page)).toHaveCount(1);
    const saved = async (name: string): Promise<string> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      return readFileSync(await download.path(), 'utf8');
    };
    const whole = await saved(words.takeAlong.all(1));
    const notation = await saved(words.takeAlong.notation(1));
    expect(notation).toContain('# signs ankh,eye');
    const input = page.locator('.games-aside input[type=file]');
    const give = (name: string, text: string) =>
      input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await give('all.json', whole);
    await expect(page.locator('.file-report')).toContainText(words.takeIn.added(1));
    await give('all.kairo', notation);
    await expect(page.locator('.file-report')).toContainText(words.takeIn.known(1));
    await expect(rows(page)).toHaveCount(2);

    // A file without some of the games would look whole.
    await page.route('**/api/v1/tables/*/record', (route) => route.abort());
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', { name: words.takeAlong.all(2), exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(downloads).toBe(0);
  });
});
