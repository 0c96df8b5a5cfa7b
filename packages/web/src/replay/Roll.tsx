/**
 * The scrubber: a lane for each player, a column for each turn. Shapes say what a turn was, their fill which goods;
 * stars above are medals. If not all turns fit, it shows those around the current one.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { star } from '../geometry/star.ts';
import { t } from '../i18n/texts.ts';
import { useWords } from '../wording/words.ts';
import { useReplay } from './context.ts';
import { markOf, medalsIn, type TurnMark } from './turnFacts.ts';
import { turnSentence } from './turnWords.ts';
import { useSize } from './useSize.ts';

/** No column is narrower, in pixels. */
const NARROWEST = 12;
/** At the left end of the lanes. */
const SEAL = 24;
const ABOVE = 18;
const BELOW = 18;
const LANE = 21;

export function Roll() {
  const replay = useReplay();
  const { view, icons } = useGame();
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const dragged = useSignal<number | undefined>(undefined);
  const { last } = replay;
  const room = Math.max(0, size.value.width - SEAL);
  const count = Math.max(1, Math.min(last + 1, Math.floor(room / NARROWEST)));
  const column = room / count;
  // While it is dragged, the turns stay where they are.
  const turn = replay.turn.value;
  const first = dragged.value ?? Math.max(0, Math.min(turn - Math.floor(count / 2), last + 1 - count));
  const shown = replay.shown.value;
  const lanes = view.value.seats.length;
  const height = ABOVE + lanes * LANE + BELOW;
  const xOf = (number: number): number => SEAL + (number - first + 0.5) * column;
  const turnAt = ({ clientX }: PointerEvent): number => {
    const left = place.current?.getBoundingClientRect().left ?? 0;
    const number = first + Math.floor((clientX - left - SEAL) / column);
    return Math.max(first, Math.min(number, first + count - 1));
  };
  const visible = replay.turns.value.slice(first, first + count);
  const said = shown === undefined ? '' : turnSentence(shown, words);
  return (
    <div
      ref={place}
      class="replay-roll"
      role="slider"
      tabIndex={0}
      aria-label={t.replay.turns}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={turn}
      aria-valuetext={`${t.replay.turn(turn, last)}: ${said}`}
      onPointerDown={(event) => {
        dragged.value = first;
        event.currentTarget.setPointerCapture(event.pointerId);
        replay.go(turnAt(event));
      }}
      onPointerMove={(event) => {
        if (dragged.value !== undefined) replay.go(turnAt(event));
      }}
      onPointerUp={() => (dragged.value = undefined)}
      onPointerCancel={() => (dragged.value = undefined)}
    >
      <svg viewBox={`0 0 ${Math.max(1, size.value.width)} ${height}`} height={height} aria-hidden="true">
        {view.value.seats.map((_, seat) => (
          <g key={seat}>
            <rect
              class="replay-lane"
              x={SEAL}
              y={ABOVE + seat * LANE + 1}
              width={room}
              height={LANE - 2}
              rx="6"
            />
            <use
              href={`#k-seal-${icons.value[seat]}`}
              x="1"
              y={ABOVE + seat * LANE + 1}
              width={LANE - 2}
              height={LANE - 2}
            />
          </g>
        ))}
        <rect
          class="replay-now"
          x={xOf(turn) - Math.max(8, column / 2)}
          y={ABOVE - 1}
          width={Math.max(16, column)}
          height={lanes * LANE + 2}
          rx="5"
        />
        <path class="replay-pointer" d={`M${xOf(turn)} ${ABOVE + lanes * LANE + 2}l6 8h-12z`} />
        {visible.map((one, i) => {
          const mark = markOf(one);
          const number = first + i;
          const medals = medalsIn(one);
          return (
            <g key={number}>
              {mark !== undefined && one.seat !== undefined && (
                <Mark mark={mark} x={xOf(number)} y={ABOVE + (one.seat + 0.5) * LANE} />
              )}
              {medals > 0 && (
                <path class="replay-medal" d={star(xOf(number), 9, medals > 1 ? 8 : 5.5, 0.7)} />
              )}
              {isNumbered(number, last) && number !== turn && (
                <text class="replay-number" x={xOf(number)} y={height - 4}>
                  {number}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const isNumbered = (number: number, last: number): boolean =>
  number === 1 || (number > 0 && number % 10 === 0 && number <= last);

/** House, square, circle or bar, around a point. */
const SHAPES: { readonly [kind in TurnMark['kind']]: string } = {
  stall: 'M-6 6V-1L0 -6L6 -1V6Z',
  expansion: 'M-5.5 -5.5H5.5V5.5H-5.5Z',
  lure: 'M-4.5 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0',
  draw: 'M-5 -1.2H5V1.2H-5Z',
};

function Mark({
  mark: { kind, colour },
  x,
  y,
}: {
  readonly mark: TurnMark;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <path
      class="replay-mark"
      style={colour === undefined ? {} : { '--fill': `var(--${colour})`, '--edge': `var(--${colour}-d)` }}
      transform={`translate(${x.toFixed(1)} ${y})`}
      d={SHAPES[kind]}
    />
  );
}

/** What the shapes mean. */
export function Legend() {
  const { legend } = t.replay;
  return (
    <ul class="replay-legend" aria-hidden="true">
      {(['expansion', 'stall', 'lure', 'draw'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="-8 -8 16 16" width="15" height="15" aria-hidden="true">
            <path class="replay-mark" d={SHAPES[kind]} />
          </svg>
          {legend[kind]}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 18 18" width="15" height="15" aria-hidden="true">
          <path class="replay-medal" d={star(9, 9, 8, 0.7)} />
        </svg>
        {legend.medal}
      </li>
    </ul>
  );
}
