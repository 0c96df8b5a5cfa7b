/** A person and their seats: on another device, in someone else's hands, and with a screen in the middle of the room. */
import { expectAccessible } from './support/accessible.ts';
import { isFreshTurn } from './support/choosing.ts';
import { expectWell } from './support/fitting.ts';
import { Company, DESKTOP, type Guest, PHONE, seated } from './support/guests.ts';
import { OwnServer } from './support/ownServer.ts';
import { expect, test } from './support/test.ts';

const TV = { viewport: { width: 1920, height: 1080 } };

const server = new OwnServer();
let company: Company;

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.beforeEach(({ browser }) => {
  company = new Company(browser, () => server.port);
});
test.afterEach(() => company.leave());

/** Creates a table, through the page's own server, with its creator in the first seat; returns its id. */
async function openTable({ page, address }: Guest, name: string, others: readonly string[]): Promise<string> {
  await page.goto(address);
  return page.evaluate(
    async ([called, players]) => {
      const ask = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { readonly table: string };
      };
      const icons = ['ankh', 'eye', 'scarab', 'lotus'];
      const seats = ['person', ...players].map((player, i) => ({ name: '', icon: icons[i], player }));
      const help = { routes: true, hints: false };
      const setup = { edition: 'alley', start: 'preset', openMoney: false, help, seats };
      const { table } = await ask('tables', { setup });
      await ask(`tables/${table}/seats/0`, { name: called });
      return table;
    },
    [name, others] as const,
  );
}

async function begin({ page }: Guest, table: string): Promise<void> {
  await page.evaluate(
    (id) =>
      fetch(`api/v1/tables/${id}/begin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    table,
  );
}

async function enter(guest: Guest, table: string): Promise<void> {
  await guest.page.goto(`${guest.address}#/t/${table}`);
  await seated(guest);
}

/** The recovery code of someone whose games are shown. */
async function codeOf({ page, words }: Guest): Promise<string> {
  await page.getByRole('button', { name: words.own.games.along }).click();
  await page.getByRole('button', { name: words.own.along.make }).click();
  return page.getByRole('status', { name: words.own.along.code }).innerText();
}

test('a code takes everything to another device, which can be signed out again', async () => {
  const phone = await company.invite('en', PHONE);
  const { page, words } = phone;
  const table = await openTable(phone, 'Amina', ['apprentice']);
  await begin(phone, table);
  await page.goto(`${phone.address}#/games`);
  await expect(page.locator('.game-row')).toContainText(words.terms.bot.apprentice);
  await expectWell(page, 'my games');
  const code = await codeOf(phone);
  expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4} ?){4}$/);
  await expectWell(page, 'recovery code');

  const desk = await company.invite('de', DESKTOP);
  const other = desk.words.own;
  await desk.page.goto(`${desk.address}#/games`);
  await expect(desk.page.getByText(desk.words.games.none)).toBeVisible();
  await expectWell(desk.page, 'no games');
  await desk.page.goto(desk.address);
  const field = desk.page.getByRole('textbox', { name: desk.words.home.together.code });
  await field.fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`);
  await field.press('Enter');
  await expect(desk.page.getByRole('alert')).toBeVisible();
  await expectWell(desk.page, 'wrong code');
  await desk.page.getByRole('textbox', { name: other.recover.code }).fill(code.toLowerCase());
  await desk.page.getByRole('button', { name: other.recover.look }).click();
  await expect(desk.page.getByText(other.recover.question('Amina', 1))).toBeVisible();
  // The code does not stay in the history.
  expect(desk.page.url()).not.toContain(code.slice(0, 4));
  await desk.page.getByRole('button', { name: other.recover.confirm }).click();
  await desk.page.locator('.game-row').getByRole('link').click();
  await seated(desk);
  await expect(desk.page.locator('.hand-card').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: words.own.games.along }).click();
  const devices = page.locator('.device');
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: words.own.along.thisDevice }).getByRole('button').click();
  await expect(devices).toHaveCount(1);
  // The seat is shown to others as to anyone else now.
  await expect(desk.page.locator('.hand-card')).toHaveCount(0);
});

test('a browser that has games as someone else is asked what becomes of them', async () => {
  const amina = await company.invite('en', DESKTOP);
  const noor = await company.invite('fr', PHONE);
  await openTable(amina, 'Amina', ['person']);
  const table = await openTable(noor, 'Noor', ['apprentice']);
  await begin(noor, table);
  await amina.page.goto(`${amina.address}#/games`);
  const code = (await codeOf(amina)).replaceAll(' ', '');
  const { page, words } = noor;
  await page.goto(`${noor.address}#/recover/${code}`);
  const { recover } = words.own;
  await expect(page.getByText(recover.before('Noor', 1))).toBeVisible();
  await expectWell(page, 'question before games are brought along');
  await page.getByRole('radio', { name: recover.bring }).check();
  await page.getByRole('button', { name: recover.confirm }).click();
  await expect(page.locator('.game-row')).toHaveCount(2);
  await amina.page.reload();
  await expect(amina.page.locator('.game-row')).toHaveCount(2);
});

test('someone who deletes their data is gone, and the others play on', async () => {
  const amina = await company.invite('es', DESKTOP);
  const noor = await company.invite('en', DESKTOP);
  const table = await openTable(amina, 'Amina', ['person']);
  await sit(noor, table, 1, 'Noor');
  await begin(amina, table);
  await enter(noor, table);
  await expect(noor.page.locator('.player').first()).toContainText('Amina');
  const { page, words } = amina;
  const { remove } = words.own.along;
  await page.goto(`${amina.address}#/games`);
  await page.getByRole('button', { name: words.own.games.along }).click();
  await page.getByRole('button', { name: remove.open }).click();
  await expectAccessible(page, 'delete my data');
  await page.getByRole('button', { name: remove.confirm }).click();
  await expect(page.getByText(remove.done)).toBeVisible();
  await expect(noor.page.locator('.player').first()).not.toContainText('Amina');
  await expect(noor.page.locator('.player').first()).toContainText(noor.words.together.presence.bot);
  await noor.player.turn();
});

async function sit(guest: Guest, table: string, seat: number, name: string): Promise<void> {
  const { page, words, address } = guest;
  await page.goto(`${address}#/t/${table}/seat/${seat}`);
  await page.getByRole('textbox', { name: words.together.seat.yourName }).fill(name);
  await page.getByRole('button', { name: words.together.join.sitAs(name) }).click();
  await expect(page.locator('.places')).toBeVisible();
}

test('a seat is handed on by a link, with its hand; the one before looks on', async () => {
  const amina = await company.invite('en', DESKTOP);
  const table = await openTable(amina, 'Amina', ['apprentice']);
  await begin(amina, table);
  await enter(amina, table);
  await amina.player.turn();
  const { page, words } = amina;
  const hand = await page.locator('.hand-card').count();
  const { hand: handing } = words.own;
  await page.getByRole('button', { name: words.table.actions.menu }).click();
  await page.getByRole('button', { name: handing.open }).click();
  await page.getByRole('button', { name: handing.make }).click();
  const link = `http://${await page.getByRole('textbox', { name: handing.link, exact: true }).inputValue()}`;
  await expectAccessible(page, 'hand my seat on');
  await page.keyboard.press('Escape');

  const lin = await company.invite('de', PHONE);
  await lin.page.goto(Company.at(lin, link));
  await expect(lin.page.getByText(lin.words.own.hand.offers('Amina'))).toBeVisible();
  await expectWell(lin.page, 'a seat that is offered');
  await lin.page.getByRole('textbox', { name: lin.words.together.seat.yourName }).fill('Lin');
  await lin.page.getByRole('button', { name: lin.words.own.hand.takeAs('Lin') }).click();
  await seated(lin);
  await expect(lin.page.locator('.hand-card')).toHaveCount(hand);
  expect(lin.page.url()).not.toContain('take');
  await expect(page.locator('.player').first()).toContainText('Lin');
  await expect(page.locator('.hand-card')).toHaveCount(0);
  await lin.player.turn();

  const late = await company.invite('en', DESKTOP);
  await late.page.goto(Company.at(late, link));
  await late.page.getByRole('textbox', { name: late.words.together.seat.yourName }).fill('Kofi');
  await late.page.getByRole('button', { name: late.words.own.hand.takeAs('Kofi') }).click();
  await expect(late.page.getByRole('alert')).toBeVisible();
});

test('a screen in the middle, and two phones as hands', async () => {
  const amina = await company.invite('en', PHONE);
  const noor = await company.invite('de', PHONE);
  const table = await openTable(amina, 'Amina', ['person']);
  // A television has a browser of its own.
  const { page: tv, address } = await company.invite('en', TV);
  await tv.goto(`${address}#/t/${table}/screen`);
  const codes = tv.locator('.qr-card');
  await expect(codes).toHaveCount(1);
  await expect(tv.locator('.big-code b')).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/);
  await expectWell(tv, 'screen with free seats');
  await sit(noor, table, 1, 'Noor');
  await expect(codes).toHaveCount(0);
  await expect(tv.getByText(amina.words.bigScreen.full)).toBeVisible();
  await begin(amina, table);
  await expect(tv.locator('.big-player')).toHaveCount(2);
  await Promise.all([seated(noor), enter(amina, table)]);
  // Noor plays as long as her page is open.
  const noorPlays = noor.player.play().catch(() => undefined);
  let turns = 0;
  await amina.player.play((offer) => isFreshTurn(offer) && ++turns === 3);
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText(amina.words.table.status.turnOf('Amina'));
  await expect(tv.locator('.big-player[data-acting] b').first()).toHaveText('Amina');
  await expect(tv.locator('.big-turn p')).toContainText('Noor');
  await expectWell(tv, 'shared screen');
  // Nothing private, and nothing to press.
  await expect(tv.locator('.hand-card')).toHaveCount(0);
  await expect(
    tv.locator('button:visible, a:visible, input:visible').and(tv.locator(':not([inert] *)')),
  ).toHaveCount(0);
  // On request a phone shows the hand alone, and the board while something on it is chosen.
  const { page, words } = amina;
  const { beside } = words.together.table;
  const board = page.locator('.board-area');
  await page.locator('.top-bar .icon-button').first().click();
  await page.locator('.menu').getByRole('button', { name: beside.onlyHand }).click();
  await expect(board).toBeHidden();
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await expectAccessible(page, 'the hand alone');
  await amina.player.begin('lure');
  await expect(board).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await page.getByRole('button', { name: beside.show }).click();
  await expect(board).toBeVisible();
  await noor.page.close();
  await noorPlays;
});
