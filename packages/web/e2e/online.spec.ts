/** Online tables in several browsers at once, against a server of this test's own. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { isFreshTurn } from './support/choosing.ts';
import { expectWell } from './support/fitting.ts';
import { Company, DESKTOP, type Guest, PHONE, seated } from './support/guests.ts';
import { alleyAs } from './support/links.ts';
import type { Offer } from './support/offer.ts';
import { OwnServer } from './support/ownServer.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const server = new OwnServer();
let company: Company;

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.beforeEach(({ browser }) => {
  company = new Company(browser, () => server.port);
});
test.afterEach(() => company.leave());

/** Opens a table with these others, besides its creator; returns its address. */
async function openTable(host: Guest, name: string, others: readonly ('invited' | 'anyone' | 'bot')[]) {
  const { page, words } = host;
  const { create, seat } = words.together;
  await page.goto(host.address);
  await page.getByRole('link', { name: words.home.together.create }).click();
  await page.getByRole('textbox', { name: seat.yourName }).fill(name);
  for (const [i, kind] of others.entries()) {
    if (i > 0) await page.getByRole('button', { name: create.addSeat }).click();
    const kinds = page.getByRole('group', { name: seat.kind(i + 2) });
    await kinds.getByRole('radio', { name: seat.kinds[kind] }).check();
  }
  return page;
}

async function create(host: Guest): Promise<string> {
  const { page, words } = host;
  await page.getByRole('button', { name: words.together.create.open }).click();
  await expect(page.locator('.places')).toBeVisible();
  return page.url();
}

async function sitDown({ page, words }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: words.together.seat.yourName }).fill(name);
  await page.getByRole('button', { name: words.together.join.sitAs(name) }).click();
  await expect(page.locator('.places')).toBeVisible();
}

/** Counts the turns of a player; true when the one with this number begins. */
function atTurn(number: number) {
  const counter = Object.assign(
    (offer: Offer): boolean => {
      if (!isFreshTurn(offer)) return false;
      counter.count++;
      return counter.count === number;
    },
    { count: 0 },
  );
  return counter;
}

/** The page says that it has no network, keeps what it shows, and goes on afterwards. */
async function loseNetwork({ page, cable, words }: Guest): Promise<void> {
  const { reconnecting, back } = words.together.table;
  const ribbon = page.locator('.ribbon');
  const before = await shown(page);
  cable.cut();
  await expect(ribbon).toContainText(reconnecting);
  await expect(page.locator('.intents button').first()).toHaveAttribute('aria-disabled', 'true');
  expect(await shown(page)).toEqual(before);
  const isBack = ribbon.filter({ hasText: back }).waitFor();
  cable.mend();
  await isBack;
  await expect(ribbon).toHaveCount(0);
  expect(await shown(page)).toEqual(before);
}

/** A move that was made while there was no server is sent once there is one again. */
async function restart({ page, words }: Guest): Promise<void> {
  const { kept, back } = words.together.table;
  await expect(page.locator('.prompt-text')).toContainText(kept);
  const isBack = page.locator('.ribbon', { hasText: back }).waitFor();
  await server.start();
  await isBack;
}

const place = (page: Page, name: string) => page.locator('.place', { hasText: name });

test('two people on two devices in two languages play a whole game with a bot, come what may', async () => {
  const amina = await company.invite('en', DESKTOP);
  const noor = await company.invite('de', PHONE);
  const { page } = amina;
  await openTable(amina, 'Amina', ['invited', 'bot']);
  await page.getByRole('radio', { name: amina.words.home.board.boards.alley.label }).check();
  await page.getByRole('combobox', { name: amina.words.together.seat.level(3) }).selectOption('apprentice');
  const link = await create(amina);

  await sitDown(noor, Company.at(noor, link), 'Noor');
  await expect(place(page, 'Noor')).toContainText(amina.words.together.waiting.notReady);
  await expect(page.locator('[data-announcer]')).toHaveText(
    amina.words.together.waiting.news.satDown('Noor'),
  );
  const { foot } = amina.words.together.waiting;
  const start = page.getByRole('button', { name: foot.start, exact: true });
  await expect(page.getByRole('button', { name: foot.waitingFor(['Noor']) })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await noor.page.getByRole('button', { name: noor.words.together.waiting.foot.iAmReady }).click();
  await start.click();
  await Promise.all([seated(amina), seated(noor)]);

  await test.step('someone watches, and sees no hand', async () => {
    const lin = await company.invite('fr', DESKTOP);
    await lin.page.goto(Company.at(lin, link));
    await lin.page.getByRole('button', { name: lin.words.together.join.watchNow }).click();
    await seated(lin);
    await expect(lin.page.locator('.standings')).toBeVisible();
    await expect(lin.page.locator('.hand-card')).toHaveCount(0);
    await expect(page.locator('.watchers')).toContainText(amina.words.together.table.watching(1));
    await lin.page.close();
    await expect(page.locator('.watchers')).toHaveCount(0);
  });

  const [lost, restarted] = [atTurn(3), atTurn(4)];
  let recovery: Promise<void> | undefined;
  await Promise.all([
    noor.player.play(async (offer) => {
      if (lost(offer)) await loseNetwork(noor);
      return false;
    }),
    amina.player.play(async (offer) => {
      restarted(offer);
      if (recovery === undefined && restarted.count === 4 && offer.confirm !== null) {
        await server.kill();
        await expect(page.locator('.ribbon')).toContainText(amina.words.together.table.reconnecting);
        // Meanwhile the player presses what was to be confirmed.
        recovery = restart(amina);
      }
      return false;
    }),
  ]);
  expect(lost.count).toBeGreaterThanOrEqual(3);
  expect(recovery).toBeDefined();
  await recovery;
  for (const guest of [amina, noor]) {
    await expect(guest.page.locator('.score-table tbody tr')).toHaveCount(3);
  }
  const totals = (guest: Guest) => guest.page.locator('.score-total').allInnerTexts();
  expect(await totals(noor)).toEqual(await totals(amina));

  await test.step('a rematch carries both along', async () => {
    await page.getByRole('button', { name: amina.words.table.scoring.rematch }).click();
    await expect(place(page, 'Noor')).toBeVisible();
    expect(page.url()).not.toBe(link);
    const along = noor.page.getByRole('link', { name: noor.words.together.table.toRematch });
    await along.click();
    await expect(place(noor.page, 'Noor')).toContainText(noor.words.together.seat.you);
    await expect(
      noor.page.getByRole('button', { name: noor.words.together.waiting.foot.iAmReady }),
    ).toBeVisible();
  });
});

test('a reloaded page, a second tab and the start page lead back to the seat', async () => {
  const amina = await company.invite('en', DESKTOP);
  const { page, words } = amina;
  await openTable(amina, 'Amina', ['bot']);
  const link = await create(amina);
  await page.getByRole('button', { name: words.together.waiting.foot.start, exact: true }).click();
  await seated(amina);
  await amina.player.turn();
  await page.reload();
  await seated(amina);
  const hand = await page.locator('.hand-card').count();
  expect(hand).toBeGreaterThan(0);
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.locator('.hand-card')).toHaveCount(hand);
  await tab.goto('about:blank');
  await tab.goto(amina.address);
  const ticket = tab.getByRole('navigation', { name: words.home.games.label }).getByRole('link').first();
  await expect(ticket).toContainText(words.home.games.yourTurn);
  await ticket.click();
  await expect(tab.locator('.hand-card')).toHaveCount(hand);
});

test('a code, a pasted link and the list of open tables lead to a table', async () => {
  const amina = await company.invite('en', DESKTOP);
  const noor = await company.invite('es', PHONE);
  await openTable(amina, 'Amina', ['anyone', 'invited']);
  await expect(amina.page.getByText(amina.words.together.create.listed)).toBeVisible();
  const link = await create(amina);
  const code = await amina.page.locator('.code-text b').innerText();
  const { page, words } = noor;
  const field = page.getByRole('textbox', { name: words.home.together.code });
  const invited = page.getByRole('heading', { name: words.together.join.invites('Amina') });
  for (const typed of [code, code.toLowerCase().replace(' ', ''), link]) {
    await page.goto(noor.address);
    await field.fill(typed);
    await field.press('Enter');
    await expect(invited).toBeVisible();
    expect(new URL(page.url()).hash).toBe(new URL(link).hash);
  }
  await page.goto(noor.address);
  await field.fill('HBK 4T');
  await field.press('Enter');
  await expect(page.getByText(words.home.together.badCode)).toBeVisible();
  await page.getByRole('link', { name: words.home.together.openTables }).click();
  await page.getByRole('link', { name: words.together.lists.sitWith('Amina') }).click();
  await expect(invited).toBeVisible();
});

test('a host locks, removes, hands on and closes; a host who leaves is succeeded', async () => {
  const amina = await company.invite('en', DESKTOP);
  const noor = await company.invite('fr', PHONE);
  await openTable(amina, 'Amina', ['invited', 'invited']);
  const link = await create(amina);
  await sitDown(noor, Company.at(noor, link), 'Noor');
  const { page, words } = amina;
  const { waiting } = words.together;
  await test.step('they talk while they wait', async () => {
    const { phrases } = words.company.talk;
    const { talk } = noor.words.company;
    await page.getByRole('button', { name: phrases.hello, exact: true }).click();
    const folded = noor.page.locator('summary', { hasText: talk.heading });
    await expect(folded).toContainText(talk.says('Amina', talk.phrases.hello));
    await expect(folded.locator('.news-count')).toHaveText('1');
    await expect(noor.page.locator('[data-announcer]')).toHaveText(talk.says('Amina', talk.phrases.hello));
    await folded.click();
    const field = noor.page.getByRole('textbox', { name: talk.say });
    await field.fill('Bonsoir à tous');
    await field.press('Enter');
    await expect(page.locator('.says').last()).toContainText('Noor Bonsoir à tous');
    for (const guest of [amina, noor]) await expectWell(guest.page, 'talk while waiting');
    await folded.click();
  });
  await test.step('a name is one person’s', async () => {
    const twin = await company.invite('en', DESKTOP);
    await twin.page.goto(Company.at(twin, link));
    await twin.page.getByRole('textbox', { name: words.together.seat.yourName }).fill('noor');
    await twin.page.getByRole('button', { name: words.together.join.sitAs('noor') }).click();
    await expect(twin.page.getByRole('alert')).toContainText('noor');
    await page.getByRole('button', { name: waiting.change }).click();
    await page.getByRole('switch', { name: waiting.terms.lock.label }).check();
    await page.keyboard.press('Escape');
    await expect(twin.page.getByRole('heading', { name: words.together.join.full.locked })).toBeVisible();
  });
  await test.step('a bot for a free seat', async () => {
    await page.getByRole('button', { name: waiting.putBot }).click();
    await expect(place(page, words.terms.bot.merchant)).toBeVisible();
  });
  await test.step('the host’s role', async () => {
    await page.getByRole('button', { name: waiting.more('Noor') }).click();
    await page.getByRole('button', { name: waiting.guest.makeHost }).click();
    await expect(noor.page.locator('[data-announcer]')).toHaveText(noor.words.together.waiting.news.youHost);
    await noor.page.getByRole('button', { name: noor.words.together.waiting.leave }).click();
    await noor.page.getByRole('button', { name: noor.words.together.waiting.leaving.giveUp }).click();
    await expect(noor.page.getByRole('link', { name: noor.words.home.together.create })).toBeVisible();
    await expect(place(page, waiting.free)).toBeVisible();
    await expect(page.getByRole('button', { name: waiting.change })).toBeVisible();
  });
  await test.step('the end', async () => {
    await page.getByRole('button', { name: waiting.leave }).click();
    await page.getByRole('button', { name: waiting.leaving.close }).click();
    await expect(page.getByRole('heading', { name: words.together.trouble.closed.heading })).toBeVisible();
  });
});

test('a table on a board from a file; what is wrong with a file is said', async () => {
  const amina = await company.invite('en', DESKTOP);
  const { page, words } = amina;
  const { boardFile, create: creating } = words.together;
  await openTable(amina, 'Amina', ['bot']);
  const choose = async (name: string, text: string): Promise<void> =>
    page
      .getByLabel(boardFile.open)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');
  await choose('notes.json', '["cairo"]');
  await expect(alert).toHaveText(boardFile.notABoard('notes.json'));
  await choose('crooked.json', JSON.stringify({ ...alleyAs('crooked'), expansionsPerColour: -1 }));
  await expect(page.getByRole('radio', { name: words.home.ownBoard('crooked') })).toBeChecked();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: creating.open }).click();
  await expect(alert).toContainText('“expansionsPerColour” is -1, expected a whole number');
  await expectAccessible(page, 'a board that is refused');
  await choose('oasis.json', JSON.stringify(alleyAs('oasis')));
  await create(amina);
  await expect(page.locator('.facts-line')).toContainText(words.home.ownBoard('oasis'));
  await page.getByRole('button', { name: words.together.waiting.foot.start, exact: true }).click();
  await seated(amina);
  await amina.player.turn();
});

test('what does not exist, or is private, is said', async () => {
  const amina = await company.invite('en', DESKTOP);
  const { page, words } = amina;
  const { trouble, terms } = words.together;
  await page.goto(`${amina.address}#/t/aaaaaaaaaaaaaaaaaaaaaa`);
  await expect(page.getByRole('heading', { name: trouble.unknown.heading })).toBeVisible();
  await page.goto(`${amina.address}#/t/AAAAAA`);
  await expect(page.getByRole('heading', { name: trouble.noCode.heading('AAA AAA') })).toBeVisible();
  await openTable(amina, 'Amina', ['bot']);
  await page.getByRole('radio', { name: terms.spectators.no }).check();
  const link = await create(amina);
  await page.getByRole('button', { name: words.together.waiting.foot.start, exact: true }).click();
  await seated(amina);
  const lin = await company.invite('de', DESKTOP);
  await lin.page.goto(Company.at(lin, link));
  const { noSpectators, watchNow } = lin.words.together.join;
  await expect(lin.page.getByText(noSpectators)).toBeVisible();
  await expect(lin.page.getByRole('button', { name: watchNow })).toHaveCount(0);
});

test('without its server, the start page says so and everything else works', async () => {
  const amina = await company.invite('en', DESKTOP);
  const { page, words, cable } = amina;
  await page.goto(amina.address);
  const createLink = page.getByRole('link', { name: words.home.together.create });
  await expect(createLink).toBeVisible();
  cable.cut();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(words.home.together.away)).toBeVisible();
  await expect(page.getByRole('button', { name: words.home.together.create })).toBeDisabled();
  cable.mend();
  await page.getByRole('button', { name: words.app.retry }).click();
  await expect(createLink).toBeVisible();
});
