/** The three kinds of charts in the report: distributions, stacked columns, and shares with intervals. */
import { percentWithin, type Share } from '../statistics.ts';
import { dot, element, type Heading, line, page, paint, rect, text } from './svg.ts';

const WIDTH = 720;
const LEFT = 64;
const RIGHT = 20;
const TOP = 44;
const GAP = 34;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Round numbers, about as many as wanted. */
export function ticks(from: number, to: number, wanted: number): number[] {
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

function shareAxis({ x, y, width, height }: Frame, low: number, high: number, label: string): string[] {
  const place = (share: number): number => y + height - ((share - low) / (high - low)) * height;
  return [
    ...ticks(low, high, 4).flatMap((share) => [
      line(x, place(share), x + width, place(share), 'grid'),
      text(x - 8, place(share) + 4, percent(share), 'end', 'faint'),
    ]),
    element(
      'text',
      {
        x: 0,
        y: 0,
        transform: `translate(16 ${Math.round(y + height / 2)}) rotate(-90)`,
        'text-anchor': 'middle',
      },
      [label],
    ),
  ];
}

const LEGEND_ROW = 18;
const LEGEND_COLUMN = 130;
const LEGEND_COLUMNS = Math.floor((WIDTH - LEFT) / LEGEND_COLUMN);

function legend(names: readonly string[]): string[] {
  return names.flatMap((name, i) => {
    const x = LEFT + (i % LEGEND_COLUMNS) * LEGEND_COLUMN;
    const y = TOP + 4 + Math.floor(i / LEGEND_COLUMNS) * LEGEND_ROW;
    return [rect(x, y - 9, 11, 11, paint(i)), text(x + 17, y + 1, name)];
  });
}

function legendHeight(names: readonly string[]): number {
  return Math.ceil(names.length / LEGEND_COLUMNS) * LEGEND_ROW;
}

export interface DistributionPanel {
  readonly name: string;
  /** One or two overlaid histograms over the same values. */
  readonly histograms: readonly (readonly number[])[];
}

/** Histograms, one panel below the other on the same scale. `bin` is the width of a bar. */
export function distributions(
  heading: Heading,
  panels: readonly DistributionPanel[],
  options: { readonly bin: number; readonly label: string; readonly names: readonly string[] },
): string {
  const { bin, label, names } = options;
  const height = 96;
  const top = names.length > 1 ? TOP + legendHeight(names) + 4 : TOP;
  const binned = panels.map(({ histograms }) => histograms.map((histogram) => shares(histogram, bin)));
  const used = binned.flat().map(rangeOf);
  const low = Math.min(...used.map(([first]) => first));
  const high = Math.max(...used.map(([, last]) => last)) + 1;
  const most = Math.max(...binned.flat(2));
  const content = panels.flatMap(({ name }, i) => {
    const frame = { x: LEFT, y: top + i * (height + GAP), width: WIDTH - LEFT - RIGHT, height };
    const unit = frame.width / (high - low);
    const bars = (binned[i] ?? []).flatMap((histogram, which, all) =>
      histogram.slice(low, high).map((share, n) => {
        const width = (unit * 0.86) / all.length;
        const size = (share / most) * height;
        const from = (low + n) * bin;
        const range = bin === 1 ? `${from}` : `${from}–${from + bin - 1}`;
        return share === 0
          ? ''
          : rect(
              frame.x + n * unit + which * width,
              frame.y + height - size,
              width,
              size,
              paint(which),
              `${names[which] ?? name}: ${range}: ${percent(share)}`,
            );
      }),
    );
    const marks = ticks(low * bin, high * bin, 10).map((value) =>
      text(frame.x + (value / bin - low) * unit, frame.y + height + 16, `${value}`, 'middle', 'faint'),
    );
    return [
      ...shareAxis(frame, 0, most, 'share'),
      ...bars.filter((bar) => bar !== ''),
      line(frame.x, frame.y + height, frame.x + frame.width, frame.y + height, 'axis'),
      text(frame.x + frame.width, frame.y + 10, name, 'end', 'panel'),
      ...marks,
    ];
  });
  const bottom = top + panels.length * (height + GAP);
  return page(WIDTH, bottom + 16, heading, [
    ...(names.length > 1 ? legend(names) : []),
    ...content,
    text(LEFT + (WIDTH - LEFT - RIGHT) / 2, bottom + 4, label, 'middle'),
  ]);
}

function shares(histogram: readonly number[], bin: number): number[] {
  const all = histogram.reduce((sum, count) => sum + count, 0);
  const binned: number[] = [];
  histogram.forEach((count, value) => {
    const at = Math.floor(value / bin);
    binned[at] = (binned[at] ?? 0) + count / all;
  });
  return binned;
}

function rangeOf(values: readonly number[]): [first: number, last: number] {
  return [values.findIndex((value) => value > 0), values.findLastIndex((value) => value > 0)];
}

export interface Stack {
  readonly name: string;
  /** In the order of the legend; they add up to 1. */
  readonly parts: readonly number[];
}

export interface StackPanel {
  readonly name: string;
  readonly stacks: readonly Stack[];
}

/** Shares of a whole, as columns beside each other. */
export function stackedColumns(
  heading: Heading,
  panels: readonly StackPanel[],
  options: { readonly label: string; readonly names: readonly string[] },
): string {
  const { label, names } = options;
  const height = 150;
  const top = TOP + legendHeight(names) + 20;
  const content = panels.flatMap(({ name, stacks }, i) => {
    const frame = { x: LEFT, y: top + i * (height + GAP + 12), width: WIDTH - LEFT - RIGHT, height };
    const unit = frame.width / stacks.length;
    const columns = stacks.flatMap((stack, n) => {
      let y = frame.y + height;
      const bars = stack.parts.map((share, part) => {
        const size = share * height;
        y -= size;
        const shown = `${stack.name}: ${names[part] ?? ''} ${percent(share)}`;
        return size < 0.05
          ? ''
          : rect(frame.x + n * unit + unit * 0.06, y, unit * 0.88, size, paint(part), shown);
      });
      const under = text(frame.x + (n + 0.5) * unit, frame.y + height + 16, stack.name, 'middle', 'faint');
      return [...bars.filter((bar) => bar !== ''), under];
    });
    return [
      ...shareAxis(frame, 0, 1, 'share'),
      ...columns,
      line(frame.x, frame.y + height, frame.x + frame.width, frame.y + height, 'axis'),
      text(frame.x, frame.y - 6, name, 'start', 'panel'),
    ];
  });
  const bottom = top + panels.length * (height + GAP + 12);
  return page(WIDTH, bottom + 8, heading, [
    ...legend(names),
    ...content,
    text(LEFT + (WIDTH - LEFT - RIGHT) / 2, bottom - 6, label, 'middle'),
  ]);
}

export interface SharePoint {
  readonly name: string;
  readonly share: Share;
}

export interface SharePanel {
  readonly name: string;
  /** The even share. */
  readonly even: number;
  readonly points: readonly SharePoint[];
}

/** Whether labels would overlap on one line. */
function slanted(x: number, y: number, words: string): string {
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) rotate(-35)`;
  return element('g', { transform }, [text(0, 0, words, 'end', 'faint')]);
}

/** Shares with 95 % intervals in adjacent panels on one scale, each with a line at the even share. */
export function sharesWithIntervals(
  heading: Heading,
  panels: readonly SharePanel[],
  options: { readonly axis: string; readonly label: string },
): string {
  const height = 220;
  const bounds = panels.flatMap(({ even, points }) => [
    even,
    ...points.flatMap(({ share }) => [share.low, share.high]),
  ]);
  const low = Math.max(0, Math.floor(Math.min(...bounds) * 20) / 20);
  const high = Math.min(1, Math.ceil(Math.max(...bounds) * 20) / 20);
  const whole = { x: LEFT, y: TOP + 20, width: WIDTH - LEFT - RIGHT, height };
  const place = (share: number): number => whole.y + height - ((share - low) / (high - low)) * height;
  const slots = panels.reduce((sum, { points }) => sum + points.length + 0.6, 0);
  const unit = whole.width / slots;
  let x = whole.x;
  const content = panels.flatMap(({ name, even, points }, i) => {
    const from = x;
    x += (points.length + 0.6) * unit;
    const middles = points.map((_, n) => from + (n + 0.8) * unit);
    return [
      text((from + x) / 2, TOP + 8, name, 'middle', 'panel'),
      line(from + unit * 0.2, place(even), x - unit * 0.2, place(even), 'even'),
      ...points.flatMap(({ name: what, share }, n) => {
        const at = middles[n] ?? from;
        const shown = `${name}, ${what}: ${percentWithin(share)}`;
        const [top, bottom] = [place(share.high), place(share.low)];
        return [
          rect(at - 1, top, 2, bottom - top, paint(i)),
          rect(at - 5, top - 1, 10, 2, paint(i)),
          rect(at - 5, bottom - 1, 10, 2, paint(i)),
          dot(at, place(share.mean), paint(i), shown),
          slanted(at + 4, whole.y + height + 14, what),
        ];
      }),
    ];
  });
  return page(WIDTH, whole.y + height + 66, heading, [
    ...shareAxis(whole, low, high, options.axis),
    line(whole.x, whole.y + height, whole.x + whole.width, whole.y + height, 'axis'),
    ...content,
    text(whole.x + whole.width / 2, whole.y + height + 58, options.label, 'middle'),
  ]);
}
