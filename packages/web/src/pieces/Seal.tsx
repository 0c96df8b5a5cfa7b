import type { Sign } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export function Seal({ sign, ...picture }: PictureProps & { readonly sign: Sign }) {
  return (
    <Picture {...picture}>
      <use href={`#k-seal-${sign}`} width="100" height="100" />
    </Picture>
  );
}
