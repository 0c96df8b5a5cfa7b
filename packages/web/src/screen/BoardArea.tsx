/** The board with its callouts, as large as the free space allows. */
import type { SiteName } from '@kairo/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { Loupe } from '../board/Loupe.tsx';
import { WHOLE } from '../board/zoom/scale.ts';
import { useGame } from '../game/context.ts';
import { subjectAt } from '../game/inspection.ts';
import { useLesson } from '../game/lesson.ts';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { siteLabels } from '../wording/siteLabels.ts';
import { useWords } from '../wording/words.ts';
import { isPhone, layout } from './layout/layout.ts';
import { Previews } from './previews/Previews.tsx';
import { TrailTagsWhenNeeded } from './previews/TrailTagsWhenNeeded.tsx';
import { WhyNotCallout } from './whyNot/whenAsked.tsx';

export function BoardArea() {
  const model = useGame();
  const { session, view, pieces, marks, names, hovered, routes, inspection } = model;
  const { t } = useWords();
  const exact = useLesson()?.exactSites;
  const say = useMemo(() => siteLabels(t.things.site), [t]);
  const loupe = useSignal<SiteName | undefined>(undefined);
  const scale = useSignal(WHOLE);
  // What others do may happen anywhere on the board.
  useSignalEffect(() => {
    if (!model.isMyTurn.value) scale.value = WHOLE;
  });
  // The first tap of a double tap may have asked something.
  useSignalEffect(() => {
    if (scale.value !== WHOLE) model.choice.dismiss();
  });
  const edition = session.edition.value;
  const tap = useCallback((site: SiteName) => model.tapSite(site), [model]);
  const hover = useCallback(
    (site: SiteName | undefined) => {
      hovered.value = site;
      inspection.point(site === undefined ? undefined : subjectAt(site, view.peek()));
    },
    [hovered, inspection, view],
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
        zoom={{ scale, label: t.things.wholeBoard }}
        onSite={tap}
        onHover={hover}
        onLoupe={enlarge}
        exact={exact}
      >
        {loupe.value === undefined ? <Previews /> : <Loupe site={loupe.value} />}
        {!isPhone(layout.value) && <TrailTagsWhenNeeded />}
        <WhyNotCallout />
      </Board>
    </div>
  );
}
