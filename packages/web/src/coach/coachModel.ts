/** The coach of one game: which tips were given, which one fits this turn, and whether it is shown. */
import type { Cue, Seat, SiteName } from '@kairo/engine';
import type { CoachMessages, TipId } from '@kairo/texts/browser';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Picks } from '../choice/choice.ts';
import type { GameModel } from '../game/model.ts';
import { turnNews } from '../game/turnNews.ts';
import { prefer, preferences } from '../preferences/store.ts';
import { type Moment, rivalLureTip, TIPS, type Tip, tipAgain, tipFor } from './tips.ts';

/** Milliseconds from the beginning of a turn to its tip: its news come first. */
const AFTER_NEWS = 900;
const MOST_TIPS = 15;
const NOTHING: readonly (readonly SiteName[])[] = [];

/** A tip, and the turn in which it was given: how many entries the log had when it began. */
interface GivenTip {
  readonly id: TipId;
  readonly turn: number;
}

interface Keeping {
  /** The stored tips of this game; anything else in them is passed over. */
  readonly kept: readonly unknown[];
  readonly keep: (given: readonly GivenTip[]) => void;
}

export class CoachModel {
  readonly given: ReadonlySignal<readonly GivenTip[]>;
  /** Of this turn; it can be repeated until the turn ends. */
  readonly tip: ReadonlySignal<Tip | undefined>;
  readonly isShown: ReadonlySignal<boolean>;
  /** The part of the page beside the board that the tip is about, while it is pointed at. */
  readonly ringed: ReadonlySignal<string | undefined>;
  /** Tips have just been switched off. */
  readonly hasStopped = signal(false);
  /** Counts how often something is to be said. */
  readonly spoken = signal(0);

  private readonly game: GameModel;
  /** The number of the turn that begins now; undefined at all other times. */
  private readonly turn: ReadonlySignal<number | undefined>;
  private readonly keep: Keeping['keep'];
  private readonly all;
  private readonly current = signal<Tip | undefined>(undefined);
  private readonly isOpen = signal(false);
  private readonly isPointing = signal(false);
  /** What the player had picked when the tip came, or was shown by it. */
  private picks: Picks | undefined;

  constructor(game: GameModel, { kept, keep }: Keeping) {
    this.game = game;
    this.keep = keep;
    this.all = signal(kept.filter(isGiven));
    this.given = this.all;
    this.tip = this.current;
    const { overlay, inspection, choice } = game;
    this.turn = computed(() => this.turnNow());
    this.isShown = computed(
      () =>
        this.isOpen.value &&
        overlay.value === undefined &&
        inspection.shown.value === undefined &&
        choice.whyNot.value === undefined,
    );
    this.ringed = computed(() => (this.isPointing.value ? this.current.value?.beside : undefined));
  }

  /** Gives tips until the returned disposer is called. */
  start(): () => void {
    const { game } = this;
    const stops = [
      effect(() => {
        if (this.turn.value === undefined) return undefined;
        const timer = setTimeout(() => void this.consider(), AFTER_NEWS);
        return () => clearTimeout(timer);
      }),
      effect(() => {
        const preview = game.inquiry.preview.value;
        if (preview?.action.type !== 'lure') return;
        const tip = rivalLureTip(preview.events, this.seat, game.names.peek());
        if (tip !== undefined) this.give(tip);
      }),
      effect(() => {
        if (!game.isMyTurn.value) this.forget();
      }),
      effect(() => {
        // Choosing something is an answer, too.
        if (game.choice.picks.value !== this.picks) this.close();
      }),
      effect(() => {
        if (!preferences.value.tips) this.forget();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.forget();
    };
  }

  line({ tip: said }: CoachMessages): string {
    const tip = this.current.value;
    if (tip === undefined) return '';
    const say = said[tip.id] as (facts: Tip['facts']) => string;
    return say(tip.facts);
  }

  close(): void {
    batch(() => {
      this.isOpen.value = false;
      this.isPointing.value = false;
      this.game.pointed.value = NOTHING;
    });
  }

  /** Closes the tip and points at what it is about; what can be done is laid on the board, to be confirmed. */
  show(): void {
    const tip = this.current.peek();
    if (tip === undefined) return;
    batch(() => {
      this.isOpen.value = false;
      if (tip.action === undefined) this.point(tip);
      else {
        this.game.pointed.value = NOTHING;
        this.game.choice.pick(tip.action);
      }
      this.picks = this.game.choice.picks.peek();
    });
  }

  repeat(): void {
    if (this.current.peek() !== undefined) this.open();
  }

  switchTo(isOn: boolean): void {
    batch(() => {
      prefer({ tips: isOn });
      this.hasStopped.value = !isOn;
      this.spoken.value = this.spoken.peek() + 1;
    });
    if (isOn) void this.consider();
  }

  private get seat(): Seat {
    const viewer = this.game.session.viewer.peek();
    return viewer === 'spectator' ? 0 : viewer;
  }

  private turnNow(): number | undefined {
    const { session, choice, isMyTurn } = this.game;
    const isBegun = session.draft.value !== undefined && session.draft.value.steps.length > 0;
    const isAsked = choice.task.value === 'turn' || choice.task.value === 'final';
    return preferences.value.tips && isMyTurn.value && isAsked && !isBegun ? session.seq.value : undefined;
  }

  /** Gives the tip that fits the position; once more, if it was given in this turn before the page was reloaded. */
  private async consider(): Promise<void> {
    if (this.turn.peek() === undefined || this.current.peek() !== undefined) return;
    const { view, choice } = this.game;
    const [moment, picks] = [view.peek(), choice.picks.peek()];
    const cues = await this.ask();
    if (view.peek() !== moment || choice.picks.peek() !== picks) return;
    const last = this.all.peek().at(-1);
    if (last?.turn !== this.turn.peek()) {
      const tip = tipFor(this.momentWith(cues), new Set(this.all.peek().map(({ id }) => id)));
      if (tip !== undefined) this.give(tip);
    } else {
      this.current.value = last && tipAgain(last.id, this.momentWith(cues));
      this.repeat();
    }
  }

  private async ask(): Promise<readonly Cue[]> {
    const answer = await this.game.session.ask({ about: 'cues' });
    return answer.about === 'cues' ? answer.cues : [];
  }

  private momentWith(cues: readonly Cue[]): Moment {
    const { view, session, names } = this.game;
    const news = turnNews(this.seat, session.shownSteps.peek())?.flatMap(({ events }) => events) ?? [];
    return { view: view.peek(), seat: this.seat, cues, news, names: names.peek() };
  }

  /** At most one in a turn, and each once. */
  private give(tip: Tip): void {
    const all = this.all.peek();
    const turn = this.turn.peek();
    if (turn === undefined || all.length === MOST_TIPS || this.current.peek() !== undefined) return;
    if (all.some((other) => other.id === tip.id || other.turn === turn)) return;
    this.all.value = [...all, { id: tip.id, turn }];
    this.keep(this.all.peek());
    this.current.value = tip;
    this.open();
  }

  private open(): void {
    batch(() => {
      this.picks = this.game.choice.picks.peek();
      this.isOpen.value = true;
      this.hasStopped.value = false;
      this.spoken.value = this.spoken.peek() + 1;
      const tip = this.current.peek();
      if (tip !== undefined) this.point(tip);
    });
  }

  private point({ pieces = [] }: Tip): void {
    this.game.pointed.value = pieces;
    this.isPointing.value = true;
  }

  private forget(): void {
    this.close();
    this.current.value = undefined;
  }
}

function isGiven(kept: unknown): kept is GivenTip {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, turn } = kept as { readonly [key in keyof GivenTip]?: unknown };
  return TIPS.some((known) => known === id) && typeof turn === 'number';
}
