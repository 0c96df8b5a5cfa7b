/** What a colour stands for, and the colour itself: sentences speak of colours, which not everybody sees. */
import type { Colour } from '@kairo/engine';
import { useWords } from '../../wording/words.ts';

export function GoodsName({ colour }: { readonly colour: Colour }) {
  const { terms } = useWords();
  return (
    <span class="goods-name">
      <b>{terms.goods[colour]}</b> <small>{terms.colour[colour]}</small>
    </span>
  );
}
