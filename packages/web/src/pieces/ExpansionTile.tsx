import type { Colour } from '@kairo/engine';
import { goodsClass } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props extends PictureProps {
  readonly colour: Colour;
  /** Taken from the supply: only its outline is drawn. */
  readonly isGone?: boolean;
  /** With the icon of the goods; otherwise a plain pip. */
  readonly hasIcon?: boolean;
}

/** A tile of the common supply, without an owner's trim. */
export function ExpansionTile({
  colour,
  isGone = false,
  hasIcon = false,
  class: name = '',
  ...picture
}: Props) {
  return (
    <Picture {...picture} class={`${goodsClass(colour)} ${name}`}>
      {isGone ? (
        <path
          d="M22 9H78Q91 9 91 22V78Q91 91 78 91H22Q9 91 9 78V22Q9 9 22 9Z"
          fill="none"
          stroke="var(--line3)"
          stroke-width="6"
          stroke-dasharray="14 11"
        />
      ) : (
        <path
          d="M20 6H80Q94 6 94 20V80Q94 94 80 94H20Q6 94 6 80V20Q6 6 20 6Z"
          fill="var(--cloth)"
          stroke="var(--dark)"
          stroke-width={hasIcon ? 6 : 9}
        />
      )}
      {hasIcon && !isGone && (
        <>
          <use href="#k-medallion" x="11" y="11" width="78" height="78" />
          <use href={`#k-icon-${colour}`} x="32" y="32" width="36" height="36" class="on-paper" />
        </>
      )}
    </Picture>
  );
}
