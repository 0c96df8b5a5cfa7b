/** What is chosen on the start page behind one of its buttons. */

import type { BoardId } from '@kairo/texts/browser';
import { expect, type Page } from '@playwright/test';
import { english } from './words.ts';

export async function chooseBoard(page: Page, board: BoardId): Promise<void> {
  const { options, board: words } = english.home;
  await page.locator('.table-choice button').click();
  const dialog = page.getByRole('dialog', { name: options.heading });
  await dialog.getByRole('radio', { name: words.boards[board].label }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
