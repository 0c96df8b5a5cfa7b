/**
 * Games in older forms, as games of today. Migrations are named after the form that they read, only lead forward, and
 * each has fixtures that a test goes on playing with.
 */

import { parseBotSpec } from '@kairo/bots';
import {
  apply,
  EDITIONS,
  type Edition,
  editionToJson,
  encodeState,
  type GameRecord,
  type GameState,
  makeGame,
  newGame,
  parseAction,
  parseRecord,
  type RecordError,
  type Result,
  RULES_VERSION,
  replayRecord,
} from '@kairo/engine';
import {
  ICONS,
  MAX_NAME,
  PERSON,
  PLAYERS,
  readSetup,
  type SeatSetup,
  type TableError,
} from '@kairo/protocol';
import { type LogEntry, readEntry, type StoredDraft } from '../log/entry.ts';
import { type Addition, GAME_FORMAT, type GameHeader, type Snapshot } from '../log/store.ts';
import { gameOfSetup } from '../match/gameOfSetup.ts';
import { restoreMatch } from '../match/restoreMatch.ts';

/** A game that can be given to `GameStore.create`. */
export interface MigratedGame {
  readonly header: GameHeader;
  readonly first: Addition & { readonly snapshot: Snapshot };
}

/** What a migrated game is called, and when it was migrated. */
export interface MigrationTarget {
  readonly id: string;
  readonly now: number;
}

function fieldsOf(json: unknown): { readonly [field: string]: unknown } {
  return typeof json === 'object' && json !== null ? (json as { readonly [field: string]: unknown }) : {};
}

function badSave(detail: string): { readonly ok: false; readonly error: TableError } {
  return { ok: false, error: { code: 'table/bad-save', detail } };
}

/** `kairo-table/1`: the one game that browsers kept, rewritten as a whole after each change. */
function browserSave1(json: unknown, { id, now }: MigrationTarget): Result<MigratedGame, TableError> {
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
  return { ok: true, value: { header, first: { entries, draft: stored, snapshot, summary } } };
}

const PLAYERS_LINE = /^# players (\S+)$/m;
const DRAFT_LINE = /^# draft (.+)$/m;
const NOT_ENDED_LINE = /^# turn not ended$/m;

/** A terminal's save: the record of the table as text, with players and draft in comments. */
function terminalSave1(
  text: string,
  editions: ReadonlyMap<string, Edition>,
  { id, now }: MigrationTarget,
): Result<MigratedGame, { readonly error: RecordError; readonly record?: GameRecord }> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { ok: false, error: { error: parsed.error } };
  const record = parsed.value;
  const replayed = replayRecord(record, editions);
  if (!replayed.ok) return { ok: false, error: { error: replayed.error, record } };
  const { edition } = replayed.value.state.game.board;
  const players = PLAYERS_LINE.exec(text)?.[1]?.split(',') ?? [];
  const seated = record.seats.map((name, seat) => seatOf(name, seat, players[seat]));
  const seed = record.seed ?? '';
  const game = makeGame(edition, record.players, record.options);
  const deal = newGame(game, seed);
  const entries: LogEntry[] = [{ type: 'deal', events: deal.events }];
  let state: GameState = deal.state;
  for (const turn of record.turns) {
    for (const action of turn.actions) {
      const step = apply(state, action);
      if (!step.ok) throw new Error('a record that replays has an illegal action');
      state = step.value.state;
      entries.push({ type: 'step', seat: turn.seat, action, events: step.value.events });
    }
  }
  const last = entries.at(-1);
  if (NOT_ENDED_LINE.test(text) && last?.type === 'step' && seated[last.seat]?.setup.player === PERSON) {
    entries[entries.length - 1] = { ...last, awaitsEnd: true };
  }
  const draft = DRAFT_LINE.exec(text)?.[1]?.split(' / ').map(parseAction) ?? [];
  const actions = draft.flatMap((action) => (action === undefined ? [] : [action]));
  return {
    ok: true,
    value: {
      header: {
        format: GAME_FORMAT,
        id,
        setup: {
          edition: EDITIONS.get(edition.id)?.hash === edition.hash ? edition.id : editionToJson(edition),
          start: record.options.start,
          openMoney: record.options.openMoney,
          help: { routes: true, hints: true },
          seats: seated.map(({ setup }) => setup),
        },
        bots: seated.map(({ bot }) => bot),
        seed,
        rulesVersion: RULES_VERSION,
        createdAt: now,
      },
      first: {
        entries,
        draft: { base: entries.length, revision: actions.length, actions, commands: [] },
        snapshot: { seq: entries.length, state: encodeState(state) },
        summary: { updatedAt: now, points: record.result?.points ?? [], isOver: record.result !== undefined },
      },
    },
  };
}

/** Players that are not bots of today were people. */
function seatOf(
  name: string,
  seat: number,
  player = '',
): { readonly setup: SeatSetup; readonly bot: string | null } {
  const level = PLAYERS.find((known) => known === player);
  const isBot = parseBotSpec(player).ok;
  return {
    setup: {
      name: [...name].slice(0, MAX_NAME).join(''),
      icon: ICONS[seat]!,
      player: level ?? (isBot ? 'apprentice' : PERSON),
    },
    bot: isBot && level === undefined ? player : null,
  };
}

export const MIGRATIONS = { browserSave1, terminalSave1 } as const;
