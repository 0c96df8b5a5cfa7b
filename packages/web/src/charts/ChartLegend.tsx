/** Which line is whose. */
import { Seal } from '../pieces/Seal.tsx';
import type { Line } from './LineChart.tsx';

export function ChartLegend({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul class="chart-legend" aria-hidden="true">
      {lines.map(({ sign, name }) => (
        <li key={sign} data-sign={sign}>
          <Seal sign={sign} size={20} />
          <svg width="34" height="8" viewBox="0 0 34 8" aria-hidden="true">
            <path class="chart-line" d="M2 4H32" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
