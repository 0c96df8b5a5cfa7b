/** The seals of owners: each with its own shape, never round, in the owner's tone with a cream rim and mark. */

import type { ComponentChildren } from 'preact';
import { ownerClass, SIGNS, type Sign } from './names.ts';

interface SealDrawing {
  readonly shape: string;
  /** Transform of the mark, 48 × 48, on the shape. */
  readonly place?: string;
  readonly mark: ComponentChildren;
}

const LINE = 'currentColor';

const SEALS: { readonly [owner in Sign]: SealDrawing } = {
  ankh: {
    shape: 'M29 20H71a9 9 0 0 1 9 9V71a9 9 0 0 1-9 9H29a9 9 0 0 1-9-9V29a9 9 0 0 1 9-9Z',
    place: 'translate(27 26.5) scale(.96 .98)',
    mark: (
      <path
        d="M24 22.5C14 22.5 14 4.5 24 4.5S34 22.5 24 22.5V45M8.5 27.5H39.5"
        stroke={LINE}
        stroke-width="5.4"
      />
    ),
  },
  eye: {
    shape: 'M50 10.5L89.5 50L50 89.5L10.5 50Z',
    place: 'translate(24.6 24.4) scale(1.06)',
    mark: (
      <>
        <path
          d="M6 12C16 4 32 5 43 12M3 25C13 14 32 13 44 23C32 32 14 33 3 25ZM18 31L15.5 42M24 31C26 40 33 44 38 40C41 37.5 38 34 35.5 36"
          stroke={LINE}
          stroke-width="4"
        />
        <circle cx="23.5" cy="23.6" r="5.6" fill={LINE} />
      </>
    ),
  },
  scarab: {
    shape: 'M17 26Q17 18 25 18H75Q83 18 83 26V47C83 67 68 80 50 89C32 80 17 67 17 47Z',
    place: 'translate(26 23)',
    mark: (
      <>
        <path
          d="M17 11a7 7 0 0 1 14 0zM24 14C35 14 38 23 36.5 30C35 39 30 45 24 45C18 45 13 39 11.5 30C10 23 13 14 24 14Z"
          fill={LINE}
        />
        <path d="M12 22H36M24 22V44" stroke="var(--tone)" stroke-width="2.8" />
        <path
          d="M13 18L6 13L7 6M35 18L42 13L41 6M11.5 27H3.5M36.5 27H44.5M13.5 35L6 42M34.5 35L42 42"
          stroke={LINE}
          stroke-width="3.6"
        />
      </>
    ),
  },
  lotus: {
    shape:
      'M37.5 37.5A16 16 0 1 1 62.5 37.5A16 16 0 1 1 62.5 62.5A16 16 0 1 1 37.5 62.5A16 16 0 1 1 37.5 37.5Z',
    place: 'translate(26 25.5)',
    mark: (
      <>
        <path
          d="M24 4C30 12 31 24 24 36C17 24 18 12 24 4ZM12 11C19 16 22 26 23 36C14 34 9 22 12 11ZM36 11C29 16 26 26 25 36C34 34 39 22 36 11ZM3 21C11 21 19 28 22 37C12 38 5 31 3 21ZM45 21C37 21 29 28 26 37C36 38 43 31 45 21Z"
          fill={LINE}
          stroke="var(--tone)"
          stroke-width="1.6"
        />
        <path d="M13 41.5C20 45.5 28 45.5 35 41.5" stroke={LINE} stroke-width="4.2" />
      </>
    ),
  },
  neutral: {
    shape: 'M37 20H63L80 37V63L63 80H37L20 63V37Z',
    mark: <path d="M33 42H67M33 58H67" stroke={LINE} stroke-width="7" />,
  },
};

export function Seals() {
  return SIGNS.map((owner) => {
    const { shape, place, mark } = SEALS[owner];
    return (
      <symbol
        key={owner}
        id={`k-seal-${owner}`}
        viewBox="0 0 100 100"
        overflow="visible"
        class={ownerClass(owner)}
      >
        <path d={shape} stroke="var(--piece-edge)" stroke-width="15" stroke-linejoin="round" />
        <path d={shape} stroke="var(--seal-rim)" stroke-width="10" stroke-linejoin="round" />
        <path d={shape} fill="var(--tone)" />
        <g
          {...(place === undefined ? {} : { transform: place })}
          class="seal-mark"
          fill="none"
          stroke-linecap="round"
          stroke-linejoin="round"
        >
          {mark}
        </g>
      </symbol>
    );
  });
}
