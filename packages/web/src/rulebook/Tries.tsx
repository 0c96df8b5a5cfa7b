/** Examples in which sites, entries, payments or cards can be chosen; the answers are looked up. */
import type { GameEvent, SiteName } from '@kairo/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Ghost, NO_MARKS } from '../board/model/marks.ts';
import { t } from '../i18n/texts.ts';
import { Card } from '../pieces/Card.tsx';
import { AnyCoin, Coin } from '../pieces/Coin.tsx';
import { cardFace } from '../pieces/cardFace.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import { type Answer, BOARD, type ExampleData, type TaskOf } from './examples.ts';
import { Linked } from './Linked.tsx';
import { names, sentenceContext } from './players.ts';

interface Props<T> {
  readonly example: ExampleData;
  readonly task: T;
  readonly title: string;
  /** What to do. */
  readonly prompt: string;
}

interface AskedProps {
  readonly prompt: string;
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The question, and the answer as soon as something has been chosen. */
function Asked({ prompt, children, below }: AskedProps) {
  return (
    <div class="book-asked">
      <p class="book-prompt">{prompt}</p>
      {below}
      <div class="book-answer" role="status">
        {children}
      </div>
    </div>
  );
}

function Verdict({ answer, children }: { readonly answer: Answer; readonly children: ComponentChildren }) {
  const isLegal = answer === null;
  return (
    <p class="book-verdict" data-legal={isLegal || undefined}>
      <UiIcon name={isLegal ? 'check' : 'close'} size={20} />
      <span>{isLegal ? children : <Linked text={t.whyNot.refusal(answer, sentenceContext())} />}</span>
    </p>
  );
}

/** Where a tile may lie; without a task, what lies where. */
export function TrySites({ example, task, title, prompt }: Props<TaskOf<'site'> | undefined>) {
  const chosen = useSignal<SiteName | undefined>(undefined);
  const isAllShown = useSignal(false);
  const site = chosen.value;
  const answer = site === undefined ? undefined : task?.answers[site];
  const isLegal = task === undefined || answer === null;
  const possible = Object.entries(task?.answers ?? {}).flatMap(([one, said]) => (said === null ? [one] : []));
  const marks = {
    ...NO_MARKS,
    legal: isAllShown.value ? possible : [],
    selected: isLegal ? site : undefined,
    blocked: isLegal ? undefined : site,
    ghost: isLegal && site !== undefined && task !== undefined ? ghostOf(task, site) : undefined,
  };
  return (
    <div class="book-beside">
      <ExamplePicture
        example={example}
        title={title}
        marks={marks}
        onSite={(one) => {
          chosen.value = one;
        }}
      />
      <Asked prompt={prompt} below={task !== undefined && <ShowAll isShown={isAllShown} />}>
        {site !== undefined && task === undefined && <p>{described(example, site)}</p>}
        {site !== undefined && answer !== undefined && (
          <Verdict answer={answer}>{t.rulebook.possible(site)}</Verdict>
        )}
      </Asked>
    </div>
  );
}

function ShowAll({ isShown }: { readonly isShown: Signal<boolean> }) {
  return (
    <label class="book-all">
      <input
        type="checkbox"
        checked={isShown.value}
        onChange={(event) => {
          isShown.value = event.currentTarget.checked;
        }}
      />
      {t.rulebook.showAll}
    </label>
  );
}

function described(example: ExampleData, site: SiteName): string {
  const facts = siteFactsIn({
    view: { stands: example.stands, customers: { ...NOBODY, ...example.customers } },
    edition: BOARD,
    marks: NO_MARKS,
    nameOf: (seat) => names()[seat] ?? '',
    routes: [],
  });
  return `${t.table.things.site(facts(site))}.`;
}

const NOBODY = { red: null, yellow: null, green: null, blue: null, white: null, purple: null };

function ghostOf({ type, colour, entries }: TaskOf<'site'>, site: SiteName): Ghost | undefined {
  if (type === 'expand') return { kind: 'expansion', sign: 'ankh', colour, site };
  const entry = entries[site];
  return entry === undefined ? undefined : { kind: 'stall', sign: 'ankh', colour, stall: site, entry };
}

const OF_LURES: ReadonlySet<GameEvent['type']> = new Set(['lured', 'customerArrived', 'earned']);

export function TryLure({ example, task, title, prompt }: Props<TaskOf<'lure'>>) {
  const chosen = useSignal<SiteName | undefined>(undefined);
  const site = chosen.value;
  const way = site === undefined ? undefined : task.ways[site];
  const refusal = site === undefined ? undefined : task.answers[site];
  const marks = {
    ...NO_MARKS,
    lifted: task.colour,
    routes: Object.entries(task.ways).map(([entry, { path }]) => ({
      colour: task.colour,
      path,
      isChosen: entry === site,
    })),
    target: way === undefined ? undefined : site,
    farther: Object.keys(task.ways).filter((entry) => entry !== site),
    blocked: way === undefined ? site : undefined,
  };
  return (
    <div class="book-beside">
      <ExamplePicture
        example={example}
        title={title}
        marks={marks}
        onSite={(one) => {
          chosen.value = one;
        }}
      />
      <Asked prompt={prompt}>
        {way !== undefined && (
          <Verdict answer={null}>
            {way.events
              .filter(({ type }) => OF_LURES.has(type))
              .map((event) => t.play.event(event, sentenceContext()))
              .join(' ')}
          </Verdict>
        )}
        {refusal !== undefined && <Verdict answer={refusal}>{null}</Verdict>}
      </Asked>
    </div>
  );
}

/** `a`, `b`, `c` … */
const letterOf = (i: number): string => String.fromCharCode('a'.charCodeAt(0) + i);

export function TryPayments({ example, task, title, prompt }: Props<TaskOf<'pay'>>) {
  const chosen = useSignal<number | undefined>(undefined);
  const { colour, site, payments } = task;
  const now = chosen.value === undefined ? undefined : payments[chosen.value];
  const marks = {
    ...NO_MARKS,
    selected: site,
    ghost: { kind: 'expansion', sign: 'ankh', colour, site } as const,
  };
  return (
    <>
      <div class="book-beside">
        <ExamplePicture example={example} title={title} marks={marks} />
        <ul class="book-choices">
          {payments.map(({ coins, answer }, i) => (
            <li key={letterOf(i)}>
              <button
                type="button"
                aria-pressed={chosen.value === i}
                aria-label={`${letterOf(i)}: ${t.terms.coins(coins)}`}
                onClick={() => {
                  chosen.value = i;
                }}
              >
                <b class="book-letter">{letterOf(i)}</b>
                <span class="book-coins">
                  {Object.entries(coins).flatMap(([of, count]) =>
                    Array.from({ length: count }, (_, n) => (
                      <Coin key={`${of} ${n}`} colour={of as keyof typeof coins} size={30} />
                    )),
                  )}
                </span>
                {/* On paper nothing can be tried. */}
                <span class="book-solved" aria-hidden="true">
                  <UiIcon name={answer === null ? 'check' : 'close'} size={20} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Asked prompt={prompt}>
        {now !== undefined && <Verdict answer={now.answer}>{t.rulebook.pays}</Verdict>}
      </Asked>
    </>
  );
}

export function TryCards({ example, task, title, prompt }: Props<TaskOf<'cards'>>) {
  const chosen = useSignal(0);
  const { sites = [] } = task.ways[chosen.value] ?? {};
  return (
    <div class="book-beside">
      <ExamplePicture example={example} title={title} marks={{ ...NO_MARKS, legal: sites }} />
      <div class="book-asked">
        <p class="book-prompt">{prompt}</p>
        <ul class="book-choices is-row">
          {task.ways.map(({ cards }, i) => (
            <li key={cards.join()}>
              <button
                type="button"
                aria-pressed={chosen.value === i}
                aria-label={t.terms.and(cards.map((card) => t.terms.card(card, BOARD.jokers)))}
                onClick={() => {
                  chosen.value = i;
                }}
              >
                {cards.map((card) => (
                  <Card key={card} face={cardFace(card, BOARD)} edition={BOARD} size={64} />
                ))}
                {cards.length === 1 && cards[0]?.startsWith('J') && <AnyCoin size={30} />}
              </button>
            </li>
          ))}
        </ul>
        <p class="unseen" role="status">
          {t.terms.and(sites)}
        </p>
      </div>
    </div>
  );
}
