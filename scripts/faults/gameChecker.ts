/**
 * Compares the log of one game, as it is stored, with what its clients were told. The log is a total order, so nothing has to
 * be searched: every entry has a number, every acknowledgement names one.
 */
import {
  type Action,
  encodeState,
  type Game,
  type GameState,
  newGame,
  type Seat,
  stepBy,
  type Viewer,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { PERSON, type Version } from '@kairo/protocol';
import {
  type GameHeader,
  GameLog,
  type GameStore,
  type LogEntry,
  type Match,
  readEntry,
  readHeader,
  showEntry,
} from '@kairo/table';
import { NEW_STANDING, standingAfter } from '../../packages/table/src/log/entry.ts';
import { faultOf } from './entryChecker.ts';
import type { Content, Request } from './ledger.ts';
import type { StoredRow } from './storedGames.ts';
import { difference, textOf, type Witness } from './witness.ts';

/** How many commands of drafts a stored game remembers. */
const REMEMBERED = 16;

/** What is known of the log from earlier checks. */
interface Replayed {
  readonly header: GameHeader;
  readonly game: Game;
  readonly texts: string[];
  readonly entries: LogEntry[];
  /** After each entry. */
  readonly states: GameState[];
  /** The numbers of the entries that name a command, by seat and id. */
  readonly commands: Map<string, number>;
}

class Violation extends Error {}

function demand(isSo: boolean, otherwise: () => string): void {
  if (!isSo) throw new Violation(otherwise());
}

/** What there was to see at one moment: the stored game, and what clients had asked for, been told and seen. */
export interface Evidence {
  readonly row: StoredRow | undefined;
  readonly requests: ReadonlyMap<string, Request>;
  readonly witnesses: readonly Witness[];
}

export interface Found {
  readonly seq: number;
  /** The room knows it, too. */
  readonly isOver: boolean;
}

export class GameChecker {
  private readonly id: string;
  private replayed: Replayed | undefined;
  /** Steps of clients that agree with the log, by viewer and number. */
  private readonly agreed = new WeakMap<object, string>();

  constructor(id: string) {
    this.id = id;
  }

  /** What is wrong, in words; else how far the game has come. Undefined if it has not begun. */
  async check({ row, requests, witnesses }: Evidence): Promise<Found | string | undefined> {
    try {
      if (row === undefined) {
        const isNew = [...requests.values()].every(({ acknowledged }) => acknowledged === undefined);
        demand(isNew && this.replayed === undefined && witnesses.length === 0, () => 'the game is gone');
        return undefined;
      }
      const replayed = this.replay(row);
      const match = await this.restore(row, replayed);
      this.checkRequests(row, replayed, match, requests);
      for (const witness of witnesses) this.checkWitness(row, replayed, match, witness);
      this.checkWake(row, replayed, match);
      demand(row.state !== 'over' || match.isOver, () => 'the room is over, but the game is not');
      return { seq: row.seq, isOver: row.state === 'over' };
    } catch (failure) {
      if (failure instanceof Violation) return `${this.id}: ${failure.message}`;
      throw failure;
    }
  }

  /** Everything once more from the seed, entry by entry; what was read before must not have changed. */
  private replay(row: StoredRow): Replayed {
    for (const [i, { seq }] of row.entries.entries()) {
      demand(seq === i + 1, () => `entry number ${i + 1} is missing: the next one is ${seq}`);
    }
    demand(
      row.entries.length === row.seq,
      () => `${row.entries.length} entries, but the game says ${row.seq}`,
    );
    const replayed = this.replayed ?? this.begin(row);
    this.replayed = replayed;
    demand(
      row.seq >= replayed.texts.length,
      () => `${replayed.texts.length} entries were there before, now ${row.seq}`,
    );
    for (const [i, { entry }] of row.entries.entries()) {
      const known = replayed.texts[i];
      if (known === undefined) this.add(replayed, entry);
      else demand(known === entry, () => `entry ${i + 1} was ${known} and is ${entry}`);
    }
    for (const { seq, state } of row.snapshots) {
      const expected = replayed.states[seq - 1];
      demand(
        expected !== undefined && encodeState(expected) === state,
        () => `snapshot ${seq} is of another state`,
      );
    }
    return replayed;
  }

  private begin(row: StoredRow): Replayed {
    const read = readHeader(JSON.parse(row.header));
    if (!read.ok) throw new Violation(`the header cannot be read: ${JSON.stringify(read.error)}`);
    return { ...read.value, texts: [], entries: [], states: [], commands: new Map() };
  }

  private add({ header, game, texts, entries, states, commands }: Replayed, text: string): void {
    const number = texts.length + 1;
    const read = readEntry(JSON.parse(text), game.players);
    if (!read.ok) throw new Violation(`entry ${number}: ${read.error}`);
    const entry = read.value;
    if (entry.type !== 'deal' && entry.command !== undefined) {
      const key = `${entry.seat} ${entry.command}`;
      const first = commands.get(key);
      demand(first === undefined, () => `command ${key} is entry ${first} and entry ${number}`);
      commands.set(key, number);
    }
    const before = states.at(-1);
    const step =
      entry.type === 'deal'
        ? newGame(game, header.seed)
        : entry.type === 'step' && before !== undefined
          ? stepBy(before, entry.action)
          : undefined;
    if ('events' in entry) {
      const isSame = step !== undefined && JSON.stringify(step.events) === JSON.stringify(entry.events);
      demand(isSame, () => `entry ${number} does not follow from those before it: ${text}`);
    }
    const fault = faultOf(entry, { header, entries, states });
    demand(fault === undefined, () => `entry ${number}: ${fault}`);
    const state = entry.type === 'takeback' ? states[entry.to - 1] : (step?.state ?? before);
    if (state === undefined) throw new Violation(`entry ${number} leads nowhere: ${text}`);
    texts.push(text);
    entries.push(entry);
    states.push(state.detached());
  }

  /** As the server would load it. */
  private async restore(row: StoredRow, { states }: Replayed): Promise<Match> {
    const loaded = await GameLog.load(storeOf(row), this.id);
    if (!loaded?.ok) throw new Violation(`the game cannot be loaded: ${JSON.stringify(loaded?.error)}`);
    const { match } = loaded.value;
    const last = states.at(-1);
    const isSame = last !== undefined && encodeState(match.settledState) === encodeState(last);
    demand(isSame, () => 'the loaded game is in another state than the replayed log');
    return match;
  }

  private checkRequests(
    row: StoredRow,
    { entries, states, commands }: Replayed,
    match: Match,
    requests: Evidence['requests'],
  ): void {
    for (const [key, seq] of commands) {
      demand(requests.has(key), () => `command ${key} of entry ${seq} was never sent`);
    }
    const drafted = match.storedDraft.commands.map(({ seat, id }) => `${seat} ${id}`);
    demand(new Set(drafted).size === drafted.length, () => `a command is in the draft twice: ${drafted}`);
    for (const [key, request] of requests) {
      const seq = commands.get(key);
      checkRequest(request, seq, entries);
      checkPrivacy(request, states);
      if (seq === undefined && request.acknowledged !== undefined) {
        checkDrafted(request, request.acknowledged, row, drafted);
      }
    }
  }

  /** What a client has is the beginning of the log as its viewer may know it. */
  private checkWitness(row: StoredRow, { entries, states }: Replayed, match: Match, witness: Witness): void {
    const { name, viewer, version, firstStep, steps, view } = witness;
    demand(
      version.seq <= row.seq,
      () => `${name} has ${version.seq} entries, but only ${row.seq} are stored`,
    );
    demand(firstStep + steps.length === version.seq, () => `${name} has not all steps up to ${version.seq}`);
    for (const [i, step] of steps.entries()) {
      const number = firstStep + i + 1;
      const entry = entries[number - 1];
      const place = `${viewer} ${number}`;
      if (entry === undefined || this.agreed.get(step) === place) continue;
      const [found, expected] = [textOf(step), textOf(showEntry(entry, viewer))];
      demand(
        found === expected,
        () => `${name} was shown ${found} as entry ${number}, the log says ${expected}`,
      );
      this.agreed.set(step, place);
    }
    const state = this.stateSeen(row, match, states, viewer, version);
    if (state === undefined) return;
    const differs = difference(view, viewFor(state, viewer));
    demand(differs === undefined, () => `${name} sees after entry ${version.seq} ${differs}`);
  }

  /** Undefined if it was a draft that no longer exists. */
  private stateSeen(
    row: StoredRow,
    match: Match,
    states: readonly GameState[],
    viewer: Viewer,
    { seq, revision }: Version,
  ): GameState | undefined {
    if (revision === 0) return states[seq - 1];
    demand(
      seq < row.seq || revision <= row.revision,
      () => `${viewer} has draft ${revision}, but ${row.revision} is stored`,
    );
    return seq === row.seq && revision === row.revision ? match.draftState : undefined;
  }

  /** If the server has to do something though no one is there, it knows that after a restart. */
  private checkWake(row: StoredRow, { header, entries }: Replayed, match: Match): void {
    const { acting } = match;
    if (acting === undefined) return;
    const { standIns } = entries.reduce(standingAfter, NEW_STANDING);
    const isBot = standIns[acting] !== undefined || header.setup.seats[acting]?.player !== PERSON;
    const isDue = isBot || header.pace !== undefined;
    demand(
      !isDue || row.wakeAt !== undefined,
      () => `no wake-up is set, though ${isBot ? 'a bot has to play' : 'a clock runs'}`,
    );
  }
}

/** Whole, once, and only if it was not refused. */
function checkRequest(
  { seat, id, content, acknowledged, refused }: Request,
  seq: number | undefined,
  entries: readonly LogEntry[],
): void {
  const name = `command ${seat} ${id}`;
  if (seq === undefined) {
    demand(
      acknowledged === undefined || !mustSettle(content),
      () => `${name} was acknowledged as ${acknowledged?.seq}, but is not in the log`,
    );
    return;
  }
  demand(
    acknowledged === undefined || acknowledged.seq === seq,
    () => `${name} was acknowledged as entry ${acknowledged?.seq}, but is entry ${seq}`,
  );
  demand(
    refused === undefined || acknowledged !== undefined,
    () => `${name} was refused (${refused}), but is entry ${seq}`,
  );
  if (content.kind !== 'list') return;
  const actions = actionsBefore(entries, seq, Math.max(1, content.actions.length), seat);
  const isWhole = JSON.stringify(actions) === JSON.stringify(content.actions);
  demand(
    isWhole,
    () => `${name} was ${JSON.stringify(content.actions)}, but the log has ${JSON.stringify(actions)}`,
  );
}

/** Whether it is in the log once it is acknowledged. Proposals and votes are not, nor are drafts. */
function mustSettle(content: Content): boolean {
  if (content.kind === 'list') return true;
  const { type } = content.command;
  return type === 'endTurn' || type === 'resign' || type === 'return';
}

function actionsBefore(
  entries: readonly LogEntry[],
  seq: number,
  count: number,
  seat: Seat,
): readonly Action[] {
  return entries
    .slice(seq - count, seq)
    .flatMap((entry) => (entry.type === 'step' && entry.seat === seat ? [entry.action] : []));
}

/** How often a player has changed a draft is private to their seat: no answer to another one names a draft. */
function checkPrivacy({ seat, id, acknowledged }: Request, states: readonly GameState[]): void {
  if (acknowledged === undefined || acknowledged.revision === 0) return;
  const { seq, revision } = acknowledged;
  const state = states[seq - 1];
  const acting = state && whoActs(state);
  demand(
    acting === undefined || acting === seat,
    () => `command ${seat} ${id} was answered with draft ${seq}.${revision}, which is that of seat ${acting}`,
  );
}

/** A draft is as durable as the log. */
function checkDrafted(
  { seat, id }: Request,
  { seq, revision }: Version,
  row: StoredRow,
  drafted: readonly string[],
): void {
  if (revision === 0) return;
  const isThere = row.seq > seq || (row.seq === seq && row.revision >= revision);
  demand(
    isThere,
    () => `draft ${seq}.${revision} was acknowledged, but ${row.seq}.${row.revision} is stored`,
  );
  const isRecent = row.seq === seq && row.revision - revision < REMEMBERED;
  demand(!isRecent || drafted.includes(`${seat} ${id}`), () => `command ${seat} ${id} is not in the draft`);
}

/** For reading alone. */
function storeOf({ header, draft, entries, snapshots, seq }: StoredRow): GameStore {
  const readOnly = (): Promise<never> => Promise.reject(new Error('read only'));
  const from = (after: number, upTo: number): unknown[] =>
    entries.slice(after, upTo).map(({ entry }) => JSON.parse(entry));
  return {
    create: readOnly,
    append: readOnly,
    remove: readOnly,
    list: readOnly,
    read: async (_, after, upTo) => from(after, upTo),
    load: async (_, tail) => {
      const snapshot = snapshots.findLast((one) => one.seq <= seq - tail) ?? snapshots[0];
      if (snapshot === undefined) throw new Violation('there is no snapshot');
      return {
        header: JSON.parse(header),
        draft: JSON.parse(draft),
        snapshot,
        entries: from(snapshot.seq - 1, seq),
      };
    },
  };
}
