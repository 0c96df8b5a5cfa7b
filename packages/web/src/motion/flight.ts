/** Animates a small drawing from one place on the page to another. */
import { type ComponentChild, render } from 'preact';
import { nextTask } from '../scheduling/tasks.ts';
import type { Point } from './places.ts';
import { finish, lasting } from './tempo.ts';

export interface Flight {
  readonly what: ComponentChild;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly lasts: number;
  readonly delay?: number;
  /** How high the arc rises, in pixels. */
  readonly rise?: number;
}

export async function fly(flight: Flight, signal: AbortSignal): Promise<void> {
  const { what, from, to, lasts, delay = 0, rise = 60 } = flight;
  const duration = lasting(lasts);
  if (from === undefined || to === undefined || duration === 0) return;
  // All flights are measured before the first is rendered, each in its own task.
  await nextTask();
  if (signal.aborted) return;
  const carrier = document.createElement('div');
  carrier.className = 'flight';
  carrier.setAttribute('aria-hidden', 'true');
  document.body.append(carrier);
  render(what, carrier);
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
  const animation = carrier.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at(top, 1.15), opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: at(to, 0.8), opacity: 0.9 },
    ],
    { duration, delay: lasting(delay), easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
  await finish(animation, signal);
  render(null, carrier);
  carrier.remove();
}
