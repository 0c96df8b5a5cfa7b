/** `kairo-table/1`: the one game that browsers kept, rewritten as a whole after each change. */
import { type Action, decodeState, RULES_VERSION, type Result } from '@kairo/engine';
import { readSetup, type TableError } from '@kairo/protocol';
import { type LogEntry, readEntry } from '../log/entry.ts';
import { GAME_FORMAT, type Snapshot } from '../log/store.ts';
import { gameOfSetup } from '../match/gameOfSetup.ts';
import type { MigratedGame, MigrationTarget } from './migratedGame.ts';

function fieldsOf(json: unknown): { readonly [field: string]: unknown } {
  return typeof json === 'object' && json !== null ? (json as { readonly [field: string]: unknown }) : {};
}

function badSave(detail: string): { readonly ok: false; readonly error: TableError } {
  return { ok: false, error: { code: 'table/bad-save', detail } };
}

export function browserSave1(json: unknown, { id, now }: MigrationTarget): Result<MigratedGame, TableError> {
  const saved = fieldsOf(json);
  if (saved['format'] !== 'kairo-table/1') return badSave('format: expected kairo-table/1');
  const setup = readSetup(saved['setup']);
  if (!setup.ok) return badSave(`setup: ${setup.error.code}`);
  const game = gameOfSetup(setup.value);
  if (!game.ok) return badSave(`setup: ${game.error.code}`);
  const { seed, awaitsEnd, steps, draft } = saved;
  if (typeof seed !== 'string') return badSave('seed: expected a text');
  if (!Array.isArray(steps) || !Array.isArray(draft))
    return badSave('expected lists of steps and drafted actions');
  const entries: LogEntry[] = [];
  let snapshot: Snapshot | undefined;
  for (const [i, step] of steps.entries()) {
    const { state, ...fields } = fieldsOf(step);
    const isLast = i === steps.length - 1;
    const read = readEntry(
      i === 0
        ? { type: 'deal', events: fields['events'] }
        : { type: 'step', ...fields, ...(isLast && awaitsEnd === true && { awaitsEnd }) },
      game.value.players,
    );
    if (!read.ok) return badSave(`step ${i}: ${read.error}`);
    entries.push(read.value);
    if (snapshot === undefined && typeof state === 'string') snapshot = { seq: i + 1, state };
  }
  if (snapshot === undefined) return badSave('steps: expected a snapshot');
  const end = decodeState(game.value, snapshot.state);
  if (!end.ok) return badSave(`snapshot: ${end.error.code}`);
  return {
    ok: true,
    value: {
      header: {
        format: GAME_FORMAT,
        id,
        setup: setup.value,
        seed,
        rulesVersion: RULES_VERSION,
        createdAt: now,
      },
      first: {
        entries,
        draft: { base: entries.length, revision: draft.length, actions: draft as Action[], commands: [] },
        snapshot,
        // The old form held an unfinished game only as long as it was one.
        summary: { updatedAt: now, points: [], isOver: entries.at(-1)?.type === 'step' && hasEnded(entries) },
      },
    },
  };
}

function hasEnded(entries: readonly LogEntry[]): boolean {
  return entries.some(
    (entry) => entry.type !== 'endTurn' && entry.events.some(({ type }) => type === 'gameOver'),
  );
}
