/** The thread's side of the worker protocol. */
import { ALLEY, CAIRO, type CardName, EDITIONS, editionToJson, makeGame, type View } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotRequest, LEVEL_ROSTER, LEVELS, type Task } from '../../src/index.ts';
import { ask, askAll, positionOn, QUICK, REPORTED, requestFor, requestOf, SLOW } from './fakes.ts';

describe('the thread', () => {
  test('is ready, reports and answers with a legal action', async () => {
    const request = requestFor({ ...SLOW, effort: { iterations: 400 } });
    const heard = await ask(request);
    expect(heard[0]).toEqual({ type: 'ready' });
    expect(heard.filter(({ type }) => type === 'progress').length).toBeGreaterThan(0);
    const last = heard.at(-1);
    if (last?.type !== 'decided') throw new Error(JSON.stringify(last));
    expect(request.view.legal).toContainEqual(last.thought.action);
  });

  test('the same request gets the same answer', async () => {
    const [first, second] = await Promise.all([
      ask(requestFor({ ...SLOW, effort: { iterations: 200 } })),
      ask(requestFor({ ...SLOW, effort: { iterations: 200 } })),
    ]);
    expect(first?.at(-1)).toEqual(second?.at(-1));
  });

  test('stops on request, with the best action so far', async () => {
    const heard = await ask(requestFor(SLOW), 2);
    const last = heard.at(-1);
    if (last?.type !== 'decided') throw new Error(JSON.stringify(last));
    expect(last.thought.iterations).toBeLessThan(SLOW.effort?.iterations ?? 0);
    expect(last.thought.iterations).toBeGreaterThan(0);
  });

  test('thinks as long as its clock allows', async () => {
    const iterations = async (milliseconds: number): Promise<number> => {
      const last = (await ask(requestFor({ name: 'flat-1000x12', effort: { milliseconds } }))).at(-1);
      if (last?.type !== 'decided') throw new Error(JSON.stringify(last));
      return last.thought.iterations;
    };
    const short = await iterations(300);
    expect(await iterations(1200)).toBeGreaterThan(2 * short);
  });

  const advise = (changes: object): Task => ({
    type: 'advise',
    effort: { iterations: 60 },
    count: 3,
    ...changes,
  });

  test('explains the best actions, and further ones on request', async () => {
    const { legal } = positionOn().view;
    const heard = await ask(requestOf(advise({ count: 2, also: legal.slice(-1) })));
    const last = heard.at(-1);
    if (last?.type !== 'advised') throw new Error(JSON.stringify(last));
    expect(last.advice.length).toBe(3);
    expect(last.advice.at(-1)?.action).toEqual(legal.at(-1));
    expect(last.advice.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(0);
    expect(heard.some(({ type }) => type === 'progress')).toBe(true);
  });

  test('has advice even if it is stopped', async () => {
    const last = (await ask(requestOf(advise({ count: 2, effort: { iterations: 1_000_000 } })), 1)).at(-1);
    if (last?.type !== 'advised') throw new Error(JSON.stringify(last));
    expect(last.advice.length).toBe(2);
  });

  test('caches some games, and answers requests about any', async () => {
    const asked = [2, 3, 4].flatMap((players) =>
      [true, false].flatMap((openMoney) =>
        [ALLEY, CAIRO].map((edition) => makeGame(edition, players, { start: 'preset', openMoney })),
      ),
    );
    const requests = [...asked, ...asked].map((game): BotRequest => {
      const { view, history, randomSeed } = positionOn(game);
      return { task: { type: 'decide', bot: QUICK }, view, history, randomSeed };
    });
    const heard = await askAll(requests);
    expect(heard.map(({ type }) => type)).toEqual(requests.map(() => 'decided'));
    expect(heard.slice(0, asked.length)).toEqual(heard.slice(asked.length));
  });

  test('knows only the bots of its roster', async () => {
    const [, answer] = await ask(requestFor(SLOW), undefined, LEVEL_ROSTER);
    const known = [...LEVELS];
    expect(answer).toEqual({
      type: 'failed',
      id: 7,
      error: { code: 'bot/unknown', name: SLOW.name, known },
    });
    const inherited = requestFor({ name: 'toString' as 'random' });
    const [, refused] = await ask(inherited, undefined, LEVEL_ROSTER);
    expect(refused).toMatchObject({ error: { code: 'bot/unknown', name: 'toString', known } });
  });

  const hash = 'f'.repeat(64);
  const known = [...EDITIONS.values()].map((edition) => ({ id: edition.id, hash: edition.hash }));
  const { view } = positionOn();
  const bad: readonly (readonly [string, BotRequest, object])[] = [
    [
      'a view of other rules',
      requestFor(QUICK, { rulesVersion: 99 }),
      { code: 'bot/rules-version', found: '99', supported: 1 },
    ],
    [
      'an unknown bot',
      requestFor({ name: 'sphinx' as 'random' }),
      { code: 'bot/unknown', name: 'sphinx', known: BOT_NAMES },
    ],
    [
      'no budget',
      requestFor({ name: 'random', effort: {} as never }),
      { code: 'bot/budget', found: 'undefined' },
    ],
    [
      'advice without a budget',
      requestOf(advise({ effort: undefined })),
      { code: 'bot/budget', found: 'undefined' },
    ],
    ...[0, 1.5, Number.NaN, 1000].map(
      (count) =>
        [
          `advice about ${count} actions`,
          requestOf(advise({ count })),
          { code: 'bot/malformed', field: 'task.count', expected: { kind: 'whole', min: 1, max: 100 } },
        ] as const,
    ),
    ...[
      ['one action, without a list', view.legal[0]],
      ['nothing instead of a list', null],
      ['too long a list', Array.from({ length: 101 }, () => view.legal[0])],
    ].map(
      ([what, also]) =>
        [
          `advice that is also about ${what}`,
          requestOf(advise({ also })),
          { code: 'bot/malformed', field: 'task.also', expected: { kind: 'list', min: 0, max: 100 } },
        ] as const,
    ),
    [
      'advice about what is not allowed',
      requestOf(advise({ also: [{ type: 'dropOut' }] })),
      { code: 'bot/malformed', field: 'task.also', expected: { kind: 'consistent' } },
    ],
    [
      'anything else than to decide or to advise',
      requestOf({ type: 'sing' } as never),
      {
        code: 'bot/malformed',
        field: 'task.type',
        expected: { kind: 'one-of', values: ['decide', 'advise'] },
      },
    ],
    [
      'an unknown edition',
      requestFor(QUICK, { edition: { id: 'atlantis', hash } }),
      { code: 'bot/unknown-edition', id: 'atlantis', hash, known },
    ],
    [
      'another edition than that of the view',
      {
        ...requestFor(QUICK, { edition: { id: 'atlantis', hash } }),
        edition: editionToJson(CAIRO),
      },
      { code: 'bot/other-edition', found: CAIRO.hash, expected: hash },
    ],
    [
      'an edition that is none',
      {
        ...requestFor(QUICK, { edition: { id: 'atlantis', hash } }),
        edition: { format: 'kairo-edition/9' },
      },
      { code: 'edition/missing', field: 'format', expected: { kind: 'one-of', values: ['kairo-edition/1'] } },
    ],
    [
      'the view of somebody else',
      requestFor(QUICK, { viewer: 'spectator' }),
      { code: 'bot/not-acting', viewer: 'spectator', acting: view.seat },
    ],
    [
      'nothing to choose from',
      requestFor(QUICK, { legal: [] }),
      { code: 'bot/malformed', field: 'view.legal', expected: { kind: 'list', min: 1 } },
    ],
    [
      'a view without seats',
      requestFor(QUICK, { seats: undefined as unknown as View['seats'] }),
      { code: 'bot/malformed', field: 'view.seats', expected: { kind: 'list' } },
    ],
    [
      'too many seats',
      requestFor(QUICK, { seats: Array.from({ length: 9 }, () => view.seats[0] as View['seats'][number]) }),
      { code: 'setup/players', found: '9', min: 2, max: 4 },
    ],
    [
      'a view without stands',
      requestFor(QUICK, { stands: undefined as unknown as View['stands'] }),
      { code: 'bot/malformed', field: 'view', expected: { kind: 'consistent' } },
    ],
    [
      'cards that do not exist',
      requestFor(QUICK, { display: view.display.map(() => 'Q1' as CardName) }),
      { code: 'bot/malformed', field: 'view', expected: { kind: 'consistent' } },
    ],
    [
      'the hand of a rival',
      requestFor(QUICK, { seats: view.seats.map((seat) => ({ hand: ['S1', 'S2', 'S3'], ...seat })) }),
      { code: 'bot/malformed', field: 'view.seats', expected: { kind: 'consistent' } },
    ],
    [
      'a pile that is too small',
      requestFor(QUICK, { pileCount: view.pileCount - 1 }),
      { code: 'bot/malformed', field: 'view.pileCount', expected: { kind: 'consistent' } },
    ],
    [
      'actions that are not legal',
      requestFor(QUICK, { legal: [{ type: 'dropOut' }] }),
      { code: 'bot/malformed', field: 'view.legal', expected: { kind: 'consistent' } },
    ],
    [
      'no history',
      { ...requestFor(QUICK), history: [] },
      { code: 'bot/malformed', field: 'history', expected: { kind: 'consistent' } },
    ],
    [
      'a history of nonsense',
      { ...requestFor(QUICK), history: [null, 5] as never },
      { code: 'bot/malformed', field: 'history', expected: { kind: 'consistent' } },
    ],
    [
      'a history without the cards that it was dealt',
      { ...requestFor(QUICK), history: positionOn().history.filter(({ type }) => type !== 'received') },
      { code: 'bot/malformed', field: 'history', expected: { kind: 'consistent' } },
    ],
    [
      'a history that tells of more coins than there are',
      {
        ...requestFor(QUICK),
        history: [
          ...positionOn().history,
          { type: 'earned', to: 'all', seat: view.seat, colour: 'red', amount: 2 } as const,
        ],
      },
      { code: 'bot/malformed', field: 'history', expected: { kind: 'consistent' } },
    ],
  ];
  test('ignores unknown fields at any level', async () => {
    const seats = view.seats.map((seat) => ({ ...seat, mood: 'calm' }));
    const changes = { weather: { sun: true }, seats } as Partial<View>;
    expect((await ask(requestFor(QUICK, changes))).at(-1)).toMatchObject({ type: 'decided' });
  });

  test.each(bad)('refuses %s', async (_, request, error) => {
    expect((await ask(request)).at(-1)).toEqual({ type: 'failed', id: 7, error });
  });

  test('survives exceptions and reports them', async () => {
    const last = (await ask(null as unknown as BotRequest)).at(-1);
    expect(last).toMatchObject({ type: 'failed', error: { code: 'bot/crashed' } });
    expect(REPORTED.at(-1)).toBeInstanceOf(Error);
  });
});
