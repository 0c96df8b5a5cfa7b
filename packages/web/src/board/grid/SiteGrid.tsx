// biome-ignore-all lint/a11y/useSemanticElements: a table does not keep its cells square and in place over a picture
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a grid take no focus, their cells do
/** The sites for screen readers, keyboard and pointers: an invisible grid over the picture. */
import type { SiteName } from '@kairo/engine';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Marks } from '../model/marks.ts';
import { type OnDoubleTap, siteOf, usePress } from './usePress.ts';
import { walk } from './walk.ts';

export interface SiteGridProps {
  /** Names the board for screen readers. */
  readonly label: string;
  /** Describes a site for screen readers. */
  readonly siteLabel: (site: SiteName) => string;
  readonly onSite: (site: SiteName) => void;
  /** A finger that hits one of these means no other site nearby. */
  readonly exact?: ReadonlySet<SiteName> | undefined;
  /** The pointer or the keyboard focus has moved to a site, or off the board. */
  readonly onHover?: ((site: SiteName | undefined) => void) | undefined;
  /** A finger rests on a site, or has been lifted. */
  readonly onLoupe?: ((site: SiteName | undefined) => void) | undefined;
}

interface Props extends SiteGridProps {
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly heads: readonly SiteName[];
  readonly onDoubleTap: OnDoubleTap;
}

export function SiteGrid({
  label,
  siteLabel,
  onSite,
  onHover,
  onLoupe,
  exact,
  onDoubleTap,
  geometry,
  marks,
  heads,
}: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const hovered = useRef<SiteName | undefined>(undefined);
  const [visited, setVisited] = useState<SiteName | undefined>(undefined);
  const press = usePress({ geometry, legal: marks.legal, heads, exact, onSite, onLoupe, onDoubleTap });
  // One site of the grid is in the tab order: the one visited last, or one that can be chosen.
  const tabStop = visited ?? marks.selected ?? marks.legal[0] ?? geometry.siteAt({ x: 0, y: 0 });

  function siteAt(x: number, y: number): Site {
    const site = geometry.siteAt({ x, y }) ?? '';
    const { legal, allowed, selected } = marks;
    return {
      site,
      label: siteLabel(site),
      isSelected: site === selected,
      // Not really disabled: tapping it asks why it cannot be used.
      isIdle: legal.length > 0 && !legal.includes(site) && !allowed.includes(site),
      isTabStop: site === tabStop,
    };
  }

  function hover(site: SiteName | undefined): void {
    if (hovered.current === site) return;
    hovered.current = site;
    onHover?.(site);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const site = siteOf(event.target);
    if (site === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) onSite(site);
      return;
    }
    const cell = walk(event.key, geometry.cellOf(site), geometry);
    const next = cell && geometry.siteAt(cell);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-site="${next}"]`)?.focus();
    hover(next);
  }

  return (
    <div
      ref={grid}
      class="site-grid"
      role="grid"
      aria-label={label}
      {...press}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => setVisited(siteOf(event.target))}
      onFocusOut={() => hover(undefined)}
      onPointerOver={(event) => event.pointerType === 'mouse' && hover(siteOf(event.target))}
      onPointerLeave={() => hover(undefined)}
    >
      {Array.from({ length: geometry.rows }, (_, y) => (
        <Row key={y} sites={Array.from({ length: geometry.columns }, (_, x) => siteAt(x, y))} />
      ))}
    </div>
  );
}

interface Site {
  readonly site: SiteName;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isIdle: boolean;
  readonly isTabStop: boolean;
}

function Row({ sites }: { readonly sites: readonly Site[] }) {
  // Most rows stay the same when something changes on the board.
  return useMemo(
    () => (
      <div role="row">
        {sites.map(({ site, label, isSelected, isIdle, isTabStop }) => (
          <div
            key={site}
            role="gridcell"
            data-site={site}
            aria-label={label}
            aria-selected={isSelected}
            aria-disabled={isIdle}
            tabIndex={isTabStop ? 0 : -1}
          />
        ))}
      </div>
    ),
    sites.flatMap((site) => Object.values(site)),
  );
}
