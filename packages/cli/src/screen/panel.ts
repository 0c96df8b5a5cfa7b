/** The panel beside the board: players, goods, and the cards of the display. Shows only what is in the view. */
import {
  type CardName,
  COLOURS,
  type Edition,
  parseCard,
  type Seat,
  segmentsOn,
  type View,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { GOODS_LETTERS, ownerGlyph } from './glyphs.ts';
import { type Brush, sealStyle } from './site.ts';
import { beside, padEnd, padStart, shorten, wrap } from './text.ts';
import { BRASS, GOODS_TONES } from './tones.ts';

export interface ShownGame {
  readonly edition: Edition;
  readonly view: View;
  readonly names: readonly string[];
}

const NUMBER = 3;
const COLUMN_GAP = 3;

/** The card's name as it is typed, for a joker with its segments. */
export function cardLabel(edition: Edition, card: CardName): string {
  return parseCard(card).kind === 'standard' ? card : `${card}:${segmentsOn(card, edition).join('')}`;
}

function seal(owner: number | 'neutral', { paint, glyphs }: Brush): string {
  return paint(ownerGlyph(glyphs, owner), sealStyle(owner));
}

function playerLines({ view, names }: ShownGame, width: number, brush: Brush, t: Messages): string[] {
  const { paint, glyphs } = brush;
  const { labels } = t.terminal;
  const heads = [labels.points, labels.cards, labels.barkers];
  const widths = heads.map((head) => Math.max(NUMBER, head.length) + 1);
  const numbers = (cells: readonly string[]): string =>
    cells.map((cell, i) => padStart(cell, widths[i] ?? 0)).join('');
  const nameWidth = width - 3 - numbers(heads).length;
  const head = padEnd(
    paint(shorten(t.terms.phase[view.phase], nameWidth + 3), { bold: true }),
    nameWidth + 3,
  );
  return [
    head + paint(numbers(heads), { dim: true }),
    ...view.seats.map((seat, number) => {
      const acting = view.phase !== 'over' && view.seat === number;
      const name = shorten(names[number] ?? '', nameWidth);
      const isOut = seat.out && view.phase !== 'over';
      const style = isOut ? { dim: true } : acting ? { bold: true } : {};
      const turn = acting ? paint(glyphs.turn, { text: BRASS, bold: true }) : ' ';
      // A player who is out needs no cards: the label takes their columns.
      const cells = isOut
        ? numbers([String(seat.points)]) + padStart(labels.out, (widths[1] ?? 0) + (widths[2] ?? 0))
        : numbers([String(seat.points), String(seat.cards), String(seat.barkers)]);
      return `${turn}${seal(number, brush)} ${paint(padEnd(name, nameWidth), style)}${cells}`;
    }),
  ];
}

/** The seats whose money the view shows: the viewer's own, or all if money is open. */
function openPurses(view: View): Seat[] {
  return view.seats.flatMap((seat, number) => (seat.money === undefined ? [] : [number]));
}

function goodsLines({ view }: ShownGame, width: number, brush: Brush, t: Messages): string[] {
  const { paint, glyphs } = brush;
  const { labels } = t.terminal;
  const purses = openPurses(view);
  const leftWidth = Math.max(NUMBER, labels.left.length);
  const purseHeads = purses.length === 1 ? [labels.you] : purses.map((seat) => ownerGlyph(glyphs, seat));
  const purseWidth = (i: number): number => Math.max(NUMBER, (purseHeads[i] ?? '').length + 1);
  const fixed = 2 + 2 + leftWidth + 4 + purses.reduce((sum, _, i) => sum + purseWidth(i), 0);
  const nameWidth = Math.max(3, width - fixed);
  const head =
    ' '.repeat(nameWidth + 4) +
    padStart(labels.left, leftWidth) +
    ` ${glyphs.gold} ${glyphs.silver}` +
    purseHeads.map((text, i) => padStart(text, purseWidth(i))).join('');
  const holder = (seat: Seat | null): string => (seat === null ? glyphs.none : seal(seat, brush));
  return [
    paint(head, { dim: true }),
    ...COLOURS.map((colour) => {
      const { cloth, ink } = GOODS_TONES[colour];
      const waits = view.customers[colour] === null ? glyphs.customer : ' ';
      const { gold, silver } = view.medals[colour];
      return (
        paint(GOODS_LETTERS[colour], { ground: cloth, text: ink, bold: true }) +
        ` ${padEnd(shorten(t.terms.colour[colour], nameWidth), nameWidth)} ${paint(waits, { bold: true })}` +
        padStart(String(view.supply[colour]), leftWidth) +
        ` ${holder(gold)} ${holder(silver)}` +
        purses
          .map((seat, i) => padStart(String(view.seats[seat]?.money?.[colour] ?? ''), purseWidth(i)))
          .join('')
      );
    }),
  ];
}

function cardLines(
  { edition, view }: ShownGame,
  width: number,
  { paint, glyphs }: Brush,
  t: Messages,
): string[] {
  const { labels } = t.terminal;
  const display = view.display.map((card, index) => {
    const number = paint(String(index + 1), { dim: true });
    return `${number}\u00a0${card === null ? glyphs.none : paint(cardLabel(edition, card), { bold: true })}`;
  });
  const stock = [
    `${labels.pile}\u00a0${view.pileCount}`,
    `${labels.discards}\u00a0${view.discards.length}`,
    `${labels.barkerStock}\u00a0${view.barkerStock}`,
  ];
  const lines = [...wrap(display.join('  '), width), ...wrap(stock.join(', '), width)];
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

/** Lines of at most `width` characters. If there are more than `height`, blank lines are left out. */
export function drawPanel(
  game: ShownGame,
  { width, height }: { readonly width: number; readonly height: number },
  brush: Brush,
  t: Messages,
): string[] {
  const lines = [
    ...playerLines(game, width, brush, t),
    '',
    ...goodsLines(game, width, brush, t),
    '',
    ...cardLines(game, width, brush, t),
  ];
  return lines.length <= height ? lines : lines.filter((line) => line !== '');
}

/** The same in two columns, for the place below a wide board. */
export function drawWidePanel(game: ShownGame, width: number, brush: Brush, t: Messages): string[] {
  const half = Math.floor((width - COLUMN_GAP) / 2);
  const left = [...playerLines(game, half, brush, t), ...cardLines(game, half, brush, t)];
  return beside(left, goodsLines(game, half, brush, t), COLUMN_GAP);
}
