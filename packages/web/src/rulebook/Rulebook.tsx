/** The rulebook, as a page with an address of its own and over any other page. */
import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { HOME, type RulesRoute, rulesAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { useClosedByBack } from '../shell/dialog/useClosedByBack.ts';
import { NAME } from '../shell/loading/name.ts';
import '../styles/rulebook.css';
import { Book } from './Book.tsx';
import type { RulebookBoard } from './opened/boardFacts.ts';

export function RulebookPage({ rule }: Omit<RulesRoute, 'page'>) {
  const { title } = t.rulebook;
  const id = useId();
  useEffect(() => {
    document.title = `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
  const onVisit = useCallback((to: string) => history.replaceState(history.state, '', rulesAddress(to)), []);
  return (
    <main class="book" aria-labelledby={id}>
      <Book
        board={undefined}
        rule={rule}
        onVisit={onVisit}
        headingId={id}
        back={
          <a class="icon-button book-back" href={HOME} aria-label={t.app.toStart}>
            <UiIcon name="back" size={22} />
          </a>
        }
      />
    </main>
  );
}

interface DialogProps {
  readonly board: RulebookBoard;
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

export function RulebookDialog({ board, rule, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // In a layout effect: what is not open yet cannot be scrolled to a rule.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useClosedByBack(() => dialog.current?.close());
  return (
    <dialog ref={dialog} class="book" aria-labelledby={id} onClose={onClose}>
      <Book
        board={board}
        rule={rule}
        headingId={id}
        back={
          <button
            type="button"
            class="icon-button book-back"
            aria-label={t.app.close}
            onClick={() => dialog.current?.close()}
          >
            <UiIcon name="back" size={22} />
          </button>
        }
      />
    </dialog>
  );
}
