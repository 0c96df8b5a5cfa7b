/** The board with its callouts, as large as the free space allows. */
import type { SiteName } from '@kairo/engine';
import { useSignal } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { Loupe } from '../board/Loupe.tsx';
import { useGame } from '../game/context.ts';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { siteLabels } from '../wording/siteLabels.ts';
import { useWords } from '../wording/words.ts';
import { Previews } from './previews/Previews.tsx';
import { WhyNotCallout } from './whyNot/WhyNot.tsx';

export function BoardArea() {
  const model = useGame();
  const { session, view, pieces, marks, names, hovered, routes } = model;
  const { t } = useWords();
  const say = useMemo(() => siteLabels(t.things.site), [t]);
  const loupe = useSignal<SiteName | undefined>(undefined);
  const edition = session.edition.value;
  const tap = useCallback((site: SiteName) => model.tapSite(site), [model]);
  const hover = useCallback(
    (site: SiteName | undefined) => {
      hovered.value = site;
    },
    [hovered],
  );
  const enlarge = useCallback(
    (site: SiteName | undefined) => {
      loupe.value = site;
    },
    [loupe],
  );
  if (edition === undefined) return null;
  const factsOf = siteFactsIn({
    view: view.value,
    edition,
    marks: marks.value,
    nameOf: (seat) => names.value[seat] ?? '',
    routes: routes.value,
  });
  const label = (site: SiteName): string => say(factsOf(site));
  return (
    <div class="board-area">
      <Board
        edition={edition}
        pieces={pieces.value}
        marks={marks.value}
        label={t.things.board}
        siteLabel={label}
        onSite={tap}
        onHover={hover}
        onLoupe={enlarge}
      >
        {loupe.value === undefined ? <Previews /> : <Loupe site={loupe.value} />}
        <WhyNotCallout />
      </Board>
    </div>
  );
}
