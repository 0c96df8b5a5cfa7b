/** A table of ours: three sockets with the page's protocol. */
import { type Hello, PROTOCOL_VERSION } from '../../../packages/protocol/src/index.ts';
import type { DealtTable } from './stock.ts';
import { SwarmSocket } from './swarmSocket.ts';
import { Scale, type SwarmTable } from './swarmTable.ts';

/** Messages begin with their type. */
const TYPE_AT = '{"type":"'.length;
const UPDATE = 'update"';
const DONE = 'done"';
const REFUSED = 'refused"';
const FAILED = 'failed"';

function hasType(text: Buffer, type: string): boolean {
  return text.toString('latin1', TYPE_AT, TYPE_AT + type.length) === type;
}

export class KairoTable implements SwarmTable {
  readonly dealt: DealtTable;
  /** The commands that were acknowledged, in order. */
  readonly acknowledged: string[] = [];
  private readonly port: number;
  private readonly scale: Scale;
  private readonly commands: readonly string[];
  private sockets: readonly SwarmSocket[] = [];
  private played = 0;
  /** Messages that are still to come for the last command. */
  private due = 0;
  private settled: () => void = () => undefined;

  constructor(dealt: DealtTable, port: number) {
    this.dealt = dealt;
    this.port = port;
    this.scale = new Scale(dealt.keys.length);
    this.commands = dealt.script.plays.map(({ seat, base, command }, i) =>
      JSON.stringify({ type: 'command', id: this.idOf(i), seat, base, command }),
    );
  }

  async open(): Promise<void> {
    const { id, keys } = this.dealt;
    const address = `ws://127.0.0.1:${this.port}/api/v1/tables/${id}/socket`;
    this.due = keys.length;
    const isLaid = new Promise<void>((resolve) => {
      this.settled = resolve;
    });
    this.sockets = await Promise.all(
      keys.map((key, seat) =>
        SwarmSocket.open(address, { Authorization: `Bearer ${key}` }, (text) => this.hear(seat, text)),
      ),
    );
    for (const [seat, socket] of this.sockets.entries()) {
      const protocols = [PROTOCOL_VERSION];
      const hello: Hello = { type: 'hello', protocols, table: id, look: 1, viewer: seat, seq: 0 };
      socket.send(JSON.stringify(hello));
    }
    await isLaid;
  }

  get next(): SwarmTable['next'] {
    const play = this.dealt.script.plays[this.played];
    if (play === undefined) return undefined;
    return play.command.type === 'act' ? 'move' : 'end of turn';
  }

  play(settled: () => void): void {
    const play = this.dealt.script.plays[this.played];
    if (play === undefined) throw new Error('the script has come to its end');
    if (play.command.type === 'act') this.scale.turn(this.played === 0);
    this.settled = settled;
    // The answer, and what its player, or everyone, is shown.
    this.due = 1 + (play.settles ? this.sockets.length : 1);
    this.sockets[play.seat]?.send(this.commands[this.played] ?? '');
    this.played++;
  }

  get weights(): readonly number[] {
    return this.scale.weights;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private idOf(play: number): string {
    return `${this.dealt.id.slice(0, 12)}-${play}`;
  }

  private hear(seat: number, text: Buffer): void {
    this.scale.add(seat, text.length);
    if (hasType(text, DONE)) this.acknowledged.push(this.idOf(this.played - 1));
    else if (hasType(text, REFUSED) || hasType(text, FAILED)) throw new Error(text.toString());
    else if (!hasType(text, UPDATE)) return;
    if (--this.due === 0) this.settled();
  }
}
