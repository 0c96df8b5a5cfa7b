/** One lesson as it is being done: how far it is, what Nour says, and what is shown on demand. */
import type { Action, GameEvent, SiteName } from '@kairo/engine';
import type { LearnMessages } from '@kairo/texts/browser';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Picks } from '../choice/choice.ts';
import type { AnsweredWhyNot } from '../choice/inquiry.ts';
import type { Subject } from '../game/inspection.ts';
import type { GameModel } from '../game/model.ts';
import type { Face } from '../pieces/Nour.tsx';
import type { Lesson } from './lessons.ts';

export type Stage =
  /** Something is still to be done. */
  | 'task'
  /** Something was tried that is not possible. */
  | 'wrong'
  /** The solution is on the board, to be confirmed. */
  | 'shown'
  /** What was chosen takes effect at the end of the turn, or the rival's turn is next. */
  | 'ending'
  /** The rival moves. */
  | 'rival'
  /** Something else was done. */
  | 'beside'
  | 'done';

/** After so many wrong tries the button that shows the solution stands out; after one more, Nour names the site. */
const URGING_TRIES = 2;

const FACES: { readonly [stage in Stage]: Face } = {
  task: 'calm',
  wrong: 'wry',
  shown: 'calm',
  ending: 'calm',
  rival: 'calm',
  beside: 'wry',
  done: 'glad',
};

export class LessonModel {
  readonly lesson: Lesson;
  readonly stage: ReadonlySignal<Stage>;
  readonly face: ReadonlySignal<Face>;
  /** What the learner's turn has caused so far. */
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** There is nothing left to do: it is done, or can only be started over. */
  readonly isOver: ReadonlySignal<boolean>;
  readonly urges: ReadonlySignal<boolean>;

  private readonly game: GameModel;
  /** Whether the rival has moved. */
  private readonly isAnswered: ReadonlySignal<boolean>;
  private readonly tries = signal(0);
  /** Which of the things to look at were looked at. */
  private readonly seen = signal<ReadonlySet<number>>(new Set());
  private readonly demonstrated = signal<Picks | undefined>(undefined);

  constructor(lesson: Lesson, game: GameModel) {
    this.lesson = lesson;
    this.game = game;
    const { session, inquiry, choice } = game;
    this.events = computed(() =>
      [...session.steps.value, ...(session.draft.value?.steps ?? [])].flatMap(({ events }) => events),
    );
    const isLeft = computed(() => session.acting.value !== session.viewer.value);
    this.isAnswered = computed(() =>
      session.steps.value.some(({ seat }) => seat !== undefined && seat !== session.viewer.value),
    );
    const isOnTheWay = (): boolean =>
      !this.isAnswered.value && lesson.isOnTheWay?.(this.events.value) === true;
    // The last card is read before it is said that the lesson is done.
    const isSeen = (): boolean =>
      this.seen.value.size === lesson.looks?.length && game.inspection.shown.value === undefined;
    this.stage = computed(() => {
      if (!session.stage.isIdle.value) return 'task';
      if (lesson.isReached(this.events.value) || isSeen()) return 'done';
      const { held, isComplete = false } = session.draft.value ?? {};
      if (held !== undefined) return 'ending';
      if ((isComplete || isLeft.value) && isOnTheWay()) return isLeft.value ? 'rival' : 'ending';
      if (isComplete || isLeft.value) return 'beside';
      if (inquiry.whyNot.value !== undefined) return 'wrong';
      return this.demonstrated.value === choice.picks.value ? 'shown' : 'task';
    });
    this.face = computed(() => FACES[this.stage.value]);
    this.isOver = computed(
      () => this.stage.value === 'done' || (this.stage.value === 'beside' && isLeft.value),
    );
    this.urges = computed(() => this.tries.value >= URGING_TRIES);
  }

  /** Counts wrong tries, and keeps that the lesson was done; returns a disposer. */
  start(done: () => void): () => void {
    const stops = [
      effect(() => {
        if (this.game.inquiry.whyNot.value !== undefined) this.tries.value = this.tries.peek() + 1;
      }),
      effect(() => {
        const subject = this.game.inspection.shown.value;
        const at = subject && this.lesson.looks?.findIndex((look) => isAlike(look, subject));
        if (at !== undefined && at >= 0) this.seen.value = new Set(this.seen.peek()).add(at);
      }),
      effect(() => {
        if (this.stage.value === 'done') done();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What Nour says; words between asterisks are emphasised. */
  line({ lesson: said, refused, tryAt, shown, endTurn, rival }: LearnMessages): string {
    const { say, answered = say, wrong, beside, glad } = said[this.lesson.id];
    switch (this.stage.value) {
      case 'wrong': {
        const answer = this.game.inquiry.whyNot.value;
        const site = this.nextSite();
        if (this.tries.value > URGING_TRIES && site !== undefined) return tryAt(site);
        return wrong[answer === undefined ? '' : (this.ruleOf(answer) ?? '')] ?? refused;
      }
      case 'beside':
        return beside;
      case 'done':
        return glad;
      case 'shown':
        return shown;
      case 'ending':
        return endTurn;
      case 'rival':
        return rival;
      case 'task':
        return this.isAnswered.value ? answered : say;
    }
  }

  /** Puts the next action of the solution on the board. False if the solution does not go on from here. */
  show(): boolean {
    if (this.lesson.looks !== undefined) return this.showUnseen();
    const next = this.nextAction();
    if (next === undefined || this.stage.value === 'beside') return false;
    batch(() => {
      this.game.choice.pick(next);
      this.demonstrated.value = this.game.choice.picks.peek();
    });
    return true;
  }

  /** Opens the card of something that was not looked at yet. */
  private showUnseen(): boolean {
    const unseen = this.lesson.looks?.find((_, i) => !this.seen.value.has(i));
    if (unseen !== undefined) this.game.inspection.toggle(unseen);
    return unseen !== undefined;
  }

  /** The rule that refused a try. A site that was asked about in general is meant for the lesson's own tile. */
  private ruleOf({ asked, answer }: AnsweredWhyNot): string | undefined {
    if (answer === undefined || !('refusal' in answer || answer.about === 'site')) return undefined;
    if (answer.refusal !== undefined) return 'rule' in answer.refusal ? answer.refusal.rule : undefined;
    if (answer.about !== 'site' || asked.about !== 'site') return undefined;
    const colour = asked.colour ?? this.meantAt(asked.site);
    return answer.answers.find((one) => one.colour === colour)?.refusal?.rule;
  }

  readonly meantAt = (site: SiteName): Lesson['colour'] => {
    const { wrongTries, colour } = this.lesson;
    const named = wrongTries.find(({ asks }) => asks.about === 'site' && asks.site === site)?.asks;
    return (named?.about === 'site' ? named.colour : undefined) ?? colour;
  };

  private nextAction(): Action | undefined {
    const { session } = this.game;
    const settled = session.steps.value.filter(({ seat }) => seat === session.viewer.value).length;
    return this.lesson.solution[settled + (session.draft.value?.steps.length ?? 0)];
  }

  private nextSite(): SiteName | undefined {
    const next = this.nextAction();
    if (next === undefined) return undefined;
    if ('site' in next) return next.site;
    if ('stall' in next) return next.stall;
    return 'entry' in next ? next.entry : undefined;
  }
}

function isAlike(look: Subject, subject: Subject): boolean {
  return look.kind === subject.kind && ownerOf(look) === ownerOf(subject);
}

const ownerOf = (subject: Subject) => (subject.kind === 'stand' ? subject.owner : undefined);
