/** The pattern of each cloth; turned copies refer to it, so that stripes run towards a stall's entry. */

import type { Colour } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { ComponentChildren } from 'preact';

const PATTERNS: {
  readonly [colour in Colour]: {
    readonly width: number;
    readonly height: number;
    readonly drawing: ComponentChildren;
  };
} = {
  red: {
    width: 50,
    height: 33.3,
    drawing: (
      <path d="M-5 6L12.5 23.5L25 11L37.5 23.5L55 6" fill="none" stroke="var(--red-l)" stroke-width="8.5" />
    ),
  },
  yellow: {
    width: 36,
    height: 36,
    drawing: (
      <path d="M9 9h.01M27 27h.01" stroke="var(--yellow-l)" stroke-width="12.4" stroke-linecap="round" />
    ),
  },
  green: { width: 33.3, height: 34, drawing: <path d="M16.6 0h16.7v34h-16.7z" fill="var(--green-l)" /> },
  blue: { width: 40, height: 40, drawing: <path d="M0 0h20v40h20V20H0z" fill="var(--blue-l)" /> },
  white: {
    width: 25,
    height: 25,
    drawing: <path d="M5 0h4.2v25H5zM12.5 0h4.2v25h-4.2z" fill="var(--white-l)" />,
  },
  purple: {
    width: 33,
    height: 33,
    drawing: (
      <path
        d="M0 0A16.5 16.5 0 0 0 33 0M-16.5 16.5A16.5 16.5 0 0 0 16.5 16.5A16.5 16.5 0 0 0 49.5 16.5"
        fill="none"
        stroke="var(--purple-l)"
        stroke-width="6"
      />
    ),
  },
};

/** The directions a stall may face, in degrees; south is 0. */
const TURNS = [90, 180, 270];

export function Cloth() {
  return COLOURS.map((colour) => {
    const { width, height, drawing } = PATTERNS[colour];
    const id = `k-cloth-${colour}`;
    return (
      <>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d="M0 0h60v60H0z" fill={`var(--${colour})`} />
          {drawing}
        </pattern>
        {TURNS.map((turn) => (
          <pattern key={turn} id={`${id}-${turn}`} href={`#${id}`} patternTransform={`rotate(${turn})`} />
        ))}
      </>
    );
  });
}
