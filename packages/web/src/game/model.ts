/** A seat at the table, as the page needs it: what is shown, who everybody is, what is being chosen. */
import type { Route, Seat, SiteName, View } from '@kairo/engine';
import { type Icon, PERSON } from '@kairo/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Marks } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';
import { Choice } from '../choice/choice.ts';
import { Inquiry } from '../choice/inquiry.ts';
import { marksOf } from '../choice/marks.ts';
import type { Session } from '../client/session.ts';
import { landing } from '../motion/landing.ts';
import { piecesOf } from './boardPieces.ts';
import { stepsSince } from './logEntries.ts';
import type { Overlay } from './overlay.ts';
import { recentSites } from './recentSites.ts';

export interface ModelOptions {
  /** What somebody without a name is called. */
  readonly nameOfIcon: (icon: Icon) => string;
  readonly endsTurnsAlone: ReadonlySignal<boolean>;
}

export class TableModel {
  readonly session: Session;
  readonly choice: Choice;
  readonly inquiry: Inquiry;
  /** As shown. */
  readonly view: ReadonlySignal<View>;
  readonly icons: ReadonlySignal<readonly Icon[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seats of people. */
  readonly people: ReadonlySignal<readonly Seat[]>;
  /** A person alone has their seat; several take theirs by turns. */
  readonly isSeated: ReadonlySignal<boolean>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Whose move is shown now; nobody's when the game is over. */
  readonly actor: ReadonlySignal<Seat | undefined>;
  /** What lies over the table. */
  readonly overlay = signal<Overlay>(undefined);
  /** The turn only has to be ended. */
  readonly canEnd: ReadonlySignal<boolean>;
  /** Whose eyes are asked for before anything is shown. */
  readonly curtainFor: ReadonlySignal<Seat | undefined>;
  readonly pieces: ReadonlySignal<Pieces>;
  readonly marks: ReadonlySignal<Marks>;
  /** Of the chosen customer, if the table shows them. */
  readonly routes: ReadonlySignal<readonly Route[]>;
  /** What happened since the viewer's last turn. */
  readonly news: ReadonlySignal<ReturnType<typeof stepsSince>>;
  /** The site under the pointer. */
  readonly hovered = signal<SiteName | undefined>(undefined);
  private readonly stops: readonly (() => void)[];

  constructor(session: Session, options: ModelOptions) {
    this.session = session;
    const { stage, draft } = session;
    this.view = computed(() => stage.view.value as View);
    this.canEnd = computed(
      () => stage.isIdle.value && (draft.value?.isComplete === true || draft.value?.held !== undefined),
    );
    const choosable = computed<View>(() =>
      stage.isIdle.value && !this.canEnd.value ? this.view.value : { ...this.view.value, legal: [] },
    );
    this.choice = new Choice(choosable);
    this.inquiry = new Inquiry(this.choice, (question) => session.ask(question));
    this.icons = computed(() => session.setup.value?.seats.map(({ icon }) => icon) ?? []);
    this.names = computed(
      () => session.setup.value?.seats.map(({ name, icon }) => name || options.nameOfIcon(icon)) ?? [],
    );
    this.people = computed(
      () => session.setup.value?.seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : [])) ?? [],
    );
    this.isSeated = computed(
      () => this.people.value.length !== 1 || session.viewer.value === this.people.value[0],
    );
    this.isMyTurn = computed(
      () => session.acting.value !== undefined && session.acting.value === session.viewer.value,
    );
    this.actor = computed(() => {
      if (stage.isIdle.value) return session.acting.value;
      const event = stage.scene.value?.events.find((told) => 'seat' in told && told.seat !== undefined);
      return event !== undefined && 'seat' in event ? event.seat : this.view.value.seat;
    });
    this.curtainFor = computed(() => this.whoIsAwaited());
    this.pieces = computed(() => piecesOf(this.view.value, this.icons.value));
    this.routes = computed(() => (session.setup.value?.help.routes ? this.inquiry.routes.value : []));
    this.news = computed(() => {
      const viewer = session.viewer.value;
      return viewer === 'spectator' ? [] : stepsSince(session.steps.value, viewer);
    });
    this.marks = computed(() => this.marksNow());
    this.stops = [
      effect(() => this.takeSeat()),
      effect(() => {
        // Whatever was being chosen belongs to a table that is no more.
        void choosable.value;
        this.choice.reset();
      }),
      effect(() => {
        if (this.canEnd.value && options.endsTurnsAlone.value) session.endTurn();
      }),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.inquiry.close();
  }

  /** A site that is chosen already and tapped again means it. */
  tapSite(site: SiteName): void {
    const { selected, target, lifted } = this.marks.value;
    const chosen = [selected, target, lifted && this.view.value.customers[lifted]];
    if (this.choice.action.value !== undefined && chosen.includes(site)) this.confirm();
    else this.choice.tapSite(site);
  }

  confirm(): void {
    const action = this.choice.action.value;
    if (this.canEnd.value) this.session.endTurn();
    else if (action !== undefined) this.session.act(action);
  }

  /** One person alone sits down at once; of several, nobody does before they say so. */
  private takeSeat(): void {
    const { session } = this;
    const viewer = session.viewer.value;
    const [first, second] = this.people.value;
    if (first === undefined || session.setup.value === undefined) return;
    if (second === undefined) {
      if (viewer !== first) session.sit(first);
    } else if (viewer !== 'spectator' && session.acting.value !== viewer) session.sit('spectator');
  }

  private whoIsAwaited(): Seat | undefined {
    const { acting, viewer, stage } = this.session;
    const seat = acting.value;
    if (seat === undefined || seat === viewer.value || this.people.value.length < 2) return undefined;
    return this.people.value.includes(seat) && stage.isIdle.value ? seat : undefined;
  }

  private marksNow(): Marks {
    const { session, choice } = this;
    const edition = session.edition.value;
    if (edition === undefined) throw new Error('a table without a board');
    const isQuiet = choice.action.value === undefined && !session.draft.value?.canUndo;
    const marks = marksOf({
      view: this.view.value,
      edition,
      icons: this.icons.value,
      choice,
      routes: this.routes.value,
      held: session.draft.value?.held,
      hovered: this.hovered.value,
      recent: isQuiet ? recentSites(this.news.value) : [],
    });
    return landing.value === undefined ? marks : { ...marks, landing: landing.value };
  }
}
