/** What the table answers about what is being chosen: routes, a preview of the action, and why something cannot be. */
import type { Action, Route } from '@kairo/engine';
import type { Answer, Query } from '@kairo/protocol';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, WhyNot } from './choice.ts';

/** The events an action would have, and the ways to pay for it. */
export type Preview = Extract<Answer, { about: 'preview' }> & { readonly action: Action };

export interface AnsweredWhyNot {
  readonly asked: WhyNot;
  /** Undefined where the table need not be asked. */
  readonly answer: Answer | undefined;
}

type Ask = (query: Query) => Promise<Answer>;

function queryOf(whyNot: WhyNot): Query | undefined {
  switch (whyNot.about) {
    case 'site':
      return { about: 'site', site: whyNot.site };
    case 'action':
      return { about: 'action', action: whyNot.action };
    case 'noCustomer':
      return undefined;
    default:
      return whyNot;
  }
}

export class Inquiry {
  /** Of the chosen customer. */
  readonly routes: ReadonlySignal<readonly Route[]>;
  /** Of the action that could be confirmed. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly whyNot: ReadonlySignal<AnsweredWhyNot | undefined>;

  private readonly choice: Choice;
  private readonly ask: Ask;
  private readonly foundRoutes = signal<readonly Route[]>([]);
  private readonly foundPreview = signal<Preview | undefined>(undefined);
  private readonly foundWhyNot = signal<AnsweredWhyNot | undefined>(undefined);

  constructor(choice: Choice, ask: Ask) {
    this.choice = choice;
    this.ask = ask;
    this.routes = this.foundRoutes;
    this.preview = this.foundPreview;
    this.whyNot = this.foundWhyNot;
  }

  /** Asks about whatever is being chosen until the returned disposer is called. */
  start(): () => void {
    const { choice, ask } = this;
    const stops = [
      follow(
        () => choice.picks.value.lure.customer,
        (colour) => ask({ about: 'routes', colour }),
        (answer) => (answer.about === 'routes' ? answer.routes : []),
        this.foundRoutes,
        [],
      ),
      follow(
        () => choice.action.value,
        (action) => ask({ about: 'preview', action }),
        (answer, action) => (answer.about === 'preview' ? { ...answer, action } : undefined),
        this.foundPreview,
        undefined,
      ),
      follow(
        () => choice.whyNot.value,
        async (whyNot) => {
          const query = queryOf(whyNot);
          return query && ask(query);
        },
        (answer, asked) => ({ asked, answer }),
        this.foundWhyNot,
        undefined,
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

/** Asks whenever `subject` changes; an answer about an earlier subject is dropped. */
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
