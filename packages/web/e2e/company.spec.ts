/** People at online tables besides their moves: takebacks, stand-ins, resigning, clocks, talk. */
import { expectAccessible } from './support/accessible.ts';
import { gather, lure, whoActs } from './support/gathering.ts';
import { Company, DESKTOP, type Guest, PHONE, SMALL_PHONE } from './support/guests.ts';
import { OwnServer } from './support/ownServer.ts';
import { shown } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const server = new OwnServer('packages/web/e2e/support/hastyServer.ts');
let company: Company;

test.describe.configure({ mode: 'default' });

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.beforeEach(({ browser }) => {
  company = new Company(browser, () => server.port);
});
test.afterEach(() => company.leave());

const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true });
const card = ({ page }: Guest) => page.locator('.notice');
const menuItem = async (guest: Guest, name: string): Promise<void> => {
  await guest.page.locator('.top-bar .icon-button').first().click();
  await guest.page.locator('.menu').getByRole('button', { name, exact: true }).click();
};
const otherOf = (guests: readonly Guest[], one: Guest): Guest => {
  const other = guests.find((guest) => guest !== one);
  if (other === undefined) throw new Error('there is no one else');
  return other;
};
const log = ({ page }: Guest) => page.locator('.log-entries');

test('a turn is taken back if the other player allows it, and once refused it stays', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', PHONE)];
  await gather(guests);
  const first = await whoActs(guests);
  const second = otherOf(guests, first);
  const before = await shown(first.page);
  await lure(first);
  const { takeback } = first.words.company.question;
  await button(first, takeback.ask).click();
  await expect(card(first).getByRole('heading')).toHaveText(takeback.own);
  const asked = second.words.company.question.takeback;
  await expect(card(second)).toContainText(/Amina|Jonas/);
  for (const guest of guests) await expectAccessible(guest.page, 'a takeback');
  await button(second, asked.allow).click();
  await expect(card(first)).toHaveCount(0);
  await expect.poll(() => shown(first.page)).toEqual(before);
  const { notes } = guests[0]?.words.company ?? first.words.company;
  if (guests[0] !== undefined) await expect(log(guests[0])).toContainText(notes.takeback);

  await lure(first);
  await button(first, takeback.ask).click();
  await button(second, asked.refuse).click();
  await expect(card(first).getByRole('heading')).toHaveText(takeback.declinedHeading);
  await button(first, first.words.company.question.allRight).click();
  await expect(card(first)).toHaveCount(0);
});

test('a bot stands in for someone who has vanished, and gives the seat back', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('fr', PHONE)];
  for (const { page } of guests) await page.clock.install();
  await gather(guests, { standIn: 'trader' });
  const absent = await whoActs(guests);
  const present = otherOf(guests, absent);
  absent.cable.cut();
  // Requests count for a minute, as those of programs do.
  await server.pass(70_000);
  await expect(present.page.locator('.presence[data-state="offline"]')).toHaveCount(1);
  await server.pass(60_000);
  await present.page.clock.fastForward('02:10');
  const { vanished, standIn } = present.words.company;
  await expect(card(present)).toBeVisible();
  await expectAccessible(present.page, 'someone has vanished');
  await expect(card(present)).toContainText(`(${present.words.terms.bot.trader})`);
  await button(present, vanished.bot).click();
  await expect(present.page.locator('.presence[data-state="bot"]')).toHaveCount(1);
  await present.player.turn();

  absent.cable.mend();
  const { heading, takeBack } = absent.words.company.standIn;
  await expect(card(absent).getByRole('heading')).toHaveText(heading);
  await expect(absent.page.locator('.intents')).toHaveCount(0);
  await expectAccessible(absent.page, 'a bot plays for me');
  await button(absent, takeBack).click();
  await expect(card(absent)).toHaveCount(0);
  await expect(present.page.locator('.presence[data-state="bot"]')).toHaveCount(0);
  await expect(present.page.locator('p.unseen[role=status]')).toContainText(
    standIn.isBack(absent === guests[0] ? 'Amina' : 'Jonas'),
  );
  await lure(present);
  await absent.player.turn();
});

const CLOCK = /^(10:00|9:\d\d)$/;

test('resigning ends a game of two; the deal is checked, and the record is whole', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('es', PHONE)] as const;
  const [amina, jonas] = guests;
  const table = await gather(guests, { pace: { bank: 600, increment: 0, cap: 600 } });
  const { page: television, address } = await company.invite('en', DESKTOP);
  await television.goto(`${address}#/t/${table}/screen`);
  await expect(television.locator('.big-player .clock')).toHaveText([CLOCK, CLOCK]);
  await lure(await whoActs(guests));
  const { resign, end, deal } = jonas.words.company;
  await menuItem(jonas, resign.ask);
  await expectAccessible(jonas.page, 'resigning');
  await jonas.page.getByRole('dialog').locator('[data-confirm]').click();
  await expect(jonas.page.getByRole('heading', { name: end.youResigned })).toBeVisible();
  await expect(
    amina.page.getByRole('heading', { name: amina.words.company.end.resigned('Jonas') }),
  ).toBeVisible();
  await expect(amina.page.locator('.verdict')).toHaveText(amina.words.table.scoring.youWin);
  await expect(amina.page.locator('.early-places li').last()).toContainText('Jonas');
  for (const { page } of guests) await expectAccessible(page, 'an early end');
  await expect(television.locator('.big-turn p')).toHaveText(`Jonas ${amina.words.company.notes.ended}`);

  await jonas.page.getByRole('button', { name: deal.check }).click();
  await expect(jonas.page.getByText(deal.good.heading)).toBeVisible();
  await expectAccessible(jonas.page, 'the deal');
  const download = amina.page.waitForEvent('download');
  await amina.page.getByRole('link', { name: amina.words.company.end.download }).click();
  const text = await (await download).createReadStream().then(async (stream) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  });
  expect(text).toContain('resigned B');
  expect(text).toContain('seed');

  await amina.page.getByRole('button', { name: amina.words.table.scoring.rematch }).click();
  await expect(television.locator('.big-seats')).toBeVisible();
});

test('people may agree to end the game, also while they talk', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', SMALL_PHONE)] as const;
  const [amina, jonas] = guests;
  await gather(guests, { bots: 1 });
  await button(jonas, jonas.words.company.talk.heading).click();
  await menuItem(amina, amina.words.company.question.end.ask);
  const chip = jonas.page.locator('.question-chip');
  await expect(chip).toHaveText(jonas.words.company.question.end.asks('Amina'));
  await expectAccessible(jonas.page, 'a question while people talk');
  await chip.click();
  await button(jonas, jonas.words.company.question.end.agree).click();
  for (const { page, words } of guests) {
    await expect(page.getByRole('heading', { name: words.company.end.agreed })).toBeVisible();
    await expect(page.locator('.verdict')).toHaveCount(0);
  }
});

test('a clock runs, is low, runs out, and a bot plays on', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', PHONE)];
  await gather(guests, { pace: { bank: 25, increment: 5, cap: 25 } });
  const slow = await whoActs(guests);
  const other = otherOf(guests, slow);
  await expect(slow.page.locator('.player[data-acting] .clock')).toHaveAttribute('data-state', 'low');
  await expect(other.page.locator('.player:not([data-acting]) .clock')).toHaveAttribute(
    'data-state',
    'resting',
  );
  for (const { page } of guests) await expectAccessible(page, 'clocks');
  await server.pass(30_000);
  const { heading, byClock, takeBack } = slow.words.company.standIn;
  await expect(card(slow).getByRole('heading')).toHaveText(heading);
  await expect(card(slow)).toContainText(byClock);
  await other.player.turn();
  await button(slow, takeBack).click();
  await expect(card(slow)).toHaveCount(0);
});

test('four clocks on a small phone: the one that runs is in its cell as a whole', async () => {
  const guests = [await company.invite('en', SMALL_PHONE), await company.invite('de', SMALL_PHONE)];
  await gather(guests, { bots: 2, pace: { bank: 900, increment: 5, cap: 900 } });
  const { page } = await whoActs(guests);
  const clock = page.locator('.clock:visible');
  await expect(clock).toHaveCount(1);
  const cell = await page.locator('.player[data-acting]').boundingBox();
  const box = await clock.boundingBox();
  expect(box?.x).toBeGreaterThan(cell?.x ?? Number.NaN);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((cell?.x ?? 0) + (cell?.width ?? 0));
});

test('two people talk in two languages, and someone who watches only reads', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', SMALL_PHONE)] as const;
  const [amina, jonas] = guests;
  const table = await gather(guests);
  await amina.page.getByRole('tab', { name: amina.words.company.talk.heading }).click();
  await button(amina, amina.words.company.talk.phrases.niceMove).click();
  await expect(jonas.page.locator('.bubble')).toHaveText(jonas.words.company.talk.phrases.niceMove);
  await jonas.page.getByRole('button', { name: jonas.words.company.talk.unread(1) }).click();
  await expect(jonas.page.locator('.says')).toHaveText(
    new RegExp(`Amina ${jonas.words.company.talk.phrases.niceMove}`),
  );
  await expect(jonas.page.locator('.says')).toBeInViewport({ ratio: 1 });
  const field = jonas.page.getByRole('textbox', { name: jonas.words.company.talk.say });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('<b>Danke</b> & bis gleich');
  await field.press('Enter');
  await expect(amina.page.locator('.says').last()).toContainText('<b>Danke</b> & bis gleich');
  for (const { page } of guests) await expectAccessible(page, 'talk');

  const lin = await company.invite('fr', DESKTOP);
  await lin.page.goto(`${lin.address}#/t/${table}`);
  await lin.page.getByRole('button', { name: lin.words.together.join.watchNow }).click();
  await lin.page.getByRole('tab', { name: new RegExp(lin.words.company.talk.heading) }).click();
  await expect(lin.page.locator('.says').first()).toContainText(lin.words.company.talk.phrases.niceMove);
  await expect(lin.page.getByText(lin.words.company.talk.watching)).toBeVisible();
  await expect(lin.page.getByRole('textbox')).toHaveCount(0);

  await amina.page.getByRole('button', { name: amina.words.company.talk.about('Jonas') }).click();
  await button(amina, amina.words.company.talk.mute('Jonas')).click();
  await expect(amina.page.locator('.says')).toHaveCount(1);

  await menuItem(amina, amina.words.company.talk.switchOff);
  await amina.page.keyboard.press('Escape');
  await expect(jonas.page.getByText(jonas.words.company.talk.off)).toBeVisible();
});

test('the same seat in two windows: both work and say so', async () => {
  const guests = [await company.invite('en', DESKTOP), await company.invite('de', PHONE)] as const;
  const [amina] = guests;
  const table = await gather(guests);
  const second = await amina.page.context().newPage();
  await second.goto(`${amina.address}#/t/${table}`);
  await expect(amina.page.locator('.ribbon')).toContainText(amina.words.company.elsewhere.tab);
  await expect(second.locator('.ribbon')).toContainText(amina.words.company.elsewhere.tab);
  await expectAccessible(amina.page, 'two windows');
  await second.close();
  await expect(amina.page.locator('.ribbon')).toHaveCount(0);
});
