/** "Take back my last turn" in games against bots only. */
import { type Action, FastRandom, formatRecord, parseRecord, type View } from '@kairo/engine';
import { PERSON, type SeatSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { gameRecord } from '../src/index.ts';
import { choose } from './fakeBots.ts';
import { House, Sitting, setupOf, there } from './sitting.ts';

const takeBack = { type: 'takeBack' } as const;

/** Bots that lure whenever they can, which reveals nothing. */
function luring(house: House): void {
  house.bots.decision = async ({ view }) => {
    const lure = view.legal.find(({ type }) => type === 'lure');
    const action = lure ?? choose(view.legal, new FastRandom('else'));
    return { ok: true, value: { thought: { action, iterations: 0 } } };
  };
}

async function sittingOf(players: readonly SeatSetup['player'][] = [PERSON, 'trader', 'merchant']) {
  const house = new House();
  luring(house);
  const sitting = await Sitting.open('t', setupOf(players, { edition: 'cairo' }), { house });
  await sitting.untilPerson();
  return sitting;
}

async function playTurn(sitting: Sitting, wanted: (action: Action) => boolean): Promise<void> {
  while (!sitting.known.draft?.isComplete) {
    const { legal } = sitting.known.view;
    await sitting.act(legal.find(wanted) ?? there(legal[0]));
  }
  await sitting.endTurn();
  await sitting.untilPerson();
}

const lures = ({ type }: Action): boolean => type === 'lure';

describe('the only person at a table', () => {
  test('takes back the last turn, and with it what bots did after it', async () => {
    const sitting = await sittingOf();
    const before = sitting.known;
    await playTurn(sitting, lures);
    expect(sitting.known.version.seq).toBe(before.version.seq + 3);
    const { view } = await sitting.done(takeBack);
    expect(view).toEqual(before.view);
    expect(sitting.known.steps.at(-1)?.note).toEqual({
      type: 'takeback',
      seat: 0,
      to: before.version.seq,
    });
  });

  test('gets the same bots after the same moves: nothing is to be had by trying again', async () => {
    const sitting = await sittingOf();
    await playTurn(sitting, lures);
    const { asked } = sitting.house.bots;
    const [first, second] = asked.slice(-2);
    const { view } = sitting.known;
    await sitting.done(takeBack);
    await playTurn(sitting, lures);
    const [third, fourth] = asked.slice(-2);
    expect([third, fourth]).toEqual([first, second]);
    expect(sitting.known.view).toEqual(view);
  });

  test('may take back turn after turn, as long as nothing was seen; the record does not have them', async () => {
    const sitting = await sittingOf();
    const { view } = sitting.known;
    await playTurn(sitting, lures);
    await playTurn(sitting, lures);
    await sitting.done(takeBack);
    await sitting.done(takeBack);
    expect(sitting.known.view).toEqual(view);
    const table = await sitting.house.table('t');
    const record = await gameRecord(table, 0);
    const turns = record.turns.length;
    expect(parseRecord(formatRecord(record)).ok).toBe(true);
    await playTurn(sitting, lures);
    expect((await gameRecord(table, 0)).turns).toHaveLength(turns + 3);
  });

  test('is told why not: cards were seen, or there was no turn', async () => {
    const sitting = await sittingOf();
    expect(await sitting.refusalOf(takeBack)).toBe('table/nothing-to-take-back');
    await playTurn(sitting, ({ type }) => type === 'pick');
    expect(await sitting.refusalOf(takeBack)).toBe('table/already-revealed');
  });

  test('has seen the cards that a bot has played, but not what it drew from the pile', async () => {
    const afterBot = async (choose: (view: View) => Action | undefined): Promise<string | undefined> => {
      const sitting = await sittingOf([PERSON, 'trader']);
      sitting.house.bots.decision = async ({ view }) => {
        const action = choose(view) ?? there(view.legal[0]);
        return { ok: true, value: { thought: { action, iterations: 0 } } };
      };
      await playTurn(sitting, lures);
      return sitting.refusalOf(takeBack);
    };
    const isBuild = ({ type }: Action): boolean => type === 'expand' || type === 'stall';
    expect(await afterBot(({ legal }) => legal.find(isBuild))).toBe('table/already-revealed');
    // Two picks leave no more than four cards.
    const sources = ['barkers', 'pile'] as const;
    const pick = ({ legal, pending }: View): Action | undefined =>
      legal.find((action) => action.type === 'pick' && action.from === sources[pending === null ? 0 : 1]);
    expect(await afterBot(pick)).toBeUndefined();
  });

  test('loses only a draft with it, and a repeated command is answered', async () => {
    const sitting = await sittingOf();
    await playTurn(sitting, lures);
    await sitting.act(there(sitting.known.view.legal.find(({ type }) => type !== 'pick')));
    const { version } = sitting.known;
    const command = { seat: 0, id: 'again', base: version, command: takeBack };
    const table = await sitting.house.table('t');
    const first = await table.command(command);
    expect(first?.ok).toBe(true);
    expect(await table.command(command)).toEqual(first);
  });
});

test('with other people at the table it is for them to agree', async () => {
  const sitting = await Sitting.open('t', setupOf([PERSON, PERSON]));
  const seat = there(sitting.known.acting);
  await sitting.sit(seat);
  expect(await sitting.refusalOf(takeBack)).toBe('table/not-alone');
});
