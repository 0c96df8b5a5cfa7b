/** The mark of a single site. Each state has its own shape, not only a colour. */
import { SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';

export type SiteMarkKind = 'legal' | 'selected' | 'considered' | 'blocked' | 'target' | 'farther' | 'recent';

/** A square with round corners, `inset` from the site's edge. */
function square(inset: number, radius: number): string {
  const side = SITE - 2 * (inset + radius);
  const corner = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return `M${inset + radius} ${inset}h${side}${corner(1, 1)}v${side}${corner(-1, 1)}h-${side}${corner(-1, -1)}v-${side}${corner(1, -1)}z`;
}

const DRAWINGS = {
  legal: (
    <>
      <path d={square(11, 14)} />
      <circle cx="50" cy="50" r="12" />
    </>
  ),
  selected: (
    <>
      <path d={square(-1, 18)} />
      <path class="ring-light" d={square(-1, 18)} />
    </>
  ),
  considered: (
    <>
      <path d={square(3, 16)} />
      <path class="ring-light" d={square(3, 16)} />
    </>
  ),
  blocked: (
    <>
      <path d={square(5, 10)} fill="url(#k-hatch)" />
      <circle cx="50" cy="50" r="25" />
      <path d="M40 40L60 60M60 40L40 60" />
    </>
  ),
  target: (
    <>
      <path d={square(3, 14)} />
      <path class="ring-light" d={square(3, 14)} />
    </>
  ),
  farther: (
    <>
      <path d={square(5, 14)} />
      <path class="ring-light" d={square(5, 14)} />
    </>
  ),
  recent: (
    <>
      <path d={square(-6, 22)} />
      <path class="ring-light" d={square(-6, 22)} />
    </>
  ),
} as const;

/** Rings are drawn twice: dark below, cream above. */
const RINGS: readonly SiteMarkKind[] = ['selected', 'considered', 'target', 'farther'];

export function SiteMark({ kind, cell }: { readonly kind: SiteMarkKind; readonly cell: Cell }) {
  return (
    <g
      class={`mark mark-${kind}${RINGS.includes(kind) ? ' double-ring' : ''}`}
      transform={`translate(${cell.x * SITE} ${cell.y * SITE})`}
    >
      {DRAWINGS[kind]}
    </g>
  );
}
