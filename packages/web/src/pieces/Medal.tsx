import type { Colour, Medal as Metal } from '@kairo/engine';
import { goodsClass } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props extends PictureProps {
  readonly metal: Metal;
  readonly colour: Colour;
  /** Its points in this edition. */
  readonly value: number;
}

export function Medal({ metal, colour, value, class: name = '', ...picture }: Props) {
  return (
    <Picture {...picture} class={`${goodsClass(colour)} ${name}`}>
      <use href={`#k-medal-${metal}`} width="100" height="100" />
      <text
        class="numeral"
        x="50"
        y="55.5"
        font-size={value > 9 ? 34 : 43}
        fill={metal === 'gold' ? '#4a2c00' : '#22252c'}
      >
        {value}
      </text>
    </Picture>
  );
}
