/** The whole table as its viewer sees it: board, panel, and the viewer's own hand. */
import type { Edition, SiteName } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { boardExtent, drawBoard } from './board.ts';
import { cardLabel, drawSide, drawWideSide, type TableTop } from './side.ts';
import type { Brush, Mark, SiteSize } from './site.ts';
import { beside, wrap } from './text.ts';

const GAP = 2;
/** A panel narrower than this goes below the board. */
const MIN_SIDE = 26;
const MAX_SIDE = 36;
/** Hand, news, question and options want so many lines below a large board. */
const MIN_BELOW = 9;

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Scene extends TableTop {
  readonly marks?: ReadonlyMap<SiteName, Mark>;
}

function handLines(
  { edition, view }: TableTop,
  width: number,
  { paint, signs }: Brush,
  t: Messages,
): string[] {
  if (view.viewer === 'spectator') return [];
  const own = view.seats[view.viewer];
  if (own?.hand === undefined) return [];
  const { labels } = t.terminal;
  const cards = own.hand.map((card) => paint(cardLabel(edition, card), { bold: true })).join('  ');
  const money = Object.values(own.money ?? {}).reduce((sum, coins) => sum + coins, 0);
  const parts = [
    `${labels.hand} ${cards === '' ? signs.none : cards}`,
    t.terms.count.barkers(own.barkers),
    t.terms.count.coins(money),
  ];
  return wrap(parts.join('   '), width);
}

/** Large sites where board, panel and the lines below still fit. */
function siteSize({ edition }: TableTop, width: number, height: number): SiteSize {
  const { columns, lines } = boardExtent(edition, 'large');
  return columns + GAP + MIN_SIDE <= width && lines + MIN_BELOW <= height ? 'large' : 'small';
}

/** A board that is broader than the screen would wrap into a muddle. */
export function hasRoomForBoard(edition: Edition, width: number): boolean {
  return boardExtent(edition, 'small').columns <= width;
}

/** All but the board, and how broad the screen should be. */
function drawNarrow(scene: Scene, width: number, brush: Brush, t: Messages): string[] {
  const { columns } = boardExtent(scene.edition, 'small');
  return [
    ...wrap(t.terminal.play.tooNarrow(columns, width), width),
    ...(width < MIN_SIDE ? [] : drawSide(scene, { width: Math.min(width, MAX_SIDE), height: 0 }, brush, t)),
    ...handLines(scene, width, brush, t),
  ];
}

/** `height` is the whole screen's; without a screen it is 0. */
export function drawScene(scene: Scene, { width, height }: Room, brush: Brush, t: Messages): string[] {
  const { edition, view, marks } = scene;
  if (!hasRoomForBoard(edition, width)) return drawNarrow(scene, width, brush, t);
  const size = siteSize(scene, width, height);
  const board = drawBoard({ edition, table: view, size, ...(marks && { marks }) }, brush);
  const room = width - boardExtent(edition, size).columns - GAP;
  const top =
    room < MIN_SIDE
      ? [...board, ...drawWideSide(scene, Math.min(width, 2 * MAX_SIDE), brush, t)]
      : beside(
          board,
          drawSide(scene, { width: Math.min(room, MAX_SIDE), height: board.length }, brush, t),
          GAP,
        );
  return [...top, ...handLines(scene, width, brush, t)];
}
