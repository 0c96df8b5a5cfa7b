/** One viewer at one table: what was heard from it, and how to speak to it. The same for every kind of table. */
import type { Action, Edition, Seat, Viewer } from '@kairo/engine';
import {
  type Answer,
  type Draft,
  type FromTable,
  PROTOCOL_VERSION,
  type Question,
  type TableError,
  type TableRefusal,
  type TableSetup,
  type ToldStep,
  type ToTable,
  type Update,
} from '@kairo/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Stage } from './stage.ts';
import type { Transport } from './transport.ts';

export class Session {
  readonly stage: Stage;
  readonly setup: ReadonlySignal<TableSetup | undefined>;
  readonly edition: ReadonlySignal<Edition | undefined>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** Everything settled that the viewer was told, from the opening on. */
  readonly steps: ReadonlySignal<readonly ToldStep[]>;
  /** Those of them that have been shown. */
  readonly shownSteps: ReadonlySignal<readonly ToldStep[]>;
  readonly draft: ReadonlySignal<Draft | undefined>;
  readonly acting: ReadonlySignal<Seat | undefined>;
  readonly thinking: ReadonlySignal<boolean>;
  /** The step that is shown, or was shown last, if its bot could not think. */
  readonly mishap: ReadonlySignal<ToldStep | undefined>;
  /** What the table refused last. */
  readonly refusal = signal<TableRefusal | undefined>(undefined);
  readonly failure = signal<TableError | undefined>(undefined);

  private readonly transport: Transport;
  private readonly latest = signal<Update | undefined>(undefined);
  private readonly heard = signal<readonly ToldStep[]>([]);
  private readonly board = signal<Edition | undefined>(undefined);
  private readonly questions = new Map<number, (answer: Answer) => void>();
  private lastQuestion = 0;
  /** The table has not answered yet. Whoever clicks twice means it once. */
  private isWaiting = false;

  constructor(transport: Transport, stage: Stage) {
    this.transport = transport;
    this.stage = stage;
    this.setup = computed(() => this.latest.value?.setup);
    this.edition = this.board;
    this.viewer = computed(() => this.latest.value?.viewer ?? 'spectator');
    this.steps = this.heard;
    this.shownSteps = computed(() => this.heard.value.slice(0, this.heard.value.length - stage.unseen.value));
    this.draft = computed(() => this.latest.value?.draft);
    this.acting = computed(() => this.latest.value?.acting);
    this.thinking = computed(() => this.latest.value?.thinking ?? false);
    this.mishap = computed(() => {
      const step = this.shownStep();
      return step?.mishap === undefined ? undefined : step;
    });
    transport.listen((message) => this.hear(message));
  }

  open(setup: TableSetup): void {
    this.transport.send({ type: 'open', protocol: PROTOCOL_VERSION, setup });
  }

  resume(): void {
    this.transport.send({ type: 'resume', protocol: PROTOCOL_VERSION });
  }

  sit(viewer: Viewer): void {
    this.transport.send({ type: 'sit', viewer });
  }

  act(action: Action): void {
    this.request({ type: 'act', action });
  }

  undo(): void {
    this.request({ type: 'undo' });
  }

  endTurn(): void {
    this.request({ type: 'endTurn' });
  }

  hurry(): void {
    this.transport.send({ type: 'hurry' });
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.lastQuestion;
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.transport.send({ type: 'ask', id, question });
    });
  }

  close(): void {
    this.transport.close();
  }

  /** Settled, and not covered by one's own draft. */
  private shownStep(): ToldStep | undefined {
    const scene = this.stage.scene.value;
    if (scene !== undefined) return this.heard.value.findLast(({ events }) => events === scene.events);
    return this.draft.value?.canUndo ? undefined : this.shownSteps.value.at(-1);
  }

  private request(message: ToTable): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.refusal.value = undefined;
    this.transport.send(message);
  }

  private hear(message: FromTable): void {
    if (message.type !== 'answer') this.isWaiting = false;
    switch (message.type) {
      case 'update':
        batch(() => this.follow(message));
        return;
      case 'answer':
        this.questions.get(message.id)?.(message.answer);
        this.questions.delete(message.id);
        return;
      case 'refused':
        this.refusal.value = message.refusal;
        return;
      case 'failed':
        this.failure.value = message.error;
    }
  }

  private follow(update: Update): void {
    const before = this.latest.peek();
    const known = this.heard.peek();
    if (update.from > known.length) {
      this.transport.send({ type: 'sync', from: known.length });
      return;
    }
    this.latest.value = update;
    if (before?.viewer !== update.viewer) this.refusal.value = undefined;
    this.heard.value = [...known.slice(0, update.from), ...update.steps];
    if (update.edition !== undefined) this.board.value = update.edition;
    if (before === undefined || before.viewer !== update.viewer || update.from < known.length) {
      this.stage.jump(update.view);
    } else this.show(before, update);
  }

  /** What is new since the last update, apart from one's own draft, which one has seen. */
  private show(before: Update, update: Update): void {
    const drafted = update.draft?.steps ?? [];
    const seen = before.draft?.steps.length ?? 0;
    if (update.steps.length === 0 && drafted.length < seen) {
      this.stage.jump(update.view);
      return;
    }
    const settled = update.steps.slice(update.steps.length === 0 ? 0 : seen);
    const fresh = [...settled, ...drafted.slice(update.steps.length === 0 ? seen : 0)];
    for (const [i, step] of fresh.entries()) {
      const isLast = i === fresh.length - 1;
      this.stage.add(step.events, isLast ? update.view : (step.view ?? update.view), i < settled.length);
    }
    // Something else changed: an action is held, or the turn passed on.
    if (fresh.length === 0) this.stage.add([], update.view);
  }
}
