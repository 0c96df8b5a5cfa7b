/** One client at one table, for the page: the game as its viewer knows it, as signals, and what can be asked of it. */
import type { Action, Edition, GameOrigin, Result, Seat, Viewer } from '@kairo/engine';
import {
  type Answer,
  type Command,
  type Draft,
  type Known,
  type KnownStep,
  PERSON,
  type Query,
  type StoreState,
  TableClient,
  type TableError,
  type TableRefusal,
  type TableSetup,
  TICK,
  type Welcome,
} from '@kairo/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { countingSteps } from './counting.ts';
import type { Stage } from './stage.ts';
import { randomId, type Transport } from './transport.ts';

/** What may change during a game at an online table. */
export interface Changing {
  /** By seat, the bot that plays for an absent person; null for none. */
  readonly standIns?: ReadonlySignal<readonly unknown[]>;
  /** Of the seats. */
  readonly names?: ReadonlySignal<readonly string[]>;
}

export class Session {
  readonly stage: Stage;
  /** The id of the table. */
  readonly table: ReadonlySignal<string | undefined>;
  readonly setup: ReadonlySignal<TableSetup | undefined>;
  readonly edition: ReadonlySignal<Edition | undefined>;
  /** Of a game that branched off another one. */
  readonly origin: ReadonlySignal<GameOrigin | undefined>;
  /** The seats that are played at this page. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The settled steps that count, from the deal on once older ones have been fetched. */
  readonly steps: ReadonlySignal<readonly KnownStep[]>;
  /** Those of them that have been shown. */
  readonly shownSteps: ReadonlySignal<readonly KnownStep[]>;
  /** The number of the latest entry of the log. */
  readonly seq: ReadonlySignal<number>;
  readonly draft: ReadonlySignal<Draft | undefined>;
  /** Who has to act or to end the turn; undefined when the game is over. */
  readonly acting: ReadonlySignal<Seat | undefined>;
  /** How many turns have been taken back. */
  readonly takebacks: ReadonlySignal<number>;
  /** Whether a bot plays for the viewer. */
  readonly isStoodIn: ReadonlySignal<boolean>;
  /** Whether that is a bot. */
  readonly thinking: ReadonlySignal<boolean>;
  /** The step that is shown, or was shown last, if its bot could not think. */
  readonly mishap: ReadonlySignal<KnownStep | undefined>;
  /** Whether a command is on its way, during which no other is sent. */
  readonly isBusy = signal(false);
  /** The answer to the last command, if it was refused. */
  readonly refusal = signal<TableRefusal | undefined>(undefined);
  readonly failure = signal<TableError | undefined>(undefined);
  readonly storage = signal<StoreState>('durable');

  private readonly transport: Transport;
  private readonly welcome = signal<Welcome | undefined>(undefined);
  private readonly known = signal<Known | undefined>(undefined);
  private client: TableClient | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;

  constructor(transport: Transport, stage: Stage, { standIns, names }: Changing = {}) {
    this.transport = transport;
    this.stage = stage;
    this.table = computed(() => this.welcome.value?.table);
    this.setup = computed(() => {
      const setup = this.welcome.value?.setup;
      const called = names?.value;
      if (setup === undefined || called === undefined) return setup;
      return { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, name: called[i] ?? seat.name })) };
    });
    this.edition = computed(() => this.welcome.value?.edition);
    this.origin = computed(() => this.welcome.value?.origin);
    this.seats = computed(() => this.welcome.value?.seats ?? []);
    this.viewer = computed(() => this.known.value?.viewer ?? 'spectator');
    const all = computed(() => this.known.value?.steps ?? []);
    const counting = (steps: readonly KnownStep[]): readonly KnownStep[] =>
      countingSteps(steps, this.known.value?.firstStep ?? 0);
    this.steps = computed(() => counting(all.value));
    this.shownSteps = computed(() => counting(all.value.slice(0, all.value.length - stage.unseen.value)));
    this.takebacks = computed(() => all.value.filter(({ note }) => note?.type === 'takeback').length);
    const isStandIn = (seat: Viewer): boolean =>
      seat !== 'spectator' && (standIns?.value[seat] ?? null) !== null;
    this.isStoodIn = computed(() => isStandIn(this.viewer.value));
    this.seq = computed(() => this.known.value?.version.seq ?? 0);
    this.draft = computed(() => this.known.value?.draft);
    this.acting = computed(() => this.known.value?.acting);
    this.thinking = computed(() => {
      const seat = this.acting.value;
      const player = seat === undefined ? PERSON : this.setup.value?.seats[seat]?.player;
      return (player !== undefined && player !== PERSON) || (seat !== undefined && isStandIn(seat));
    });
    this.mishap = computed(() => {
      const step = this.shownStep();
      return step?.mishap === undefined ? undefined : step;
    });
  }

  /** Connects to a table once its id is known. */
  async join(located: Promise<Result<string, TableError>>): Promise<void> {
    const table = await located;
    if (this.isClosed) return;
    if (!table.ok) {
      this.failure.value = table.error;
      return;
    }
    const prefix = randomId();
    let requests = 0;
    const client = new TableClient(
      table.value,
      { send: (message) => this.transport.send(message), newId: () => `${prefix}-${++requests}` },
      {
        welcomed: (welcome) => {
          this.welcome.value = welcome;
          this.storage.value = welcome.storage;
        },
        updated: (known, isNewLook) => batch(() => this.follow(known, isNewLook)),
        recalled: (known) => {
          this.known.value = known;
        },
        stored: (storage) => {
          this.storage.value = storage;
        },
        failed: (error) => {
          this.failure.value = error;
        },
      },
    );
    this.client = client;
    this.transport.listen(
      (message) => client.receive(message),
      () => client.connect(),
    );
    client.connect();
    this.ticking = setInterval(() => client.tick(), TICK);
  }

  lookAs(viewer: Viewer): void {
    this.client?.lookAs(viewer);
  }

  act(action: Action): void {
    this.command({ type: 'act', action });
  }

  undo(): void {
    this.command({ type: 'undo' });
  }

  /** Undefined if it was done. */
  async takeBack(): Promise<TableRefusal | undefined> {
    return this.send({ type: 'takeBack' });
  }

  endTurn(): void {
    this.command({ type: 'endTurn' });
  }

  hurry(): void {
    this.client?.hurry();
  }

  /** After the store has failed. */
  chooseStorage(choice: 'retry' | 'unsaved'): void {
    this.client?.chooseStorage(choice);
  }

  ask(query: Query): Promise<Answer> {
    return this.client?.query(query) ?? new Promise(() => undefined);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.ticking);
    this.transport.close();
  }

  /** The known steps after an entry of the log, those of turns that were taken back included. */
  stepsAfter(seq: number): readonly KnownStep[] {
    const { steps, firstStep } = this.known.value ?? { steps: [], firstStep: 0 };
    return steps.slice(Math.max(0, seq - firstStep));
  }

  /** The settled step that is being shown, or was shown last and is not covered by the viewer's own draft. */
  private shownStep(): KnownStep | undefined {
    const scene = this.stage.scene.value;
    if (scene === undefined) return this.draft.value?.canUndo ? undefined : this.shownSteps.value.at(-1);
    const { steps, firstStep } = this.known.value ?? { steps: [], firstStep: 0 };
    return scene.step === undefined ? undefined : steps[scene.step - firstStep];
  }

  private command(command: Command): void {
    this.refusal.value = undefined;
    void this.send(command).then((refusal) => {
      this.refusal.value = refusal;
    });
  }

  /** Nothing is sent while another command is on its way. */
  private async send(command: Command): Promise<TableRefusal | undefined> {
    const { client } = this;
    if (client === undefined || this.isBusy.peek() || typeof this.viewer.peek() !== 'number')
      return undefined;
    this.isBusy.value = true;
    const refusal = await client.command(command);
    this.isBusy.value = false;
    return refusal;
  }

  private follow(known: Known, isNewLook: boolean): void {
    const before = this.known.peek();
    this.known.value = known;
    if (isNewLook || before === undefined) {
      this.refusal.value = undefined;
      this.stage.jump(known.view);
    } else this.show(before, known);
  }

  /** What is new, apart from the viewer's own draft, which was shown as it was played. */
  private show(before: Known, after: Known): void {
    const first = after.firstStep + before.steps.length;
    const settled = after.steps.slice(before.steps.length);
    const drafted = after.draft?.steps ?? [];
    const seen = before.draft?.steps.length ?? 0;
    if (settled.length === 0 && drafted.length < seen) {
      this.stage.jump(after.view);
      return;
    }
    const scenes = [
      ...settled.map(({ events, view }, i) => ({ events, view, step: first + i })).slice(seen),
      ...drafted
        .slice(settled.length === 0 ? seen : 0)
        .map(({ events }) => ({ events, view: undefined, step: undefined })),
    ];
    for (const [i, { events, view, step }] of scenes.entries()) {
      const isLast = i === scenes.length - 1;
      this.stage.add(events, isLast ? after.view : (view ?? after.view), step);
    }
    // Something else changed: an action is held, or the turn passed on.
    if (scenes.length === 0) this.stage.add([], after.view);
  }
}
