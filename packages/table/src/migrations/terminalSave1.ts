/** A terminal's save: the record of the table as text, with players and draft in comments. */
import { parseBotSpec } from '@kairo/bots';
import {
  apply,
  EDITIONS,
  type Edition,
  editionToJson,
  encodeState,
  err,
  type GameRecord,
  type GameState,
  makeGame,
  newGame,
  ok,
  parseAction,
  parseRecord,
  type RecordError,
  type Result,
  RULES_VERSION,
  replayRecord,
} from '@kairo/engine';
import { ICONS, MAX_NAME, PERSON, PLAYERS, type SeatSetup } from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import { GAME_FORMAT } from '../log/store.ts';
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
  const replayed = replayRecord(record, editions);
  if (!replayed.ok) return err({ error: replayed.error, record });
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
  return ok({
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
