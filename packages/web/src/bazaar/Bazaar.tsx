/** A picture of the bazaar in the late afternoon, behind the start page; hidden from screen readers. */
import type { ComponentChildren } from 'preact';
import { Pigeon } from './Animals.tsx';
import { Lanterns } from './Lanterns.tsx';
import { Skyline } from './Skyline.tsx';

/** @param children figures on the street */
export function Bazaar({ children }: { readonly children?: ComponentChildren }) {
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
      {children}
    </div>
  );
}
