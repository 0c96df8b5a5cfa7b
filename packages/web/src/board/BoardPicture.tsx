/** All layers of the board from the ground up, without the svg element around them; shared by board and loupe. */
import type { SiteName } from '@kairo/engine';
import { useMemo } from 'preact/hooks';
import type { Geometry } from '../geometry/geometry.ts';
import type { Plan } from '../geometry/plan.ts';
import { segmentsOf } from '../geometry/segments.ts';
import { Piecemeal } from '../scheduling/Piecemeal.tsx';
import { Customer, Customers } from './customers/Customers.tsx';
import { Frame } from './ground/Frame.tsx';
import { Ground } from './ground/Ground.tsx';
import { Lanterns } from './ground/Lanterns.tsx';
import { Numerals } from './ground/Numerals.tsx';
import { GhostTile } from './marks/GhostTile.tsx';
import { InspectionRing } from './marks/InspectionRing.tsx';
import { LandingTile } from './marks/LandingTile.tsx';
import { PossibleSites } from './marks/PossibleSites.tsx';
import { Routes } from './marks/Routes.tsx';
import { SiteMark, type SiteMarkKind } from './marks/SiteMark.tsx';
import { Veil } from './marks/Veil.tsx';
import type { Detail } from './model/detail.ts';
import type { Marks } from './model/marks.ts';
import type { Pieces } from './model/pieces.ts';
import { Glow } from './stands/Glow.tsx';
import { Carpets, SizeBadges, Stands } from './stands/Stands.tsx';
import { TrailLayer } from './trail/TrailLayer.tsx';

interface Props {
  readonly edition: Plan;
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly geometry: Geometry;
  readonly detail: Detail;
  /** The share of lanterns that is lit, 0–1. */
  readonly lanterns: number;
}

export function BoardPicture({ edition, pieces, marks, geometry, detail, lanterns }: Props) {
  const segments = useMemo(() => segmentsOf(edition, geometry), [edition, geometry]);
  const ground = useMemo(
    () => (
      <>
        <Frame edition={edition} geometry={geometry} detail={detail} />
        <Ground edition={edition} geometry={geometry} segments={segments} detail={detail} />
      </>
    ),
    [edition, geometry, segments, detail],
  );
  const hidden = useMemo(() => {
    const covered = new Set(
      pieces.stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
    );
    return new Map([...segments.firstCells].filter(([, cell]) => covered.has(geometry.siteAt(cell) ?? '')));
  }, [pieces, segments, geometry]);
  const mark = (kind: SiteMarkKind, ...sites: readonly (SiteName | undefined)[]) =>
    sites.map((site) =>
      site === undefined ? null : (
        <SiteMark key={`${kind} ${site}`} kind={kind} cell={geometry.cellOf(site)} />
      ),
    );
  const possible = marks.allowed.filter((site) => !marks.legal.includes(site) && site !== marks.selected);
  const trail = { trail: marks.trail, pieces, geometry, detail };
  const ghostSite = marks.ghost?.kind === 'stall' ? marks.ghost.stall : marks.ghost?.site;
  return (
    <>
      <Piecemeal>{ground}</Piecemeal>
      {detail === 'full' && <Lanterns geometry={geometry} lit={lanterns} />}
      <Glow pieces={pieces} geometry={geometry} />
      <Carpets pieces={pieces} geometry={geometry} detail={detail} />
      <TrailLayer level="ground" {...trail} />
      <Routes routes={marks.routes} geometry={geometry} detail={detail} />
      <Piecemeal>
        <Stands pieces={pieces} geometry={geometry} detail={detail} />
      </Piecemeal>
      <Numerals of={hidden} detail={detail} isOnTop />
      {marks.segments !== undefined && (
        <Veil allowed={marks.segments} segments={segments} geometry={geometry} />
      )}
      <g class="site-marks">
        <TrailLayer level="marks" {...trail} />
        <PossibleSites cells={possible.map((site) => geometry.cellOf(site))} />
        {mark('legal', ...marks.legal.filter((site) => site !== ghostSite && site !== marks.selected))}
        {marks.ghost !== undefined && (
          <GhostTile
            ghost={marks.ghost}
            geometry={geometry}
            detail={detail}
            isSelected={ghostSite === marks.selected}
          />
        )}
        {mark('farther', ...marks.farther)}
        {mark('target', marks.target)}
        {mark('selected', marks.selected)}
        {marks.inspected.map((sites) => (
          <InspectionRing key={sites.join()} cells={sites.map((site) => geometry.cellOf(site))} />
        ))}
      </g>
      <SizeBadges
        pieces={pieces}
        geometry={geometry}
        detail={detail}
        isVeiled={(cell) => marks.segments?.includes(segments.at(cell) ?? 0) === false}
      />
      {marks.landing !== undefined && (
        <LandingTile tile={marks.landing} geometry={geometry} detail={detail} />
      )}
      {marks.arriving !== undefined && (
        <g class="arriving">
          <Customer colour={marks.arriving.colour} cell={geometry.cellOf(marks.arriving.site)} />
        </g>
      )}
      <Customers
        customers={pieces.customers}
        geometry={geometry}
        lurable={marks.lurable}
        lifted={marks.lifted}
      />
      <TrailLayer level="numbers" {...trail} />
      {mark('blocked', marks.blocked)}
    </>
  );
}
