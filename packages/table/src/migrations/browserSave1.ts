/** `kairo-table/1`: the one game that browsers kept, rewritten as a whole after each change. */
import { ok, type Result, RULES_VERSION } from '@kairo/engine';
import { readSetup, type TableError } from '@kairo/protocol';
import type { LogEntry, StoredDraft } from '../log/entry.ts';
import { readEntry } from '../log/readEntry.ts';
import { GAME_FORMAT, type GameHeader, type Snapshot } from '../log/store.ts';
import { gameOfSetup } from '../match/gameOfSetup.ts';
import { badSave } from '../match/readHeader.ts';
import { restoreMatch } from '../match/restoreMatch.ts';
import type { MigratedGame, MigrationTarget } from './migratedGame.ts';

function fieldsOf(json: unknown): { readonly [field: string]: unknown } {
  return typeof json === 'object' && json !== null ? (json as { readonly [field: string]: unknown }) : {};
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
  if (typeof awaitsEnd !== 'boolean') return badSave('awaitsEnd: expected true or false');
  if (!Array.isArray(steps)) return badSave('steps: expected a list');
  if (!Array.isArray(draft)) return badSave('draft: expected a list');
  const entries: LogEntry[] = [];
  let snapshot: Snapshot | undefined;
  for (const [i, step] of steps.entries()) {
    const { state, ...fields } = fieldsOf(step);
    const isLast = i === steps.length - 1;
    const read = readEntry(
      i === 0
        ? { type: 'deal', events: fields['events'] }
        : { ...fields, type: 'step', ...(isLast && awaitsEnd && { awaitsEnd }) },
      game.value.players,
    );
    if (!read.ok) return badSave(`step ${i}: ${read.error}`);
    entries.push(read.value);
    if (snapshot === undefined && typeof state === 'string') snapshot = { seq: i + 1, state };
  }
  if (snapshot === undefined) return badSave('steps: expected a snapshot');
  const header: GameHeader = {
    format: GAME_FORMAT,
    id,
    setup: setup.value,
    seed,
    rulesVersion: RULES_VERSION,
    createdAt: now,
  };
  const stored: StoredDraft = { base: entries.length, revision: draft.length, actions: draft, commands: [] };
  const restored = restoreMatch({
    header,
    draft: stored,
    snapshot,
    entries: entries.slice(snapshot.seq - 1),
  });
  if (!restored.ok) return restored;
  const { points, isOver } = restored.value.match;
  const summary = { updatedAt: now, points, isOver };
  return ok({ header, first: { entries, draft: stored, snapshot, summary } });
}
