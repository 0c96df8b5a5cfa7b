/** From figures to places in a drawing. */

/** Round numbers from 0 up to the first one that is not below `most`; at most six. */
export function ticksUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => most / size <= 5) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** The turns that are numbered on the axis, by the room for each turn in pixels. */
export function turnTicks(last: number, room: number): number[] {
  const step = [5, 10, 15, 20, 30, 50].find((size) => size * room >= 44) ?? 100;
  return Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
}

/** Moves places apart, downwards first, so that neighbours have the gap between them and all stay within the limits. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = top;
  for (const i of order) {
    moved[i] = Math.max(moved[i] ?? 0, least);
    least = (moved[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i] ?? 0, most);
    most = (moved[i] ?? 0) - gap;
  }
  return moved;
}

/** A path through known places, in pieces where some are not known; stepped: a value holds until the next one. */
export function pathThrough(
  places: readonly (readonly [x: number, y: number] | null)[],
  isStepped: boolean,
): string {
  let path = '';
  let isOpen = false;
  for (const place of places) {
    if (place !== null) {
      const [x, y] = [place[0].toFixed(1), place[1].toFixed(1)];
      if (!isOpen) path += `M${x} ${y}`;
      else path += isStepped ? `H${x}V${y}` : `L${x} ${y}`;
    }
    isOpen = place !== null;
  }
  return path;
}
