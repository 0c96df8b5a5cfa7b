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
import type { CoachParts } from './coach.ts';
import { Ending } from './ending.ts';
import { Inspection, type Subject, sitesOf, subjectAt } from './inspection.ts';
import type { Overlay } from './overlay.ts';
import { Recap } from './recap.ts';
import type { Levels } from './remarks.ts';

export class GameModel {
  readonly session: Session;
  readonly choice: Choice;
  readonly inquiry: Inquiry;
  readonly inspection: Inspection;
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
  /** Of the bots, by seat. */
  readonly levels: ReadonlySignal<Levels>;
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
  /** What happened since the viewer's last turn. */
  readonly recap: Recap;
  /** How the turn ends by itself. */
  readonly ending = new Ending();
  /** In a game with a coach, once she is loaded. */
  readonly coach = signal<CoachParts | undefined>(undefined);
  /** What the coach points at: pieces, each with all its sites. */
  readonly pointed = signal<readonly (readonly SiteName[])[]>([]);
  /** The site under the pointer. */
  readonly hovered = signal<SiteName | undefined>(undefined);

  /** @param nameOfIcon names players who have not given a name */
  constructor(session: Session, nameOfIcon: (icon: Icon) => string) {
    this.session = session;
    const { stage, draft } = session;
    const seats = computed(() => session.setup.value?.seats ?? []);
    this.view = computed(() => stage.view.value as View);
    const { isStoodIn } = session;
    this.canEnd = computed(() => stage.isIdle.value && !isStoodIn.value && draft.value?.isComplete === true);
    this.choosable = computed(() =>
      stage.isIdle.value && !this.canEnd.value && !isStoodIn.value
        ? this.view.value
        : { ...this.view.value, legal: [] },
    );
    this.choice = new Choice(this.choosable);
    this.inquiry = new Inquiry(this.choice, (query) => session.ask(query));
    this.inspection = new Inspection(this.choice);
    this.icons = computed(() => seats.value.map(({ icon }) => icon));
    this.names = computed(() => seats.value.map(({ name, icon }) => name || nameOfIcon(icon)));
    this.people = computed(() =>
      seats.value.flatMap(({ player }, seat) => (player === PERSON ? [seat] : [])),
    );
    this.recap = new Recap(session, this.choice, this.icons);
    this.levels = computed(() => seats.value.map(({ player }) => (player === PERSON ? undefined : player)));
    this.isMyTurn = computed(
      () =>
        session.acting.value !== undefined &&
        session.acting.value === session.viewer.value &&
        !isStoodIn.value,
    );
    this.actor = computed(() => {
      if (stage.isIdle.value) return session.acting.value;
      const event = stage.scene.value?.events.find((shown) => 'seat' in shown && shown.seat !== undefined);
      return event !== undefined && 'seat' in event ? event.seat : this.view.value.seat;
    });
    this.curtainFor = computed(() => {
      const seat = session.acting.value;
      const here = session.seats.value;
      if (seat === undefined || seat === session.viewer.value || here.length < 2) return undefined;
      if (this.recap.coveredFor.value === seat) return undefined;
      return here.includes(seat) && stage.isIdle.value ? seat : undefined;
    });
    this.pieces = computed(() => piecesOf(this.view.value, this.icons.value));
    this.routes = computed(() => (session.setup.value?.help.routes ? this.inquiry.routes.value : []));
    this.marks = computed(() => this.marksNow());
  }

  /** Tapping what is already chosen confirms it. */
  tapSite(site: SiteName): void {
    const { selected, target, lifted } = this.marks.value;
    const chosen = [selected, target, lifted && this.view.value.customers[lifted]];
    if (this.choice.action.value !== undefined && chosen.includes(site)) this.confirm();
    else if (this.asksAt(site)) this.inspection.toggle(subjectAt(site, this.view.value));
    else this.choose(() => this.choice.tapSite(site));
  }

  /** Whether a tap opens a card: no action has been begun, or none has to be and there is nothing to choose. */
  private asksAt(site: SiteName): boolean {
    const { choice } = this;
    if (choice.intent.value === undefined) return true;
    const mustBuild = choice.task.value === 'place' || choice.task.value === 'final';
    return mustBuild && !choice.hasPicks && subjectAt(site, this.view.value).kind !== 'site';
  }

  /** A tap on something beside the board opens its card, unless an action has been begun. */
  tap(subject: Subject, choose: () => void): void {
    if (this.choice.intent.value === undefined) this.inspection.toggle(subject);
    else this.choose(choose);
  }

  /** The person is there: they see what has happened, if anything has, before their hand is shown. */
  openCurtain(seat: Seat): void {
    if (!this.recap.coverFor(seat)) this.session.lookAs(seat);
  }

  confirm(): void {
    const action = this.choice.action.value;
    if (this.canEnd.value) this.session.endTurn();
    else if (action !== undefined) this.session.act(action);
  }

  /** A card that was opened during an action gives way to its next choice. */
  private choose(tap: () => void): void {
    if (this.inspection.shown.value !== undefined) this.inspection.close();
    tap();
  }

  private marksNow(): Marks {
    const { session, choice } = this;
    const edition = session.edition.value;
    if (edition === undefined) throw new Error('a game without a board');
    const marks = marksOf({
      view: this.view.value,
      edition,
      icons: this.icons.value,
      choice,
      routes: this.routes.value,
      held: session.draft.value?.held,
      hovered: this.hovered.value,
      trail: this.recap.trail.value,
    });
    const inspected = this.inspection.shown.value;
    return {
      ...marks,
      inspected: inspected === undefined ? this.pointed.value : sitesOf(inspected, this.view.value),
      landing: landing.value,
    };
  }
}
