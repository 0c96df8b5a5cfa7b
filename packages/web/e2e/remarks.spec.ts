/** Bots say a few words; they can be silenced. */
import type { Page } from '@playwright/test';
import { isFreshTurn } from './support/choosing.ts';
import { tableFor } from './support/links.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Collects what is said: a remark is gone with the next press. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = [];
  await page.exposeFunction('heard', (line: string) => heard.push(line));
  await page.addInitScript(() => {
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('.remark')) {
            (window as unknown as { heard(line: string): void }).heard(node.textContent ?? '');
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    // Everything that was observed has arrived.
    await page.evaluate(() => undefined);
    return heard;
  };
}

/** Plays this many turns. */
async function playTurns(player: Player, turns: number): Promise<void> {
  let begun = 0;
  await player.play((offer) => isFreshTurn(offer) && ++begun > turns);
}

test('bots remark on a few things, each for a moment', async ({ page, playerBy }) => {
  const heard = await listen(page);
  const player = playerBy('mouse', 6);
  await player.open(tableFor(['person', 'merchant', 'trader']));
  await playTurns(player, 25);
  const remarks = await heard();
  expect(remarks.length).toBeGreaterThan(0);
  expect(remarks.length).toBeLessThan(8);
  expect(new Set(remarks).size).toBe(remarks.length);
});

test('bots are silent if they are asked to be', async ({ page, playerBy }) => {
  const heard = await listen(page);
  await page.addInitScript(() =>
    localStorage.setItem('kairo.preferences', '{"remarks":false,"autoEndTurn":false}'),
  );
  const player = playerBy('mouse', 6);
  await player.open(tableFor(['person', 'merchant', 'trader']));
  await playTurns(player, 25);
  expect(await heard()).toEqual([]);
});
