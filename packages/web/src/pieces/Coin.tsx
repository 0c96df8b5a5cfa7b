import type { Colour } from '@kairo/engine';
import { goodsClass } from '../drawings/names.ts';
import { Picture, type PictureProps } from './Picture.tsx';

export function Coin({ colour, class: name = '', ...picture }: PictureProps & { readonly colour: Colour }) {
  return (
    <Picture {...picture} class={`${goodsClass(colour)} ${name}`}>
      <use href="#k-coin" width="100" height="100" />
      <use href={`#k-icon-${colour}`} x="31" y="29" width="38" height="38" class="on-paper" />
    </Picture>
  );
}

/** Coins of any colour: a joker's fee. */
export function AnyCoin({ count = 1, ...picture }: PictureProps & { readonly count?: number }) {
  return (
    <Picture {...picture}>
      <AnyCoinDrawing count={count} />
    </Picture>
  );
}

export function AnyCoinDrawing({ count }: { readonly count: number }) {
  return (
    <>
      <use href="#k-coin-any" width="100" height="100" />
      <text class="numeral" x="50" y="63" font-size="42" fill="var(--ankh)">
        {count}
      </text>
    </>
  );
}
