/** The goods of a colour with the name of the colour: texts name colours, which not everyone can tell apart. */
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
