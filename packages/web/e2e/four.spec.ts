/** A full online table: four browsers, phones and desktops, two languages, and a bot for someone who has resigned. */
import { gather } from './support/gathering.ts';
import { Company, DESKTOP, type Guest, PHONE } from './support/guests.ts';
import { OwnServer } from './support/ownServer.ts';
import { expect, stopPainting, test } from './support/test.ts';

const server = new OwnServer();

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

async function resign({ page, words }: Guest): Promise<void> {
  const { ask } = words.company.resign;
  await page.locator('.top-bar .icon-button').first().click();
  await page.locator('.menu').getByRole('button', { name: ask, exact: true }).click();
  await page.getByRole('dialog').last().locator('[data-confirm]').click();
}

/** The points, by row of the final scoring. */
async function results({ page }: Guest): Promise<readonly string[]> {
  const rows = page.locator('.score-table tbody tr');
  await expect(rows).toHaveCount(4);
  return page.locator('.score-total').allInnerTexts();
}

test('four people play a whole game, and a bot plays on for one of them', async ({ browser }) => {
  const company = new Company(browser, () => server.port);
  const guests = [
    await company.invite('en', DESKTOP),
    await company.invite('de', PHONE),
    await company.invite('en', PHONE),
    await company.invite('de', DESKTOP),
  ] as const;
  for (const { page } of guests) await stopPainting(page);
  await gather(guests);
  const [amina, jonas, noor, lin] = guests;
  await resign(lin);
  const { notes } = amina.words.company;
  await expect(amina.page.locator('.log-entries')).toContainText(
    notes.resigned(amina.words.terms.bot.merchant),
  );
  await Promise.all([amina, jonas, noor].map(({ player }) => player.play()));

  const expected = await results(amina);
  for (const guest of [jonas, noor, lin]) await expect.poll(() => results(guest)).toEqual(expected);
  for (const { page, words } of guests) {
    await expect(page.locator('.score-table tbody tr').last()).toContainText(words.company.end.rankedLast);
  }
  await company.leave();
});
