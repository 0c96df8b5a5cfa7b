/** The figures on the street in front of the bazaar. */
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
