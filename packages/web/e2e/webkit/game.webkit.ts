/** What the game needs of a browser: workers, storage, layout, sound. The cards differ in every run. */
import { isFreshTurn } from '../support/choosing.ts';
import { FINGERTIP, layoutTroubles } from '../support/layout.ts';
import { tableFor } from '../support/links.ts';
import { readShown } from '../support/shown.ts';
import { english, wordsIn } from '../support/words.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

declare global {
  interface Window {
    played?: string[];
  }
}

const { preferences, table } = english;
const AGAINST_BOTS = tableFor(['person', 'trader', 'apprentice']);
const ESCAPE = '\uE00C';
const DIALOG = 'dialog[open]';
const CONFIRM = '[data-confirm]';
const FROM_DISPLAY = '.pick[data-pick="display 0"]';

/** The least height of controls in CSS pixels, even with a mouse. */
const POINTER = 32;

/** Whether a turn begins in which every action is possible. */
async function fullTurn(visitor: Visitor): Promise<void> {
  await visitor.play((offer) => isFreshTurn(offer) && offer.intents.length === 3);
}

/** The width left empty after the last card of the hand, where money is beside it. Runs in the page. */
function roomBesideCards(): number {
  const hand = document.querySelector('.tray .hand')?.getBoundingClientRect();
  const card = [...document.querySelectorAll('.tray .hand-card')].at(-1)?.getBoundingClientRect();
  return hand === undefined || card === undefined ? 0 : hand.right - card.right;
}

test('the start page, its preferences, and a game from it', async ({ visitor }) => {
  await visitor.open('', '.poster');
  await visitor.clickButton(preferences.heading);
  await visitor.see(DIALOG);
  await visitor.type(ESCAPE);
  await visitor.lose(DIALOG);
  await visitor.clickButton(preferences.switchTo.night);
  await visitor.see('[data-theme=night] .poster');
  await visitor.click('button[lang=de]');
  await visitor.see('html[lang=de]');
  await visitor.clickButton((await wordsIn('de')).home.start);
  await visitor.see('main.table .board');
});

test('every action can be taken back, and turns go by with those of bots in between', async ({ visitor }) => {
  await visitor.open(AGAINST_BOTS);
  await fullTurn(visitor);
  const before = await visitor.evaluate(readShown);
  for (const intent of ['build', 'lure', 'draw'] as const) {
    await fullTurn(visitor);
    await visitor.begin(intent);
    if (intent === 'draw') {
      await visitor.click(FROM_DISPLAY);
      await visitor.play(({ intents }) => intents.length === 0);
    } else {
      await visitor.decide();
      await visitor.click(CONFIRM);
    }
    await visitor.clickButton(table.actions.undo);
    await expect.poll(() => visitor.evaluate(readShown)).toEqual(before);
  }
  let turns = 0;
  await visitor.play(({ confirm }) => confirm === table.actions.endTurn && ++turns > 3);
});

test('the best moves, which are found in a worker', async ({ visitor }) => {
  await visitor.open(AGAINST_BOTS);
  await fullTurn(visitor);
  await visitor.clickButton(table.actions.hints);
  await visitor.see('.hint');
  expect(await visitor.count('.hint')).toBeLessThanOrEqual(3);
});

test('why not', async ({ visitor }) => {
  await visitor.open(AGAINST_BOTS);
  await fullTurn(visitor);
  await visitor.click(FROM_DISPLAY);
  await visitor.play(({ intents }) => intents.length === 0);
  await visitor.click('.hand-card');
  await visitor.see('.why-not');
  expect(await visitor.evaluate(() => document.querySelector('.why-not')?.textContent)).toMatch(/\bR\d/);
});

test('two people, and a curtain between their turns', async ({ visitor }) => {
  await visitor.open(tableFor(['person', 'person']));
  for (let turn = 0; turn < 4; turn++) {
    await visitor.see('.curtain');
    expect(await visitor.count('.hand, .coin-count')).toBe(0);
    await visitor.click('.curtain .primary');
    await visitor.lose('.curtain');
    // Before the first turn there is nothing to report.
    if (turn > 0) {
      await visitor.see('[data-show-cards]');
      expect(await visitor.count('.hand, .coin-count')).toBe(0);
      await visitor.click('[data-show-cards]');
    }
    await visitor.see('.hand');
    await visitor.play(({ situation }) => situation === 'curtain');
  }
});

test('a reloaded page goes on with the same turn', async ({ visitor }) => {
  await visitor.open(AGAINST_BOTS);
  await fullTurn(visitor);
  const cards = await visitor.count('.hand-card');
  await visitor.click(FROM_DISPLAY);
  await expect.poll(() => visitor.count('.hand-card')).toBe(cards + 1);
  const before = await visitor.evaluate(readShown);
  await visitor.reload();
  await expect.poll(() => visitor.evaluate(readShown)).toEqual(before);
  await visitor.clickButton(table.actions.undo);
  await fullTurn(visitor);
});

test('what happens can be heard', async ({ visitor }) => {
  await visitor.open('', '.poster');
  await visitor.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    const played: string[] = [];
    window.played = played;
    HTMLMediaElement.prototype.play = async function () {
      played.push(await play.call(this).then(() => 'played', String));
    };
  });
  await visitor.open(AGAINST_BOTS);
  let turns = 0;
  await visitor.play((offer) => isFreshTurn(offer) && ++turns > 2);
  expect(await visitor.evaluate(() => window.played)).toContain('played');
});

test('a whole game, without motion', async ({ visitor }) => {
  await visitor.open('', '.poster');
  await visitor.evaluate(() =>
    localStorage.setItem('kairo.preferences', '{"motion":"none","autoEndTurn":false}'),
  );
  await visitor.reload('.poster');
  await visitor.open(tableFor(['person', 'apprentice'], { edition: 'alley' }));
  await visitor.play();
  expect(await visitor.count('.score-table tbody tr')).toBe(2);
});

for (const [width, height, fingertip] of [
  [360, 740, FINGERTIP],
  [844, 390, FINGERTIP],
  [768, 1024, FINGERTIP],
  [1280, 800, POINTER],
  // On larger ones the panels are zoomed, where WebKit's driver clicks in wrong places.
  [1680, 1050, POINTER],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ size: { width, height } });

    test('fits', async ({ visitor }) => {
      await visitor.open(tableFor(['person', 'apprentice', 'apprentice', 'apprentice']));
      await fullTurn(visitor);
      await expect.poll(() => visitor.evaluate(layoutTroubles, fingertip)).toEqual([]);
      expect(await visitor.evaluate(roomBesideCards)).toBeLessThan(60);
      await visitor.begin('lure');
      await visitor.decide();
      await expect.poll(() => visitor.evaluate(layoutTroubles, fingertip)).toEqual([]);
    });
  });
}
