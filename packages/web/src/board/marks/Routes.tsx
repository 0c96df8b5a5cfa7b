/** Routes of a customer: the chosen one as a road with a node for each step, the others as thin lines. */
import { goodsClass } from '../../drawings/names.ts';
import { type Geometry, middleOf } from '../../geometry/geometry.ts';
import type { Detail } from '../model/detail.ts';
import type { RouteMark } from '../model/marks.ts';

interface Props {
  readonly routes: readonly RouteMark[];
  readonly geometry: Geometry;
  readonly detail: Detail;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function Routes({ routes, geometry, detail }: Props) {
  const hints = routes.filter((route) => !route.isChosen);
  const chosen = routes.filter((route) => route.isChosen);
  return (
    <g class={`routes${detail === 'full' ? '' : ' is-bold'}`}>
      {[...hints, ...chosen].map((route) => (
        <Road
          key={`${route.colour} ${route.path.join(' ')}`}
          route={route}
          points={route.path.map((site) => middleOf(geometry.cellOf(site)))}
        />
      ))}
    </g>
  );
}

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function Road({ route, points }: { readonly route: RouteMark; readonly points: readonly Point[] }) {
  const road = line(endingAtEdge(points));
  if (!route.isChosen) {
    return (
      <g class={`road-hint ${goodsClass(route.colour)}`}>
        <path d={road} />
        <path d={road} />
      </g>
    );
  }
  const nodes = points.slice(1, -1);
  const dots = nodes.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  return (
    <g class={`road ${goodsClass(route.colour)}`}>
      <path class="road-edge" d={road} />
      <path class="road-bed" d={road} />
      <path class="road-dots" d={road} />
      <g class="road-nodes">
        {nodes.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} />
        ))}
      </g>
      <path class="road-steps" d={dots} />
    </g>
  );
}

/** The last step ends at the ring around the entry, not under the customer. */
function endingAtEdge(points: readonly Point[]): readonly Point[] {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (before === undefined || end === undefined) return points;
  const edge = { x: end.x + (before.x - end.x) * 0.54, y: end.y + (before.y - end.y) * 0.54 };
  return [...points.slice(0, -1), edge];
}
