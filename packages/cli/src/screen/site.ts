/** Draws one site of the board, small (3 × 1 characters) or large (5 × 2). No information is shown by colour alone. */
import type { Colour, Owner } from '@kairo/engine';
import type { Place, Tile } from './boardModel.ts';
import { type Glyphs, GOODS_LETTERS, ownerGlyph } from './glyphs.ts';
import type { Paint, Style, Tone } from './paint.ts';
import { GOODS_TONES, NEUTRAL_TONE, ROBE, SEAL_RIM, SEAL_TONES, STONE } from './tones.ts';

export interface Brush {
  readonly paint: Paint;
  readonly glyphs: Glyphs;
}

/** Why a site is highlighted: it can be chosen, it is on a customer's path, or something has just changed there. */
export type Mark = 'target' | 'step' | 'fresh';

export const SITE_SIZES = { small: { width: 3, height: 1 }, large: { width: 5, height: 2 } } as const;
export type SiteSize = keyof typeof SITE_SIZES;

/** The ground tone of an empty site; it alternates between segments. */
export function stone({ segment, restaurant }: Place): Tone {
  const parity = (segment - 1) % 2 === 0 ? 0 : 1;
  return STONE[restaurant ? 'restaurant' : 'market'][parity];
}

export function sealStyle(owner: Owner): Style {
  const ground = owner === 'neutral' ? NEUTRAL_TONE : (SEAL_TONES[owner] ?? NEUTRAL_TONE);
  return { ground, text: SEAL_RIM, bold: true };
}

export function clothStyle(colour: Colour): Style {
  const { cloth, ink } = GOODS_TONES[colour];
  return { ground: cloth, text: ink, bold: true };
}

/** Owner, goods, and for a stall the direction of its entry: `■R→`. Lower case is an expansion. */
function drawTile(
  { owner, colour, facing }: Tile,
  fresh: boolean,
  size: SiteSize,
  { paint, glyphs }: Brush,
): string[] {
  const letter = GOODS_LETTERS[colour];
  const glyph = facing === undefined ? letter.toLowerCase() : letter;
  const arrow = facing === undefined ? ' ' : glyphs.arrows[facing];
  const seal = ownerGlyph(glyphs, owner);
  const style = clothStyle(colour);
  const goods = paint(glyph, { ...style, underline: fresh });
  if (size === 'small') return [paint(seal, sealStyle(owner)) + goods + paint(arrow, style)];
  return [paint(` ${seal} `, sealStyle(owner)) + goods + paint(' ', style), paint(`  ${arrow}  `, style)];
}

/** `@R`; on an entry followed by the letter of that entry: `@Rb`. */
function drawCustomer(
  place: Place,
  customer: Colour,
  fresh: boolean,
  size: SiteSize,
  { paint, glyphs }: Brush,
): string[] {
  const robe = { ground: ROBE, text: GOODS_TONES[customer].light, bold: true };
  const figure = paint(glyphs.customer + GOODS_LETTERS[customer], { ...robe, underline: fresh });
  const { entry } = place;
  const ground = stone(place);
  const carpet = entry && { ground, text: GOODS_TONES[entry.colour].dark, bold: true };
  const letter = entry === undefined ? '' : GOODS_LETTERS[entry.colour].toLowerCase();
  if (size === 'small') return [figure + (carpet ? paint(letter, carpet) : paint(' ', { ground }))];
  const below = carpet ? paint(` (${letter}) `, carpet) : paint('     ', { ground });
  return [paint(' ', { ground }) + figure + paint('  ', { ground }), below];
}

/** The glyph of a site without tile and customer. */
function bareGlyph(
  { name, entry, restaurant, start }: Place,
  mark: Mark | undefined,
  size: SiteSize,
  glyphs: Glyphs,
): string {
  const letter = entry === undefined ? ' ' : GOODS_LETTERS[entry.colour].toLowerCase();
  if (mark === 'target')
    return size === 'large' && entry === undefined ? `[${name.padStart(3)}]` : `[${letter}]`;
  if (entry !== undefined) return `(${letter})`;
  if (mark === 'step') return glyphs.step;
  if (restaurant) return glyphs.restaurant.repeat(SITE_SIZES[size].width);
  return start ? glyphs.start : glyphs.market;
}

function drawBare(place: Place, mark: Mark | undefined, size: SiteSize, { paint, glyphs }: Brush): string[] {
  const { width, height } = SITE_SIZES[size];
  const { entry, restaurant, start } = place;
  const ground = mark === 'target' ? STONE.target : stone(place);
  const stands = entry !== undefined || mark === 'target' || mark === 'step';
  const text =
    entry === undefined ? (stands || start ? STONE.ink : STONE.faint) : GOODS_TONES[entry.colour].dark;
  const style = { ground, text, bold: stands, underline: mark === 'fresh' };
  const glyph = bareGlyph(place, mark, size, glyphs);
  const before = Math.floor((width - glyph.length) / 2);
  const after = width - glyph.length - before;
  const line =
    paint(' '.repeat(before), { ground }) + paint(glyph, style) + paint(' '.repeat(after), { ground });
  if (height === 1) return [line];
  const isStone = restaurant && entry === undefined && mark === undefined;
  return [line, isStone ? line : paint(' '.repeat(width), { ground })];
}

export function drawSite(place: Place, mark: Mark | undefined, size: SiteSize, brush: Brush): string[] {
  const fresh = mark === 'fresh';
  if (place.tile !== undefined) return drawTile(place.tile, fresh, size, brush);
  if (place.customer !== undefined) return drawCustomer(place, place.customer, fresh, size, brush);
  return drawBare(place, mark, size, brush);
}
