/** Whatever goes wrong outside of the game leads to a page that says so, with a way out. */
import type { Page } from '@playwright/test';
import { proposalOf, tableFor, wideEdition } from './support/links.ts';
import { rememberInBrowser } from './support/memory.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visits.ts';
import { english } from './support/words.ts';

const { app, home, preferences, table, whyNot } = english;

/** The page says what is wrong, and its way to the start page works. */
async function expectWayOut(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page
    .getByRole('link', { name: app.toStart })
    .or(page.getByRole('button', { name: app.toStart }))
    .click();
  await expect(page.getByRole('button', { name: home.start, exact: true })).toBeVisible();
}

const BROKEN_LINKS = {
  'nothing that can be read': '#/play?e=cairo&p=%E0%A4%A',
  'no players': '#/play?e=cairo&s=preset',
  'seven players': `#/play?e=cairo&s=preset&p=${Array(7).fill('person.ankh').join(',')}`,
  'twice the same icon': '#/play?e=cairo&s=preset&p=person.ankh,person.ankh',
  'a player that does not exist': '#/play?e=cairo&s=preset&p=person.ankh,oracle.eye',
  'a board that does not exist': tableFor(['person', 'trader'], { edition: 'atlantis' }),
  'a proposal of such a board': proposalOf(tableFor(['person', 'trader'], { edition: 'atlantis' })),
  'half of an edition': `#/play?e=${encodeURIComponent('{"format":')}&s=preset&p=person.ankh,trader.eye`,
};

test('broken links', async ({ page }) => {
  for (const [what, address] of Object.entries(BROKEN_LINKS)) {
    await test.step(`a link with ${what}`, async () => {
      await visit(page, address);
      await expectWayOut(page, app.badLink.heading);
    });
  }
  await test.step('an address that does not exist', async () => {
    await visit(page, '#/nowhere');
    await expectWayOut(page, app.noPage.heading);
  });
  await test.step('an edition with a fault', async () => {
    const edition = { format: 'kairo-edition/1', id: 'ruin' } as never;
    await visit(page, tableFor(['person', 'trader'], { edition }));
    await expectWayOut(page, table.opening.failed);
  });
  await test.step('continuing a game that does not exist', async () => {
    const note = JSON.stringify({ seats: [], points: [], round: 1 });
    await page.evaluate((text) => localStorage.setItem('kairo.saved', text), note);
    await visit(page, '#/play?resume');
    await expectWayOut(page, table.opening.failed);
    expect(await page.evaluate(() => localStorage.getItem('kairo.saved'))).toBeFalsy();
  });
});

test('a link to something that does not exist names it', async ({ page }) => {
  const alert = page.getByRole('alert');
  await page.goto('#/play?e=cairo&s=preset&p=person.ankh,oracle.eye');
  await expect(alert).toContainText('no player “oracle” here, only person, apprentice');
  await page.goto(tableFor(['person', 'trader'], { edition: 'atlantis' }));
  await expect(alert).toContainText('no board “atlantis” here, only cairo and alley');
});

test('a board without an opening for so many players', async ({ page }) => {
  await page.goto(tableFor(['person', 'trader'], { edition: wideEdition(), start: 'preset' }));
  await page.getByRole('button', { name: table.opening.variable }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a saved game that is damaged', async ({ page }) => {
  await page.goto('');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('kairo', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put({ format: 'kairo-table/1', steps: 'gone' }, 'latest');
          writing.oncomplete = resolve;
        };
      }),
  );
  await page.goto('#/play?resume');
  await expectWayOut(page, table.opening.failed);
});

test('going elsewhere closes open dialogs', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: preferences.heading }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('#/nowhere');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectWayOut(page, app.noPage.heading);
});

test('unreadable storage is ignored and reported', async ({ page }) => {
  const junk = '{"a":[1,';
  await rememberInBrowser(page, { 'kairo.preferences': junk, 'kairo.setup': junk, 'kairo.saved': junk });
  await page.goto('');
  await expect(page.getByRole('button', { name: home.start, exact: true })).toBeVisible();
  await page.getByRole('button', { name: preferences.heading }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(preferences.unreadable);
});

test('a browser without storage can still play', async ({ page, playerBy }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
});

test.describe('when something cannot be loaded', () => {
  test.use({ expected: /Failed to load resource|dynamically imported module/ });

  test('the page says so', async ({ page }) => {
    await page.route('**/GamePage*.js', (route) => route.abort());
    await page.goto(tableFor(['person', 'apprentice']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.offline.heading);
    await expect(page.getByRole('button', { name: app.retry })).toBeVisible();
  });

  test('a dialog says so as well', async ({ page, playerBy }) => {
    await playerBy('mouse', 1).open(tableFor(['person', 'apprentice']));
    await page.route('**/Rulebook*.js', (route) => route.abort());
    await page.getByRole('button', { name: table.actions.menu }).click();
    await page.getByRole('button', { name: app.howToPlay }).click();
    const dialog = page.getByRole('dialog', { name: app.offline.heading });
    await expect(dialog.getByRole('alert')).toHaveText(app.offline.text);
    await page.unroute('**/Rulebook*.js');
    await dialog.getByRole('button', { name: app.retry }).click();
    // The game is still there.
    await expect(page.locator('.intents')).toBeVisible();
  });

  for (const [missing, said] of [
    ['whyNot', app.offline.text],
    ['workerPart-whyNot', whyNot.refusal({ code: 'table/unexplained' }, { names: [], jokers: [] })],
  ] as const) {
    test(`pressing a card that cannot be played is answered without ${missing}, too`, async ({
      page,
      playerBy,
    }) => {
      await page.route(`**/${missing}-*.js`, (route) => route.abort());
      const player = playerBy('mouse', 1);
      await player.open(tableFor(['person', 'apprentice']));
      await player.turn();
      await player.begin('draw');
      await page.locator('.pick[data-pick="display 0"]').click();
      await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
      await page.locator('.hand-card').first().click();
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole('button', { name: app.close }).click();
      await expect(page.locator('main.table')).toBeVisible();
    });
  }

  test('and tries again when asked', async ({ page }) => {
    await page.route('**/GamePage*.js', (route) => route.abort());
    await page.goto(tableFor(['person', 'apprentice']));
    const again = page.getByRole('button', { name: app.retry });
    await expect(again).toBeVisible();
    await page.unroute('**/GamePage*.js');
    await again.click();
    await expect(page.locator('main.table')).toBeVisible();
  });
});

test('a fault of the program', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    } as never;
  });
  await page.goto(tableFor(['person', 'apprentice']));
  await expectWayOut(page, app.broken.heading);
});
