/** The symbols of everything that is drawn more than once, rendered once per page. Ids begin with `k-`. */
import { Barker } from './Barker.tsx';
import { Cloth } from './Cloth.tsx';
import { Customers } from './Customers.tsx';
import { GoodsIcons } from './GoodsIcons.tsx';
import { Light } from './Light.tsx';
import { Medals } from './Medals.tsx';
import { Seals } from './Seals.tsx';
import { Wares } from './Wares.tsx';

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
