/** The icons of the goods, 48 × 48, drawn in `currentColor` with gaps in `--gap`. */

import type { Colour } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { ComponentChildren } from 'preact';

const SOLID = 'currentColor';
const GAP = 'var(--gap)';

const ICONS: { readonly [colour in Colour]: ComponentChildren } = {
  red: (
    <>
      <path d="M9 15H39V39H9ZM9.5 5H38.5a5.5 5.5 0 0 1 0 11H9.5a5.5 5.5 0 0 1 0-11" fill={SOLID} />
      <path
        d="M11 39v5M17.5 39v5M24 39v5M30.5 39v5M37 39v5"
        stroke={SOLID}
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M24 20L32 28L24 36L16 28ZM24 24.5L20.5 28L24 31.5L27.5 28Z" fill={GAP} />
      <path d="M9.5 10.5h29" stroke={GAP} stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 5" />
    </>
  ),
  yellow: (
    <>
      <path
        d="M9 26C16 20 19 5 24 5C29 5 32 20 39 26ZM4 28.5H44C44 38 37 43 31 43H17C11 43 4 38 4 28.5Z"
        fill={SOLID}
      />
      <path d="M24 15h.01M20 21.5h.01M28.5 21.5h.01" stroke={GAP} stroke-width="4.6" stroke-linecap="round" />
    </>
  ),
  green: (
    <>
      <path
        d="M24 17C30 11 43 13 43 27C43 37 35 45 29 45C26 45 26 43.6 24 43.6C22 43.6 22 45 19 45C13 45 5 37 5 27C5 13 18 11 24 17ZM27 10C30 3 38 2 42 4C40 10 33 13 27 10Z"
        fill={SOLID}
      />
      <path d="M24 16C23 11 24 7 27 4" fill="none" stroke={SOLID} stroke-width="3.6" stroke-linecap="round" />
      <path
        d="M12 27C12 22 14.5 20 18 19.4"
        fill="none"
        stroke={GAP}
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </>
  ),
  blue: (
    <>
      <path
        d="M16 4H32V8.5C29 9 28.5 11 28.5 14C36 17 39 23 39 28C39 36 33 39 30 41V44.5H18V41C15 39 9 36 9 28C9 23 12 17 19.5 14C19.5 11 19 9 16 8.5Z"
        fill={SOLID}
      />
      <path d="M10.5 24.5H37.5M10.5 31.5H37.5" stroke={GAP} stroke-width="2.6" />
      <path d="M14 28l3.4-2 3.3 2-3.3 2zM20.7 28l3.3-2 3.3 2-3.3 2zM27.4 28l3.3-2 3.3 2-3.3 2z" fill={GAP} />
    </>
  ),
  white: (
    <>
      <path d="M24 3C31 14 39 21 39 30.5A15 15 0 0 1 9 30.5C9 21 17 14 24 3Z" fill={SOLID} />
      <path d="M16 30A8.5 8.5 0 0 0 23 39" fill="none" stroke={GAP} stroke-width="4" stroke-linecap="round" />
    </>
  ),
  purple: (
    <path
      d="M11 4v12a4 4 0 0 0 2.6 3.8V42a3 3 0 0 0 6 0V19.8A4 4 0 0 0 22.2 16V4h-3v10h-1.2V4h-2.8v10H14V4zM37.5 4C30 7 28 16 28 25H31.5V42a3 3 0 0 0 6 0Z"
      fill={SOLID}
    />
  ),
};

export function GoodsIcons() {
  return COLOURS.map((colour) => (
    <symbol key={colour} id={`k-icon-${colour}`} viewBox="0 0 48 48">
      {ICONS[colour]}
    </symbol>
  ));
}
