/** A part of the board with an example's pieces, drawn as at the table; its sites can be chosen. */
import type { ByColour, SiteName, StandJson } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { SiteGrid } from '../board/grid/SiteGrid.tsx';
import { type Detail, detailFor } from '../board/model/detail.ts';
import { type Marks, NO_MARKS } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';
import { extentOf, insideFrame } from '../board/model/view.ts';
import { cellsOf, geometryOf } from '../geometry/geometry.ts';
import type { Plan } from '../geometry/plan.ts';
import { t } from '../i18n/texts.ts';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { type ExampleData, PLAN } from './examples.ts';
import { names, signOf } from './players.ts';

interface Props {
  readonly example: ExampleData;
  readonly title: string;
  /** Instead of those at the beginning. */
  readonly stands?: readonly StandJson[];
  readonly marks?: Marks;
  /** Without it, it is only a picture. */
  readonly onSite?: (site: SiteName) => void;
}

/** What of the board lies in the part that is shown. */
function planOf({ columns, rows }: ExampleData, sites: readonly SiteName[]): Plan {
  const isShown = (site: SiteName): boolean => sites.includes(site);
  return {
    columns,
    rows,
    segments: PLAN.segments.slice(0, rows).map((row) => row.slice(0, columns)),
    restaurant: PLAN.restaurant.filter(isShown),
    starts: PLAN.starts.filter(isShown),
  };
}

export function ExamplePicture({ example, title, stands = example.stands, marks = NO_MARKS, onSite }: Props) {
  const { columns } = example;
  const room = useRef<HTMLDivElement>(null);
  const detail = useDetail(room, columns);
  const geometry = useMemo(() => geometryOf(example, false), [example]);
  const sites = useMemo(() => cellsOf(geometry).map((cell) => geometry.siteAt(cell) ?? ''), [geometry]);
  const plan = useMemo(() => planOf(example, sites), [example, sites]);
  const pieces = useMemo(() => piecesOf(stands, example, sites), [stands, example, sites]);
  const extent = extentOf(geometry, detail);
  const customers = Object.fromEntries(COLOURS.map((colour) => [colour, example.customers[colour] ?? null]));
  const factsOf = siteFactsIn({
    view: { stands, customers: customers as ByColour<SiteName | null> },
    edition: plan,
    marks,
    nameOf: (seat) => names()[seat] ?? '',
    routes: [],
  });
  const say = (site: SiteName): string => t.table.things.site(factsOf(site));
  const occupied = (site: SiteName): boolean => {
    const { tile, entry, customer } = factsOf(site);
    return tile !== undefined || entry !== undefined || customer !== undefined;
  };
  const alternative =
    onSite === undefined
      ? { role: 'img' as const, 'aria-label': t.rulebook.picture(sites.filter(occupied).map(say).join('; ')) }
      : {};
  return (
    <div
      ref={room}
      class="board book-board"
      style={{ '--board-ratio': extent.width / extent.height, '--columns': columns }}
      {...alternative}
    >
      <svg
        key={detail}
        class="board-picture"
        data-detail={detail}
        viewBox={`${-extent.near} ${-extent.near} ${extent.width} ${extent.height}`}
        aria-hidden="true"
      >
        <BoardPicture
          edition={plan}
          pieces={pieces}
          marks={marks}
          geometry={geometry}
          detail={detail}
          lanterns={0}
        />
      </svg>
      {onSite !== undefined && (
        <div class="board-sites" style={insideFrame(extent)}>
          {/* No site is marked as possible for the grid: a tap beside one is not taken for it. */}
          <SiteGrid
            label={title}
            siteLabel={say}
            onSite={onSite}
            onDoubleTap={undefined}
            geometry={geometry}
            marks={{ ...marks, legal: [] }}
            heads={[]}
          />
        </div>
      )}
    </div>
  );
}

function piecesOf(
  stands: readonly StandJson[],
  { customers }: ExampleData,
  sites: readonly SiteName[],
): Pieces {
  return {
    stands: stands
      .filter(({ stall }) => sites.includes(stall))
      .map(({ owner, ...stand }) => ({ ...stand, sign: signOf(owner) })),
    customers: COLOURS.flatMap((colour) => {
      const site = customers[colour];
      return site === undefined ? [] : [{ colour, site }];
    }),
  };
}

function useDetail(room: { readonly current: HTMLElement | null }, columns: number): Detail {
  const [detail, setDetail] = useState<Detail>('full');
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (width: number): void =>
      setDetail((before) => (width === 0 ? before : detailFor(width / (columns + 1), before)));
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, columns]);
  return detail;
}
