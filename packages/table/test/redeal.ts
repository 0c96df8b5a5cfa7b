/**
 * A table as it stands, opened apart from the game that is being played; and the same table with everything dealt anew
 * that a viewer cannot know: whatever that viewer is sent must be the same at both.
 */
import { encodeState, type GameEvent, type RandomSource, type Viewer } from '@kairo/engine';
import { dealtAnew } from '../../engine/test/hidden.ts';
import {
  type GameHeader,
  GameLog,
  type GameStore,
  type LogEntry,
  Match,
  MemoryStore,
  type SettledStep,
  Table,
} from '../src/index.ts';
import { FakeBots, silent } from './fakeBots.ts';
import { there } from './sitting.ts';

/** What a table consists of. */
export interface Position {
  readonly header: GameHeader;
  readonly match: Match;
  /** From the deal on. */
  readonly entries: readonly LogEntry[];
}

/** What is stored, read as a table would read it. */
export async function positionIn(store: GameStore, id: string): Promise<Position> {
  const loaded = there(await GameLog.load(store, id));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { header, match, entries } = loaded.value;
  return { header, match, entries };
}

/** A table in this position, with bots that never answer. */
export async function tableAt({
  header,
  match,
  entries,
}: Position): Promise<{ table: Table; bots: FakeBots }> {
  const store = new MemoryStore();
  await store.create(header, {
    entries,
    draft: match.storedDraft,
    snapshot: { seq: match.version.seq, state: encodeState(match.settledState) },
    summary: { updatedAt: 0, points: match.points, isOver: match.isOver },
  });
  const bots = new FakeBots();
  bots.decision = silent;
  const table = new Table(
    { header, match, commands: [], entries },
    { store, isDurable: true, bots, now: () => 0 },
  );
  // What is dealt anew does not follow from a seed: here the log is what the position says.
  const log = { entries: async (_: unknown, after: number, upTo: number) => entries.slice(after, upTo) };
  Object.assign((table as unknown as { readonly log: object }).log, log);
  return { table, bots };
}

/** What others received becomes something else. */
function redealEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) =>
    event.type === 'received' && event.to !== viewer
      ? { ...event, cards: event.cards.map((card) => (card === 'S1' ? 'S2' : 'S1')) }
      : event,
  );
}

function redealEntry(entry: LogEntry, viewer: Viewer): LogEntry {
  return 'events' in entry ? { ...entry, events: redealEvents(entry.events, viewer) } : entry;
}

export function redeal({ header, match, entries }: Position, viewer: Viewer, random: RandomSource): Position {
  const recent: SettledStep[] = match.recent.map(({ entry, state }) => ({
    entry: redealEntry(entry, viewer),
    state: dealtAnew(state, viewer, random),
  }));
  const draft = match.storedDraft;
  // A draft is known to its own seat alone: for everyone else there might as well be none.
  const shown = match.acting === viewer ? draft : { ...draft, actions: [] };
  const resumed = Match.resume(match.game, match.version.seq, recent, shown);
  if (!resumed.ok) throw new Error(resumed.error);
  return {
    header: { ...header, seed: 'another' },
    match: resumed.value,
    entries: entries.map((entry) => redealEntry(entry, viewer)),
  };
}
