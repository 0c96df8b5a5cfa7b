/** A client of a table whose messages a test writes. */
import type { Action, Seat, Viewer } from '@kairo/engine';
import { expect } from 'vitest';
import {
  type ClientMessage,
  DEFAULT_SETUP,
  type Known,
  type PlainView,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type StoreState,
  TableClient,
  type TableError,
  type Update,
  type Version,
  type Welcome,
} from '../src/index.ts';

/** Clients do not look into views: this one says only how many steps led to it, and what the draft adds. */
function viewAt(steps: number, drafted = 0): PlainView {
  return { steps, drafted } as unknown as PlainView;
}

function stepAt(number: number): ShownStep {
  return { seat: number % 2, events: [], change: viewAt(number + 1) };
}

export const WELCOME: Welcome = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  table: 't',
  setup: DEFAULT_SETUP,
  edition: {} as Welcome['edition'],
  seats: [0, 1],
  storage: 'durable',
};

export const PICK: Action = { type: 'pick', from: 'pile' };
const LEGAL = { builds: [], others: [PICK] };

interface Wish {
  readonly from: number;
  readonly seq: number;
  readonly revision?: number;
  readonly look?: number;
  readonly viewer?: Viewer;
  readonly isFresh?: boolean;
  readonly acting?: Seat;
}

/** With `isFresh`, an update that brings the view before its first step. */
export function update({
  from,
  seq,
  revision = 0,
  look = 0,
  viewer = 0,
  isFresh = false,
  acting = 0,
}: Wish): Update {
  const steps = Array.from({ length: seq - from }, (_, i) => stepAt(from + i));
  const isActing = acting === viewer;
  return {
    type: 'update',
    look,
    viewer,
    version: { seq, revision },
    from,
    ...(isFresh && { base: viewAt(from) }),
    steps,
    ...(isActing && {
      draft: { steps: [], isComplete: false, canUndo: false, change: { drafted: revision } as object },
      legal: LEGAL,
    }),
    acting,
  };
}

export class Client {
  sent: ClientMessage[] = [];
  readonly log: string[] = [];
  known: Known | undefined;
  failure: TableError | undefined;
  storage: StoreState | undefined;
  readonly client: TableClient;
  private ids = 0;

  constructor() {
    this.client = new TableClient(
      't',
      { send: (message) => void this.sent.push(message), newId: () => `id ${++this.ids}` },
      {
        welcomed: () => void this.log.push('welcomed'),
        updated: (known, isNewLook) => {
          this.known = known;
          this.log.push(isNewLook ? 'new look' : 'updated');
        },
        recalled: (known) => {
          this.known = known;
          this.log.push('recalled');
        },
        stored: (storage) => {
          this.storage = storage;
          this.log.push(storage);
        },
        failed: (error) => {
          this.failure = error;
        },
      },
    );
  }

  /** Welcomed, with a game of so many steps, all of them known. */
  static at(seq: number, revision = 0, viewer: Viewer = 0): Client {
    const client = new Client();
    client.client.connect();
    client.receive(WELCOME, update({ from: 1, seq, revision, viewer, isFresh: true }));
    const [history] = client.take();
    if (history?.type !== 'history') throw new Error('history is expected');
    client.receive({ type: 'history', id: history.id, from: 0, steps: [{ events: [] }] });
    client.log.length = 0;
    return client;
  }

  receive(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.client.receive(message);
  }

  /** What was sent since the last look, without hello. */
  take(): ClientMessage[] {
    const sent = this.sent.filter(({ type }) => type !== 'hello');
    this.sent = [];
    return sent;
  }

  /** What is sent in so many ticks. */
  tick(times: number): ClientMessage[] {
    this.sent = [];
    for (let i = 0; i < times; i++) this.client.tick();
    const { sent } = this;
    this.sent = [];
    return sent;
  }

  /** Every step with the view after it must fit its place. */
  check(seq: number, revision = 0): void {
    const { known } = this;
    expect(known?.version).toEqual({ seq, revision });
    expect(known && known.firstStep + known.steps.length).toBe(seq);
    expect(known?.view).toMatchObject({ steps: seq });
    for (const [i, { view }] of (known?.steps ?? []).entries()) {
      if (view !== undefined) expect(view).toMatchObject({ steps: (known?.firstStep ?? 0) + i + 1 });
    }
  }
}

export const sync = (version: Version, look = 0, viewer: Viewer = 0) => [
  { type: 'sync', look, viewer, version },
];
export const nothing = { seq: 0, revision: 0 };
