/** The outline of adjacent cells as one path with round corners. */

/** Column and row of a site on the screen. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

interface Edge {
  readonly from: Cell;
  readonly to: Cell;
}

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/**
 * @param inset distance of the path from the cells' edges, inwards; negative: outwards
 * @param scale units per cell
 */
export function outline(
  cells: readonly Cell[],
  inset: number,
  radius: number,
  scale: { readonly x: number; readonly y: number } = { x: 100, y: 100 },
): string {
  return loops(borderOf(cells))
    .map((loop) => roundedPath(corners(loop, inset, scale), radius))
    .join('');
}

/** The edges between a cell and no cell, each directed with the cell on its right. */
function borderOf(cells: readonly Cell[]): Edge[] {
  const taken = new Set(cells.map(cellKey));
  const edges: Edge[] = [];
  for (const { x, y } of cells) {
    const [nw, ne, se, sw] = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    if (!taken.has(cellKey({ x, y: y - 1 }))) edges.push({ from: nw, to: ne });
    if (!taken.has(cellKey({ x: x + 1, y }))) edges.push({ from: ne, to: se });
    if (!taken.has(cellKey({ x, y: y + 1 }))) edges.push({ from: se, to: sw });
    if (!taken.has(cellKey({ x: x - 1, y }))) edges.push({ from: sw, to: nw });
  }
  return edges;
}

const isAt = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
const direction = ({ from, to }: Edge): Cell => ({ x: to.x - from.x, y: to.y - from.y });

/** Positive: `b` turns right from `a`. */
function rightTurn(a: Edge, b: Edge): number {
  const [u, v] = [direction(a), direction(b)];
  return u.x * v.y - u.y * v.x;
}

/** The edges joined into loops. Where two cells touch only at a corner, a loop stays with its own cell. */
function loops(edges: readonly Edge[]): Edge[][] {
  const left = new Set(edges);
  const found: Edge[][] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const loop = [first];
    let last = first;
    while (!isAt(last.to, first.from)) {
      const end = last;
      const next = [...left]
        .filter((edge) => isAt(edge.from, end.to))
        .sort((a, b) => rightTurn(end, b) - rightTurn(end, a))[0];
      if (next === undefined) throw new Error('a border does not close');
      left.delete(next);
      loop.push(next);
      last = next;
    }
    found.push(loop);
  }
  return found;
}

function corners(loop: readonly Edge[], inset: number, scale: Cell): Cell[] {
  return loop.flatMap((edge, i) => {
    const before = loop.at(i - 1) ?? edge;
    const [u, v] = [direction(before), direction(edge)];
    if (isAt(u, v)) return [];
    // The cells lie on the right of both edges.
    return [
      {
        x: edge.from.x * scale.x - (u.y + v.y) * inset,
        y: edge.from.y * scale.y + (u.x + v.x) * inset,
      },
    ];
  });
}

function roundedPath(points: readonly Cell[], radius: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const write = ({ x, y }: Cell): string => `${round(x)} ${round(y)}`;
  const parts = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    return `${write(towards(corner, before, radius))}Q${write(corner)} ${write(towards(corner, after, radius))}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The point at most `distance` from one corner on the way to the next; never beyond the middle. */
function towards(from: Cell, to: Cell, distance: number): Cell {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
