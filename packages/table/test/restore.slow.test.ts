/** Every recorded game, loaded from every prefix, is as it was when it was stored and as a direct replay has it. */
import {
  apply,
  EDITIONS,
  editionToJson,
  encodeState,
  type GameState,
  makeGame,
  newGame,
  outcomeOf,
  type Result,
  type Viewer,
} from '@kairo/engine';
import { ICONS, PERSON, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { GameLog, Match, MemoryStore, type StoredGame } from '../src/index.ts';
import { lookAt } from '../src/match/lookAt.ts';
import type { Change } from '../src/match/match.ts';
import { type RecordedGame, recordedGames } from './recordedGames.ts';
import { there } from './sitting.ts';

/** Notes how many entries each load had to read. */
class CountingStore extends MemoryStore {
  mostEntries = 0;
  override async load(id: string, tail: number): Promise<StoredGame | undefined> {
    const stored = await super.load(id, tail);
    this.mostEntries = Math.max(this.mostEntries, stored?.entries.length ?? 0);
    return stored;
  }
}

/** 40 to show again, 16 between snapshots, and the few of one turn. */
const MOST_ENTRIES = 40 + 16 + 6;

function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function setupOf({ edition, players, options }: RecordedGame): TableSetup {
  return {
    edition: EDITIONS.has(edition.id) ? edition.id : editionToJson(edition),
    ...options,
    help: { routes: true, hints: true },
    // People draft their turns, bots settle every action at once.
    seats: Array.from({ length: players }, (_, seat) => ({
      name: '',
      icon: there(ICONS[seat]),
      player: seat % 2 === 0 ? PERSON : 'trader',
    })),
  };
}

/** Much faster than a comparison that can say where the difference is. */
function same(found: unknown, expected: unknown): void {
  const [text, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (text !== wanted) expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
}

class Recording {
  private readonly store: CountingStore;
  private readonly game: RecordedGame;
  private readonly setup: TableSetup;
  private readonly log: GameLog;
  private match: Match;
  /** The state after each entry of the log, by direct replay. */
  private readonly direct: GameState[] = [];
  loads = 0;

  private constructor(game: RecordedGame, match: Match, log: GameLog, store: CountingStore) {
    this.game = game;
    this.setup = setupOf(game);
    this.match = match;
    this.log = log;
    this.store = store;
  }

  static async begin(game: RecordedGame): Promise<Recording> {
    const { edition, players, options, seed } = game;
    const dealt = Match.deal(makeGame(edition, players, options), seed);
    const store = new CountingStore();
    await GameLog.create(store, { id: 'g', setup: setupOf(game), seed }, dealt, () => 0);
    const loaded = unwrap(there(await GameLog.load(store, 'g')));
    const tools = { store, isDurable: true, now: () => 0 };
    return new Recording(game, dealt.match, new GameLog(loaded, tools, () => undefined), store);
  }

  async play(): Promise<void> {
    const { edition, players, options, seed, actions } = this.game;
    let { state } = newGame(makeGame(edition, players, options), seed);
    this.direct.push(state);
    await this.check(state);
    for (const action of actions) {
      state = unwrap(apply(state, action)).state;
      const isPerson = this.setup.seats[there(this.match.acting)]?.player === PERSON;
      const change = there(isPerson ? this.match.act(action) : this.match.play(action));
      await this.append(change);
      // A held action is not applied before the turn is ended.
      await this.check(this.match.held === undefined ? state : undefined);
      if (!isPerson || !this.match.isTurnComplete) continue;
      await this.append(this.match.endTurn());
      await this.check(state);
    }
    expect(outcomeOf(this.match.settledState)).toEqual(outcomeOf(state));
    expect(this.match.isOver).toBe(outcomeOf(state) !== undefined);
    expect(this.store.mostEntries).toBeLessThanOrEqual(MOST_ENTRIES);
  }

  private async append(change: Change): Promise<void> {
    const appended = await this.log.append(this.match.version, change);
    if (!appended?.ok) throw new Error(JSON.stringify(appended));
    this.match = change.match;
    let state = there(this.direct.at(-1));
    for (const entry of change.entries) {
      if (entry.type === 'step') state = unwrap(apply(state, entry.action)).state;
      this.direct.push(state);
    }
  }

  /** Loads the game as it is stored now. */
  private async check(drafted: GameState | undefined): Promise<void> {
    this.loads++;
    const { header, match } = unwrap(there(await GameLog.load(this.store, 'g')));
    expect(header.setup).toEqual(this.setup);
    same(
      [match.version, match.storedDraft, match.acting, match.isTurnComplete],
      [this.match.version, this.match.storedDraft, this.match.acting, this.match.isTurnComplete],
    );
    expect(this.direct.length).toBe(match.version.seq);
    expect(encodeState(match.settledState)).toBe(encodeState(there(this.direct.at(-1))));
    if (drafted !== undefined) expect(encodeState(match.draftState)).toBe(encodeState(drafted));
    const viewers: Viewer[] = [...this.setup.seats.keys(), 'spectator'];
    for (const viewer of viewers) same(lookAt(match, viewer, 0), lookAt(this.match, viewer, 0));
  }
}

describe('loaded at every version', () => {
  const games = recordedGames();
  test('there are recorded games', () => expect(games.length).toBeGreaterThan(18));

  test.each(games.map((game) => [game.name, game] as const))('%s', async (_, game) => {
    const recording = await Recording.begin(game);
    await recording.play();
    expect(recording.loads).toBeGreaterThan(game.actions.length);
  });
});
