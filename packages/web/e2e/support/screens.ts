/** Every screen of the page worth a look, and how one gets there. */
import type { Page } from '@playwright/test';
import { tableFor } from './links.ts';
import type { Player } from './player.ts';
import { expect } from './test.ts';

type Reach = (page: Page, player: Player) => Promise<void>;

/** A turn of a person, some turns into a game. */
async function openTable(player: Player, turns = 1): Promise<void> {
  await player.open(tableFor(['person', 'trader', 'apprentice']));
  let ended = 0;
  await player.play(({ confirm, intents }) => {
    if (confirm === 'End turn') ended++;
    return ended >= turns && confirm === null && intents.length > 0 && intents.every((one) => !one.isPressed);
  });
}

async function openDialog(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
}

export const SCREENS: { readonly [name: string]: Reach } = {
  home: async (page) => {
    await page.goto('');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  },
  preferences: async (page) => {
    await page.goto('');
    await openDialog(page, 'Preferences', 'Preferences');
  },
  turn: (_, player) => openTable(player, 3),
  build: async (_, player) => {
    await openTable(player);
    await player.begin('build');
    await player.play(({ sites }) => sites.length > 0);
  },
  site: async (page, player) => {
    await openTable(player);
    await player.begin('build');
    await player.decide();
    await expect(page.locator('.prompt-text')).not.toHaveText((await player.decide()).confirm ?? '');
  },
  lure: async (page, player) => {
    await openTable(player);
    await player.begin('lure');
    await player.decide();
    await expect(page.locator('.callout')).toBeVisible();
  },
  draw: async (page, player) => {
    await openTable(player);
    await player.begin('draw');
    await expect(page.locator('.pick[data-legal]').first()).toBeVisible();
  },
  payment: async (page, player) => {
    const otherwise = page.getByRole('button', { name: 'Pay otherwise' });
    await player.open(tableFor(['person', 'apprentice']));
    await player.play(async ({ confirm }) => {
      if (confirm === null || !/^(Expand|Build|Move)/.test(confirm)) return false;
      await expect(page.locator('.prompt-text')).not.toHaveText(confirm);
      return otherwise.isVisible();
    });
    await openDialog(page, 'Pay otherwise', 'Payment');
  },
  'why-not': async (page, player) => {
    await openTable(player);
    await player.begin('build');
    await page.getByRole('gridcell', { name: /stall.*size/ }).first().click({ force: true });
    await expect(page.locator('.why-not')).toBeVisible();
  },
  hints: async (page, player) => {
    await openTable(player);
    await openDialog(page, 'Hint', 'Best moves');
    await expect(page.locator('.hint').first()).toBeVisible();
  },
  since: async (page, player) => {
    await openTable(player);
    await openDialog(page, 'Since your last turn', 'Since your last turn');
  },
  menu: async (page, player) => {
    await openTable(player, 0);
    await openDialog(page, 'Menu', 'Menu');
  },
  shortcuts: async (page, player) => {
    await openTable(player, 0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  },
  curtain: async (page, player) => {
    await player.open(tableFor(['person', 'person']));
    await expect(page.locator('.curtain')).toBeVisible();
  },
  thinking: async (page, player) => {
    await player.open(tableFor(['vizier', 'vizier']));
    await expect(page.locator('.prompt[data-thinking]')).toBeVisible();
  },
  scoring: async (page, player) => {
    await player.open(tableFor(['apprentice', 'apprentice', 'apprentice']));
    await expect(page.locator('.score-table')).toBeVisible({ timeout: 60_000 });
  },
  broken: async (page) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('no workers here');
        }
      } as never;
    });
    await page.goto(tableFor(['person', 'apprentice']));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'bad-link': async (page) => {
    await page.goto('#/play?e=cairo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
