/** The path of lessons as a board: a stall for each stop, and a customer who walks from one to the next. */
import type { SiteName } from '@kairo/engine';
import { siteName } from '@kairo/engine/vocabulary';
import { type Marks, NO_MARKS } from '../board/model/marks.ts';
import type { Pieces, StandPiece } from '../board/model/pieces.ts';
import type { Plan } from '../geometry/plan.ts';
import { LESSONS } from './lessons.ts';

/** The lessons, and at the end a game. */
export const STOPS = LESSONS.length + 1;
const GAME_COLOUR = 'purple';
/** Who walks. */
const WALKER = 'yellow';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Stop {
  readonly stall: Spot;
  readonly entry: Spot;
  /** Where the lane passes it. */
  readonly lane: Spot;
}

export interface Path {
  readonly plan: Plan;
  readonly stops: readonly Stop[];
  /** All sites of the lane in their order. */
  readonly lane: readonly Spot[];
}

const CHAPTERS = 3;
const CHAPTER_LENGTH = 5;
const WIDE = { columns: 18, rowsOfChapter: 4 };
const NARROW = { columns: 6, rowsOfStop: 2 };

/** To the next spot, one coordinate after the other. */
function walk(from: Spot, to: Spot): Spot[] {
  const steps: Spot[] = [];
  let { x, y } = from;
  while (y !== to.y) {
    y += Math.sign(to.y - y);
    steps.push({ x, y });
  }
  while (x !== to.x) {
    x += Math.sign(to.x - x);
    steps.push({ x, y });
  }
  return steps;
}

function through(corners: readonly Spot[]): Spot[] {
  const [first, ...rest] = corners;
  if (first === undefined) return [];
  const lane = [first];
  for (const corner of rest) lane.push(...walk(lane.at(-1) ?? corner, corner));
  return lane;
}

function planOf(columns: number, rows: number, chapterAt: (y: number) => number): Plan {
  const segments = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, () => chapterAt(y)),
  );
  return { columns, rows, segments, restaurant: [], starts: [] };
}

/** A chapter in each row, to and fro. */
export function widePath(): Path {
  const { columns, rowsOfChapter } = WIDE;
  const stops = Array.from({ length: STOPS }, (_, i): Stop => {
    // The game is in the row of the last chapter.
    const chapter = Math.min(Math.floor(i / CHAPTER_LENGTH), CHAPTERS - 1);
    const along = (chapter < CHAPTERS - 1 ? 2 : 1) + 3 * (i - chapter * CHAPTER_LENGTH);
    const x = chapter % 2 === 0 ? along : columns - along;
    const y = chapter * rowsOfChapter;
    return { stall: { x, y: y + 1 }, entry: { x, y: y + 2 }, lane: { x, y: y + 3 } };
  });
  const east = columns - 1;
  const lane = through([
    { x: 1, y: 3 },
    { x: east, y: 3 },
    { x: east, y: 7 },
    { x: 0, y: 7 },
    { x: 0, y: 11 },
    { x: columns - 2, y: 11 },
  ]);
  return { plan: planOf(columns, 12, (y) => 1 + Math.floor(y / rowsOfChapter)), stops, lane };
}

/** Downwards, with stalls on both sides. */
export function narrowPath(): Path {
  const { columns, rowsOfStop } = NARROW;
  const stops = Array.from({ length: STOPS }, (_, i): Stop => {
    const y = i * rowsOfStop;
    return i % 2 === 0
      ? { stall: { x: 5, y }, entry: { x: 4, y }, lane: { x: 3, y } }
      : { stall: { x: 0, y }, entry: { x: 1, y }, lane: { x: 2, y } };
  });
  const lane = through(
    // It crosses over between two stops.
    stops.flatMap(({ lane: { x, y } }, i) =>
      i === 0
        ? [{ x, y }]
        : [
            { x: 5 - x, y: y - 1 },
            { x, y: y - 1 },
            { x, y },
          ],
    ),
  );
  const chapterRows = CHAPTER_LENGTH * rowsOfStop;
  const plan = planOf(columns, STOPS * rowsOfStop, (y) =>
    Math.min(1 + Math.floor(y / chapterRows), CHAPTERS),
  );
  return { plan, stops, lane };
}

const siteAt = ({ x, y }: Spot): SiteName => siteName(x, y);

/** @param now the stop where the customer stands */
export function drawnPath(
  { stops, lane }: Path,
  isDone: (stop: number) => boolean,
  now: number,
): { readonly pieces: Pieces; readonly marks: Marks } {
  const here = stops[now] ?? stops[0];
  if (here === undefined) throw new Error('a path without stops');
  const passed = lane.findIndex(({ x, y }) => x === here.lane.x && y === here.lane.y);
  const walked = [...lane.slice(0, passed + 1), here.entry].map(siteAt);
  return {
    pieces: {
      stands: stops.map(
        ({ stall, entry }, i): StandPiece => ({
          sign: isDone(i) ? 'ankh' : 'neutral',
          colour: LESSONS[i]?.colour ?? GAME_COLOUR,
          stall: siteAt(stall),
          entry: siteAt(entry),
          expansions: [],
        }),
      ),
      customers: [{ colour: WALKER, site: siteAt(here.entry) }],
    },
    marks: {
      ...NO_MARKS,
      routes: [
        { colour: WALKER, path: lane.slice(passed).map(siteAt), isChosen: false },
        { colour: WALKER, path: walked, isChosen: true },
      ],
      inspected: [[siteAt(here.stall)]],
    },
  };
}
