/** Programs that play lists of actions, and seats that change hands. */
import { type Action, legalActions } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { gameRecord, playList } from '../src/index.ts';
import { Club } from './club.ts';
import { there } from './sitting.ts';

describe('programs', () => {
  const pick = (from: 'pile' | 'barkers'): Action => ({ type: 'pick', from });
  const request = (club: Club, actions: readonly Action[], id = 'p', digest = 'd') => ({
    id,
    digest,
    base: club.table.match.version.seq,
    actions,
  });

  test('a list is settled at once, and the same request again has the same answer', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = club.acting;
    const turn = request(club, [pick('barkers'), pick('barkers')]);
    const done = await playList(club.table, seat, turn);
    expect(done).toEqual({ ok: true, value: 3 });
    expect(club.acting).toBe(1 - seat);
    expect(await playList(club.table, seat, turn)).toEqual(done);
    await club.load();
    expect(await playList(club.table, seat, turn)).toEqual(done);
    expect(await playList(club.table, seat, { ...turn, digest: 'e' })).toEqual({
      ok: false,
      error: { code: 'table/id-reused' },
    });
  });

  test.each([
    ['after a card of the pile', [pick('pile'), pick('barkers')], 'table/after-reveal', 1],
    ['after the end of the turn', [pick('barkers'), pick('barkers'), pick('barkers')], 'table/after-turn', 2],
  ])('nothing %s', async (_, actions, code, index) => {
    const club = await Club.open([PERSON, PERSON]);
    const done = await playList(club.table, club.acting, request(club, actions));
    expect(done).toEqual({ ok: false, error: { code, index } });
    expect(club.table.match.version.seq).toBe(1);
  });

  test('all or nothing: an illegal action is explained, and nothing is settled', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const actions: Action[] = [pick('barkers'), { type: 'discard', card: 'S1' }];
    const done = await playList(club.table, club.acting, request(club, actions));
    expect(done?.ok).toBe(false);
    expect(club.table.match.version).toEqual({ seq: 1, revision: 0 });
  });

  test('a draft of a browser is in the way, unless it is discarded', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = club.acting;
    const lure = there(legalActions(club.table.match.draftState).find(({ type }) => type === 'lure'));
    await club.table.command({
      seat,
      id: 'x',
      base: club.table.match.version,
      command: { type: 'act', action: lure },
    });
    const turn = request(club, [pick('barkers'), pick('barkers')]);
    expect(await playList(club.table, seat, turn)).toEqual({
      ok: false,
      error: { code: 'table/draft-open' },
    });
    expect(await playList(club.table, seat, { ...turn, draft: 'discard' })).toEqual({ ok: true, value: 3 });
  });

  test('not on another version, and not out of turn', async () => {
    const club = await Club.open([PERSON, PERSON]);
    const seat = club.acting;
    const turn = request(club, [pick('barkers'), pick('barkers')]);
    expect(await playList(club.table, 1 - seat, turn)).toMatchObject({
      error: { code: 'table/not-your-turn' },
    });
    expect(await playList(club.table, seat, { ...turn, base: 0 })).toMatchObject({
      error: { code: 'table/stale' },
    });
  });
});

describe('seats that change hands', () => {
  test('a new person plays, also in place of a stand-in', async () => {
    const club = await Club.open([PERSON, PERSON, PERSON]);
    const seat = (club.acting + 1) % 3;
    club.away.add(seat);
    await club.company.abandon(seat);
    expect(club.table.standing.standIns[seat]).toBe('trader');
    await club.company.hand(seat, 'hand 1');
    expect(club.table.standing.standIns[seat]).toBeUndefined();
    const before = await club.log();
    await club.company.hand(seat, 'hand 1');
    expect(await club.log()).toEqual(before);
    expect(before.slice(1)).toMatchObject([
      { type: 'seat', seat, reason: 'left', standIn: 'trader' },
      { type: 'seat', seat, reason: 'handed', standIn: null },
    ]);
  });

  test('who is gone for good is not gone twice', async () => {
    const club = await Club.open([PERSON, PERSON]);
    await club.company.abandon(club.acting === 0 ? 1 : 0);
    await club.company.abandon(club.acting === 0 ? 1 : 0);
    expect(await club.log()).toHaveLength(2);
  });

  test('names are those of the people who play now', async () => {
    const club = await Club.open([PERSON, PERSON]);
    club.table.rename(['Lin', 'Noor']);
    expect(club.table.header.setup.seats.map(({ name }) => name)).toEqual(['Lin', 'Noor']);
    expect((await gameRecord(club.table, 'spectator')).seats).toEqual(['Lin', 'Noor']);
  });
});
