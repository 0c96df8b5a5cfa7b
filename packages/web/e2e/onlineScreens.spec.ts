/** Online pages: axe finds nothing on them by day and by night, and nothing sticks out of a screen of any size. */
import { expectAccessible } from './support/accessible.ts';
import { expectWell } from './support/fitting.ts';
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

async function dialogOf({ page }: Guest, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closeDialog({ page }: Guest): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [device, settings, locale] of [
  ['desktop', DESKTOP, 'en'],
  ['phone', PHONE, 'de'],
] as const) {
  test(`every online screen on a ${device}`, async () => {
    const host = await company.invite(locale, settings);
    const guest = await company.invite('en', DESKTOP);
    const { page, words } = host;
    const { together, home } = words;

    await page.goto(`${host.address}#/tables`);
    await expect(page.getByText(together.lists.nobody)).toBeVisible();
    await expectWell(page, 'no open tables');

    await page.goto(`${host.address}#/together`);
    await page.getByRole('textbox', { name: together.seat.yourName }).fill('Amina Alexandrowna Wolf');
    for (const [i, kind] of (['anyone', 'invited', 'bot'] as const).entries()) {
      if (i > 0) await page.getByRole('button', { name: together.create.addSeat }).click();
      const kinds = page.getByRole('group', { name: together.seat.kind(i + 2) });
      await kinds.getByRole('radio', { name: together.seat.kinds[kind] }).check();
    }
    for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    await page.getByRole('combobox', { name: together.terms.standIn.label }).selectOption('trader');
    await expectWell(page, 'create');

    await page.getByRole('button', { name: together.create.open }).click();
    await expect(page.locator('.places')).toBeVisible();
    await expectWell(page, 'waiting alone');
    for (const [name, button] of [
      ['terms', together.waiting.change],
      ['seat of a bot', together.waiting.more(words.terms.bot.merchant)],
      ['own seat', together.waiting.more('Amina Alexandrowna Wolf')],
      ['leave', together.waiting.leave],
    ] as const) {
      await dialogOf(host, button);
      await expectAccessible(page, name);
      await closeDialog(host);
    }
    await page.locator('.sealed').click();
    await expectAccessible(page, 'sealed deal');
    await closeDialog(host);

    await guest.page.goto(`${guest.address}#/tables`);
    await expect(guest.page.locator('.open-table')).toHaveCount(1);
    await expectWell(guest.page, 'open tables');
    await guest.page.goto(Company.at(guest, page.url()));
    await expect(guest.page.locator('.free-seat')).toHaveCount(2);
    await expectWell(guest.page, 'join');
    await guest.page.getByRole('textbox', { name: guest.words.together.seat.yourName }).fill('Noor');
    await guest.page.getByRole('button', { name: guest.words.together.join.sitAs('Noor') }).click();
    await expect(guest.page.locator('.places')).toBeVisible();
    await expectWell(guest.page, 'waiting as a guest');
    await dialogOf(host, together.waiting.more('Noor'));
    await expectAccessible(page, 'guest');
    await closeDialog(host);

    await guest.page.getByRole('button', { name: guest.words.together.waiting.foot.iAmReady }).click();
    await expectWell(page, 'ready to start');
    const { botsTake } = together.waiting.foot;
    await expect(page.getByText(botsTake(1, words.terms.bot.trader))).toBeVisible();
    await page.getByRole('button', { name: together.waiting.foot.startWithBots(1) }).click();
    await seated(host);
    await expect(page.locator('.player .presence')).toHaveCount(2);
    await expectWell(page, 'table');

    const watcher = await company.invite(locale, settings);
    await watcher.page.goto(Company.at(watcher, page.url()));
    await expect(watcher.page.getByText(together.join.full.taken)).toBeVisible();
    await expectWell(watcher.page, 'all seats are taken');

    host.cable.cut();
    await expect(page.locator('.ribbon')).toContainText(together.table.reconnecting);
    await expectWell(page, 'reconnecting');
    await page.locator('.ribbon[data-state="off"]').waitFor({ timeout: 30_000 });
    await expectWell(page, 'offline');
    // The page also tries by itself: nothing gets through before the button was pressed.
    host.cable.hold();
    await page.getByRole('button', { name: together.table.tryNow }).click();
    const back = page.locator('.ribbon[data-state="back"]').waitFor();
    host.cable.mend();
    await back;

    await page.goto(host.address);
    await expect(page.locator('.ticket').first()).toBeVisible();
    await expectWell(page, 'start page with a ticket');
    await expect(page.getByRole('link', { name: home.together.create })).toBeVisible();
  });
}

test('a server that wants a code for new tables gets it once it has asked', async () => {
  const { page, words, address } = await company.invite('en', PHONE);
  const { create } = words.together;
  // Stands in for a server with --creation-code.
  await page.route('**/api/v1/tables', async (route) => {
    const { code } = route.request().postDataJSON();
    if (code === 'sesame') await route.continue();
    else await route.fulfill({ status: 403, json: { error: { code: 'server/creation-code' } } });
  });
  await page.goto(`${address}#/together`);
  const code = page.getByRole('textbox', { name: create.code });
  await expect(page.getByRole('button', { name: create.open })).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByRole('button', { name: create.open }).click();
  await expect(code).toBeFocused();
  await expectWell(page, 'a code is asked for');
  await code.fill('sesame');
  await page.getByRole('button', { name: create.open }).click();
  await expect(page.locator('.places')).toBeVisible();
  // The browser keeps it.
  await page.goto(`${address}#/together`);
  await page.getByRole('button', { name: create.open }).click();
  await expect(page.locator('.places')).toBeVisible();
});
