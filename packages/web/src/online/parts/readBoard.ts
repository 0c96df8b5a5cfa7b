/** Reads the file of a board as far as the page can: it knows no rules, so what is inside is left to the server. */
import type { EditionJson, Result } from '@kairo/engine';
import { err, ok } from '@kairo/engine/vocabulary';
import { isObject } from '@kairo/protocol';

/** Kilobytes; the largest boards have five. */
export const MAX_BOARD = 64;

export type BoardFileProblem = 'tooLarge' | 'notABoard';

function isBoard(json: unknown): json is EditionJson {
  return isObject(json) && typeof json['id'] === 'string' && json['id'] !== '';
}

export async function readBoard(
  file: Pick<File, 'size' | 'text'>,
): Promise<Result<EditionJson, BoardFileProblem>> {
  if (file.size > MAX_BOARD * 1000) return err('tooLarge');
  try {
    const json: unknown = JSON.parse(await file.text());
    return isBoard(json) ? ok(json) : err('notABoard');
  } catch {
    return err('notABoard');
  }
}
