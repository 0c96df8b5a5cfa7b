/** Plays a seat of an online table to its end: waits for news, and decides when it is the seat's turn. */
import { type Action, err, type Game, type GameEvent, ok, type Result, RULES_VERSION } from '@kairo/engine';
import { readSetup } from '@kairo/protocol';
import { gameOfSetup } from '@kairo/table';
import {
  type Entry,
  type OnlineResult,
  seqAnswer,
  setupAnswer,
  stateAnswer,
  type TableState,
} from './answers.ts';
import type { Ending, SeatPlayer } from './seatPlayer.ts';
import { ApiRefusal, type TableApi } from './tableApi.ts';

/** In seconds; the longest that the server allows. */
const LONGEST_WAIT = 25;
/** A bot that is too slow for its clock is not brought back for ever. */
const MOST_RETURNS = 3;
/** After a refusal: there will be news soon, if there are none already. */
const SHORT_WAIT = 1;

export interface Playing {
  /** Called once, when the game has begun. */
  readonly makePlayer: (game: Game) => SeatPlayer;
  readonly randomSeed: string;
  readonly onNews: (news: News) => void;
}

export type News =
  | { readonly type: 'begun'; readonly seat: number; readonly names: readonly string[] }
  /** A bot of the server plays for the seat, or has stopped playing for it. */
  | { readonly type: 'standIn'; readonly level: string | null };

export type Ended =
  | { readonly type: 'over'; readonly names: readonly string[]; readonly result: OnlineResult }
  /** The game never began. */
  | { readonly type: 'closed' | 'expired' };

export type PlayProblem =
  | { readonly code: 'rules-version'; readonly found: number }
  | { readonly code: 'setup'; readonly detail: string };

/** The entries so far, and what the seat was shown with those that count. */
class History {
  private readonly kept: Entry[] = [];
  seq = 0;

  add({ seq, entries }: TableState): void {
    for (const entry of entries) {
      const { to } = entry;
      if (entry.type !== 'takeback' || to === undefined) this.kept.push(entry);
      else while ((this.kept.at(-1)?.seq ?? 0) > to) this.kept.pop();
    }
    this.seq = seq;
  }

  get events(): GameEvent[] {
    return this.kept.flatMap(({ events = [] }) => events);
  }
}

export async function playSeat(api: TableApi, playing: Playing): Promise<Result<Ended, PlayProblem>> {
  const game = new SeatGame(api, playing);
  try {
    return await game.play();
  } finally {
    await game.close();
  }
}

class SeatGame {
  private readonly api: TableApi;
  private readonly playing: Playing;
  private history = new History();
  private player: SeatPlayer | undefined;
  private standIn: string | null = null;
  /** Whether the seat is to be taken back from the stand-in, as soon as that is allowed. */
  private wantsBack = false;
  private returns = 0;

  constructor(api: TableApi, playing: Playing) {
    this.api = api;
    this.playing = playing;
  }

  async play(): Promise<Result<Ended, PlayProblem>> {
    for (let wait = 0; ; ) {
      const state = await readState(this.api, this.history.seq, wait);
      if (state.seq < this.history.seq) {
        // The server has lost entries, after a restored backup: everything is read again.
        this.history = new History();
        wait = 0;
        continue;
      }
      this.history.add(state);
      const ended = await this.end(state);
      if (ended !== undefined) return ok(ended);
      const player = await this.playerOf(state);
      if (!player.ok) return player;
      const actions = player.value && (await this.choose(state, player.value));
      if (actions === undefined) wait = LONGEST_WAIT;
      else wait = (await act(this.api, state, actions)) ? 0 : SHORT_WAIT;
    }
  }

  async close(end?: Ending): Promise<void> {
    const { player } = this;
    this.player = undefined;
    await player?.close(end);
  }

  private async end({ state, result, seats }: TableState): Promise<Ended | undefined> {
    if (state === 'closed' || state === 'expired') return { type: state };
    if (result === null) return undefined;
    const { reason } = result;
    // The protocol of programs knows only endings by the rules.
    if (reason === 'supply' || reason === 'standstill') {
      await this.close({ outcome: { ...result, reason }, history: this.history.events });
    }
    return { type: 'over', names: seats.map(({ name }) => name), result };
  }

  /** Undefined before the deal. */
  private async playerOf({ view, seats }: TableState): Promise<Result<SeatPlayer | undefined, PlayProblem>> {
    const seat = view?.viewer;
    if (typeof seat !== 'number' || this.player !== undefined) return ok(this.player);
    const game = await readGame(this.api);
    if (!game.ok) return game;
    this.player = this.playing.makePlayer(game.value);
    this.playing.onNews({ type: 'begun', seat, names: seats.map(({ name }) => name) });
    return ok(this.player);
  }

  /** Undefined if it is not this seat's turn. */
  private async choose(
    { view, legal, acting, draft, seats, seq }: TableState,
    player: SeatPlayer,
  ): Promise<readonly Action[] | undefined> {
    if (view === null || view.viewer === 'spectator') return undefined;
    const standIn = seats[view.viewer]?.standIn ?? null;
    if (standIn !== this.standIn) {
      this.playing.onNews({ type: 'standIn', level: standIn });
      this.wantsBack = standIn !== null && this.returns++ < MOST_RETURNS;
    }
    this.standIn = standIn;
    if (this.wantsBack) this.wantsBack = !(await comeBack(this.api, seq));
    if (standIn !== null || acting !== view.viewer) return undefined;
    if (draft?.awaitsEnd) return [];
    if (legal.length === 0) return undefined;
    const randomSeed = `${this.playing.randomSeed} ${seq}`;
    return [await player.decide({ view: { ...view, legal }, history: this.history.events, randomSeed })];
  }
}

function readState(api: TableApi, from: number, wait: number): Promise<TableState> {
  return api.ask({ method: 'GET', path: `?from=${from}&wait=${wait}`, answer: stateAnswer, wait });
}

async function readGame(api: TableApi): Promise<Result<Game, PlayProblem>> {
  const answer = await api.ask({ method: 'GET', path: '/setup', answer: setupAnswer });
  if (answer.rulesVersion !== RULES_VERSION)
    return err({ code: 'rules-version', found: answer.rulesVersion });
  const setup = readSetup(answer.setup);
  if (!setup.ok) return err({ code: 'setup', detail: setup.error.code });
  const game = gameOfSetup(setup.value);
  return game.ok ? game : err({ code: 'setup', detail: game.error.code });
}

/** Takes the seat back, unless it was given up for good. False if the stand-in has to finish a turn before. */
async function comeBack(api: TableApi, seq: number): Promise<boolean> {
  try {
    await api.ask({ method: 'POST', path: '/return', body: { id: `return-${seq}` }, answer: seqAnswer });
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiRefusal && failure.status === 409)) throw failure;
    return failure.code !== 'company/out-of-time';
  }
}

/**
 * False if the game has gone on in the meantime. The id follows from what the action is based on, so that the same one is
 * never played twice, not even after a restart.
 */
async function act(api: TableApi, { seq, draft }: TableState, actions: readonly Action[]): Promise<boolean> {
  try {
    const isBegunElsewhere = draft !== null && !draft.awaitsEnd;
    await api.ask({
      method: 'POST',
      path: '/actions',
      body: { id: `after-${seq}`, base: seq, actions, ...(isBegunElsewhere && { draft: 'discard' }) },
      answer: seqAnswer,
    });
    return true;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 409) return false;
    throw failure;
  }
}
