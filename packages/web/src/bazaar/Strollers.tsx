/** Those who are on the street before the bazaar. */
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { Cat } from './Animals.tsx';

export function Strollers() {
  return (
    <div class="strollers">
      <CustomerFigure colour="red" />
      <Cat />
      <CustomerFigure colour="blue" />
      <CustomerFigure colour="white" />
    </div>
  );
}
