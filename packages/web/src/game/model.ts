/**
 * One game as the page shows it: what is on the screen, who plays, what is being chosen. Everything here is computed;
 * what the page does on its own is in controller.ts.
 */
import type { Route, Seat, SiteName, View } from '@kairo/engine';
import { type Icon, PERSON } from '@kairo/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Marks } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';
import { Choice } from '../choice/choice.ts';
import { Inquiry } from '../choice/inquiry.ts';
import { marksOf } from '../choice/marks.ts';
import type { Session } from '../client/session.ts';
import { landing } from '../motion/landing.ts';
import { piecesOf } from './boardPieces.ts';
import type { Overlay } from './overlay.ts';
import { recentSites } from './recentSites.ts';
import { stepsSinceTurnOf } from './sinceLastTurn.ts';

export class GameModel {
  readonly session: Session;
  readonly choice: Choice;
  readonly inquiry: Inquiry;
  /** The view that is shown, which may be older than the table's latest. */
  readonly view: ReadonlySignal<View>;
  /** The shown view; without legal actions while a step is performed, and when the turn only has to be ended. */
  readonly choosable: ReadonlySignal<View>;
  /** By seat. */
  readonly icons: ReadonlySignal<readonly Icon[]>;
  /** By seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seats played by people. */
  readonly people: ReadonlySignal<readonly Seat[]>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** The seat whose move is shown; undefined when the game is over. */
  readonly actor: ReadonlySignal<Seat | undefined>;
  /** What is open over the board. */
  readonly overlay = signal<Overlay>(undefined);
  /** Nothing is left to do but to end the turn. */
  readonly canEnd: ReadonlySignal<boolean>;
  /** At a shared screen: the person who must confirm that they are looking before their hand is shown. */
  readonly curtainFor: ReadonlySignal<Seat | undefined>;
  readonly pieces: ReadonlySignal<Pieces>;
  readonly marks: ReadonlySignal<Marks>;
  /** Of the chosen customer; empty if this game does not show routes. */
  readonly routes: ReadonlySignal<readonly Route[]>;
  /** What happened since the viewer's last turn; empty for spectators. */
  readonly news: ReadonlySignal<ReturnType<typeof stepsSinceTurnOf>>;
  /** The site under the pointer. */
  readonly hovered = signal<SiteName | undefined>(undefined);

  /** @param nameOfIcon names players who have not given a name */
  constructor(session: Session, nameOfIcon: (icon: Icon) => string) {
    this.session = session;
    const { stage, draft } = session;
    const seats = computed(() => session.setup.value?.seats ?? []);
    this.view = computed(() => stage.view.value as View);
    this.canEnd = computed(() => stage.isIdle.value && draft.value?.isComplete === true);
    this.choosable = computed(() =>
      stage.isIdle.value && !this.canEnd.value ? this.view.value : { ...this.view.value, legal: [] },
    );
    this.choice = new Choice(this.choosable);
    this.inquiry = new Inquiry(this.choice, (query) => session.ask(query));
    this.icons = computed(() => seats.value.map(({ icon }) => icon));
    this.names = computed(() => seats.value.map(({ name, icon }) => name || nameOfIcon(icon)));
    this.people = computed(() =>
      seats.value.flatMap(({ player }, seat) => (player === PERSON ? [seat] : [])),
    );
    this.isMyTurn = computed(
      () => session.acting.value !== undefined && session.acting.value === session.viewer.value,
    );
    this.actor = computed(() => {
      if (stage.isIdle.value) return session.acting.value;
      const event = stage.scene.value?.events.find((shown) => 'seat' in shown && shown.seat !== undefined);
      return event !== undefined && 'seat' in event ? event.seat : this.view.value.seat;
    });
    this.curtainFor = computed(() => {
      const seat = session.acting.value;
      if (seat === undefined || seat === session.viewer.value || this.people.value.length < 2)
        return undefined;
      return this.people.value.includes(seat) && stage.isIdle.value ? seat : undefined;
    });
    this.pieces = computed(() => piecesOf(this.view.value, this.icons.value));
    this.routes = computed(() => (session.setup.value?.help.routes ? this.inquiry.routes.value : []));
    this.news = computed(() => {
      const viewer = session.viewer.value;
      return viewer === 'spectator' ? [] : stepsSinceTurnOf(viewer, session.steps.value);
    });
    this.marks = computed(() => this.marksNow());
  }

  /** Tapping what is already chosen confirms it. */
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

  private marksNow(): Marks {
    const { session, choice } = this;
    const edition = session.edition.value;
    if (edition === undefined) throw new Error('a game without a board');
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
