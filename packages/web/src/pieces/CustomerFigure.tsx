import type { Colour } from '@kairo/engine';
import { Picture, type PictureProps } from './Picture.tsx';

export function CustomerFigure({ colour, ...picture }: PictureProps & { readonly colour: Colour }) {
  // Hat and feather extend a little beyond the square.
  return (
    <Picture {...picture}>
      <use href={`#k-customer-${colour}`} x="5" y="8" width="90" height="90" />
    </Picture>
  );
}
