/**
 * Every screen at every size in every language, and late positions on every board with two, three and four players.
 * `npm run layouts` runs it; `layout.spec.ts` is the short form.
 */
import { LOCALES } from '@kairo/texts/browser';
import { tableFor, wideEdition } from '../support/links.ts';
import { DEVICES, measure } from '../support/measuring.ts';
import { playTurns, TOURS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

const BOARDS = { cairo: 'cairo', alley: 'alley', '15 × 6': wideEdition() };
/** After so many turns most players have medals. */
const TURNS = 10;

for (const locale of LOCALES) {
  for (const [kind, device] of Object.entries(DEVICES)) {
    const { hasTouch, sizes } = device;
    const [[width, height] = [390, 844]] = sizes;
    test.describe(`${locale}, ${kind}`, () => {
      test.use({ locale, hasTouch, viewport: { width, height } });

      for (const [name, tour] of Object.entries(TOURS)) {
        test(name, async ({ page, playerBy }) => {
          const player = playerBy(hasTouch ? 'touch' : 'mouse', 1);
          const faults: string[] = [];
          await tour({ page, player, words: await wordsIn(locale) }, async (screen) => {
            faults.push(...(await measure(page, screen, device)));
          });
          expect(faults).toEqual([]);
        });
      }

      for (const [name, edition] of Object.entries(BOARDS)) {
        for (const players of [2, 3, 4]) {
          test(`${name} with ${players} players`, async ({ page, playerBy }) => {
            const player = playerBy(hasTouch ? 'touch' : 'mouse', 1);
            const seats = ['person', ...Array(players - 1).fill('trader')];
            // Not every board has a preset start.
            const wishes = { edition, start: 'variable', options: ['routes', 'hints', 'money'] } as const;
            await player.open(tableFor(seats, wishes));
            await playTurns({ page, player, words: await wordsIn(locale) }, TURNS);
            const faults = await measure(page, 'turn', device);
            for (const intent of ['lure', 'draw'] as const) {
              await player.begin(intent);
              faults.push(...(await measure(page, intent, device)));
              await player.backOut();
            }
            expect(faults).toEqual([]);
          });
        }
      }
    });
  }
}
