/** Colours for terminals with 16, 256 or all colours, or without any. */
import { WriteStream } from 'node:tty';

export interface Tone {
  readonly hex: string;
  /** For terminals with 16 colours; absent keeps the terminal's own colour. */
  readonly basic?: number;
}

export interface Style {
  readonly text?: Tone;
  readonly ground?: Tone;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

/** Bits per pixel, as in `getColorDepth` of Node. */
export type Depth = 1 | 4 | 8 | 24;

export interface Paint {
  readonly depth: Depth;
  (text: string, style: Style): string;
}

const ESC = '\u001b[';

/** As Node detects it from the environment, except that NO_COLOR overrides everything, including FORCE_COLOR. */
export function colourDepth(isTerminal: boolean, env: NodeJS.ProcessEnv): Depth {
  if (env['NO_COLOR']) return 1;
  const forced = env['FORCE_COLOR'] !== undefined;
  if (!isTerminal && !forced) return 1;
  return WriteStream.prototype.getColorDepth(env) as Depth;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const CUBE = [0, 95, 135, 175, 215, 255];

function nearest(levels: readonly number[], value: number): number {
  return levels.reduce(
    (best, level, i) => (Math.abs(level - value) < Math.abs((levels[best] ?? 0) - value) ? i : best),
    0,
  );
}

/** The nearest colour of the 6 × 6 × 6 cube and the 24 greys of a 256-colour terminal. */
function colourOf256(hex: string): number {
  const rgb = channels(hex);
  const cube = rgb.map((value) => nearest(CUBE, value));
  const grey = Math.max(0, Math.min(23, Math.round((rgb[0] + rgb[1] + rgb[2]) / 3 / 10 - 0.8)));
  const distance = (other: readonly number[]): number =>
    rgb.reduce((sum, value, i) => sum + (value - (other[i] ?? 0)) ** 2, 0);
  const level = 8 + grey * 10;
  if (distance([level, level, level]) < distance(cube.map((i) => CUBE[i] ?? 0))) return 232 + grey;
  const [red = 0, green = 0, blue = 0] = cube;
  return 16 + 36 * red + 6 * green + blue;
}

/** The SGR parameters of a colour; `base` is 30 for the text and 40 for the ground. */
function colourCode(tone: Tone | undefined, base: 30 | 40, depth: Depth): string[] {
  if (tone === undefined) return [];
  if (depth === 24) return [`${base + 8};2;${channels(tone.hex).join(';')}`];
  if (depth === 8) return [`${base + 8};5;${colourOf256(tone.hex)}`];
  if (tone.basic === undefined) return [];
  return [String(tone.basic < 8 ? base + tone.basic : base + 60 + tone.basic - 8)];
}

export function makePaint(depth: Depth): Paint {
  const paint = (text: string, style: Style): string => {
    if (depth === 1 || text === '') return text;
    const codes = [
      ...(style.bold ? ['1'] : []),
      ...(style.dim ? ['2'] : []),
      ...(style.underline ? ['4'] : []),
      ...(style.inverse ? ['7'] : []),
      ...colourCode(style.text, 30, depth),
      ...colourCode(style.ground, 40, depth),
    ];
    return codes.length === 0 ? text : `${ESC}${codes.join(';')}m${text}${ESC}0m`;
  };
  return Object.assign(paint, { depth });
}
