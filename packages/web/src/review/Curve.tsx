/** The chances of all players over the game, with stars at the turning points. */
import { ChartLegend } from '../charts/ChartLegend.tsx';
import { ChartTable } from '../charts/ChartTable.tsx';
import { type Line, LineChart } from '../charts/LineChart.tsx';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { useReplay } from '../replay/context.ts';
import type { ReviewModel } from './reviewModel.ts';

const TICKS = [0, 50, 100];

export function Curve({
  review,
  isBrief = false,
}: {
  readonly review: ReviewModel;
  readonly isBrief?: boolean;
}) {
  const { names, icons } = useGame();
  const { last } = useReplay();
  const report = review.report.value;
  const words = t.review.curve;
  const written = words.percent;
  const curve = report?.curve ?? [];
  const lines = icons.value.map(
    (sign, seat): Line => ({
      sign,
      name: names.value[seat] ?? '',
      values: curve.map((chances) => Math.round(100 * (chances[seat] ?? 0))),
    }),
  );
  const chosen = review.place.value;
  const stars = (report?.points ?? []).map(({ turn }, i) => ({
    turn,
    number: i + 1,
    isChosen: i === chosen,
  }));
  return (
    <section class="panel review-curve" aria-label={words.heading} data-brief={isBrief || undefined}>
      <header class="chart-head">
        <h2 class="display">
          {words.heading} <small>{words.note}</small>
        </h2>
        <ChartLegend lines={lines} />
        <ChartTable heading={words.heading} lines={lines} written={written} />
      </header>
      <LineChart
        lines={lines}
        last={last}
        ticks={TICKS}
        sentence={leadIn(lines)}
        written={written}
        stars={stars}
      />
    </section>
  );
}

/** Who led at the end, and from when on. */
function leadIn(lines: readonly Line[]): string {
  const words = t.review.curve;
  const turns = Math.min(...lines.map(({ values }) => values.length));
  const leaderAt = (turn: number): Line | undefined => {
    const chances = lines.map(({ values }) => values[turn] ?? 0);
    const most = Math.max(...chances);
    const [leader, ...others] = lines.filter((_, i) => chances[i] === most);
    return others.length > 0 ? undefined : leader;
  };
  const winner = leaderAt(turns - 1);
  if (winner === undefined) return words.level;
  let from = turns - 1;
  while (from > 0 && leaderAt(from - 1) === winner) from--;
  return words.sentence(winner.name, from);
}
