/** People at a table: takebacks, stand-ins, resigning, consent, hurrying; and the records of such games. */
import { EDITIONS, formatRecord, legalActions, parseRecord, replayRecord } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { gameRecord, resultOfMatch } from '../src/index.ts';
import { Club, codeOf } from './club.ts';
import { aWhile, there } from './sitting.ts';

describe('takebacks', () => {
  test('a turn that revealed nothing is taken back once all people agree', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const before = club.table.match.settledState;
    const seat = await club.turn();
    await club.do(seat, { type: 'propose', proposal: { kind: 'takeback' } });
    const question = there(club.company.message.question ?? undefined);
    expect(question.asked).toHaveLength(2);
    const [first = -1, second = -1] = question.asked;
    await club.do(first, { type: 'vote', question: question.number, agrees: true });
    expect(club.acting).not.toBe(seat);
    await club.do(second, { type: 'vote', question: question.number, agrees: true });
    expect(club.acting).toBe(seat);
    expect(club.company.message.question).toBeNull();
    expect((await club.log()).at(-1)).toMatchObject({ type: 'takeback', seat, to: 1 });
    expect(club.table.lookAs('spectator', 0).version.seq).toBe(3);
    expect(legalActions(club.table.match.settledState)).toEqual(legalActions(before));
  });

  test('the game goes on after it, and after it was loaded again', async () => {
    const club = await Club.open([PERSON, 'apprentice', 'apprentice']);
    club.bots.decision = () => new Promise(() => undefined);
    while (club.acting !== 0) throw new Error('the person begins with this seed');
    await club.turn();
    await club.do(0, { type: 'propose', proposal: { kind: 'takeback' } });
    await club.turn();
    const { version, acting } = club.table.match;
    await club.load();
    expect(club.table.match.version).toEqual(version);
    expect(club.table.match.acting).toBe(acting);
    const entries = await club.table.entries(0, version.seq);
    expect(entries.map(({ type }) => type)).toEqual(['deal', 'step', 'takeback', 'step']);
  });

  test('not after something was revealed, and not without a turn', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const first = club.acting;
    const proposal = { kind: 'takeback' } as const;
    expect(codeOf(await club.do(first, { type: 'propose', proposal }))).toBe('company/nothing-to-take-back');
    const seat = await club.turn(['pick', 'pick', 'discard']);
    expect(codeOf(await club.do(seat, { type: 'propose', proposal }))).toBe('company/nothing-to-take-back');
  });

  test('not the end alone of a turn that showed its player a card', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = await club.turn(['expand']);
    await club.turn();
    await club.turn();
    await club.turn(['pick', 'pick from the pile']);
    expect((await club.log()).at(-1)).toMatchObject({ type: 'endTurn', seat });
    await club.turn();
    const { version } = club.table.match;
    const proposal = { kind: 'takeback' } as const;
    expect(codeOf(await club.do(seat, { type: 'propose', proposal }))).toBe('company/nothing-to-take-back');
    expect(club.table.match.version).toEqual(version);
  });

  test('no answer tells how often another player has changed a draft', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = await club.turn();
    await club.draft();
    const { version } = club.table.match;
    expect(version.revision).toBeGreaterThan(0);
    const asked = await club.do(seat, { type: 'propose', proposal: { kind: 'takeback' } });
    expect(asked).toEqual({ ok: true, value: { seq: version.seq, revision: 0 } });
    const { number } = there(club.company.message.question ?? undefined);
    const withdrawn = await club.do(seat, { type: 'vote', question: number, agrees: false });
    expect(withdrawn).toEqual(asked);
  });

  test('one refusal is enough, and it is not asked for again', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = await club.turn();
    const proposal = { kind: 'takeback' } as const;
    await club.do(seat, { type: 'propose', proposal });
    const { number } = there(club.company.message.question ?? undefined);
    expect(codeOf(await club.do(seat, { type: 'vote', question: number, agrees: true }))).toBe(
      'company/not-asked',
    );
    await club.do(1 - seat, { type: 'vote', question: number, agrees: false });
    expect(club.table.match.version.seq).toBe(2);
    expect(codeOf(await club.do(seat, { type: 'propose', proposal }))).toBe('company/asked-before');
    expect(club.company.message.declined).toMatchObject({ question: { number, by: seat }, by: 1 - seat });
    await club.turn();
    expect(club.company.message.declined).toBeNull();
  });

  test('whoever asks may withdraw the question', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = await club.turn();
    await club.do(seat, { type: 'propose', proposal: { kind: 'end' } });
    const { number } = there(club.company.message.question ?? undefined);
    await club.do(seat, { type: 'vote', question: number, agrees: false });
    expect(club.company.message).toMatchObject({ question: null, declined: { by: seat } });
  });

  test('a question lapses with the next turn', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = await club.turn();
    await club.do(seat, { type: 'propose', proposal: { kind: 'takeback' } });
    const { number } = there(club.company.message.question ?? undefined);
    await club.turn();
    expect(club.company.message.question).toBeNull();
    expect(codeOf(await club.do(1 - seat, { type: 'vote', question: number, agrees: true }))).toBe(
      'company/no-question',
    );
  });
});

describe('stand-ins', () => {
  test('a bot plays for a person who has vanished, until they are back', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = club.acting;
    const others = [0, 1, 2].filter((other) => other !== seat);
    const [first = -1, second = -1] = others;
    const proposal = { kind: 'standIn', seat } as const;
    expect(codeOf(await club.do(first, { type: 'propose', proposal }))).toBe('company/not-away');
    club.away.add(seat);
    await club.do(first, { type: 'propose', proposal });
    const { number } = there(club.company.message.question ?? undefined);
    await club.do(second, { type: 'vote', question: number, agrees: true });
    await aWhile();
    await aWhile();
    expect(club.acting).not.toBe(seat);
    expect(club.company.message.seats[seat]?.standIn).toBe('trader');
    await club.load();
    expect(club.company.message.seats[seat]?.standIn).toBe('trader');
    await club.do(seat, { type: 'return' });
    expect(club.company.message.seats[seat]?.standIn).toBeNull();
    expect(codeOf(await club.do(seat, { type: 'return' }))).toBe('company/no-stand-in');
  });

  test('a turn that only has to be ended is ended by the bot', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = club.acting;
    for (const from of ['barkers', 'pile'] as const) {
      const { version } = club.table.match;
      const command = { type: 'act', action: { type: 'pick', from } } as const;
      await club.table.command({ seat, id: from, base: version, command });
    }
    expect(club.table.match.isAwaitingEnd).toBe(true);
    club.away.add(seat);
    const [first = -1, second = -1] = [0, 1, 2].filter((other) => other !== seat);
    await club.do(first, { type: 'propose', proposal: { kind: 'standIn', seat } });
    const { number } = there(club.company.message.question ?? undefined);
    await club.do(second, { type: 'vote', question: number, agrees: true });
    await aWhile();
    expect(club.table.match.isAwaitingEnd).toBe(false);
    expect(club.acting).not.toBe(seat);
  });
});

describe('early ends', () => {
  test.each(['return', 'resign'] as const)('%s, sent twice at once, is entered once', async (type) => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = club.acting;
    club.away.add(seat);
    const [asker = -1, other = -1] = [0, 1, 2].filter((one) => one !== seat);
    await club.do(asker, { type: 'propose', proposal: { kind: 'standIn', seat } });
    const { number } = there(club.company.message.question ?? undefined);
    await club.do(other, { type: 'vote', question: number, agrees: true });
    const answers = await Promise.all([club.do(seat, { type }, 'x'), club.do(seat, { type }, 'x')]);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(answers[1]).toEqual(answers[0]);
    const entered = (await club.log()).filter((entry) => 'command' in entry && entry.command === 'x');
    expect(entered).toHaveLength(1);
  });

  test('with two players, resigning ends the game', async () => {
    const club = await Club.open([PERSON, PERSON]);
    await club.do(0, { type: 'resign' }, 'r');
    expect(club.table.match.isOver).toBe(true);
    expect(resultOfMatch(club.table.match, club.table.standing)).toMatchObject({
      winners: [1],
      reason: 'resigned',
    });
    const { version } = club.table.match;
    expect(await club.do(0, { type: 'resign' }, 'r')).toEqual({ ok: true, value: version });
    expect(codeOf(await club.do(1, { type: 'resign' }))).toBe('company/over');
    await club.load();
    expect(club.table.match.isOver).toBe(true);
  });

  test('with more players a bot plays on for good, and the seat wins nothing', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = club.acting;
    await club.do(seat, { type: 'resign' });
    await aWhile();
    await aWhile();
    expect(club.table.match.isOver).toBe(false);
    expect(codeOf(await club.do(seat, { type: 'return' }))).toBe('company/has-resigned');
    expect(club.company.message.seats[seat]).toEqual({ standIn: 'trader', hasResigned: true });
  });

  test('all people may agree to end the game', async () => {
    const club = await Club.open([PERSON, PERSON, 'apprentice']);
    await club.do(0, { type: 'propose', proposal: { kind: 'end' } });
    const { number, asked } = there(club.company.message.question ?? undefined);
    expect(asked).toEqual([1]);
    await club.do(1, { type: 'vote', question: number, agrees: true });
    expect(resultOfMatch(club.table.match, club.table.standing)).toMatchObject({
      winners: [],
      reason: 'agreed',
    });
  });
});

test('someone who has been gone for long is not asked about the end, but about a takeback', async () => {
  const club = await Club.open([PERSON, PERSON, PERSON]);
  const seat = await club.turn();
  const [first = -1, second = -1] = [0, 1, 2].filter((other) => other !== seat);
  club.away.add(first);
  await club.do(seat, { type: 'propose', proposal: { kind: 'end' } });
  const question = there(club.company.message.question ?? undefined);
  expect(question.asked).toEqual([second]);
  await club.do(second, { type: 'vote', question: question.number, agrees: false });
  await club.do(seat, { type: 'propose', proposal: { kind: 'takeback' } });
  expect(club.company.message.question?.asked).toEqual([first, second]);
});

describe('hurrying a bot', () => {
  test('it moves at once when all people who are here want that', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON, 'apprentice']);
    club.bots.decision = () => new Promise(() => undefined);
    expect(codeOf(await club.do(0, { type: 'hurry' }))).toBe('company/no-bot');
    while (club.acting !== 3) await club.turn();
    club.away.add(2);
    await club.do(0, { type: 'hurry' });
    await club.do(0, { type: 'hurry' });
    expect(club.bots.stops).toBe(0);
    expect(club.company.message.hurrying).toEqual([0]);
    await club.do(1, { type: 'hurry' });
    expect(club.bots.stops).toBe(1);
  });

  test('someone for whom a bot plays is not waited for, though they are back', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    club.bots.decision = () => new Promise(() => undefined);
    const absent = club.acting;
    const [first = -1, second = -1] = [0, 1, 2].filter((other) => other !== absent);
    club.away.add(absent);
    await club.do(first, { type: 'propose', proposal: { kind: 'standIn', seat: absent } });
    const { number } = there(club.company.message.question ?? undefined);
    await club.do(second, { type: 'vote', question: number, agrees: true });
    await aWhile();
    club.away.delete(absent);
    await club.do(first, { type: 'hurry' });
    expect(club.bots.stops).toBe(0);
    await club.do(second, { type: 'hurry' });
    expect(club.bots.stops).toBe(1);
  });

  test('someone who has resigned is not waited for', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    club.bots.decision = () => new Promise(() => undefined);
    const seat = club.acting;
    const [first = -1, second = -1] = [0, 1, 2].filter((other) => other !== seat);
    await club.do(seat, { type: 'resign' });
    await aWhile();
    await club.do(first, { type: 'hurry' });
    expect(club.bots.stops).toBe(0);
    await club.do(second, { type: 'hurry' });
    expect(club.bots.stops).toBe(1);
  });
});

describe('records', () => {
  test('a game that was resigned is recorded whole and replayed', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = await club.turn();
    expect((await gameRecord(club.table, seat)).seed).toBeUndefined();
    await club.do(1 - seat, { type: 'resign' });
    const text = formatRecord(await gameRecord(club.table, 'spectator'));
    expect(text).toMatch(/^kairo-record\/2\n/);
    expect(text).toMatch(
      new RegExp(`resigned ${'AB'[1 - seat]}\n\nresult .* winner ${'AB'[seat]} by resigned`),
    );
    const read = parseRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(formatRecord(read.value)).toBe(text);
    expect(replayRecord(read.value, EDITIONS)).toMatchObject({ ok: true, value: { turn: 1 } });
    const forged = { ...read.value, resigned: [seat] };
    expect(replayRecord(forged, EDITIONS)).toMatchObject({ error: { code: 'record/wrong-result' } });
  });

  test('a turn that was taken back is not in the record, and a game ended by agreement has no winner', async () => {
    const club = await Club.open([PERSON, 'apprentice', 'apprentice']);
    club.bots.decision = () => new Promise(() => undefined);
    await club.turn();
    await club.do(0, { type: 'propose', proposal: { kind: 'takeback' } });
    await club.do(0, { type: 'propose', proposal: { kind: 'end' } });
    const record = await gameRecord(club.table, 0);
    expect(record.turns).toEqual([]);
    expect(record.result).toMatchObject({ winners: [], reason: 'agreed' });
    const read = parseRecord(formatRecord(record));
    expect(read).toEqual({ ok: true, value: record });
  });
});
