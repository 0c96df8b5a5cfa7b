/** Draws a game as its viewer sees it: board, panel, and the viewer's own hand. */
import type { Edition, SiteName } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { boardExtent, drawBoard } from './board.ts';
import { cardLabel, drawPanel, drawWidePanel, type ShownGame } from './panel.ts';
import type { Brush, Mark, SiteSize } from './site.ts';
import { beside, wrap } from './text.ts';

const GAP = 2;
/** A panel narrower than this goes below the board. */
const MIN_PANEL = 26;
const MAX_PANEL = 36;
/** Lines that hand, news, question and options need below a large board. */
const MIN_BELOW = 9;

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export interface GamePicture extends ShownGame {
  readonly marks?: ReadonlyMap<SiteName, Mark>;
}

function handLines(
  { edition, view }: ShownGame,
  width: number,
  { paint, glyphs }: Brush,
  t: Messages,
): string[] {
  if (view.viewer === 'spectator') return [];
  const own = view.seats[view.viewer];
  if (own?.hand === undefined) return [];
  const { labels } = t.terminal;
  const cards = own.hand.map((card) => paint(cardLabel(edition, card), { bold: true })).join('  ');
  const money = Object.values(own.money ?? {}).reduce((sum, coins) => sum + coins, 0);
  const parts = [
    `${labels.hand} ${cards === '' ? glyphs.none : cards}`,
    t.terms.count.barkers(own.barkers),
    t.terms.count.coins(money),
  ];
  return wrap(parts.join('   '), width);
}

/** Large if board, panel and the lines below still fit. */
function siteSize({ edition }: ShownGame, width: number, height: number): SiteSize {
  const { columns, lines } = boardExtent(edition, 'large');
  return columns + GAP + MIN_PANEL <= width && lines + MIN_BELOW <= height ? 'large' : 'small';
}

/** A board wider than the screen would be wrapped beyond recognition. */
export function hasRoomForBoard(edition: Edition, width: number): boolean {
  return boardExtent(edition, 'small').columns <= width;
}

/** Everything except the board, and the width that the board would need. */
function drawNarrow(game: GamePicture, width: number, brush: Brush, t: Messages): string[] {
  const { columns } = boardExtent(game.edition, 'small');
  return [
    ...wrap(t.terminal.play.tooNarrow(columns, width), width),
    ...(width < MIN_PANEL ? [] : drawPanel(game, { width: Math.min(width, MAX_PANEL), height: 0 }, brush, t)),
    ...handLines(game, width, brush, t),
  ];
}

/** `height` is that of the whole screen, or 0 if the output is not a terminal. */
export function drawGame(
  game: GamePicture,
  { width, height }: ScreenSize,
  brush: Brush,
  t: Messages,
): string[] {
  const { edition, view, marks } = game;
  if (!hasRoomForBoard(edition, width)) return drawNarrow(game, width, brush, t);
  const size = siteSize(game, width, height);
  const board = drawBoard({ edition, pieces: view, size, ...(marks && { marks }) }, brush);
  const room = width - boardExtent(edition, size).columns - GAP;
  const top =
    room < MIN_PANEL
      ? [...board, ...drawWidePanel(game, Math.min(width, 2 * MAX_PANEL), brush, t)]
      : beside(
          board,
          drawPanel(game, { width: Math.min(room, MAX_PANEL), height: board.length }, brush, t),
          GAP,
        );
  return [...top, ...handLines(game, width, brush, t)];
}
