import type { Icon } from '@kairo/protocol';
import { Picture, type PictureProps } from './Picture.tsx';

export function Seal({ sign, ...picture }: PictureProps & { readonly sign: Icon | 'neutral' }) {
  return (
    <Picture {...picture}>
      <use href={`#k-seal-${sign}`} width="100" height="100" />
    </Picture>
  );
}
