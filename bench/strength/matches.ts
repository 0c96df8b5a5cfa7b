/** The matches that lie in this folder, as `kairo arena --out` wrote them. */
import { readdirSync, readFileSync } from 'node:fs';
import { type GroupResult, type Identity, makeSchedule, type Origin, readGroup } from '@kairo/arena';

export interface Match extends Identity, Origin {
  readonly file: string;
  readonly results: readonly GroupResult[];
}

/** By their names without the ending. */
export type Matches = ReadonlyMap<string, Match>;

const ENDING = '.jsonl';

export function named(matches: Matches, name: string): Match {
  const match = matches.get(name);
  if (match === undefined) throw new Error(`bench/strength has no ${name}${ENDING}`);
  return match;
}

export function readMatches(folder: URL): Matches {
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return new Map(
    files.map((file) => [file.slice(0, -ENDING.length), readMatch(new URL(file, folder), file)]),
  );
}

function readMatch(path: URL, file: string): Match {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  let match: Omit<Match, 'file' | 'results'>;
  try {
    match = JSON.parse(header);
  } catch {
    throw new Error(`${file}: its first line does not say which match it is`);
  }
  const { contenders, players } = match;
  if (contenders.length !== 2) throw new Error(`${file}: the report is about duels`);
  const schedule = makeSchedule(contenders.length, players, lines.length * players);
  const results = lines.map((line, i) => {
    const result = readGroup(line, schedule);
    if (result === undefined) throw new Error(`${file}: line ${i + 2} is not of this match`);
    return result;
  });
  return { ...match, file, results };
}
