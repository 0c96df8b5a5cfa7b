/** Draws what the moves of others have left: footprints and pale pieces, a dashed ring where a move ended, its number. */
import type { SiteName } from '@kairo/engine';
import { goodsClass } from '../../drawings/names.ts';
import { type Geometry, middleOf, SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import { SiteMark } from '../marks/SiteMark.tsx';
import type { Detail } from '../model/detail.ts';
import type { Pieces } from '../model/pieces.ts';
import { startOf, type Trace, type Trail as TrailModel } from '../model/trail.ts';
import { Carpet } from '../stands/Carpet.tsx';
import { Stand } from '../stands/Stand.tsx';
import { footprints } from './footprints.ts';
import '../../styles/board/trail.css';

export interface TrailProps {
  readonly trail: TrailModel;
  readonly pieces: Pieces;
  readonly geometry: Geometry;
  readonly detail: Detail;
  /** On the stone below all pieces, over the stands, or over everything. */
  readonly level: 'ground' | 'marks' | 'numbers';
}

export function Trail({ trail, pieces, geometry, detail, level }: TrailProps) {
  const { traces, isFaint, lit } = trail;
  const starts = traces.map(startOf);
  const draw = (trace: Trace, i: number) => {
    if (level === 'ground') return <Footprints walk={trace.walk} geometry={geometry} />;
    if (level === 'marks') return <Marks trace={trace} pieces={pieces} geometry={geometry} detail={detail} />;
    const start = startOf(trace);
    const before = starts.slice(0, i).filter((other) => other === start).length;
    return (
      <OrderNumber number={trace.number} cell={geometry.cellOf(start)} before={before} detail={detail} />
    );
  };
  return (
    <g class={`trail${isFaint ? ' is-faint' : ''}`} data-level={level}>
      {traces.map((trace, i) => (
        <g
          key={trace.number}
          class={`trace${lit !== undefined && lit !== trace.number ? ' is-dim' : ''}`}
          data-trace={trace.number}
        >
          {draw(trace, i)}
        </g>
      ))}
    </g>
  );
}

const FOOT = 'M0 -15C7 -15 8 -7 7 -1H-7C-8 -7 -7 -15 0 -15ZM-5.5 4H5.5C6 11 4 15 0 15S-6 11 -5.5 4Z';

interface FootprintsProps {
  readonly walk: Trace['walk'];
  readonly geometry: Geometry;
}

function Footprints({ walk, geometry }: FootprintsProps) {
  if (walk === undefined) return null;
  const { colour, path } = walk;
  const way = path.map((site) => middleOf(geometry.cellOf(site)));
  return (
    <g class={`footprints ${goodsClass(colour)}`}>
      {footprints(way).map(({ x, y, turn }) => (
        <path key={`${x} ${y}`} d={FOOT} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </g>
  );
}

interface MarksProps {
  readonly trace: Trace;
  readonly pieces: Pieces;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

function Marks({ trace, pieces, geometry, detail }: MarksProps) {
  const { site, walk, before } = trace;
  const start = startOf(trace);
  const isFree = !isTaken(start, pieces);
  return (
    <>
      {isFree && walk !== undefined && <PaleCustomer colour={walk.colour} cell={geometry.cellOf(start)} />}
      {isFree && before !== undefined && <PaleStall before={before} geometry={geometry} detail={detail} />}
      {before !== undefined && <Arrow from={geometry.cellOf(start)} to={geometry.cellOf(site)} />}
      <SiteMark kind="recent" cell={geometry.cellOf(site)} />
    </>
  );
}

/** By a tile or a customer of now. */
function isTaken(site: SiteName, { stands, customers }: Pieces): boolean {
  return (
    stands.some(({ stall, expansions }) => stall === site || expansions.includes(site)) ||
    customers.some((customer) => customer.site === site)
  );
}

function PaleCustomer({ colour, cell }: { readonly colour: string; readonly cell: Cell }) {
  return (
    <g transform={`translate(${cell.x * SITE} ${cell.y * SITE})`}>
      <ellipse class="was-here" cx="50" cy="84" rx="36" ry="12" />
      <use class="pale" href={`#k-customer-${colour}`} x="-2" y="-14" width="106" height="106" />
    </g>
  );
}

interface PaleStallProps {
  readonly before: NonNullable<Trace['before']>;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

function PaleStall({ before: { sign, colour, ...sites }, geometry, detail }: PaleStallProps) {
  const [stall, entry] = [geometry.cellOf(sites.stall), geometry.cellOf(sites.entry)];
  return (
    <g class="pale">
      <Carpet colour={colour} stall={stall} entry={entry} detail={detail} isOccupied={false} />
      <Stand look={{ sign, colour, main: { stall, entry }, expansions: [] }} detail={detail} />
    </g>
  );
}

/** From one site to the next, leaving both middles free. */
function Arrow({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(across, down);
  if (length === 0) return null;
  const near = (0.42 * SITE) / length;
  const tip = { x: end.x - across * near, y: end.y - down * near };
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const shaft = `M${start.x + across * near} ${start.y + down * near}L${tip.x} ${tip.y}`;
  const head = 'M-24 -17L0 0L-24 17';
  return (
    <g class="moved-to">
      {['arrow-edge', 'arrow-line'].map((name) => (
        <g key={name} class={name}>
          <path class="arrow-shaft" d={shaft} />
          <path d={head} transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`} />
        </g>
      ))}
    </g>
  );
}

/** How far numbers at the same corner are apart, in units. */
const APART = 48;

interface OrderNumberProps {
  readonly number: number;
  readonly cell: Cell;
  /** How many other numbers are at this corner. */
  readonly before: number;
  readonly detail: Detail;
}

/** At the south-east corner of the site where a move began: size badges are at the north-east corner. */
function OrderNumber({ number, cell, before, detail }: OrderNumberProps) {
  const at = { x: (cell.x + 1) * SITE - before * APART, y: (cell.y + 1) * SITE };
  const scale = detail === 'full' ? 1 : 1.25;
  return (
    <g class="trace-number" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <path d="M0 -31L31 0L0 31L-31 0Z" />
      <text class="numeral" y="13" font-size="36">
        {number}
      </text>
    </g>
  );
}
