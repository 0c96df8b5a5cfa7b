/** Every piece has a card: what it is, what can be done with it, or why not. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { isFreshTurn } from './support/choosing.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { english, wordsIn } from './support/words.ts';

const { inspection, table, terms } = english;
const RULE = /\bR\d+\.\d+/;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const cardOf = (page: Page): Locator => page.locator('.inspection');
const deedOf = (page: Page): Locator => page.locator('.inspection-deed[data-main]');

/** A site with a tile of this player. */
function standOf(page: Page, name: string): Promise<string> {
  return page
    .locator(`[data-site][aria-label*="stall, ${name}"]`)
    .first()
    .evaluate((cell: HTMLElement) => cell.dataset['site'] ?? '');
}

const siteAt = (page: Page, site: string): Locator => page.locator(`[data-site="${site}"]`);

/** Presses a site; sites that cannot be chosen are `aria-disabled`, which Playwright would wait for. */
const press = (target: Locator): Promise<void> => target.click({ force: true });

async function openTurn(player: Player, ...players: Parameters<typeof tableFor>[0]): Promise<void> {
  await player.open(tableFor(players.length > 0 ? players : ['person', 'apprentice']));
  await player.turn();
}

/** Plays on until one of the person's stands can be expanded; its card is open then. */
async function openExpandable(
  page: Page,
  player: Player,
  way: (site: Locator) => Promise<void>,
): Promise<void> {
  const expand = page.locator('.inspection-deed [data-kind="points"]');
  await player.play(async (offer) => {
    if (!isFreshTurn(offer)) return false;
    const sites = await page
      .locator('[data-site][aria-label*="stall, Amina"]')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['site'] ?? ''));
    for (const site of sites) {
      await way(siteAt(page, site));
      await expect(cardOf(page)).toBeVisible();
      // Facts first; what can be done, or why not, comes with the table's answer.
      await expect(page.locator('.inspection-deed, .inspection-hindrances').first()).toBeVisible();
      if ((await expand.count()) > 0) return true;
      await page.keyboard.press('Escape');
      await expect(cardOf(page)).toHaveCount(0);
    }
    return false;
  });
}

async function boxOf(target: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** The card lies neither over the piece nor over its entry. */
async function expectVisible(page: Page, sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    const isCovered = await page.evaluate((name) => {
      const cell = document.querySelector(`[data-site="${name}"]`);
      const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== cell;
    }, site);
    expect(isCovered, site).toBe(false);
  }
}

test('your own stand: a card with a button that leads to the expansion', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await openTurn(player);
  await openExpandable(page, player, press);
  await expect(deedOf(page)).toContainText(/\d/);
  await expect(page.locator('.board .inspected')).toHaveCount(1);
  await expect(page.locator('.log')).toBeHidden();

  await deedOf(page).click();
  await expect(cardOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cardOf(page), 'Cancel returns to the card').toBeVisible();

  await player.press(deedOf(page));
  const offer = await player.decide();
  expect(offer.confirm).toMatch(/^Expand/);
  await player.press(page.locator('[data-confirm]'));
  await expect(page.locator('[data-confirm]')).toHaveText(table.actions.endTurn);
  await expect(cardOf(page), 'done: the card is gone').toHaveCount(0);
});

test('a rival’s stand: whose, how large, what it earns, and nothing that is hidden', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  const site = await standOf(page, 'Eye');
  await press(siteAt(page, site));
  await expect(cardOf(page).getByRole('heading')).toHaveText(/^Eye’s \w+ stand$/);
  await expect(cardOf(page)).toContainText(/\d tiles?/);
  await expect(cardOf(page)).toContainText(/brings you 1 \w+ coin and Eye \d \w+ coin/);
  await expect(cardOf(page)).not.toContainText(inspection.stand.move);
  await press(siteAt(page, site));
  await expect(cardOf(page), 'a second press closes it').toHaveCount(0);

  await page.locator('.player').nth(1).getByRole('button').click();
  await expect(cardOf(page).getByRole('heading')).toHaveText('Eye');
  await expect(cardOf(page)).toContainText(inspection.player.moneyHidden.replace(/ \(.*/, ''));
  await expect(page.locator('.board .inspected').first()).toBeVisible();
});

test('a press starts nothing: site, customer, hand, display and barkers answer with a card', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  const heading = cardOf(page).getByRole('heading');
  const expectCalm = async (): Promise<void> => {
    await expect(page.getByText(table.prompts.chooseAction)).toBeVisible();
    await expect(page.locator('.why-not')).toHaveCount(0);
  };

  await press(page.locator('[data-site][aria-label*=", free"]').first());
  await expect(heading).toHaveText(/^[a-l]\d+$/);
  await expectCalm();
  await press(page.locator('[data-site][aria-label*="customer on it"]').first());
  await expect(heading).toHaveText(/customer$/);
  await expectCalm();
  await page.locator('.hand-card').first().click();
  await expect(cardOf(page)).toContainText(inspection.card.inHand);
  await expectCalm();
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(cardOf(page)).toContainText(inspection.card.onDisplay(1));
  await expectCalm();
  await page.locator('.barker-card').getByRole('button').click();
  await expect(heading).toHaveText(/barkers?$/);
  await expect(cardOf(page)).toContainText(inspection.barker.does.replace(/ \(.*/, ''));
  await expectCalm();
  await page.locator('.coin-count').first().getByRole('button').click();
  await expect(heading).toHaveText(/coins?\b/);
  await page.locator('.held').first().getByRole('button').click();
  await expect(heading).toHaveText(/medal/i);
  await expectCalm();

  await page.locator('.pick[data-pick="display 0"]').click();
  await deedOf(page).click();
  await expect(page.getByText(table.prompts.secondCard)).toBeVisible();
});

test('during an action presses choose, and the key still asks', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  await page.getByRole('button', { name: table.actions.build }).click();
  const own = siteAt(page, await standOf(page, 'Amina'));
  await press(own);
  await expect(page.locator('.why-not').getByRole('listitem').first()).toHaveText(RULE);
  await expect(cardOf(page)).toHaveCount(0);
  await own.hover({ force: true });
  await page.keyboard.press(table.shortcuts.letters.inspect);
  await expect(cardOf(page).getByRole('heading')).toHaveText(/^Your/);
  await expect(page.locator('.why-not')).toHaveCount(0);
  await expect(page.locator('.actions')).toHaveAttribute('data-intent', 'build');
});

test('spectators get facts, and nothing to press', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  // One of them always thinks.
  await player.open(tableFor(['vizier', 'vizier']));
  await press(siteAt(page, await standOf(page, 'Eye')));
  await expect(cardOf(page)).toContainText(/brings Eye \d \w+ coin/);
  await expect(deedOf(page)).toHaveCount(0);
  await page.locator('.held').first().getByRole('button').click();
  await expect(cardOf(page).getByRole('heading')).toHaveText(/medal/i);
  await expect(deedOf(page)).toHaveCount(0);
});

test('a move that has been made leaves nothing to do but to end the turn', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 1);
  await openTurn(player);
  await player.begin('lure');
  await player.decide();
  await player.press(page.locator('[data-confirm]'));
  await expect(page.locator('[data-confirm]')).toHaveText(table.actions.endTurn);
  await press(siteAt(page, await standOf(page, 'Amina')));
  await expect(cardOf(page)).toContainText(table.prompts.endTurnOnly);
  await expect(deedOf(page)).toHaveCount(0);
});

test.describe('with a mouse', () => {
  test('a label appears where the pointer rests, beside the piece', async ({ page, playerBy }) => {
    const player = playerBy('mouse', 1);
    await openTurn(player);
    const site = await standOf(page, 'Eye');
    await siteAt(page, site).hover({ force: true });
    const label = page.locator('.inspection-label');
    await expect(label).toContainText(/Eye’s \w+ stand/);
    await expectVisible(page, [site]);
    await page.locator('.held').first().hover({ force: true });
    await expect(label).toContainText(/medal/i);
    await page.mouse.move(2, 2);
    await expect(label).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the card is below the board; for things in the drawer it is above them', async ({
    page,
    playerBy,
  }) => {
    const player = playerBy('touch', 3);
    await openTurn(player);
    await openExpandable(page, player, (site) => site.tap({ force: true }));
    const board = await boxOf(page.locator('.board'));
    const card = await boxOf(cardOf(page));
    expect(card.top).toBeGreaterThanOrEqual(board.bottom - 1);
    await player.press(deedOf(page));
    const offer = await player.decide();
    expect(offer.confirm).toMatch(/^Expand/);
    await player.backOut();
    await expect(cardOf(page)).toBeVisible();
    await page.getByRole('button', { name: english.app.close }).tap();

    const coin = page.locator('.coin-count').first().getByRole('button');
    await coin.tap();
    await expect(cardOf(page).getByRole('heading')).toHaveText(/coins?\b/);
    const over = await boxOf(cardOf(page));
    expect(over.bottom).toBeLessThanOrEqual(board.bottom + 1);
    await coin.tap();
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test('by keyboard: the label follows, the card takes the focus and gives it back', async ({
  page,
  playerBy,
}) => {
  const player = playerBy('keyboard', 3);
  await openTurn(player);
  const site = siteAt(page, await standOf(page, 'Amina'));
  await site.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(site).toBeFocused();
  await expect(page.locator('.inspection-label')).toContainText(/Your \w+ stand/);
  await page.keyboard.press(table.shortcuts.letters.inspect);
  await expect(cardOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
  await expect(site).toBeFocused();

  const coins = page.locator('.coin-count').getByRole('button');
  await coins.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(coins.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(coins.nth(1)).toBeFocused();
});

test.describe('axe', () => {
  test.use({ painted: true });

  for (const [device, use] of Object.entries({ desktop: {}, phone: PHONE })) {
    test.describe(device, () => {
      test.use(use);

      test('finds nothing wrong with an open card, by day and by night', async ({ page, playerBy }) => {
        const player = playerBy('mouse', 3);
        await openTurn(player);
        await openExpandable(page, player, press);
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await expect(page.locator('html')).toHaveAttribute(
            'data-theme',
            scheme === 'light' ? 'day' : 'night',
          );
          const { violations } = await new AxeBuilder({ page })
            .include('.inspection')
            .setLegacyMode()
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
            [],
          );
        }
      });
    });
  }
});

for (const locale of ['de', 'es', 'fr'] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('cards speak the language of the page', async ({ page, playerBy }) => {
      const words = await wordsIn(locale);
      const player = playerBy('mouse', 1);
      await openTurn(player);
      await page.locator('.barker-card').getByRole('button').click();
      await expect(cardOf(page)).toContainText(words.inspection.barker.does.replace(/ \(.*/, ''));
    });
  });
}

test('what a press would do is in the name of the button', async ({ page, playerBy }) => {
  const player = playerBy('mouse', 3);
  await openTurn(player);
  await openExpandable(page, player, press);
  const name = new RegExp(`${terms.count.tiles(2).split(' ')[1]}.*Costs .* coin.*\\+\\d`);
  await expect(page.getByRole('button', { name })).toBeVisible();
});
