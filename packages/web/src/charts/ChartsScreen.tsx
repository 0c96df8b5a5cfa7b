/** Charts of a finished game: points, money and stands over time, income by source, stand sizes. */
import type { Colour } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { ChartKind } from '@kairo/texts/browser';
import { type Signal, useSignal } from '@preact/signals';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { GoodsIcon } from '../pieces/GoodsIcon.tsx';
import { useReplay } from '../replay/context.ts';
import { EyesButton } from '../replay/EyesChoice.tsx';
import { ReplayTop } from '../replay/ReplayTop.tsx';
import type { ReplayPlace } from '../replay/replayPlace.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { type Line, LineChart } from './LineChart.tsx';
import { SizesTable } from './SizesTable.tsx';
import { ticksUpTo } from './scale.ts';
import { seriesOf } from './series.ts';

const KINDS: readonly ChartKind[] = ['points', 'money', 'stands'];
const written = String;

export function ChartsScreen(place: ReplayPlace) {
  const { turns, last, eyes } = useReplay();
  const { names, icons } = useGame();
  const kind = useSignal<ChartKind>('points');
  const colour = useSignal<Colour | undefined>(undefined);
  const words = t.review.charts;
  const shown = kind.value;
  const counted = shown === 'stands' ? colour.value : undefined;
  const series = seriesOf(turns.value, names.value.length, shown, counted);
  const lines = series.flatMap((values, seat): Line[] => {
    const sign = icons.value[seat];
    return sign === undefined ? [] : [{ sign, name: names.value[seat] ?? '', values }];
  });
  const heading = words.heading[shown];
  const note = counted === undefined ? words.note[shown] : words.only(t.terms.colour[counted]);
  const most = Math.max(1, ...series.flatMap((values) => values.map((value) => value ?? 0)));
  return (
    <main class="charts">
      <ReplayTop place={place} part="charts" />
      <section class="panel charts-main" aria-label={heading}>
        <header class="chart-head">
          <h2 class="display">
            {heading} <small>{eyes.value === 'all' ? note : words.hidden}</small>
          </h2>
          <ChartLegend lines={lines} />
          <ChartTable heading={heading} lines={lines} written={written} />
        </header>
        <div class="chart-choices">
          <fieldset class="chart-kinds">
            <legend class="unseen">{words.choose}</legend>
            {KINDS.map((one) => (
              <button key={one} type="button" aria-pressed={one === shown} onClick={() => (kind.value = one)}>
                {words.heading[one]}
              </button>
            ))}
          </fieldset>
          {shown === 'stands' && <StandColours colour={colour} />}
          <EyesButton />
        </div>
        <LineChart
          key={`${shown} ${counted}`}
          lines={lines}
          last={last}
          ticks={ticksUpTo(most)}
          sentence={sentenceOf(lines, shown)}
          written={written}
          isStepped
        />
      </section>
      <IncomeChart />
      <SizesTable />
    </main>
  );
}

/** All stands, or those of one colour alone. */
function StandColours({ colour }: { readonly colour: Signal<Colour | undefined> }) {
  const words = t.review.charts;
  const choice = (one: Colour | undefined, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={colour.value === one}
      aria-label={label}
      title={label}
      onClick={() => (colour.value = one)}
    >
      {one === undefined ? label : <GoodsIcon colour={one} size={24} />}
    </button>
  );
  return (
    <fieldset class="chart-kinds chart-colours">
      <legend class="unseen">{words.ofColours}</legend>
      {choice(undefined, words.allColours)}
      {COLOURS.map((one) => choice(one, t.terms.colour[one]))}
    </fieldset>
  );
}

/** What the chart shows, in one sentence. */
function sentenceOf(lines: readonly Line[], kind: ChartKind): string {
  const words = t.review.charts;
  const best = lines.map(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    return { name, value: kind === 'money' ? Math.max(0, ...known) : (known.at(-1) ?? 0) };
  });
  const most = Math.max(...best.map(({ value }) => value));
  const [first, ...others] = best.filter(({ value }) => value === most);
  return first === undefined || others.length > 0
    ? words.equal[kind](most)
    : words.most[kind](first.name, most);
}
