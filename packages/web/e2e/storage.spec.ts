/** Games are stored before they are shown; where that is not possible, the page says so. */
import { tableFor } from './support/links.ts';
import { expect, test } from './support/test.ts';
import { english } from './support/words.ts';
import { beforeWorker, FULL_DISK, fillDisk, NO_DATABASE } from './support/workers.ts';

const { actions, prompts, storage } = english.table;

test('a browser without a database says that the game is not saved', async ({ page, playerBy }) => {
  await beforeWorker(page, 'tableWorker', NO_DATABASE);
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  const dialog = page.getByRole('dialog', { name: storage.unsavedHeading });
  await expect(dialog).toContainText(storage.unsaved);
  await dialog.getByRole('button', { name: storage.play }).click();
  await player.turn();
});

test('a full disk stops the game until its player decides', async ({ page, playerBy }) => {
  await beforeWorker(page, 'tableWorker', FULL_DISK);
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice']));
  await player.turn();
  const takeCard = page.locator('.pick[data-pick="display 0"]');
  const dialog = page.getByRole('dialog', { name: storage.failedHeading });
  const decide = (choice: string): Promise<void> => dialog.getByRole('button', { name: choice }).click();
  await player.begin('draw');
  await fillDisk(page, 'full');
  await takeCard.click();
  await expect(dialog.getByRole('alert')).toHaveText(storage.failed);
  // Escape is no decision.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await fillDisk(page, 'free');
  await decide(storage.retry);
  await expect(dialog).toBeHidden();
  // What the player did when the disk was full is done now.
  await expect(page.getByText(prompts.secondCard)).toBeVisible();
  await fillDisk(page, 'full');
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(dialog).toBeVisible();
  await decide(storage.goOn);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(prompts.secondCard)).toBeHidden();
  await player.begin('lure');
});

/** Runs in the worker, before its program: a database that is broken from the moment the page says so. */
const BROKEN_DATABASE = `{
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  let isBroken = false;
  const orFail = (work) => function (...args) {
    if (isBroken) throw new DOMException('broken', 'UnknownError');
    return work.apply(this, args);
  };
  new BroadcastChannel('disk').onmessage = ({ data }) => { isBroken = data === 'full'; };
  IDBDatabase.prototype.transaction = orFail(transaction);
  IDBFactory.prototype.open = orFail(open);
}
`;

test('a game goes on without a database that cannot even be read', async ({ page, playerBy }) => {
  await beforeWorker(page, 'tableWorker', BROKEN_DATABASE);
  const player = playerBy('mouse', 1);
  await player.open(tableFor(['person', 'apprentice', 'apprentice'], { edition: 'alley' }));
  let turns = 0;
  await player.play(({ confirm }) => confirm === actions.endTurn && ++turns > 4);
  await fillDisk(page, 'full');
  await player.press(page.locator('[data-confirm]'));
  const dialog = page.getByRole('dialog', { name: storage.failedHeading });
  await dialog.getByRole('button', { name: storage.retry }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: storage.goOn }).click();
  await expect(dialog).toBeHidden();
  // The turn is ended, the bots play, and it is the player's turn again.
  await player.turn();
});
