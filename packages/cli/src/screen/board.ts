/** Draws the board: sites, lines between segments with their numbers, and the names of columns and rows. */
import { columnName, type Edition, type SiteName } from '@kairo/engine';
import { type BoardPieces, type Place, placesOf } from './boardModel.ts';
import { type Brush, clothStyle, drawSite, type Mark, SITE_SIZES, type SiteSize, stone } from './site.ts';
import { STONE } from './tones.ts';

export interface BoardPicture {
  readonly edition: Edition;
  readonly pieces: BoardPieces;
  readonly marks?: ReadonlyMap<SiteName, Mark>;
  /** `small` by default. */
  readonly size?: SiteSize;
}

const LABEL = 2;
const [NORTH, WEST, EAST, SOUTH] = [1, 2, 4, 8];

/** The size of the drawn board, including the lines between segments. */
export function boardExtent(
  edition: Edition,
  size: SiteSize,
): { readonly columns: number; readonly lines: number } {
  const { width, height } = SITE_SIZES[size];
  const joints = edition.segments.filter((row, r) =>
    row.some((segment, c) => edition.segments[r - 1]?.[c] !== segment),
  );
  return {
    columns: LABEL + edition.columns * (width + 1) + 1,
    lines: 1 + edition.rows * height + joints.length + 1,
  };
}

/** Whether two neighbours belong to the same stand, whose tiles are drawn without a gap. */
function isOneStand(a: Place, b: Place): boolean {
  return a.tile !== undefined && a.tile.owner === b.tile?.owner && a.tile.colour === b.tile.colour;
}

function drawRow(row: readonly Place[], { marks, size = 'small' }: BoardPicture, brush: Brush): string[] {
  const { paint, glyphs } = brush;
  const bar = glyphs.joints[NORTH + SOUTH] ?? '|';
  const lines = Array.from({ length: SITE_SIZES[size].height }, () => '');
  row.forEach((place, column) => {
    const before = row[column - 1];
    const edge = before === undefined || before.segment !== place.segment;
    const joined = before !== undefined && isOneStand(before, place) && place.tile !== undefined;
    const seam = joined
      ? { ...clothStyle(place.tile.colour), bold: false }
      : { ground: stone(before ?? place), text: STONE.joint };
    drawSite(place, marks?.get(place.name), size, brush).forEach((part, i) => {
      lines[i] += paint(edge ? bar : ' ', seam) + part;
    });
  });
  const last = row.at(-1);
  const edge = last === undefined ? '' : paint(bar, { ground: stone(last), text: STONE.joint });
  return lines.map((line) => line + edge);
}

/** The line above row `r` (or below the last row) where segments meet, with the number of each that begins there. */
function drawJoint(
  places: readonly (readonly Place[])[],
  r: number,
  firstSites: ReadonlyMap<SiteName, number>,
  width: number,
  { paint, glyphs }: Brush,
): string | undefined {
  const columns = places[0]?.length ?? 0;
  const at = (row: number, column: number): number => places[row]?.[column]?.segment ?? 0;
  const across = Array.from({ length: columns }, (_, c) => at(r - 1, c) !== at(r, c));
  if (!across.includes(true)) return undefined;
  let line = '';
  for (let c = 0; c <= columns; c++) {
    const sides =
      (at(r - 1, c - 1) === at(r - 1, c) ? 0 : NORTH) +
      (across[c - 1] ? WEST : 0) +
      (across[c] ? EAST : 0) +
      (at(r, c - 1) === at(r, c) ? 0 : SOUTH);
    const place = places[r]?.[c] ?? places[r]?.[c - 1] ?? places[r - 1]?.[c] ?? places[r - 1]?.[c - 1];
    const style = place === undefined ? {} : { ground: stone(place), text: STONE.joint };
    line += paint(glyphs.joints[sides] ?? ' ', style);
    if (c === columns) break;
    const dash = across[c] ? (glyphs.joints[WEST + EAST] ?? '-') : ' ';
    const number = firstSites.get(places[r]?.[c]?.name ?? '');
    line += paint(dash, style);
    line +=
      number === undefined
        ? paint(dash, style)
        : paint(String(number), { ...style, text: STONE.ink, bold: true });
    line += paint(dash.repeat(width - 2), style);
  }
  return line;
}

/** The first site of each segment in reading order; the segment's number is drawn above it. */
function firstSitesOf(places: readonly (readonly Place[])[]): Map<SiteName, number> {
  const first = new Map<number, SiteName>();
  for (const place of places.flat()) if (!first.has(place.segment)) first.set(place.segment, place.name);
  return new Map([...first].map(([segment, site]) => [site, segment]));
}

export function drawBoard(picture: BoardPicture, brush: Brush): string[] {
  const { width } = SITE_SIZES[picture.size ?? 'small'];
  const places = placesOf(picture.edition, picture.pieces);
  const firstSites = firstSitesOf(places);
  const indent = ' '.repeat(LABEL);
  const middle = Math.ceil(width / 2);
  const letters =
    places[0]
      ?.map((_, c) =>
        columnName(c)
          .padStart(middle + 1)
          .padEnd(width + 1),
      )
      .join('') ?? '';
  const lines = [(indent + letters).trimEnd()];
  places.forEach((row, r) => {
    const joint = drawJoint(places, r, firstSites, width, brush);
    if (joint !== undefined) lines.push(indent + joint);
    drawRow(row, picture, brush).forEach((line, i) => {
      lines.push((i === 0 ? String(r + 1).padStart(LABEL) : indent) + line);
    });
  });
  const bottom = drawJoint(places, places.length, firstSites, width, brush);
  return bottom === undefined ? lines : [...lines, indent + bottom];
}
