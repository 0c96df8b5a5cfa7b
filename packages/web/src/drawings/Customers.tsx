/** The six customers: the same robe and stance, each with different headgear and the goods it looks for. */

import type { Colour } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { ComponentChildren } from 'preact';
import { goodsClass } from './names.ts';

const ROBE = 'M50 35C65 35 70 49 79 84Q65 93 50 93Q35 93 21 84C30 49 35 35 50 35Z';
const HEAD = 'M36 23a14 14 0 0 1 28 0a14 14 0 0 1-28 0Z';
const BLACK = '#2a201a';

interface Look {
  readonly skin: string;
  /** Parts that stick out from the head, for the rim around them. */
  readonly hat: string;
  readonly hatFill: string;
  readonly details: ComponentChildren;
}

const LOOKS: { readonly [colour in Colour]: Look } = {
  /* fez */
  red: {
    skin: '#8a5433',
    hat: 'M38 17L40.5 0H59.5L62 17Q50 22 38 17ZM60 2Q68 4 68 16.5L66 17Q66 6 59 3Z',
    hatFill: '#8e1f19',
    details: (
      <path
        d="M58 3Q68 4 67 15M67 16.5h.01"
        fill="none"
        stroke={BLACK}
        stroke-width="3"
        stroke-linecap="round"
      />
    ),
  },
  /* turban */
  yellow: {
    skin: '#c58b5c',
    hat: 'M32 18Q32 0 50 0Q68 0 68 18Q50 25 32 18Z',
    hatFill: '#f6c64a',
    details: (
      <>
        <path d="M34 17Q50 2 67 10M34 10Q50 14 67 18" fill="none" stroke="#a66a0a" stroke-width="3.2" />
        <circle cx="50" cy="5" r="3.2" fill="#6a4300" />
      </>
    ),
  },
  /* straw hat */
  green: {
    skin: '#6b4026',
    hat: 'M20 17Q50 26 80 17Q80 11 66 11Q63-2 50-2Q37-2 34 11Q20 11 20 17Z',
    hatFill: '#e9d79a',
    details: <path d="M34.5 11Q50 16 65.5 11" fill="none" stroke="#23501c" stroke-width="4.5" />,
  },
  /* headscarf */
  blue: {
    skin: '#a86f45',
    hat: 'M31 40Q29 2 50 1Q71 2 69 40Q64 44 62 38L62 22Q50 12 38 22L38 38Q36 44 31 40Z',
    hatFill: '#2c78c8',
    details: <path d="M38 21Q50 11 62 21" fill="none" stroke="#bbddf6" stroke-width="3.4" />,
  },
  /* keffiyeh with its cord */
  white: {
    skin: '#7a4a2c',
    hat: 'M30 42Q30 2 50 2Q70 2 70 42L63 36V20Q50 14 37 20V36Z',
    hatFill: '#fffdf6',
    details: <path d="M33 17Q50 8 67 17" fill="none" stroke={BLACK} stroke-width="4.6" />,
  },
  /* feathered cap */
  purple: {
    skin: '#b97f52',
    hat: 'M36 17Q34 2 50 2Q66 2 64 17Q50 20 36 17ZM60 5Q74-8 76 6Q70 8 63 12Z',
    hatFill: '#6a2c88',
    details: (
      <>
        <path d="M37 15Q50 19 63 15" fill="none" stroke="#e7c24a" stroke-width="3.4" />
        <path d="M60 5Q74-8 76 6Q70 8 63 12Z" fill="#e7c24a" />
      </>
    ),
  },
};

export function Customers() {
  return COLOURS.map((colour) => {
    const { skin, hat, hatFill, details } = LOOKS[colour];
    const silhouette = ROBE + HEAD + hat;
    return (
      <symbol
        key={colour}
        id={`k-customer-${colour}`}
        viewBox="0 0 100 100"
        overflow="visible"
        class={goodsClass(colour)}
      >
        <path d={silhouette} stroke="var(--piece-edge)" stroke-width="12" stroke-linejoin="round" />
        <path d={silhouette} stroke="var(--paper-hi)" stroke-width="7" stroke-linejoin="round" />
        <path d={ROBE} fill="var(--base)" />
        <path d="M23.6 76Q50 88 76.4 76L79 84Q65 93 50 93Q35 93 21 84Z" fill="var(--cloth)" />
        <path d="M23.6 76Q50 88 76.4 76" fill="none" stroke="var(--dark)" stroke-width="2.6" />
        <path d="M50 35C65 35 70 49 79 84Q72 89 62 91.5C66 70 62 48 50 35Z" opacity=".14" />
        <path d={HEAD} fill={skin} />
        <path d={hat} fill={hatFill} />
        {details}
        <use href={`#k-icon-${colour}`} x="32.5" y="40" width="35" height="35" class="on-cloth" />
      </symbol>
    );
  });
}
