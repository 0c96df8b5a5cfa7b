/** All figures of a chart, in a dialog. */
import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import type { Line } from './LineChart.tsx';

interface Props {
  readonly heading: string;
  readonly lines: readonly Line[];
  readonly written: (value: number) => string;
}

export function ChartTable({ heading, lines, written }: Props) {
  const isOpen = useSignal(false);
  const words = t.review.charts;
  return (
    <>
      <button
        type="button"
        class="button small chart-table-button"
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <UiIcon name="log" size={20} />
        {words.table}
        <span class="unseen">: {heading}</span>
      </button>
      {isOpen.value && (
        <Dialog heading={heading} onClose={() => (isOpen.value = false)} className="chart-dialog">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
          <section class="chart-table-room" tabIndex={0} aria-label={words.table}>
            <Figures lines={lines} written={written} />
          </section>
        </Dialog>
      )}
    </>
  );
}

function Figures({ lines, written }: Omit<Props, 'heading'>) {
  const words = t.review.charts;
  const last = Math.max(0, ...lines.map(({ values }) => values.length - 1));
  return (
    <table class="chart-table">
      <thead>
        <tr>
          <th scope="col">{words.turn}</th>
          {lines.map(({ name, sign }) => (
            <th key={sign} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: last + 1 }, (_, turn) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {lines.map(({ sign, values }) => {
              const value = values[turn];
              return <td key={sign}>{value == null ? words.unknown : written(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
