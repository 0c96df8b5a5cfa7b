import type { GameEvent, View } from '@kairo/engine';
import type { KnownStep, Question } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { countingSteps } from '../../src/client/counting.ts';
import { CompanyLine, type Heard } from '../../src/client/online/company.ts';
import { scriptsIn } from '../../src/client/online/newerPage.ts';
import { TalkLine } from '../../src/client/online/talk.ts';
import { stepsSinceTurnOf } from '../../src/game/sinceLastTurn.ts';
import { needTexts } from '../../src/i18n/texts.ts';
import { cardKey, isAsked, questionCard } from '../../src/online/people/cards.ts';
import { clockFace, readClock, reminderBetween } from '../../src/online/people/clock.ts';
import { noteLine } from '../../src/online/people/notes.ts';
import { earlyResult } from '../../src/online/people/result.ts';
import { canTakeBack, stepsToTakeBack } from '../../src/online/people/takeback.ts';

const QUIET: Heard = {
  type: 'company',
  seats: [0, 1, 2].map(() => ({ standIn: null, hasResigned: false })),
  clock: null,
  question: null,
  declined: null,
  hurrying: [],
  heardAt: 1_000,
};

describe('clocks', () => {
  const heard: Heard = { ...QUIET, clock: { left: [65_000, 31_000, 600_000], running: 1 } };

  test('only the running one counts down, and never below nothing', () => {
    expect(readClock(heard, 0, 9_000)).toEqual({ left: 65_000, state: 'resting' });
    expect(readClock(heard, 1, 1_500)).toEqual({ left: 30_500, state: 'running' });
    expect(readClock(heard, 1, 3_000)).toEqual({ left: 29_000, state: 'low' });
    expect(readClock(heard, 1, 999_000)).toEqual({ left: 0, state: 'low' });
    expect(readClock(QUIET, 1, 3_000)).toBeUndefined();
  });

  test('a page whose clock jumps back shows no more than the server said', () => {
    expect(readClock(heard, 1, 0)?.left).toBe(31_000);
  });

  test('a second that has begun counts', () => {
    expect([65_000, 64_001, 600_000, 9_000, 0].map(clockFace)).toEqual([
      '1:05',
      '1:05',
      '10:00',
      '0:09',
      '0:00',
    ]);
  });

  test('reminders come once, the most urgent one if several are due', () => {
    expect(reminderBetween(301_000, 300_000)).toBe(300);
    expect(reminderBetween(300_000, 299_000)).toBeUndefined();
    expect(reminderBetween(90_000, 25_000)).toBe(30);
    expect(reminderBetween(0, 60_000)).toBeUndefined();
  });
});

describe('questions', () => {
  const question: Question = { number: 4, by: 0, proposal: { kind: 'end' }, asked: [1, 2], agreed: [2] };
  const nothing = { vanished: undefined, refusal: undefined, closed: undefined };

  test('those who are asked and who ask see it, spectators do not', () => {
    const heard = { ...QUIET, question };
    expect(questionCard({ heard, own: 1, ...nothing })).toEqual({ kind: 'question', question });
    expect(questionCard({ heard, own: 0, ...nothing })?.kind).toBe('question');
    expect(questionCard({ heard, own: undefined, ...nothing })).toBeUndefined();
    expect([isAsked(question, 1), isAsked(question, 2), isAsked(question, 0)]).toEqual([true, false, false]);
  });

  test('a bot that plays for the reader comes first; who has resigned is asked nothing', () => {
    const seats = QUIET.seats.map((seat, i) => (i === 1 ? { ...seat, standIn: 'trader' as const } : seat));
    expect(questionCard({ heard: { ...QUIET, question, seats }, own: 1, ...nothing })?.kind).toBe('stoodIn');
    const resigned = QUIET.seats.map(() => ({ standIn: 'trader' as const, hasResigned: true }));
    expect(questionCard({ heard: { ...QUIET, seats: resigned }, own: 1, ...nothing })).toBeUndefined();
  });

  test('a refusal is shown to the others until it is closed', () => {
    const heard = { ...QUIET, declined: { question, by: 1 } };
    const card = questionCard({ heard, own: 0, ...nothing });
    expect(card).toMatchObject({ kind: 'declined', by: 1 });
    expect(card && cardKey(card)).toBe('declined 4');
    expect(questionCard({ heard, own: 1, ...nothing })).toBeUndefined();
    expect(questionCard({ heard, own: 0, ...nothing, closed: 4 })).toBeUndefined();
    expect(questionCard({ heard: QUIET, own: 0, ...nothing, vanished: 2 })).toEqual({
      kind: 'vanished',
      seat: 2,
    });
  });
});

const BEGAN: GameEvent = { type: 'turnBegan', to: 'all', seat: 0 };
const deal: KnownStep = { events: [BEGAN] };
const turn = (seat: number, ...events: GameEvent[]): KnownStep => ({ seat, events: [...events, BEGAN] });
const takeback = (seat: number, to: number): KnownStep => ({
  seat,
  events: [],
  note: { type: 'takeback', seat, to },
});

describe('takebacks', () => {
  test('what was taken back does not count any more', () => {
    const steps = [deal, turn(0), turn(1), takeback(0, 1), turn(0)];
    expect(countingSteps(steps, 0)).toEqual([deal, steps[3], steps[4]]);
    expect(countingSteps(steps.slice(1), 1)).toEqual([steps[3], steps[4]]);
    const same = [deal, turn(0)];
    expect(countingSteps(same, 0)).toBe(same);
  });

  test('notes end no turn', () => {
    const back: KnownStep = {
      seat: 0,
      events: [],
      note: { type: 'seat', seat: 0, reason: 'returned', standIn: null },
    };
    expect(stepsSinceTurnOf(0, [deal, turn(0), turn(1), back])).toHaveLength(2);
  });

  test('a turn that was ended apart from its last action is taken back with it, or not at all', () => {
    const view = { phase: 'main' } as unknown as View;
    const received = { type: 'received', to: 1, seat: 1, cards: [] } as unknown as GameEvent;
    const ended: KnownStep = { seat: 1, events: [] };
    expect(stepsToTakeBack(1, [deal, turn(0), turn(1), ended, turn(0)])).toHaveLength(3);
    expect(canTakeBack(1, [deal, turn(0), turn(1, received), ended, turn(0)], view)).toBe(false);
  });

  test('a turn can be taken back, also a second time, unless something was revealed since', () => {
    const view = { phase: 'main' } as unknown as View;
    const revealed: GameEvent = { type: 'refilled', to: 'all' } as unknown as GameEvent;
    expect(canTakeBack(0, [deal, turn(0)], view)).toBe(true);
    expect(canTakeBack(1, [deal, turn(0)], view)).toBe(false);
    expect(stepsToTakeBack(0, [deal, turn(0), turn(1)])).toHaveLength(2);
    expect(canTakeBack(0, countingSteps([deal, turn(0), takeback(0, 1), turn(0)], 0), view)).toBe(true);
    expect(canTakeBack(0, [deal, turn(0), turn(1, revealed)], view)).toBe(false);
    expect(canTakeBack(0, [deal, turn(0)], { phase: 'final' } as unknown as View)).toBe(false);
  });
});

test('the log tells leaving for good from resigning', async () => {
  await needTexts('frame', 'company');
  const line = (reason: 'left' | 'resigned'): string =>
    noteLine({ type: 'seat', seat: 1, reason, standIn: 'trader' });
  expect(line('left')).not.toBe(line('resigned'));
  expect(line('left')).toContain('Trader');
});

describe('early ends', () => {
  test('who has resigned ranks last, and the best of the others wins', () => {
    const { winners, standings } = earlyResult(
      { type: 'end', reason: 'resigned', seat: 0 },
      [30, 12, 20],
      [0],
    );
    expect(winners).toEqual([2]);
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  test('by agreement nobody wins', () => {
    expect(earlyResult({ type: 'end', reason: 'agreed' }, [30, 12], []).winners).toEqual([]);
  });
});

test('requests to the company are answered by their id, and repeated after a reconnection', async () => {
  const sent: { id: string }[] = [];
  const company = new CompanyLine({ send: (text) => void sent.push(JSON.parse(text)), now: () => 7 });
  const first = company.ask(1, { type: 'resign' });
  const second = company.ask(1, { type: 'return' });
  company.reopened();
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[1]?.id, sent[0]?.id, sent[1]?.id]);
  expect(company.receive({ type: 'done', id: 'of the game' })).toBe(false);
  expect(company.receive({ type: 'done', id: sent[0]?.id })).toBe(true);
  const refusal = { code: 'company/no-stand-in' };
  expect(company.receive({ type: 'refused', id: sent[1]?.id, refusal })).toBe(true);
  expect([await first, await second]).toEqual([undefined, 'company/no-stand-in']);
  const { heardAt: _, ...message } = QUIET;
  expect(company.receive({ ...message })).toBe(true);
  expect(company.heard.value).toEqual({ ...QUIET, heardAt: 7 });
  company.receive({ type: 'company', seats: 'junk' });
  expect(company.heard.value).toEqual({ ...QUIET, heardAt: 7 });
});

describe('talk', () => {
  const line = (own = 0) => {
    const sent: object[] = [];
    const talk = new TalkLine(() => own, { send: (text) => void sent.push(JSON.parse(text)), now: () => 5 });
    return { talk, sent };
  };
  const said = (number: number, seat: number) => ({
    number,
    author: seat + 1,
    seat,
    at: 1,
    words: `w${number}`,
  });

  test('what was said before is no news; what comes then is, until it is read', () => {
    const { talk } = line();
    talk.receive({ type: 'said', said: [said(1, 1), said(2, 1)] });
    expect([talk.unread.value, talk.newest.value]).toEqual([0, undefined]);
    talk.receive({ type: 'said', said: [said(3, 1)] });
    talk.receive({ type: 'said', said: [said(4, 0)] });
    expect([talk.unread.value, talk.newest.value?.number]).toEqual([1, 4]);
    talk.markRead();
    expect(talk.unread.value).toBe(0);
    // The whole list comes again with a new connection.
    talk.receive({ type: 'said', said: [said(1, 1), said(2, 1), said(3, 1), said(4, 0)] });
    expect(talk.said.value.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('muted people and hidden messages are not shown', () => {
    const { talk } = line();
    talk.receive({ type: 'said', said: [said(1, 1), said(2, 2), said(3, 2)] });
    const first = said(1, 1);
    talk.mute(first, true);
    talk.hide(3);
    expect(talk.said.value.map(({ number }) => number)).toEqual([2]);
    expect(talk.muted.value).toEqual([first]);
    talk.mute(first, false);
    expect(talk.said.value.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('who was muted stays so after they have left, and who takes the seat is heard', () => {
    const { talk } = line();
    const rude = said(1, 1);
    talk.receive({ type: 'said', said: [rude] });
    talk.mute(rude, true);
    const gone = { ...rude, seat: null, name: 'Rude' };
    talk.receive({ type: 'said', isAll: true, said: [gone] });
    talk.receive({ type: 'said', said: [{ ...said(2, 1), author: 9 }] });
    expect(talk.said.value.map(({ number }) => number)).toEqual([2]);
    expect(talk.muted.value).toEqual([gone]);
    expect(talk.newest.value?.number).toBe(2);
    talk.mute({ ...said(2, 1), author: 9 }, true);
    expect(talk.newest.value).toBeUndefined();
  });

  test('a refusal is kept until the next message', () => {
    const { talk, sent } = line();
    talk.say({ phrase: 'hello' });
    const [{ id }] = sent as [{ id: string }];
    expect(talk.receive({ type: 'refused', id: 'other', refusal: { code: 'talk/off' } })).toBe(false);
    expect(talk.receive({ type: 'refused', id, refusal: { code: 'talk/off' } })).toBe(true);
    expect(talk.refusal.value).toBe('talk/off');
    talk.say({ words: 'x' });
    expect(talk.refusal.value).toBeUndefined();
    expect(talk.receive({ type: 'said', said: 'junk' })).toBe(true);
    expect(talk.said.value).toEqual([]);
  });

  test('words that are refused come back, and can be taken once', () => {
    const { talk, sent } = line();
    for (const words of ['said', 'too', 'fast']) talk.say({ words });
    talk.say({ phrase: 'hello' });
    const ids = (sent as { id: string }[]).map(({ id }) => id);
    for (const id of ids.slice(1)) talk.receive({ type: 'refused', id, refusal: { code: 'talk/too-fast' } });
    expect(talk.unsaid.value).toBe('too fast');
    expect([talk.takeUnsaid(), talk.unsaid.value]).toEqual(['too fast', '']);
    talk.receive({ type: 'refused', id: ids[1], refusal: { code: 'talk/too-fast' } });
    expect(talk.unsaid.value).toBe('');
  });
});

test('the script of a page is found in its document', () => {
  expect(
    scriptsIn('<p><script type="module" crossorigin src="./a-1.js"></script><script>x</script>'),
  ).toEqual(['./a-1.js']);
});
