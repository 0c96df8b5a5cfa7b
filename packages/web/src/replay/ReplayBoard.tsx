/** The board of a finished game, to be looked at. */
import type { SiteName } from '@kairo/engine';
import { Board } from '../board/Board.tsx';
import type { Marks } from '../board/model/marks.ts';
import { useGame } from '../game/context.ts';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { useWords } from '../wording/words.ts';

const nothing = (): void => undefined;

/** @param more marks in addition to those of the game */
export function ReplayBoard({ more }: { readonly more: Partial<Marks> }) {
  const { session, view, pieces, marks, names } = useGame();
  const { t } = useWords();
  const edition = session.edition.value;
  if (edition === undefined) return null;
  const factsOf = siteFactsIn({
    view: view.value,
    edition,
    marks: marks.value,
    nameOf: (seat) => names.value[seat] ?? '',
    routes: [],
  });
  return (
    <div class="board-area">
      <Board
        edition={edition}
        pieces={pieces.value}
        marks={{ ...marks.value, ...more }}
        label={t.things.board}
        siteLabel={(site: SiteName) => t.things.site(factsOf(site))}
        onSite={nothing}
        onHover={nothing}
        onLoupe={nothing}
      />
    </div>
  );
}
