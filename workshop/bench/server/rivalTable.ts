/** A match of boardgame.io: three sockets that speak as much of Socket.IO as its own client does. */

import type { Ports } from './process.ts';
import { type Script, SEATS } from './script.ts';
import { SwarmSocket } from './swarmSocket.ts';
import { Scale, type SwarmTable } from './swarmTable.ts';

const GAME = 'kairo';
/** Of Engine.IO and Socket.IO. */
const PING = '2';
const PONG = '3';
const JOIN = `40/${GAME},`;
const EVENT = `42/${GAME},`;
const JOINED = JOIN;
const SYNC = `${EVENT}["sync"`;
const UPDATE = `${EVENT}["update"`;

function begins(text: Buffer, start: string): boolean {
  return text.toString('latin1', 0, start.length) === start;
}

async function ask(url: string, body: object): Promise<{ readonly [field: string]: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { readonly [field: string]: string };
}

export class RivalTable implements SwarmTable {
  private readonly script: Script;
  private readonly ports: Ports;
  private readonly scale = new Scale(SEATS);
  private sockets: readonly SwarmSocket[] = [];
  private match = '';
  private credentials: readonly string[] = [];
  private played = 0;
  /** How many players are still to be shown the last move. */
  private due = 0;
  private settled: () => void = () => undefined;

  constructor(script: Script, ports: Ports) {
    this.script = script;
    this.ports = ports;
  }

  async open(): Promise<void> {
    const lobby = `http://127.0.0.1:${this.ports.lobbyPort}/games/${GAME}`;
    const { matchID = '' } = await ask(`${lobby}/create`, {
      numPlayers: SEATS,
      setupData: this.script.start,
    });
    this.match = matchID;
    const credentials: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joining = { playerID: String(seat), playerName: `P${seat}` };
      const { playerCredentials = '' } = await ask(`${lobby}/${matchID}/join`, joining);
      credentials.push(playerCredentials);
    }
    this.credentials = credentials;
    const sockets: SwarmSocket[] = [];
    for (let seat = 0; seat < SEATS; seat++) sockets.push(await this.sit(seat));
    this.sockets = sockets;
  }

  get next(): SwarmTable['next'] {
    return this.played < this.script.actions.length ? 'move' : undefined;
  }

  play(settled: () => void): void {
    const { seat, action } = this.script.actions[this.played] ?? {};
    if (seat === undefined || action === undefined) throw new Error('the script has come to its end');
    this.scale.turn(this.played === 0);
    this.settled = settled;
    this.due = SEATS;
    const playerID = String(seat);
    const credentials = this.credentials[seat];
    const payload = { type: action.type, args: [action], playerID, credentials };
    // Each move makes one state.
    const event = ['update', { type: 'MAKE_MOVE', payload }, this.played, this.match, playerID];
    this.sockets[seat]?.send(`${EVENT}${JSON.stringify(event)}`);
    this.played++;
  }

  get weights(): readonly number[] {
    return this.scale.weights;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /** Resolves when the player has the game. */
  private async sit(seat: number): Promise<SwarmSocket> {
    const address = `ws://127.0.0.1:${this.ports.port}/socket.io/?EIO=4&transport=websocket`;
    let [joined, synced] = [(): void => undefined, (): void => undefined];
    const hasJoined = new Promise<void>((resolve) => {
      joined = resolve;
    });
    const isSynced = new Promise<void>((resolve) => {
      synced = resolve;
    });
    const socket = await SwarmSocket.open(address, {}, (text) => {
      if (begins(text, UPDATE)) this.update(seat, text);
      else if (begins(text, JOINED)) joined();
      else if (begins(text, SYNC)) synced();
      else if (begins(text, PING)) socket.send(PONG);
    });
    socket.send(JOIN);
    await hasJoined;
    const sync = ['sync', this.match, String(seat), this.credentials[seat], SEATS];
    socket.send(`${EVENT}${JSON.stringify(sync)}`);
    await isSynced;
    return socket;
  }

  private update(seat: number, text: Buffer): void {
    this.scale.add(seat, text.length);
    if (--this.due === 0) this.settled();
  }
}
