/** The matches in this folder, as written by `kairo arena --out`. */
import { readdirSync, readFileSync } from 'node:fs';
import { BadResultFile, type RecordedMatch, readRecordedMatch } from '@kairo/arena';

export interface Match extends RecordedMatch {
  readonly file: string;
}

/** By file name without the extension. */
export type Matches = ReadonlyMap<string, Match>;

const ENDING = '.jsonl';

/** Some games were played before this folder was moved. Replays and the report's commands need the new path. */
const MOVED = ['bench/design.ts', 'workshop/bench/design.ts'] as const;

export function named(matches: Matches, name: string): Match {
  const match = matches.get(name);
  if (match === undefined) throw new Error(`workshop/bench/strength has no ${name}${ENDING}`);
  return match;
}

export function readMatches(folder: URL): Matches {
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return new Map(
    files.map((file) => [file.slice(0, -ENDING.length), readMatch(new URL(file, folder), file)]),
  );
}

function readMatch(path: URL, file: string): Match {
  try {
    const match = readRecordedMatch(readFileSync(path, 'utf8'));
    const contenders = match.contenders.map((name) => name.replace(` ${MOVED[0]} `, ` ${MOVED[1]} `));
    if (contenders.length === 2) return { ...match, contenders, file };
  } catch (failure) {
    if (!(failure instanceof BadResultFile)) throw failure;
    const { problem } = failure;
    switch (problem.code) {
      case 'line':
        throw new Error(`${file}: line ${problem.line} is not part of this match`);
      case 'twice':
        throw new Error(`${file}: line ${problem.line} repeats a deal`);
      default:
        throw new Error(`${file}: its first line is not a valid header`);
    }
  }
  throw new Error(`${file}: the report covers only duels`);
}
