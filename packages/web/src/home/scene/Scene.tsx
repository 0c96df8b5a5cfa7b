/** The bazaar in the late afternoon, behind the start page. It says nothing, and is not read out. */
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { Cat, Pigeon } from './Animals.tsx';
import { Lanterns } from './Lanterns.tsx';
import { Skyline } from './Skyline.tsx';

export function Scene() {
  return (
    <div class="scene" aria-hidden="true">
      <div class="sky">
        <div class="sun" />
        <Pigeon place={1} />
        <Pigeon place={2} />
        <Pigeon place={3} />
        <Pigeon place={4} />
        <Skyline />
      </div>
      <Lanterns />
      <div class="strollers">
        <CustomerFigure colour="red" />
        <Cat />
        <CustomerFigure colour="blue" />
        <CustomerFigure colour="white" />
      </div>
    </div>
  );
}
