/** JSON from outside: of limited depth, and without a key that an object has twice, of which parsers see only one. */
import { err, ok, type Result } from '@kairo/engine';
import { MAX_JSON_DEPTH } from './limits.ts';

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** The error is what was expected. */
export function parseJson(text: string): Result<unknown, string> {
  const { depth, keys } = survey(text);
  if (depth > MAX_JSON_DEPTH) return err(`JSON of at most ${MAX_JSON_DEPTH} levels`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('JSON');
  }
  return keysIn(json) === keys ? ok(json) : err('JSON in which no object has the same key twice');
}

/** How deep the text is nested, and how many keys are written in it, if it is JSON. */
function survey(text: string): { readonly depth: number; readonly keys: number } {
  let level = 0;
  let depth = 0;
  let keys = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === COLON) keys++;
    // [ and {, ] and }
    else if (code === 0x5b || code === 0x7b) depth = Math.max(depth, ++level);
    else if (code === 0x5d || code === 0x7d) level--;
  }
  return { depth, keys };
}

function keysIn(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  const parts: readonly unknown[] = Object.values(json);
  const inside = parts.reduce<number>((sum, part) => sum + keysIn(part), 0);
  return Array.isArray(json) ? inside : parts.length + inside;
}
