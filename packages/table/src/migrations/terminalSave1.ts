/** A terminal's save: the record of the table as text, with players and draft in comments. */
import { parseBotSpec } from '@kairo/bots';
import {
  EDITIONS,
  type Edition,
  editionToJson,
  encodeState,
  err,
  type GameRecord,
  ok,
  type PositionJson,
  parseAction,
  parseRecord,
  type RecordError,
  type Result,
  RULES_VERSION,
  replayTurns,
} from '@kairo/engine';
import { ICONS, MAX_NAME, PERSON, PLAYERS, type SeatSetup } from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import { GAME_FORMAT, OPENED_GAME_FORMAT } from '../log/store.ts';
import type { MigratedGame, MigrationTarget } from './migratedGame.ts';

const PLAYERS_LINE = /^# players (\S+)$/m;
const DRAFT_LINE = /^# draft (.+)$/m;
const NOT_ENDED_LINE = /^# turn not ended$/m;

export function terminalSave1(
  text: string,
  editions: ReadonlyMap<string, Edition>,
  { id, now }: MigrationTarget,
): Result<MigratedGame, { readonly error: RecordError; readonly record?: GameRecord }> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return err({ error: parsed.error });
  const record = parsed.value;
  const replayed = replayTurns(record, editions);
  if (!replayed.ok) return err({ error: replayed.error, record });
  const [beginning, ...turns] = replayed.value;
  const { state } = turns.at(-1) ?? beginning;
  const { edition } = state.game.board;
  const players = PLAYERS_LINE.exec(text)?.[1]?.split(',') ?? [];
  const seated = record.seats.map((name, seat) => seatOf(name, seat, players[seat]));
  const entries: LogEntry[] = [{ type: 'deal', events: beginning.steps.flat() }];
  for (const [i, { seat, actions }] of record.turns.entries()) {
    for (const [n, action] of actions.entries()) {
      entries.push({ type: 'step', seat, action, events: turns[i]?.steps[n] ?? [] });
    }
  }
  const { position, origin } = record;
  const last = entries.at(-1);
  if (NOT_ENDED_LINE.test(text) && last?.type === 'step' && seated[last.seat]?.setup.player === PERSON) {
    entries[entries.length - 1] = { ...last, awaitsEnd: true };
  }
  const draft = DRAFT_LINE.exec(text)?.[1]?.split(' / ').map(parseAction) ?? [];
  const actions = draft.flatMap((action) => (action === undefined ? [] : [action]));
  return ok({
    header: {
      format: position === undefined ? GAME_FORMAT : OPENED_GAME_FORMAT,
      id,
      setup: {
        edition: EDITIONS.get(edition.id)?.hash === edition.hash ? edition.id : editionToJson(edition),
        start: record.options.start,
        openMoney: record.options.openMoney,
        help: { routes: true, hints: true },
        seats: seated.map(({ setup }) => setup),
      },
      bots: seated.map(({ bot }) => bot),
      seed: record.seed ?? '',
      ...(position !== undefined && {
        opening: { position: position as PositionJson, ...(origin !== undefined && { origin }) },
      }),
      rulesVersion: RULES_VERSION,
      createdAt: now,
    },
    first: {
      entries,
      draft: { base: entries.length, revision: actions.length, actions, commands: [] },
      snapshot: { seq: entries.length, state: encodeState(state) },
      summary: { updatedAt: now, points: record.result?.points ?? [], isOver: record.result !== undefined },
    },
  });
}

/** Players that are not bots of today were people. */
function seatOf(
  name: string,
  seat: number,
  player = '',
): { readonly setup: SeatSetup; readonly bot: string | null } {
  const spec = parseBotSpec(player);
  const level = PLAYERS.find((known) => spec.ok && known === spec.value.name);
  return {
    setup: {
      name: [...name].slice(0, MAX_NAME).join(''),
      icon: ICONS[seat] ?? 'ankh',
      player: level ?? (spec.ok ? 'apprentice' : PERSON),
    },
    bot: spec.ok && level !== player ? player : null,
  };
}
