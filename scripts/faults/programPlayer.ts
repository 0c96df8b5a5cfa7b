/** A program that plays a seat through `/api/v1`, or watches. */
import type { Action, Seat } from '@kairo/engine';
import type { Note, ShownStep } from '@kairo/protocol';
import { isBy, pause } from './chance.ts';
import type { Reply } from './http.ts';
import { ANSWERS, choose, type Player, type PlayerTools } from './player.ts';
import type { Witness } from './witness.ts';

/** How long a request waits for news, in seconds. */
const WAIT = 1;
/** In percent: a second pick is added without looking. */
const BLIND = 50;

/** The parts of an answer that matter here, as the documentation has them. */
interface State {
  readonly seq: number;
  readonly entries: readonly { readonly seq: number; readonly type: string; readonly seat?: number | null }[];
  readonly view: object | null;
  readonly legal: readonly Action[];
  readonly acting: number | null;
  readonly draft: { readonly awaitsEnd: boolean } | null;
}

export class ProgramPlayer implements Player {
  isIdle = true;
  private readonly name: string;
  private readonly seat: Seat | 'spectator';
  private readonly key: string;
  private readonly tools: PlayerTools;
  private steps: readonly ShownStep[] = [];
  private view: object | undefined;
  private hasLeft = false;
  private requests = 0;

  constructor(name: string, seat: Seat | 'spectator', key: string, tools: PlayerTools) {
    this.name = name;
    this.seat = seat;
    this.key = key;
    this.tools = tools;
    void this.play();
  }

  get witness(): Witness | undefined {
    const { name, seat: viewer, steps, view } = this;
    if (view === undefined) return undefined;
    return { name, viewer, version: { seq: steps.length, revision: 0 }, firstStep: 0, steps, view };
  }

  leave(): void {
    this.hasLeft = true;
  }

  private async play(): Promise<void> {
    while (!this.hasLeft) {
      const state = await this.look();
      // Before the game begins there is nothing to see.
      if (state === undefined || state.view === null || this.hasLeft) continue;
      this.note(state, state.view);
      if (state.acting === this.seat) await this.move(state);
    }
  }

  private async look(): Promise<State | undefined> {
    const { http, table, report } = this.tools;
    const path = `/tables/${table}?from=${this.steps.length}&wait=${WAIT}`;
    const reply = await http.ask({ method: 'GET', path, key: this.key });
    if (reply === undefined) await pause(20);
    else if (reply.status === 200) return reply.body as unknown as State;
    else report(`${this.name} asked for the table: ${JSON.stringify(reply)}`);
    return undefined;
  }

  private note({ seq, entries }: State, view: object): void {
    const have = this.steps.length;
    const isContiguous =
      entries.every((entry, i) => entry.seq === have + i + 1) && have + entries.length === seq;
    if (!isContiguous) {
      this.tools.report(
        `${this.name} had ${have} entries and got ${entries.map((entry) => entry.seq)} of ${seq}`,
      );
      return;
    }
    this.steps = [...this.steps, ...entries.map(stepOf)];
    this.view = view;
  }

  private async move({ seq, legal, draft }: State): Promise<void> {
    const { http, table, ledger, random, report } = this.tools;
    if (typeof this.seat !== 'number') return;
    const actions = draft?.awaitsEnd === true ? [] : this.listOf(legal);
    if (actions === undefined) return;
    const id = `${this.name}-${++this.requests}`;
    const body = { id, base: seq, actions, ...(isBy(50, random) && { draft: 'discard' }) };
    ledger.send(this.seat, id, { kind: 'list', actions });
    this.isIdle = false;
    const asking = { method: 'POST', path: `/tables/${table}/actions`, key: this.key, body } as const;
    const reply = await http.untilAnswered(asking, () => this.hasLeft);
    this.isIdle = true;
    if (reply === undefined) return;
    this.tools.counts.add(ANSWERS);
    if (reply.status === 200)
      ledger.acknowledge(this.seat, id, { seq: Number(reply.body['seq']), revision: 0 });
    else if (isRefusal(reply)) ledger.refuse(this.seat, id, JSON.stringify(reply.body));
    else report(`${this.name} played: ${JSON.stringify(reply)}`);
  }

  private listOf(legal: readonly Action[]): readonly Action[] | undefined {
    const { random } = this.tools;
    if (legal.length === 0) return undefined;
    const action = choose(legal, random);
    const isOpenPick = action.type === 'pick' && action.from !== 'pile';
    if (!isOpenPick || !isBy(BLIND, random)) return [action];
    return [action, { type: 'pick', from: 'display', index: random.below(3) }];
  }
}

function isRefusal({ status }: Reply): boolean {
  return status === 400 || status === 409 || status === 422;
}

function stepOf(entry: State['entries'][number]): ShownStep {
  const { seq: _, ...rest } = entry;
  const seat = rest.seat ?? undefined;
  if (rest.type !== 'step') {
    return { ...(seat !== undefined && { seat }), events: [], note: rest as unknown as Note };
  }
  const { events } = rest as unknown as Pick<ShownStep, 'events'>;
  return { ...(seat !== undefined && { seat }), events };
}
