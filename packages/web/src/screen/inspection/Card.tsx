/** The card of a piece: what it is, whose, what it earns; what can be done with it, or why not. */
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import type { Subject } from '../../game/inspection.ts';
import { t as texts } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useClosedByBack } from '../../shell/dialog/useClosedByBack.ts';
import { useWords } from '../../wording/words.ts';
import { focusSoon } from '../focus/focusSoon.ts';
import { Cited } from '../whyNot/Cited.tsx';
import { contentOf } from './about.ts';
import { useAnswers } from './answers.ts';
import type { Content, Deed } from './content.ts';
import '../../styles/screen/inspection.css';

/** More would not be read. */
const MOST_HINDRANCES = 3;

export function Card({ subject }: { readonly subject: Subject }) {
  const model = useGame();
  const words = useWords();
  const answers = useAnswers(subject);
  const content = contentOf(subject, {
    model,
    words,
    say: texts.inspection,
    whyNot: texts.whyNot,
    answers: answers ?? {},
  });
  const { inspection } = model;
  useEffect(() => {
    if (content === undefined) inspection.close();
  });
  return content === undefined ? null : (
    <Shown subject={subject} content={content} answered={answers !== undefined} />
  );
}

/** On the board, or beside it: a card never covers what it is about. */
const ON_THE_BOARD: ReadonlySet<Subject['kind']> = new Set(['stand', 'site', 'customer', 'player']);

interface ShownProps {
  readonly subject: Subject;
  readonly content: Content;
  /** The table has answered. */
  readonly answered: boolean;
}

function Shown({ subject, content, answered }: ShownProps) {
  const { inspection } = useGame();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useKeys(card, () => inspection.close());
  useClosedByBack(() => inspection.close());
  useEffect(() => {
    // Those who do not see the card hear it, unless it has the focus.
    const isHeard = !card.current?.contains(document.activeElement);
    const said = [title, note, ...facts.map(({ text }) => text), ...deeds.map((deed) => deed.title)];
    inspection.spoken.value = isHeard ? said.join('. ') : '';
  }, [answered]);
  const { picture, title, note, facts, more, deeds, hindrances } = content;
  const wait = useWait(subject);
  return (
    <section
      ref={card}
      class="inspection panel"
      data-kind={subject.kind}
      data-beside={!ON_THE_BOARD.has(subject.kind) || undefined}
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
      tabIndex={-1}
    >
      <header class="inspection-head">
        <span class="inspection-picture">{picture}</span>
        <div>
          <h2 id={id}>{title}</h2>
          <p id={`${id}-note`}>{note}</p>
        </div>
      </header>
      <ul class="inspection-facts">
        {facts.map(({ sign, text }) => (
          <li key={text}>
            <span class="inspection-sign" aria-hidden="true">
              {sign}
            </span>
            <span>
              <Cited text={text} />
            </span>
          </li>
        ))}
      </ul>
      {more}
      {deeds.map((deed, i) => (
        <DeedButton key={deed.title} deed={deed} isMain={i === 0} />
      ))}
      {wait !== undefined && <p class="inspection-wait">{wait}</p>}
      {hindrances.length > 0 && (
        <ul class="inspection-hindrances">
          {hindrances.slice(0, MOST_HINDRANCES).map(({ icon, text }) => (
            <li key={text}>
              <span class="inspection-sign">
                <UiIcon name={icon} size={18} />
              </span>
              <span>
                <Cited text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* Last in the tab order: what can be done comes first. */}
      <button
        type="button"
        class="icon-button inspection-close"
        aria-label={texts.app.close}
        onClick={() => inspection.close()}
      >
        <UiIcon name="close" size={20} />
      </button>
    </section>
  );
}

/** There is nothing to do with them in any turn. */
const TO_LOOK_AT: ReadonlySet<Subject['kind']> = new Set(['player', 'discards', 'coins']);

/** Why nothing can be done now, if it is not because of the rules. */
function useWait(subject: Subject): string | undefined {
  const { isMyTurn, canEnd, session } = useGame();
  const { t } = useWords();
  const isWatching = session.viewer.value === 'spectator' || session.acting.value === undefined;
  if (isWatching || TO_LOOK_AT.has(subject.kind)) return undefined;
  if (canEnd.value) return t.prompts.endTurnOnly;
  return isMyTurn.value ? undefined : texts.inspection.onYourTurn;
}

function DeedButton({ deed, isMain }: { readonly deed: Deed; readonly isMain: boolean }) {
  const { choice } = useGame();
  const { icon, title, detail, words, begin } = deed;
  const press = (): void => {
    begin();
    if (choice.action.value !== undefined) focusSoon('[data-confirm]');
  };
  return (
    <button type="button" class="inspection-deed" data-main={isMain || undefined} onClick={press}>
      <UiIcon name={icon} size={24} />
      <span>
        <b>{title}</b>
        {detail !== undefined && (
          <span class="inspection-detail" aria-hidden="true">
            {detail}
          </span>
        )}
        {words !== '' && <span class="unseen">{`. ${words}`}</span>}
      </span>
    </button>
  );
}

/** Opened by a key, the card takes the focus and gives it back. Escape closes it wherever the focus is. */
function useKeys(card: { readonly current: HTMLElement | null }, close: () => void): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (before?.matches(':focus-visible')) card.current?.focus();
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', listen, true);
    const element = card.current;
    return () => {
      removeEventListener('keydown', listen, true);
      const isInside = element?.contains(document.activeElement) === true;
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
