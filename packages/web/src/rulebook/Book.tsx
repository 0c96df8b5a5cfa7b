/** The whole rulebook: search, contents, chapters. */
import { isRuleNumber } from '@kairo/texts/rulebook';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { theme } from '../preferences/effective.ts';
import { ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { BookIcon } from './BookIcon.tsx';
import { Chapter } from './Chapter.tsx';
import {
  CHAPTERS,
  type ChapterId,
  chapterHeading,
  chapterNumber,
  chapterPlace,
  rulePlace,
} from './chapters.ts';
import type { RulebookBoard } from './opened/boardFacts.ts';
import { Paper } from './Paper.tsx';
import { VisitContext, visit } from './places.ts';
import { Results } from './Results.tsx';

interface Props {
  /** Whose numbers of pieces are given; undefined: those of the boards that come with the game. */
  readonly board: RulebookBoard;
  /** The number of a rule to begin with. */
  readonly rule: string | undefined;
  readonly headingId: string;
  readonly back: ComponentChildren;
  /** The reader has been taken to a rule or a chapter with rules. */
  readonly onVisit?: (rule: string) => void;
}

const RULE_PLACE = /R\d+(?:\.\d+)?$/;

/** On paper it is always day. */
function usePrintedByDay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const paper = matchMedia('print');
    const listen = (): void => {
      dataset['theme'] = paper.matches ? 'day' : theme.peek();
    };
    paper.addEventListener('change', listen);
    // Printed before the book was shown.
    if (paper.matches) listen();
    return () => paper.removeEventListener('change', listen);
  }, []);
}

export function Book({ board, rule, headingId, back, onVisit }: Props) {
  const asked = useSignal('');
  const contentsAreOpen = useSignal(false);
  const current = useSignal<ChapterId>('aim');
  /** Where the reader wants to go; an object, so that the same place can be wanted again. */
  const goal = useSignal<{ readonly id: string } | undefined>(undefined);
  const search = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const words = t.rulebook;
  usePrintedByDay();
  const go = useCallback(
    (id: string) => {
      asked.value = '';
      contentsAreOpen.value = false;
      goal.value = { id };
      const number = RULE_PLACE.exec(id)?.[0];
      if (number !== undefined) onVisit?.(number);
    },
    [onVisit, asked, contentsAreOpen, goal],
  );
  // When the chapters are shown again.
  const reached = goal.value;
  useLayoutEffect(() => {
    if (reached !== undefined) visit(reached.id);
  }, [reached]);
  useEffect(() => {
    if (rule === undefined) return;
    visit(isRuleNumber(rule) ? rulePlace(rule) : chapterPlace(rule as ChapterId));
  }, [rule]);
  const isSearching = asked.value.trim() !== '';
  useEffect(() => {
    if (isSearching || text.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) current.value = entered.target.id.replace('book-', '') as ChapterId;
      },
      { root: text.current, rootMargin: '-12% 0px -86% 0px' },
    );
    for (const chapter of text.current.querySelectorAll('.book-chapter')) seen.observe(chapter);
    return () => seen.disconnect();
  }, [isSearching, current]);
  return (
    <VisitContext.Provider value={go}>
      <Paper />
      <header class="book-top">
        {back}
        <h1 id={headingId} class="display" tabIndex={-1} autofocus={rule === undefined}>
          {words.title}
        </h1>
        <search class="book-search">
          <BookIcon name="search" size={20} />
          <input
            ref={search}
            class="field"
            type="search"
            enterkeyhint="search"
            autocomplete="off"
            aria-label={words.search.label}
            placeholder={words.search.placeholder}
            value={asked.value}
            onInput={(event) => {
              asked.value = event.currentTarget.value;
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                // Otherwise the result would be pressed by the same key.
                event.preventDefault();
                text.current?.querySelector<HTMLElement>('.book-result')?.focus();
              }
              if (event.key !== 'Escape' || asked.value === '') return;
              // Escape empties the search before it closes the book.
              event.preventDefault();
              asked.value = '';
            }}
          />
          {isSearching && (
            <button
              type="button"
              class="icon-button"
              aria-label={words.search.clear}
              onClick={() => {
                asked.value = '';
                search.current?.focus();
              }}
            >
              <UiIcon name="close" size={20} />
            </button>
          )}
        </search>
        <button
          type="button"
          class="icon-button book-menu"
          aria-label={t.guide.contents}
          aria-expanded={contentsAreOpen.value}
          onClick={() => {
            contentsAreOpen.value = !contentsAreOpen.value;
          }}
        >
          <UiIcon name="menu" size={22} />
        </button>
        <button
          type="button"
          class="icon-button book-print"
          aria-label={words.print}
          title={words.print}
          onClick={() => print()}
        >
          <BookIcon name="print" size={22} />
        </button>
        <ThemeButton />
      </header>
      <nav class="book-contents" aria-label={t.guide.contents} data-open={contentsAreOpen.value || undefined}>
        {CHAPTERS.map((chapter) => (
          <button
            key={chapter}
            type="button"
            aria-current={chapter === current.value ? 'location' : undefined}
            onClick={() => go(chapterPlace(chapter))}
          >
            <b class="display">{chapterNumber(chapter)}</b>
            {chapterHeading(chapter, t.guide, words)}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div ref={text} class="book-text" tabIndex={0}>
        {isSearching ? (
          <Results asked={asked.value.trim()} />
        ) : (
          CHAPTERS.map((chapter) => <Chapter key={chapter} chapter={chapter} board={board} />)
        )}
        <p class="book-foot">{words.marks}</p>
      </div>
    </VisitContext.Provider>
  );
}
