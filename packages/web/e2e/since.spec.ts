/** "While you were away": on return, whenever others have moved while the page was hidden, cut off or closed. */
import { expectAccessible } from './support/accessible.ts';
import { gather, lure, whoActs } from './support/gathering.ts';
import { Company, DESKTOP, type Guest, PHONE, seated } from './support/guests.ts';
import { OwnServer } from './support/ownServer.ts';
import { expect, test } from './support/test.ts';

const server = new OwnServer();
let company: Company;

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.beforeEach(({ browser }) => {
  company = new Company(browser, () => server.port);
});
test.afterEach(() => company.leave());

/** As if the reader looked at another tab, which Playwright cannot do. */
function hide({ page }: Guest, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const ownTurn = ({ page }: Guest) => page.locator('.player[data-acting]:has(.tag)');

/** Plays a turn, and waits until the server has it. */
async function play(guest: Guest): Promise<void> {
  await lure(guest);
  await expect(ownTurn(guest)).toHaveCount(0);
}

interface Way {
  readonly leave: (guest: Guest) => Promise<void>;
  readonly comeBack: (guest: Guest, table: string) => Promise<void>;
}

const WAYS: { readonly [name: string]: Way } = {
  hidden: {
    leave: (guest) => hide(guest, true),
    comeBack: (guest) => hide(guest, false),
  },
  'cut off': {
    leave: async ({ cable, page }) => {
      cable.cut();
      await expect(page.locator('.ribbon')).toBeVisible();
    },
    comeBack: async ({ cable, page }) => {
      // More than two minutes later.
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 121_000;
      });
      cable.mend();
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  },
  closed: {
    leave: async ({ page, address }) => void (await page.goto(address)),
    comeBack: async (guest, table) => {
      await guest.page.goto(`${guest.address}#/t/${table}`);
      await seated(guest);
    },
  },
};

/** The first to act has just played and waits for the other. */
async function begin(first: 'phone' | 'desktop') {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', PHONE)] as const;
  const table = await gather(guests);
  const wanted = guests[first === 'desktop' ? 0 : 1];
  const other = guests[first === 'desktop' ? 1 : 0];
  if ((await whoActs(guests)) !== wanted) await play(other);
  await play(wanted);
  return { away: wanted, stays: other, table };
}

for (const [name, { leave, comeBack }] of Object.entries(WAYS)) {
  test(`a phone that was ${name} shows the moves of the others`, async () => {
    const { away, stays, table } = await begin('phone');
    const since = away.page.getByRole('dialog', { name: away.words.company.since.heading });
    await leave(away);
    await comeBack(away, table);
    await expect(away.page.locator('.ribbon')).toHaveCount(0);
    await expect(since, 'nothing was missed').toHaveCount(0);
    await leave(away);
    await play(stays);
    // A hidden page goes on listening.
    if (name === 'hidden') await expect(ownTurn(away)).toBeVisible();
    await comeBack(away, table);
    await expect(since.locator('.recap-row')).toHaveCount(1);
    await expect(since).toContainText('Amina');
    if (name === 'closed') await expectAccessible(away.page, 'since you were away');
    await since.getByRole('button', { name: away.words.table.since.goOn }).click();
    await expect(since).toHaveCount(0);
    await away.player.turn();
  });
}

test('beside the log it is a card, until the reader plays', async () => {
  const { away, stays } = await begin('desktop');
  const card = away.page.locator('.recap-card');
  const heading = card.getByRole('heading');
  await away.page.getByRole('tab', { name: away.words.company.talk.heading }).click();
  await hide(away, true);
  await play(stays);
  await expect(ownTurn(away)).toBeVisible();
  await hide(away, false);
  await expect(heading).toHaveText(away.words.company.since.heading);
  await expectAccessible(away.page, 'since you were away');
  await play(away);
  await expect(card).toHaveCount(0);
  await play(stays);
  await expect(heading, 'nothing was missed').toHaveText(away.words.table.since.heading);
});
