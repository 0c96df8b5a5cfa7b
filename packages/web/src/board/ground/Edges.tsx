/** Letters and numbers that stay in view while an enlarged board is panned. */
import type { Geometry } from '../../geometry/geometry.ts';
import type { Plan } from '../../geometry/plan.ts';
import type { Extent } from '../model/view.ts';
import { coordinatesOf } from './coordinates.ts';

interface Props {
  readonly edition: Pick<Plan, 'columns' | 'rows'>;
  readonly geometry: Geometry;
  readonly extent: Extent;
}

export function Edges({ edition, geometry, extent: { near, far, width, height } }: Props) {
  const { across, down } = coordinatesOf(edition, geometry);
  return (
    <>
      <div
        class="edge edge-top"
        aria-hidden="true"
        style={{ paddingInline: `${(near / width) * 100}% ${(far / width) * 100}%` }}
      >
        {across.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div class="edge edge-left" aria-hidden="true">
        <div style={{ flex: near }} />
        {down.map((name) => (
          <span key={name} style={{ flex: (height - near - far) / down.length }}>
            {name}
          </span>
        ))}
        <div style={{ flex: far }} />
      </div>
    </>
  );
}
