/**
 * A line for each player, told apart by dashes and seals, over the turns of a game. The drawing is one picture with a
 * sentence; arrow keys and the pointer read it turn by turn, and a table has all its figures.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Sign } from '../drawings/names.ts';
import { t } from '../i18n/texts.ts';
import { useSize } from '../replay/useSize.ts';
import { pathThrough, spread, turnTicks } from './scale.ts';
import type { Series } from './series.ts';

export interface Line {
  readonly sign: Sign;
  readonly name: string;
  readonly values: Series;
}

/** A turn with a numbered star. */
export interface Star {
  readonly turn: number;
  readonly number: number;
  readonly isChosen: boolean;
}

interface Props {
  readonly lines: readonly Line[];
  /** The number of the last turn. */
  readonly last: number;
  /** The numbers on the left, from 0 up. */
  readonly ticks: readonly number[];
  readonly sentence: string;
  readonly written: (value: number) => string;
  readonly isStepped?: boolean;
  readonly stars?: readonly Star[];
}

const LEFT = 46;
const RIGHT = 74;
const TOP = 12;
const BELOW = 22;
const STAR = 11;
const SEAL = 18;

export function LineChart({ lines, last, ticks, sentence, written, isStepped = false, stars = [] }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const read = useSignal<number | undefined>(undefined);
  const { width, height } = size.value;
  const right = Math.max(LEFT + 40, width - RIGHT);
  const xOf = (turn: number): number => LEFT + ((right - LEFT) * turn) / Math.max(1, last);
  const flags = hung(stars, xOf);
  const rows = flags.some(({ isLow }) => isLow) ? 2 : Math.min(1, flags.length);
  const top = rows === 0 ? TOP : rows * (2 * STAR + 1) + 8;
  const bottom = Math.max(top + 20, height - BELOW);
  const most = ticks.at(-1) ?? 1;
  const known = Math.max(0, ...lines.map(({ values }) => values.length - 1));
  const yOf = (value: number): number => bottom - ((bottom - top) * value) / most;
  const clamp = (turn: number): number => Math.max(0, Math.min(Math.round(turn), known));
  const readAt = ({ clientX }: PointerEvent): void => {
    const from = place.current?.getBoundingClientRect().left ?? 0;
    read.value = clamp(((clientX - from - LEFT) / (right - LEFT)) * last);
  };
  const readByKey = (event: KeyboardEvent): void => {
    const now = read.value ?? 0;
    const turns: { readonly [key: string]: number } = {
      ArrowLeft: now - 1,
      ArrowRight: read.value === undefined ? 0 : now + 1,
      PageUp: now - 10,
      PageDown: now + 10,
      Home: 0,
      End: known,
    };
    const to = turns[event.key];
    if (to === undefined) return;
    read.value = clamp(to);
    event.preventDefault();
    event.stopPropagation();
  };
  const said = read.value === undefined ? '' : readingOf(lines, read.value, written);
  return (
    <div class="chart">
      <p class="chart-reading" aria-live="polite">
        {said}
      </p>
      <div
        ref={place}
        class="chart-picture"
        role="img"
        aria-label={sentence}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that is read by arrow keys
        tabIndex={0}
        onKeyDown={readByKey}
        onPointerMove={readAt}
        onPointerDown={readAt}
        onPointerLeave={() => (read.value = undefined)}
        onBlur={() => (read.value = undefined)}
      >
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            <Axes ticks={ticks} last={last} written={written} {...{ xOf, yOf, right, bottom }} />
            {known < last && (
              <rect
                class="chart-unknown"
                x={xOf(known)}
                y={top}
                width={xOf(last) - xOf(known)}
                height={bottom - top}
              />
            )}
            {stars.map(({ turn, number, isChosen }) => (
              <line
                key={number}
                class="chart-flag"
                data-chosen={isChosen || undefined}
                x1={xOf(turn)}
                x2={xOf(turn)}
                y1={top - 4}
                y2={bottom}
              />
            ))}
            {lines.map(({ sign, values }) => {
              const path = pathThrough(
                values.map((value, turn) => (value === null ? null : [xOf(turn), yOf(value)])),
                isStepped,
              );
              return (
                <g key={sign} data-sign={sign}>
                  <path class="chart-casing" d={path} />
                  <path class="chart-line" d={path} />
                </g>
              );
            })}
            <Ends lines={lines} written={written} {...{ xOf, yOf, top, bottom, right }} />
            <Stars flags={flags} />
            {read.value !== undefined && (
              <line class="chart-cursor" x1={xOf(read.value)} x2={xOf(read.value)} y1={top} y2={bottom} />
            )}
          </svg>
        )}
      </div>
    </div>
  );
}

/** A turn in words. */
function readingOf(lines: readonly Line[], turn: number, written: (value: number) => string): string {
  const words = t.review.charts;
  return words.read(
    turn,
    lines.map(({ name, values }) => {
      const value = values[turn];
      return words.value(name, value == null ? words.unknown : written(value));
    }),
  );
}

interface Scales {
  readonly xOf: (turn: number) => number;
  readonly yOf: (value: number) => number;
  readonly right: number;
  readonly bottom: number;
}

function Axes({
  ticks,
  last,
  written,
  xOf,
  yOf,
  right,
  bottom,
}: Scales & Pick<Props, 'ticks' | 'last' | 'written'>) {
  const turns = turnTicks(last, (right - LEFT) / Math.max(1, last));
  return (
    <g class="chart-axes">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={right} y1={yOf(tick)} y2={yOf(tick)} />
          <text x={LEFT - 8} y={yOf(tick) + 4} text-anchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      <text x={LEFT} y={bottom + 17} text-anchor="middle">
        {t.review.charts.turn}
      </text>
      {turns.map((turn) => (
        <text key={turn} x={xOf(turn)} y={bottom + 17} text-anchor="middle">
          {turn}
        </text>
      ))}
    </g>
  );
}

/** The latest figures beside the ends of the lines, moved apart where they would overlap. */
function Ends({
  lines,
  written,
  xOf,
  yOf,
  top,
  bottom,
}: Scales & Pick<Props, 'lines' | 'written'> & { readonly top: number }) {
  const ends = lines.flatMap(({ sign, values }) => {
    const turn = values.findLastIndex((value) => value !== null);
    const value = values[turn];
    return value == null ? [] : [{ sign, turn, value }];
  });
  const places = spread(
    ends.map(({ value }) => yOf(value)),
    SEAL + 2,
    top - 4,
    bottom,
  );
  return (
    <g>
      {ends.map(({ sign, turn, value }, i) => {
        const [x, y] = [xOf(turn), places[i] ?? 0];
        return (
          <g key={sign}>
            <line class="chart-lead" x1={x + 2} y1={yOf(value)} x2={x + 12} y2={y} />
            <use href={`#k-seal-${sign}`} x={x + 13} y={y - SEAL / 2} width={SEAL} height={SEAL} />
            <text class="chart-end" x={x + 13 + SEAL + 4} y={y + 5}>
              {written(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Flag extends Star {
  readonly x: number;
  readonly isLow: boolean;
}

/** Stars of turns that are close together hang at different heights. */
function hung(stars: readonly Star[], xOf: (turn: number) => number): Flag[] {
  const flags: Flag[] = [];
  for (const star of stars) {
    const before = flags.at(-1);
    const x = xOf(star.turn);
    const isNear = before !== undefined && x - before.x < 2 * STAR + 2;
    flags.push({ ...star, x, isLow: isNear && !before.isLow });
  }
  return flags;
}

function Stars({ flags }: { readonly flags: readonly Flag[] }) {
  return (
    <g>
      {flags.map(({ x, isLow, number, isChosen }) => {
        const y = STAR + 1 + (isLow ? 2 * STAR + 1 : 0);
        return (
          <g key={number} class="chart-star" data-chosen={isChosen || undefined}>
            <circle cx={x} cy={y} r={STAR} />
            <text x={x} y={y + 5} text-anchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}
