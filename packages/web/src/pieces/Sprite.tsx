/** Everything that is drawn more than once, rendered once per page. Ids begin with `k-`. */
import { Barker } from './drawings/Barker.tsx';
import { Cloth } from './drawings/Cloth.tsx';
import { Customers } from './drawings/Customers.tsx';
import { GoodsIcons } from './drawings/GoodsIcons.tsx';
import { Light } from './drawings/Light.tsx';
import { Medals } from './drawings/Medals.tsx';
import { Seals } from './drawings/Seals.tsx';
import { Wares } from './drawings/Wares.tsx';

export function Sprite() {
  // Not `display: none`: patterns and gradients inside would not paint.
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <Cloth />
        <Light />
      </defs>
      <GoodsIcons />
      <Seals />
      <Wares />
      <Medals />
      <Customers />
      <Barker />
    </svg>
  );
}
