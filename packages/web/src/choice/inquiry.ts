/** What the table says about what is being chosen: routes, consequences, and why something cannot be. */
import type { Action, Route } from '@kairo/engine';
import type { Answer, Question } from '@kairo/protocol';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, Puzzle } from './choice.ts';

export type Outcome = Extract<Answer, { about: 'outcome' }>;
/** Why what was tapped cannot be used. */
export interface Explanation {
  readonly puzzle: Puzzle;
  /** Missing where the table need not be asked. */
  readonly answer: Answer | undefined;
}

type Ask = (question: Question) => Promise<Answer>;

function questionOf(puzzle: Puzzle): Question | undefined {
  switch (puzzle.about) {
    case 'site':
      return { about: 'site', site: puzzle.site };
    case 'action':
      return { about: 'action', action: puzzle.action };
    case 'nobody':
      return undefined;
    default:
      return puzzle;
  }
}

export class Inquiry {
  /** Of the chosen customer. */
  readonly routes: ReadonlySignal<readonly Route[]>;
  /** Of the action that could be confirmed. */
  readonly outcome: ReadonlySignal<(Outcome & { readonly action: Action }) | undefined>;
  readonly explanation: ReadonlySignal<Explanation | undefined>;
  private readonly stops: readonly (() => void)[];

  constructor(choice: Choice, ask: Ask) {
    const routes = signal<readonly Route[]>([]);
    const outcome = signal<(Outcome & { readonly action: Action }) | undefined>(undefined);
    const explanation = signal<Explanation | undefined>(undefined);
    this.routes = routes;
    this.outcome = outcome;
    this.explanation = explanation;
    this.stops = [
      follow(
        () => choice.picks.value.lure.customer,
        (colour) => ask({ about: 'routes', colour }),
        (answer) => (answer.about === 'routes' ? answer.routes : []),
        routes,
        [],
      ),
      follow(
        () => choice.action.value,
        (action) => ask({ about: 'outcome', action }),
        (answer, action) => (answer.about === 'outcome' ? { ...answer, action } : undefined),
        outcome,
        undefined,
      ),
      follow(
        () => choice.puzzle.value,
        async (puzzle) => {
          const question = questionOf(puzzle);
          return question && ask(question);
        },
        (answer, puzzle) => ({ puzzle, answer }),
        explanation,
        undefined,
      ),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
  }
}

/** Asks about whatever `subject` is now; an answer that comes too late is dropped. */
function follow<Subject, Reply, Found>(
  subject: () => Subject | undefined,
  ask: (subject: Subject) => Promise<Reply>,
  read: (reply: Reply, subject: Subject) => Found,
  found: Signal<Found>,
  nothing: Found,
): () => void {
  return effect(() => {
    const current = subject();
    found.value = nothing;
    if (current === undefined) return;
    let isCurrent = true;
    void ask(current).then((reply) => {
      if (isCurrent) found.value = read(reply, current);
    });
    return () => {
      isCurrent = false;
    };
  });
}
