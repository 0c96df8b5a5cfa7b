/**
 * A table that shows turn after turn of a finished game to one client, in the protocol of every table, so that a page
 * shows it as it shows any game. It is watched as a spectator sees it; nothing can be done at it.
 *
 * Going one turn forward is an ordinary update. After any other move the client has to take a new look
 * (`TableClient.lookAs`): versions never fall within a look.
 */
import { redactEvents, whoActs } from '@kairo/engine';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type Update,
} from '@kairo/protocol';
import { Sight } from '../match/sight.ts';
import type { FinishedGame } from './finishedGame.ts';

const VIEWER = 'spectator';
const STORAGE = 'durable';

export class ReplayTable {
  private readonly game: FinishedGame;
  private readonly send: (message: ServerMessage) => void;
  private readonly sight = new Sight();
  private turn = 0;
  private look = -1;
  /** How many steps the client has in this look. */
  private known = 0;

  constructor(game: FinishedGame, send: (message: ServerMessage) => void) {
    this.game = game;
    this.send = send;
  }

  /** A turn that there is not counts as the nearest one. */
  show(turn: number): void {
    this.turn = Math.max(0, Math.min(Math.trunc(turn), this.game.turns.length - 1));
    if (this.look >= 0 && this.known === this.turn) this.update();
  }

  receive(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        if (message.seq === 0) this.welcome();
        this.sync(message.look, message.seq);
        return;
      case 'sync':
        this.sync(message.look, message.version.seq);
        return;
      case 'history': {
        const { id, before } = message;
        const steps = this.game.turns.slice(0, before).map((_, turn) => this.step(turn));
        this.send({ type: 'history', id, from: 0, steps });
        return;
      }
      case 'command':
        this.send({
          type: 'refused',
          id: message.id,
          refusal: { code: 'table/not-your-seat', seat: message.seat },
        });
        return;
      case 'query':
        this.send({ type: 'refused', id: message.id, refusal: { code: 'table/no-advice' } });
        return;
      case 'hurry':
      case 'storage':
        this.send({ type: 'refused', refusal: { code: 'table/not-operator' } });
    }
  }

  private welcome(): void {
    const { id, setup, turns } = this.game;
    const { edition } = turns[0].state.game.board;
    const protocol = PROTOCOL_VERSION;
    this.send({ type: 'welcome', protocol, table: id, setup, edition, seats: [], storage: STORAGE });
  }

  private sync(look: number, seq: number): void {
    if (look < this.look) return; // overtaken by a later one
    this.look = look;
    // A client that is ahead has to take a new look; until then there is nothing for it.
    if (seq > this.turn) {
      this.known = seq;
      this.send({ type: 'synced', look, version: { seq, revision: 0 }, storage: STORAGE });
      return;
    }
    this.known = seq;
    this.update();
  }

  private update(): void {
    const { turn } = this;
    const { state } = this.turnAt(turn);
    const acting = turn === this.game.turns.length - 1 ? undefined : whoActs(state);
    this.send({
      type: 'update',
      look: this.look,
      viewer: VIEWER,
      version: { seq: turn + 1, revision: 0 },
      ...this.news(),
      ...(acting !== undefined && { acting }),
    });
    this.known = turn + 1;
  }

  /** The turn that is shown, after the one before it if the client has not got that; the deal has none before it. */
  private news(): Pick<Update, 'from' | 'base' | 'steps'> {
    const { turn } = this;
    if (turn === 0) return { from: 1, base: this.sight.view(this.turnAt(0).state, VIEWER), steps: [] };
    const before = this.turnAt(turn - 1).state;
    const change = this.sight.change(before, this.turnAt(turn).state, VIEWER);
    const steps = [{ ...this.step(turn), change }];
    return this.known === turn
      ? { from: turn, steps }
      : { from: turn, base: this.sight.view(before, VIEWER), steps };
  }

  private step(turn: number): ShownStep {
    const { seat, steps } = this.turnAt(turn);
    return { ...(seat !== undefined && { seat }), events: redactEvents(steps.flat(), VIEWER) };
  }

  private turnAt(turn: number) {
    return this.game.turns[turn] ?? this.game.turns[0];
  }
}
