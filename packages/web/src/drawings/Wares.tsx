/** Symbols with a goods icon or cloth. The colour comes from a class around the `use`, so each is defined once. */
import { COLOURS } from '@kairo/engine/vocabulary';

/** The round cream background of an expansion's icon. */
function Medallion() {
  return (
    <symbol id="k-medallion" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="33" fill="var(--paper-hi)" stroke="var(--dark)" stroke-width="5" />
    </symbol>
  );
}

function Coins() {
  return (
    <>
      <symbol id="k-coin" viewBox="0 0 100 100">
        <path d="M33 9H67L94 36V70L67 97H33L6 70V36Z" fill="var(--coin-edge)" />
        <path
          d="M33 4H67L94 31V65L67 92H33L6 65V31Z"
          fill="var(--base)"
          stroke="var(--dark)"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path
          d="M36 11H64L87 34"
          fill="none"
          stroke="#fff"
          stroke-opacity=".55"
          stroke-width="4"
          stroke-linecap="round"
        />
        <circle cx="50" cy="48" r="28" fill="var(--paper-hi)" stroke="var(--dark)" stroke-width="3" />
      </symbol>
      <symbol id="k-coin-any" viewBox="0 0 100 100">
        <circle cx="50" cy="51" r="46" fill="var(--coin-edge)" />
        <circle cx="50" cy="48" r="46" fill="var(--ankh)" />
        {COLOURS.map((colour, i) => (
          <path
            key={colour}
            d="M50 48V5A43 43 0 0 1 87.2 26.5Z"
            transform={`rotate(${i * 60} 50 48)`}
            fill={`var(--${colour})`}
          />
        ))}
        <circle cx="50" cy="48" r="27" fill="var(--paper-hi)" stroke="var(--ankh)" stroke-width="3" />
      </symbol>
    </>
  );
}

/** A stall's entry: the upper edge is under the valance, the fringe is at the bottom. */
function Carpets() {
  const fringe = (left: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `M${left + i * 7} 88v8`).join('');
  return (
    <>
      <symbol id="k-carpet" viewBox="0 0 100 100" overflow="visible">
        <path d={fringe(22, 9)} stroke="var(--paper-hi)" stroke-width="3.4" stroke-linecap="round" />
        <path d="M16-8h68v97H16z" fill="var(--dark)" />
        <path d="M19-8h62v94H19z" fill="var(--cloth)" />
        <path d="M26.5 6h47v73h-47z" fill="var(--base)" stroke="var(--paper-hi)" stroke-width="3.4" />
      </symbol>
      {/* Wide enough to show its cloth on both sides of a customer. */}
      <symbol id="k-carpet-wide" viewBox="0 0 100 100" overflow="visible">
        <path d={fringe(8, 13)} stroke="var(--paper-hi)" stroke-width="3.4" stroke-linecap="round" />
        <path d="M3-8h94v97H3z" fill="var(--dark)" />
        <path d="M6-8h88v94H6z" fill="var(--cloth)" />
        <path d="M24 6h52v73H24z" fill="var(--base)" stroke="var(--paper-hi)" stroke-width="3.4" />
      </symbol>
    </>
  );
}

/** The scallops of an awning, hanging over the southern edge of its site. */
function Valances() {
  const scallops = (from: number, width: number, depth: number, first: number, count: number): string => {
    const r = width / 2;
    return Array.from(
      { length: Math.ceil((count - first) / 2) },
      (_, i) => `M${from + (first + 2 * i) * width} 90h${width}v${depth}a${r} ${r} 0 0 1-${width} 0z`,
    ).join('');
  };
  const valance = (id: string, from: number, width: number, depth: number, count: number) => (
    <symbol id={id} viewBox="0 0 100 100" overflow="visible">
      <path d={`M16 98h72v${depth}a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z`} opacity=".22" />
      <g stroke="var(--dark)" stroke-width="2.4">
        <path d={scallops(from, width, depth, 0, count)} fill="var(--scallop)" />
        <path d={scallops(from, width, depth, 1, count)} fill="var(--paper-hi)" />
      </g>
      <path d="M13 90.5h74" stroke="var(--dark)" stroke-width="4.5" stroke-linecap="round" />
    </symbol>
  );
  return (
    <>
      {valance('k-valance', 15, 14, 10, 5)}
      {/* Seen from far away: fewer and deeper, so that their colour is still a colour. */}
      {valance('k-valance-bold', 9, 16.4, 13, 5)}
    </>
  );
}

export function Wares() {
  return (
    <>
      <Medallion />
      <Coins />
      <Carpets />
      <Valances />
    </>
  );
}
