/** One socket at a table: shows the room, carries the table's protocol, and says that someone is there. */
import type { Writable } from 'node:stream';
import { err, type Result } from '@kairo/engine';
import type { Line } from '@kairo/table';
import type { RawData, WebSocket } from 'ws';
import { MAX_BUFFERED } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import type { Clock } from '../play/clock.ts';
import type { CompanyNews, LiveTable } from '../play/liveTable.ts';
import type { Play } from '../play/play.ts';
import type { Device, Visit } from '../play/presence.ts';
import { saidOf, type Talks } from '../play/talks.ts';
import { type Holder, isInside, type Room, seatsOf } from '../rooms/room.ts';
import { switchTalk } from '../rooms/transitions.ts';
import type { StoredTalk } from '../storage/storage.ts';
import { CLOSING, type InMessage, type OutMessage, readMessage } from './messages.ts';

export interface SocketTools {
  readonly play: Play;
  readonly talks: Talks;
  readonly clock: Clock;
  readonly messagesPerSecond: number;
  readonly figures: { message(direction: 'in' | 'out'): void; dropped(reason: string): void };
  readonly report: (failure: unknown) => void;
}

/** Who is at the other end. */
export interface Client {
  /** Whose seats it may look through and act for. */
  readonly holder: Holder | undefined;
  /** It is a screen for everyone in the room, no spectator. */
  readonly isScreen: boolean;
  /** Who has opened such a screen. */
  readonly onlooker: Holder | undefined;
  readonly device: Device;
}

/** There is one name in the bucket of a socket. */
const SELF = '';

/** A socket, and the stream that its frames are written to. */
export interface OpenSocket {
  readonly socket: WebSocket;
  readonly stream: Writable;
}

export class RoomSocket {
  private readonly socket: WebSocket;
  private readonly stream: Writable;
  private readonly tools: SocketTools;
  private readonly holder: Holder | undefined;
  private readonly device: Device;
  private readonly isScreen: boolean;
  private readonly onlooker: Holder | undefined;
  private readonly bucket: TokenBuckets;
  private line: Line;
  private readonly stops: (() => void)[] = [];
  private room: Room;
  /** Messages are handled in order, also while a table is being loaded. */
  private queue: Promise<void> = Promise.resolve();
  private attendance: { readonly visit?: Visit; readonly leave: () => void } | undefined;
  private live: LiveTable | undefined;
  private stopWatching: () => void = () => undefined;
  private shownRoom = '';
  /** The mark of the last news of the company. */
  private shownCompany = '';
  private shownStandIns = '';
  private isShowing = false;
  /** Whether anything was passed on of what people said. */
  private hasHeard = false;
  private isGathering = false;
  private isClosed = false;
  private isAlive = true;

  constructor(
    { socket, stream }: OpenSocket,
    room: Room,
    { holder, isScreen, onlooker, device }: Client,
    tools: SocketTools,
  ) {
    const { play, talks, clock, messagesPerSecond } = tools;
    this.socket = socket;
    this.stream = stream;
    this.tools = tools;
    this.holder = holder;
    this.isScreen = isScreen;
    this.onlooker = onlooker;
    this.device = device;
    this.room = room;
    this.bucket = new TokenBuckets({ perSecond: messagesPerSecond, burst: 4 * messagesPerSecond }, clock.now);
    this.line = this.newLine();
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('ping', () => this.isTooMuch());
    socket.on('pong', () => {
      this.isAlive = true;
      this.isTooMuch();
    });
    socket.on('close', () => this.leave());
    this.stops.push(
      play.rooms.listen(room.id, (now) => this.follow(now)),
      play.gatherings.listen(room.id, () => this.showLater()),
      talks.listen(room.id, (stored) => (stored === undefined ? this.listenAgain() : this.passOn(stored))),
    );
    this.attend();
    this.show();
    this.queue = this.listenIn().catch(tools.report);
  }

  /** Asks for a sign of life; a socket that gave none since the last time is dropped. */
  ping(): void {
    if (!this.isAlive) {
      this.drop('silent');
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** The client may come back elsewhere, or later. */
  goAway(): void {
    this.socket.close(CLOSING.goingAway, 'server/closing');
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** To the table, with what the room grants its holder now. */
  private newLine(): Line {
    return this.tools.play.live.connect(
      () => ({ seats: seatsOf(this.room, this.holder) }),
      (message) => this.send(message),
    );
  }

  private follow(room: Room): void {
    const before = seatsOf(this.room, this.holder);
    const hasMoved = room.seats.some(({ holder }, seat) => holder !== this.room.seats[seat]?.holder);
    this.room = room;
    if (hasMoved) this.listenAgain();
    if (before.join() !== seatsOf(room, this.holder).join()) {
      // The client says hello again, as what it is now.
      this.line.close();
      this.line = this.newLine();
    }
    this.attend();
    this.showLater();
  }

  /** Whether it belongs to the host or to someone with a seat. */
  private get isInside(): boolean {
    return isInside(this.room, this.holder ?? this.onlooker);
  }

  /** As a player or a spectator, whichever they are now; a screen is neither. */
  private attend(): void {
    const { gatherings } = this.tools.play;
    const isPlayer = seatsOf(this.room, this.holder).length > 0;
    if (this.attendance !== undefined && isPlayer === (this.attendance.visit !== undefined)) return;
    this.attendance?.leave();
    this.attendance =
      isPlayer && this.holder !== undefined
        ? gatherings.arrive(this.room.id, this.holder, this.device)
        : { leave: gatherings.lookOn(this.room.id, this.isScreen ? 'screens' : 'spectators') };
  }

  /** Several changes at once are shown together. */
  private showLater(): void {
    if (this.isShowing) return;
    this.isShowing = true;
    setImmediate(() => {
      this.isShowing = false;
      this.show();
    });
  }

  private show(): void {
    if (this.isClosed) return;
    const { play } = this.tools;
    const visit = this.attendance?.visit;
    const elsewhere =
      visit === undefined || this.holder === undefined
        ? null
        : play.gatherings.elsewhere(this.room.id, this.holder, visit);
    const text = JSON.stringify({ ...play.view(this.room, this.holder), elsewhere });
    if (text === this.shownRoom) return;
    this.shownRoom = text;
    this.write(text);
  }

  private showCompany({ message, mark }: CompanyNews): void {
    if (mark === this.shownCompany || this.isClosed) return;
    this.shownCompany = mark;
    const standIns = message.seats.map(({ standIn }) => standIn).join();
    // The room says who is there, or who plays for them.
    if (standIns !== this.shownStandIns) this.showLater();
    this.shownStandIns = standIns;
    this.write(JSON.stringify(message));
  }

  private hear(data: RawData, isBinary: boolean): void {
    if (this.isClosed) return;
    this.tools.figures.message('in');
    if (isBinary) {
      this.close(CLOSING.binary, 'binary');
      return;
    }
    if (this.isTooMuch()) return;
    const message = readMessage(data.toString());
    this.queue = this.queue.then(() => this.handle(message)).catch(this.tools.report);
  }

  /** Counts what came, be it a message or a ping; closes the socket if there is too much of it. */
  private isTooMuch(): boolean {
    if (this.isClosed) return true;
    if (this.bucket.take(SELF) === 0) return false;
    this.close(CLOSING.tooMany, 'messages');
    return true;
  }

  private async handle(message: InMessage): Promise<void> {
    if (this.isClosed) return;
    switch (message.type) {
      case 'malformed':
        this.refuse(message.field, message.expected);
        return;
      case 'presence':
        this.note(message);
        return;
      case 'company':
        return this.answerCompany(message);
      case 'say':
        return this.say(message);
      case 'report':
        return this.tools.talks.report(this.room, this.holder, message.number);
      case 'talk':
        return this.switchTalk(message.isOn);
      case 'table':
        // Seats at this table are no seats at another.
        if (message.isHello && typeof message.to === 'string' && message.to !== this.room.id) {
          this.refuse('table', 'the id of the table that the socket belongs to');
          return;
        }
        if (message.isHello && !(await this.enter())) return;
        this.line.receive(message.json);
    }
  }

  private refuse(field: string, expected: string): void {
    this.send({ type: 'refused', refusal: { code: 'table/malformed', field, expected } });
  }

  private note({ isVisible, isActive }: { readonly isVisible: boolean; readonly isActive: boolean }): void {
    const visit = this.attendance?.visit;
    if (visit === undefined) return;
    visit.isVisible = isVisible;
    if (isActive) visit.activeAt = this.tools.clock.now();
    this.tools.play.gatherings.tell(this.room.id);
  }

  /** Holds a seat, is the host, or may look on. */
  private get mayLook(): boolean {
    return this.room.spectators || this.isInside;
  }

  private listenAgain(): void {
    this.queue = this.queue.then(() => this.listenIn()).catch(this.tools.report);
  }

  /** What was said so far: when the socket opens, when people have changed their seats, and when some of it was emptied. */
  private async listenIn(): Promise<void> {
    if (!this.mayLook) return;
    const said = await this.tools.talks.of(this.room);
    if (said.length > 0 || this.hasHeard) this.send({ type: 'said', isAll: true, said });
    this.hasHeard = said.length > 0;
  }

  /** What was said just now. */
  private passOn(stored: StoredTalk): void {
    const said = this.mayLook ? saidOf(stored, this.room) : [];
    if (said.length === 0) return;
    this.hasHeard = true;
    this.send({ type: 'said', said });
  }

  private async say(message: Extract<InMessage, { type: 'say' }>): Promise<void> {
    const utterance = 'phrase' in message ? { phrase: message.phrase } : { words: message.words };
    const said = await this.tools.talks.say(this.room, this.holder, utterance);
    if (!said.ok) this.send({ type: 'refused', id: message.id, refusal: said.error });
  }

  private async switchTalk(isOn: boolean): Promise<void> {
    const switched = await this.tools.play.change(this.room.id, (room) =>
      switchTalk(room, this.holder, isOn),
    );
    if (!switched.ok) this.send({ type: 'refused', refusal: switched.error });
  }

  /** Before the client says hello to the table. False if there is nothing to say hello to. */
  private async enter(): Promise<boolean> {
    const { play } = this.tools;
    const { id, state } = this.room;
    if (state !== 'playing' && state !== 'over') {
      this.send({ type: 'failed', error: { code: 'table/not-open' } });
      return false;
    }
    if (!this.mayLook) {
      this.close(CLOSING.notAllowed, 'room/no-spectators');
      return false;
    }
    const opened = await play.live.open(id);
    if (!opened.ok) {
      this.send({ type: 'failed', error: opened.error });
      return false;
    }
    this.watch(opened.value);
    return true;
  }

  private watch(live: LiveTable): void {
    if (this.live === live || this.isClosed) return;
    this.stopWatching();
    this.live = live;
    this.stopWatching = live.onChange((news) => {
      // A table that has failed or was let go is loaded anew when the client comes back.
      if (live.table.failure !== undefined || live.isClosed) this.goAway();
      else this.showCompany(news);
    });
    this.showCompany(live.news);
  }

  private async answerCompany({ id, seat, command }: Extract<InMessage, { type: 'company' }>): Promise<void> {
    const done = await this.companyCommand(seat, id, command);
    // The store has failed: the client repeats its request.
    if (done === undefined) return;
    if (done.ok) this.send({ type: 'done', id, version: done.value });
    else this.send({ type: 'refused', id, refusal: done.error });
  }

  private async companyCommand(
    seat: number,
    id: string,
    command: Extract<InMessage, { type: 'company' }>['command'],
  ): ReturnType<LiveTable['company']['command']> {
    const refused: Result<never, { code: 'table/not-your-seat'; seat: number }> = err({
      code: 'table/not-your-seat',
      seat,
    });
    if (!seatsOf(this.room, this.holder).includes(seat)) return refused;
    const { state, id: table } = this.room;
    if (state !== 'playing' && state !== 'over') return err({ code: 'table/stopped' });
    const opened = await this.tools.play.live.open(table);
    return opened.ok ? opened.value.company.command(seat, id, command) : err({ code: 'table/stopped' });
  }

  /** What went wrong inside a table may name cards: it is for the log, not for clients. */
  private send(message: OutMessage): void {
    const isInside = message.type === 'failed' && 'detail' in message.error;
    this.write(JSON.stringify(isInside ? { ...message, error: { ...message.error, detail: '' } } : message));
  }

  private write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_BUFFERED) {
      this.drop('slow');
      return;
    }
    this.tools.figures.message('out');
    this.gather();
    this.socket.send(text);
  }

  /** What is sent in one turn of the event loop leaves in one write. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.stream.cork();
    setImmediate(() => {
      this.isGathering = false;
      this.stream.uncork();
    });
  }

  private close(code: number, reason: string): void {
    this.tools.figures.dropped(reason);
    this.socket.close(code, reason);
    this.leave();
  }

  private drop(reason: string): void {
    this.tools.figures.dropped(reason);
    this.socket.terminate();
    this.leave();
  }

  private leave(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.line.close();
    this.stopWatching();
    for (const stop of this.stops) stop();
    this.attendance?.leave();
  }
}
