/** The page opens without a network once it was opened with one, and goes on with games across new versions. */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium as chromiumPath } from '../../../scripts/chromium.ts';
import { tableFor } from './support/links.ts';
import { Releases } from './support/releases.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const { app, home, table, device, preferences, rulebook } = english;
/** What only the dialogs of the start page load. */
const PARTS_OF_DIALOGS = /assets\/(Rulebook|rulebook|PreferencesDialog)-/;
const NOTHING = /^$/;
const GAME = tableFor(['person', 'apprentice']);

let releases: Releases;
let address: string;

test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_CONNECTION_REFUSED/ });

test.beforeEach(async () => {
  releases = new Releases();
  address = await releases.start();
});

test.afterEach(() => releases.stop());

/** Opens the start page and waits until all its files are kept. */
async function visit(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(device.kept.heading)).toBeVisible();
}

/** As the browser does it from time to time. */
async function lookForNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test('without a network: a reload in the middle of a turn, hints, rules, preferences, a language', async ({
  page,
  context,
  playerBy,
}) => {
  await visit(page);
  await releases.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.home .start').first()).toBeVisible();
  const player = playerBy('mouse', 1);
  await player.open(GAME);
  let turns = 0;
  await player.play(({ confirm }) => confirm === table.actions.endTurn && ++turns > 1);
  await player.press(page.locator('[data-confirm]'));
  await player.turn();
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  const before = await shown(page);
  await page.reload();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);

  await page.getByRole('button', { name: table.actions.undo }).click();
  await page.getByRole('button', { name: table.actions.hints, exact: true }).click();
  await expect(page.locator('.hint').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${table.actions.menu} (${app.badge.noNetwork})` }).click();
  await expect(page.getByText(device.noNetwork.text)).toBeVisible();
  await page.getByRole('button', { name: app.howToPlay }).click();
  const book = page.getByRole('dialog', { name: rulebook.title });
  await book.getByRole('navigation').getByRole('button', { name: '11' }).click();
  await expect(page.locator('#book-R11')).toBeInViewport();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: table.menu.preferences }).click();
  const french = await wordsIn('fr');
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: french.preferences.heading })).toBeVisible();
});

test('a new version is offered, and starts with the game as it was', async ({ page, playerBy }) => {
  await visit(page);
  const player = playerBy('mouse', 1);
  await player.open(GAME);
  await player.turn();
  const before = await shown(page);
  releases.release('Second', NOTHING);
  await lookForNewVersion(page);
  // Not during a turn.
  await page.getByRole('button', { name: table.actions.menu, exact: true }).click();
  await page.getByRole('button', { name: device.newVersion.start }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.intents')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(before);
  // It opens without a network, too.
  await releases.stop();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page).toHaveTitle('Second');
});

test('a tab with the old version still loads its parts after another tab started the new one', async ({
  page,
  context,
}) => {
  await visit(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator('.home .start').first()).toBeVisible();
  releases.release('Second', PARTS_OF_DIALOGS);
  await lookForNewVersion(other);
  await other.getByRole('button', { name: device.newVersion.start }).click();
  await expect(other).toHaveTitle('Second');
  await releases.stop();
  await page.getByRole('button', { name: app.howToPlay }).click();
  await expect(page.getByRole('dialog', { name: rulebook.title })).toBeVisible();
});

test('an address without https says what is missing', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP kairo.test 127.0.0.1'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(address.replace('localhost', 'kairo.test'));
    await page.getByRole('button', { name: preferences.heading }).click();
    await expect(page.getByText(device.notSecure.text)).toBeVisible();
    await expect(page.getByRole('button', { name: home.start })).toBeVisible();
  } finally {
    await browser.close();
  }
});
