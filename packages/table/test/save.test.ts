/** Games that are left and taken up again, and saves that are none. */
import { FastRandom } from '@kairo/engine';
import { PERSON, PROTOCOL_VERSION } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { restoreGame, saveGame } from '../src/index.ts';
import { choose, Evening, setupOf, silent, there, turnOfTheLoop } from './evening.ts';

const resume = { type: 'resume', protocol: PROTOCOL_VERSION } as const;

/** A game in the middle of a draft with a held action. */
async function midDraft(): Promise<Evening> {
  const evening = new Evening('save');
  const random = new FastRandom('save');
  evening.open(setupOf([PERSON, 'trader'], { start: 'variable' }));
  for (;;) {
    await evening.untilPerson();
    while (!evening.last.draft?.isComplete) {
      const { legal, phase } = evening.last.view;
      const pick = legal.find((action) => action.type === 'pick' && action.from === 'display');
      evening.act(phase === 'play' && pick !== undefined ? pick : choose(legal, random));
    }
    if (there(evening.saved).draft.length > 2) return evening;
    evening.tell({ type: 'endTurn' });
  }
}

describe('a game', () => {
  test('goes on exactly where it was left, at every step', async () => {
    const evening = new Evening('every step');
    const random = new FastRandom('every step');
    evening.open(setupOf([PERSON, 'trader'], { start: 'variable' }));
    for (let seat = await evening.untilPerson(); seat !== undefined; seat = await evening.untilPerson()) {
      const { draft, view } = evening.last;
      if (draft?.isComplete) evening.tell({ type: 'endTurn' });
      else evening.act(choose(view.legal, random));
      const saved = JSON.parse(JSON.stringify(evening.saved));
      const restored = restoreGame(saved);
      if (!restored.ok) throw new Error(JSON.stringify(restored.error));
      const again = JSON.stringify(saveGame(restored.value.setup, restored.value.match));
      if (again !== JSON.stringify(saved)) expect(JSON.parse(again)).toEqual(saved);
    }
    expect(evening.saved?.steps.length).toBeGreaterThan(50);
  });

  test('is shown as it was, and the draft can be taken back', async () => {
    const evening = await midDraft();
    const before = evening.update({ type: 'sync', from: 0 });
    const later = new Evening('later', () => Promise.resolve(JSON.parse(JSON.stringify(evening.saved))));
    later.bots.decision = silent;
    // What is said before the game is there waits for it.
    expect(later.tell(resume)).toEqual([]);
    expect(later.tell({ type: 'undo' })).toEqual([]);
    await turnOfTheLoop();
    expect(later.said[0]).toEqual(before);
    expect(later.said[1]).toEqual(evening.update({ type: 'undo' }));
  });

  test('that is asked for and then not wanted any more is not laid', async () => {
    const evening = await midDraft();
    const later = new Evening('later', () => Promise.resolve(evening.saved));
    later.tell(resume);
    later.open(setupOf([PERSON, PERSON]));
    await turnOfTheLoop();
    expect(later.said.length).toBe(1);
  });

  test('that nobody kept is missing', async () => {
    const evening = new Evening('none');
    evening.tell(resume);
    await turnOfTheLoop();
    expect(evening.said).toEqual([{ type: 'failed', error: { code: 'table/no-saved-game' } }]);
    const broken = new Evening('broken', () => Promise.reject(new Error('no disk')));
    broken.tell(resume);
    await turnOfTheLoop();
    expect(broken.said).toMatchObject([{ error: { code: 'table/bad-save', detail: 'Error: no disk' } }]);
  });
});

describe('a bad save', async () => {
  const saved = there((await midDraft()).saved);
  const last = there(saved.steps.at(-1));
  const withLast = (changes: object) => ({
    ...saved,
    steps: [...saved.steps.slice(0, -1), { ...last, ...changes }],
  });
  const other = there((await otherGame()).saved);

  async function otherGame(): Promise<Evening> {
    const evening = new Evening('other');
    evening.bots.decision = silent;
    evening.open(setupOf([PERSON, 'trader'], { edition: 'cairo' }));
    return evening;
  }

  const bad: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'save: an object expected'],
    ['another format', { ...saved, format: 'kairo-table/0' }, 'format: kairo-table/1 expected'],
    ['no set-up', { ...saved, setup: undefined }, 'setup: table/malformed'],
    [
      'an unknown edition',
      { ...saved, setup: { ...saved.setup, edition: 'x' } },
      'setup: table/unknown-edition',
    ],
    ['no seed', { ...saved, seed: 1 }, 'seed: a text expected'],
    ['no flag', { ...saved, awaitsEnd: 'no' }, 'awaitsEnd: true or false expected'],
    ['no steps', { ...saved, steps: [] }, 'steps: a state after the last one expected'],
    [
      'half of the steps',
      { ...saved, steps: saved.steps.slice(0, 9) },
      'steps: a state after the last one expected',
    ],
    ['a step that is none', { ...saved, steps: [null] }, 'steps.0: an object expected'],
    ['a torn snapshot', withLast({ state: last.state?.slice(0, 99) }), 'snapshot/malformed'],
    ['a number as snapshot', withLast({ state: 7 }), 'a snapshot expected'],
    ['the snapshot of another game', withLast({ state: other.steps[0]?.state }), 'snapshot/other-game'],
    ['a seat that is none', withLast({ seat: 2 }), 'seat: a seat expected'],
    ['no action', withLast({ action: undefined }), 'action: an object expected'],
    ['no events', withLast({ events: undefined }), 'events: a list expected'],
    ['an event for nobody', withLast({ events: [{ type: 'x' }] }), 'whom they are for expected'],
    ['an event that is none', withLast({ events: [{ to: 'all' }] }), 'events expected'],
    ['no draft', { ...saved, draft: undefined }, 'draft: a list expected'],
    ['a draft of nonsense', { ...saved, draft: [{ type: 'pass' }] }, 'draft: action/malformed'],
    ['a draft too long', { ...saved, draft: [...saved.draft, ...saved.draft] }, 'draft: more than a turn'],
    [
      'a draft that shows a card',
      { ...saved, draft: [{ type: 'pick', from: 'pile' }] },
      'draft: something was settled',
    ],
    ['a bot that has not ended', { ...saved, awaitsEnd: true }, 'draft: only a person has one'],
  ];
  test.each(bad)('%s', (_, json, detail) => {
    const restored = restoreGame(json);
    expect(restored).toMatchObject({ ok: false, error: { code: 'table/bad-save' } });
    if (!restored.ok && restored.error.code === 'table/bad-save')
      expect(restored.error.detail).toContain(detail);
  });

  test('of any other kind is refused or read, and nothing in between', () => {
    const isFine = (key: string, junk: unknown): boolean =>
      (key === 'draft' && JSON.stringify(junk) === '[]') || (key === 'seed' && typeof junk === 'string');
    for (const key of Object.keys(saved)) {
      for (const junk of [undefined, null, 0, '', 'x', [], {}, [[]], [{}]]) {
        expect(restoreGame({ ...saved, [key]: junk }).ok).toBe(isFine(key, junk));
      }
    }
  });
});
