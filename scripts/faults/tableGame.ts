/** One table, from its creation to the end of its game, with everyone who plays or watches. */
import type { RandomSource } from '@kairo/engine';
import type { Counts } from './counts.ts';
import type { Asking, Http, Reply } from './http.ts';
import { Ledger } from './ledger.ts';
import type { Player, PlayerTools } from './player.ts';
import { ProgramPlayer } from './programPlayer.ts';
import { type Identity, SocketPlayer } from './socketPlayer.ts';
import { drawKey, isBot, type TablePlan } from './tablePlan.ts';
import type { Weather } from './unreliable.ts';
import type { Witness } from './witness.ts';

export interface GameTools {
  readonly http: Http;
  readonly random: RandomSource;
  readonly counts: Counts;
  readonly weather: Weather;
  readonly report: (violation: string) => void;
}

export class TableGame {
  readonly ledger = new Ledger();
  readonly plan: TablePlan;
  private readonly tools: GameTools;
  private readonly hostKey = drawKey();
  private players: readonly Player[] = [];
  /** Undefined until it was created. */
  id: string | undefined;
  /** As the log has it, which the checker reads. */
  seq = 0;
  private isOver = false;
  /** The game is over, and everyone who is still there knows it. */
  isDone = false;

  constructor(plan: TablePlan, tools: GameTools) {
    this.plan = plan;
    this.tools = tools;
  }

  /** Creates the table, seats everyone and begins. */
  async open(): Promise<void> {
    const { setup, kinds, pace, begin } = this.plan;
    const created = await this.must({
      method: 'POST',
      path: '/tables',
      body: { key: this.hostKey, setup, begin, spectators: true, pace, standIn: 'apprentice' },
    });
    const id = String(created.body['table']);
    this.id = id;
    const players: Player[] = [];
    const tools: PlayerTools = { ...this.tools, table: id, ledger: this.ledger };
    for (const [seat, kind] of kinds.entries()) {
      if (isBot(kind)) continue;
      const name = `${kind} ${seat}`;
      const identity = await this.sit(id, seat, name, kind === 'person');
      players.push(
        kind === 'program' && 'key' in identity
          ? new ProgramPlayer(name, seat, identity.key, tools)
          : new SocketPlayer(name, seat, identity, tools),
      );
    }
    if (begin === 'byHost')
      await this.must({ method: 'POST', path: `/tables/${id}/begin`, key: this.hostKey, body: {} });
    players.push(new ProgramPlayer('host', 'spectator', this.hostKey, tools));
    players.push(new SocketPlayer('spectator', 'spectator', { key: this.hostKey }, tools));
    this.players = players;
  }

  get witnesses(): readonly Witness[] {
    return this.players.flatMap(({ witness }) => witness ?? []);
  }

  /** What the checker has found in the log, and whom it has compared with it. */
  follow(seq: number, isOver: boolean, compared: readonly Witness[]): void {
    const { desertedAt } = this.plan;
    this.seq = seq;
    this.isOver = isOver;
    const isEveryone = compared.length === this.players.length;
    const isIdle = this.players.every((player) => player.isIdle);
    this.isDone = isOver && isEveryone && isIdle && compared.every(({ version }) => version.seq === seq);
    if (desertedAt !== undefined && seq >= desertedAt && this.players.length > 0) {
      this.tools.counts.add('tables deserted');
      this.leave();
    }
  }

  /** What it is waiting for. */
  get state(): string {
    const players = this.players.map(
      ({ isIdle, witness }) => `${witness?.name} at ${witness?.version.seq}${isIdle ? '' : ', busy'}`,
    );
    return `${this.id}: ${this.seq} entries${this.isOver ? ', over' : ''}; ${players.join('; ')}`;
  }

  leave(): void {
    for (const player of this.players) player.leave();
    this.players = [];
  }

  private async sit(id: string, seat: number, name: string, isPerson: boolean): Promise<Identity> {
    const path = `/tables/${id}/seats/${seat}`;
    if (!isPerson) {
      const key = drawKey();
      await this.must({ method: 'POST', path, body: { key, name } });
      return { key };
    }
    const cookie = await this.cookieFor(name);
    await this.must({ method: 'POST', path, cookie, isFromPage: true, body: { name } });
    await this.must(
      { method: 'PUT', path, cookie, isFromPage: true, body: { isReady: true } },
      'room/not-waiting',
    );
    return { cookie };
  }

  /** A browser that did not get its cookie comes as someone new. */
  private async cookieFor(name: string): Promise<string> {
    for (;;) {
      const { cookie } = await this.must({ method: 'PUT', path: '/me', isFromPage: true, body: { name } });
      if (cookie !== undefined) return cookie;
    }
  }

  /** `repeated` is what the server says to a request that it has carried out before. */
  private async must(asking: Asking, repeated?: string): Promise<Reply> {
    const reply = await this.tools.http.untilAnswered(asking);
    if (reply === undefined) throw new Error('a request was given up');
    const { code } = (reply.body['error'] ?? {}) as { readonly code?: unknown };
    if (reply.status >= 400 && code !== repeated) {
      throw new Error(`${asking.method} ${asking.path}: ${JSON.stringify(reply)}`);
    }
    return reply;
  }
}
