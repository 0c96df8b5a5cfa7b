/** Entries that no game may have: time that comes or goes, and turns that must not be taken back. */
import { type Action, legalActions } from '@kairo/engine';
import { DEFAULT_SETUP, PERSON, type TableSetup } from '@kairo/protocol';
import { GAME_FORMAT, gameOfSetup, type LogEntry, Match } from '@kairo/table';
import { expect, test } from 'vitest';
import { faultOf, type Past } from './entryChecker.ts';

const SETUP: TableSetup = {
  ...DEFAULT_SETUP,
  edition: 'alley',
  start: 'preset',
  seats: [
    { name: 'A', icon: 'ankh', player: PERSON },
    { name: 'B', icon: 'eye', player: PERSON },
  ],
};
const BANK = [60_000, 60_000];

/** A game in which someone has done one thing. */
function gameAfter(isWanted: (action: Action) => boolean) {
  const game = gameOfSetup(SETUP);
  if (!game.ok) throw new Error(game.error.code);
  const deal = Match.deal(game.value, 'entries');
  const { acting: seat = 0, settledState } = deal.match;
  const action = legalActions(settledState).find(isWanted);
  if (action === undefined) throw new Error('there is no such action');
  const played = deal.match.play(action);
  const entry = played?.entries[0];
  if (played === undefined || entry === undefined) throw new Error('the action is not legal');
  const header = {
    format: GAME_FORMAT,
    id: 'game',
    setup: SETUP,
    seed: 'entries',
    pace: { bank: 60, increment: 5, cap: 90 },
    rulesVersion: 1,
    createdAt: 0,
  } as const;
  const [first] = deal.entries;
  if (first === undefined) throw new Error('no deal');
  const before: Past = { header, entries: [{ ...first, left: BANK }], states: [settledState] };
  const after: Past = {
    header,
    entries: [...before.entries, { ...entry, left: BANK }],
    states: [settledState, played.match.settledState],
  };
  return { seat, other: 1 - seat, entry, before, after };
}

const { seat, other, entry, before, after } = gameAfter(({ type }) => type === 'lure');

/** The times by seat: of the one who acts first, and of the other. */
function times(own: number, others: number): readonly number[] {
  return seat === 0 ? [own, others] : [others, own];
}

test.each<[string, LogEntry, Past, RegExp | undefined]>([
  ['time passes for who acts', { ...entry, left: times(45_000, 60_000) }, before, undefined],
  ['a turn’s end brings the increment', { ...entry, left: times(65_000, 60_000) }, before, undefined],
  ['not more than it', { ...entry, left: times(65_001, 60_000) }, before, /had 60000 ms left and has 65001/],
  ['no time passes for others', { ...entry, left: times(60_000, 59_999) }, before, /has 59999/],
  ['no time comes to others', { ...entry, left: times(60_000, 60_001) }, before, /has 60001/],
  [
    'a clock runs out at nothing left',
    { type: 'clock', seat, standIn: 'trader', left: times(0, 60_000) },
    before,
    undefined,
  ],
  [
    'and not before',
    { type: 'clock', seat, standIn: 'trader', left: times(1, 60_000) },
    before,
    /ran out with 1 ms left/,
  ],
  ['a turn that revealed nothing is taken back', { type: 'takeback', seat, to: 1 }, after, undefined],
  ['not someone else’s', { type: 'takeback', seat: other, to: 1 }, after, /took back a turn of seat/],
  [
    'not one that revealed something',
    { type: 'takeback', seat, to: 1 },
    gameAfter((action) => action.type === 'pick' && action.from === 'pile').after,
    /entry 2 was taken back, which revealed something/,
  ],
])('%s', (_, next, past, expected) => {
  if (expected === undefined) expect(faultOf(next, past)).toBeUndefined();
  else expect(faultOf(next, past)).toMatch(expected);
});
