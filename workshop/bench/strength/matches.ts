/** The matches that lie in this folder, as `kairo arena --out` wrote them. */
import { readdirSync, readFileSync } from 'node:fs';
import { BadResultFile, type RecordedMatch, readRecordedMatch } from '@kairo/arena';

export interface Match extends RecordedMatch {
  readonly file: string;
}

/** By their names without the ending. */
export type Matches = ReadonlyMap<string, Match>;

const ENDING = '.jsonl';

/** Some games were played when this folder was elsewhere. Replays and the report's commands need today's path. */
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
        throw new Error(`${file}: line ${problem.line} is not of this match`);
      case 'twice':
        throw new Error(`${file}: line ${problem.line} has a deal that is there already`);
      default:
        throw new Error(`${file}: its first line does not say which match it is`);
    }
  }
  throw new Error(`${file}: the report is about duels`);
}
