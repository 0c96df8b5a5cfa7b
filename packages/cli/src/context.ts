/** What every command gets: streams and texts. */
import { type Messages, messages } from '@kairo/texts';
import type { Io } from './io.ts';
import { ASCII_GLYPHS, FINE_GLYPHS } from './screen/glyphs.ts';
import { colourDepth, makePaint } from './screen/paint.ts';
import type { Brush } from './screen/site.ts';

export interface Context {
  readonly io: Io;
  readonly t: Messages;
}

export function makeContext(io: Io, locale: Messages['locale']): Context {
  return { io, t: messages(locale) };
}

export function makeBrush({ io }: Context, ascii: boolean): Brush {
  const depth = colourDepth(io.stdout.isTTY === true, io.env);
  return { paint: makePaint(depth), glyphs: ascii ? ASCII_GLYPHS : FINE_GLYPHS };
}
