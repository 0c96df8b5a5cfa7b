/** A customer walks site by site, with a small hop at every step (R8.2). */
import type { Colour, SiteName } from '@kairo/engine';
import { ring } from '../sound/sounds.ts';
import { customerElement, type Point, sitePlace } from './places.ts';
import { finish, lasting } from './tempo.ts';

const STEP = 160;
const LONGEST = 1600;

export async function walk(colour: Colour, path: readonly SiteName[], signal: AbortSignal): Promise<void> {
  const customer = customerElement(colour);
  const points = path.map(sitePlace).filter((point) => point !== undefined);
  const [start] = points;
  if (customer === undefined || start === undefined || points.length < 2) return;
  const duration = lasting(Math.min(LONGEST, STEP * (points.length - 1)));
  if (duration === 0 || signal.aborted) return;
  // The figure is placed in units of the board, the path is measured in pixels.
  const scale = (customer.getScreenCTM()?.a ?? 1) || 1;
  const frames = points.flatMap((point, i) => hop(start, point, points[i + 1], scale));
  const animation = customer.animate(frames, { duration, composite: 'add', easing: 'linear' });
  const steps = setInterval(() => ring('step'), duration / (points.length - 1));
  await finish(animation, signal);
  clearInterval(steps);
}

/** The keyframes at a point, and in the air on the way to the next one. */
function hop(start: Point, point: Point, next: Point | undefined, scale: number): Keyframe[] {
  const shift = (x: number, y: number): string =>
    `translate(${(x - start.x) / scale}px, ${(y - start.y) / scale}px)`;
  const here = { transform: shift(point.x, point.y) };
  if (next === undefined) return [here];
  const up = 5 * scale;
  return [here, { transform: shift((point.x + next.x) / 2, (point.y + next.y) / 2 - up) }];
}
