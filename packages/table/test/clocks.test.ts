/** Clocks and rounds at a table of people. */
import { legalActions } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { Club, codeOf, SECOND } from './club.ts';
import { aWhile, there } from './sitting.ts';

describe('clocks', () => {
  const pace = { bank: 60, increment: 10, cap: 65 };

  test('a clock runs for the person who has to act; the increment comes at the end of the turn, up to the cap', async () => {
    const club = await Club.open([PERSON, PERSON], { pace });
    const seat = club.acting;
    club.time += 20 * SECOND;
    expect(club.company.message.clock?.left[seat]).toBe(40 * SECOND);
    await club.turn();
    expect(club.company.message.clock?.left[seat]).toBe(50 * SECOND);
    club.time += SECOND;
    await club.turn();
    expect(club.company.message.clock?.left[1 - seat]).toBe(65 * SECOND);
    await club.load();
    expect(club.company.message.clock).toMatchObject({ running: seat });
    expect(club.company.message.clock?.left[seat]).toBe(50 * SECOND);
  });

  test('undo returns nothing, and downtime of the server is free', async () => {
    const club = await Club.open([PERSON, PERSON], { pace });
    const seat = club.acting;
    const lure = there(legalActions(club.table.match.draftState).find(({ type }) => type === 'lure'));
    const base = club.table.match.version;
    club.time += 5 * SECOND;
    await club.table.command({ seat, id: 'x', base, command: { type: 'act', action: lure } });
    club.time += 5 * SECOND;
    await club.table.command({ seat, id: 'y', base: club.table.match.version, command: { type: 'undo' } });
    expect(club.company.message.clock?.left[seat]).toBe(50 * SECOND);
    club.downtime = 4 * SECOND;
    expect(club.company.message.clock?.left[seat]).toBe(54 * SECOND);
  });

  /** The clock of the acting person runs out; a bot stands in, but does not move before it is let. */
  async function ranOut(changes: Partial<typeof pace>) {
    const club = await Club.open([PERSON, PERSON, PERSON], { pace: { ...pace, ...changes } });
    const { decision } = club.bots;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    club.bots.decision = async (asked) => {
      await released;
      return decision(asked);
    };
    const seat = club.acting;
    const letBotPlay = async (): Promise<void> => {
      release();
      while (club.acting === seat) await aWhile();
    };
    club.time += 61 * SECOND;
    await club.company.lookAtClock();
    await aWhile();
    expect(club.table.standing.standIns[seat]).toBe('trader');
    return { club, seat, letBotPlay };
  }

  test.each([
    ['30 seconds', { increment: 0 }, 30],
    ['the increment, if that is more', { increment: 40 }, 40],
    ['the cap, if that is less', { increment: 0, cap: 20 }, 20],
  ])('a person who is back with an empty bank has %s', async (_, changes, expected) => {
    const { club, seat, letBotPlay } = await ranOut(changes);
    await letBotPlay();
    await club.do(seat, { type: 'return' });
    expect(club.company.message.clock?.left[seat]).toBe(expected * SECOND);
    // Once: to be here already brings nothing.
    expect(codeOf(await club.do(seat, { type: 'return' }))).toBe('company/no-stand-in');
    await club.load();
    expect(club.company.message.clock?.left[seat]).toBe(expected * SECOND);
  });

  test('the turn in which it ran out is the bot’s: going away and coming back brings no time', async () => {
    const { club, seat } = await ranOut({ increment: 0 });
    const { seq } = club.table.match.version;
    for (let i = 0; i < 3; i++) {
      expect(codeOf(await club.do(seat, { type: 'return' }))).toBe('company/out-of-time');
    }
    // Nor does a friend to whom the seat is handed.
    await club.company.hand(seat, 'to a friend');
    expect(club.company.message.clock?.left[seat]).toBe(0);
    await club.company.lookAtClock();
    expect(codeOf(await club.do(seat, { type: 'return' }))).toBe('company/out-of-time');
    expect(club.table.match.version.seq).toBe(seq + 2);
  });

  test('a return that was refused stays refused when the same request comes once more, after the turn', async () => {
    const { club, seat, letBotPlay } = await ranOut({ increment: 0 });
    expect(codeOf(await club.do(seat, { type: 'return' }, 'early'))).toBe('company/out-of-time');
    await letBotPlay();
    expect(codeOf(await club.do(seat, { type: 'return' }, 'early'))).toBe('company/out-of-time');
    expect(await club.do(seat, { type: 'return' }, 'later')).toMatchObject({ ok: true });
  });

  test('a full bank is not topped up by a return', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON], { pace });
    const absent = (club.acting + 1) % 3;
    club.away.add(absent);
    await club.do(club.acting, { type: 'propose', proposal: { kind: 'standIn', seat: absent } });
    for (const seat of club.company.message.question?.asked ?? []) {
      await club.do(seat, { type: 'vote', question: 1, agrees: true });
    }
    expect(club.table.standing.standIns[absent]).toBe('trader');
    await club.do(absent, { type: 'return' });
    expect(club.company.message.clock?.left[absent]).toBe(60 * SECOND);
  });

  test('when it has run out, a bot stands in', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON], { pace });
    const seat = club.acting;
    club.time += 59 * SECOND;
    await club.company.lookAtClock();
    expect(club.acting).toBe(seat);
    club.time += 2 * SECOND;
    await club.company.lookAtClock();
    await aWhile();
    await aWhile();
    expect((await club.log()).find(({ type }) => type === 'clock')).toMatchObject({
      seat,
      standIn: 'trader',
    });
    expect(club.acting).not.toBe(seat);
  });
});

test('rounds are counted by the turns of the first player, without those taken back', async () => {
  const club = await Club.open([PERSON, PERSON]);
  const { rounds } = club.table.standing;
  const starter = club.acting;
  const before = rounds.length;
  await club.turn();
  expect(club.table.standing.rounds).toHaveLength(before);
  const other = await club.turn();
  expect([other === starter, club.acting]).toEqual([false, starter]);
  expect(club.table.standing.rounds).toHaveLength(before + 1);
  await club.do(other, { type: 'propose', proposal: { kind: 'takeback' } });
  const { question } = club.company.message;
  await club.do(starter, { type: 'vote', question: question?.number ?? 0, agrees: true });
  expect(club.table.standing.rounds).toHaveLength(before);
  const [listed] = await club.store.list();
  expect(listed?.summary).toMatchObject({ round: before });
});
