import type { Colour } from '@kairo/engine';
import { goodsClass } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props extends PictureProps {
  readonly colour: Colour;
  /** 0: no stall of this colour yet. */
  readonly count: number;
}

const AWNING = 'M17 5H83L97 37H3Z';
const POSTS = 'M9 50V94M91 50V94';
const SCALLOPS = [3, 21.8, 40.6, 59.4, 78.2].map((x) => `M${x} 36h18.8v5a9.4 9.4 0 0 1-18.8 0z`);

/** A market stall seen from the street with the stand's size in its opening; drawn unlike a coin on purpose. */
export function StandChip({ colour, count, class: name = '', ...picture }: Props) {
  return (
    <Picture {...picture} class={`${goodsClass(colour)} ${name}`}>
      {count === 0 ? <Pitch colour={colour} /> : <Booth count={count} />}
    </Picture>
  );
}

function Booth({ count }: { readonly count: number }) {
  return (
    <>
      <path
        d="M9 36H91V94H9Z"
        fill="var(--paper-hi)"
        stroke="var(--dark)"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <path d={AWNING} fill="var(--cloth)" stroke="var(--dark)" stroke-width="5" stroke-linejoin="round" />
      <g stroke="var(--dark)" stroke-width="3">
        <path d={SCALLOPS.filter((_, i) => i % 2 === 0).join('')} fill="var(--scallop)" />
        <path d={SCALLOPS.filter((_, i) => i % 2 === 1).join('')} fill="var(--paper-hi)" />
      </g>
      <text class="numeral" x="50" y="91" font-size={count > 9 ? 40 : 46} fill="var(--dark)">
        {count}
      </text>
    </>
  );
}

/** The place of a missing stall: its outline and its goods. */
function Pitch({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <path
        d={`${AWNING}${POSTS}M9 94H91`}
        fill="none"
        stroke="var(--line3)"
        stroke-width="4.5"
        stroke-dasharray="10 8"
        stroke-linejoin="round"
      />
      <use href={`#k-icon-${colour}`} x="31" y="48" width="38" height="38" class="off-paper" />
    </>
  );
}
