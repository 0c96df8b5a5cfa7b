import type { Colour } from '@kairo/engine';
import { goodsClass } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

/** The icon of a good without a background, in its dark tone. */
export function GoodsIcon({
  colour,
  class: name = '',
  ...picture
}: PictureProps & { readonly colour: Colour }) {
  return (
    <Picture {...picture} units={48} class={`${goodsClass(colour)} on-paper ${name}`}>
      <use href={`#k-icon-${colour}`} width="48" height="48" />
    </Picture>
  );
}
