/** Reads a result file without continuing its match. */
import { MAX_PLAYERS, MIN_PLAYERS, STARTS } from '@kairo/engine';
import type { GroupResult } from '../games/groupResult.ts';
import { makeSchedule } from '../games/schedule.ts';
import { type Fields, parseJsonLine } from '../outside/jsonLine.ts';
import { BadResultFile } from './badResultFile.ts';
import { FORMAT, type Identity, type Origin } from './identity.ts';
import { readGroups } from './readGroup.ts';

export interface RecordedMatch extends Identity, Origin {
  readonly results: readonly GroupResult[];
}

/** Throws `BadResultFile`. */
export function readRecordedMatch(text: string): RecordedMatch {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const match = parseJsonLine(header);
  if (match === undefined || !isHeader(match)) throw new BadResultFile({ code: 'foreign' });
  const { contenders, players } = match;
  const schedule = makeSchedule(contenders.length, players, lines.length * players);
  return { ...match, results: [...readGroups(lines, schedule).values()] };
}

/** Checks only the fields that readers of recorded matches use. */
function isHeader(fields: Fields): fields is Fields & Identity & Origin {
  const { format, contenders, players, edition, start, seed, date } = fields;
  return (
    format === FORMAT &&
    Array.isArray(contenders) &&
    contenders.length >= 2 &&
    contenders.every((name) => typeof name === 'string') &&
    typeof players === 'number' &&
    players >= MIN_PLAYERS &&
    players <= MAX_PLAYERS &&
    typeof edition === 'object' &&
    edition !== null &&
    'id' in edition &&
    'hash' in edition &&
    STARTS.some((known) => known === start) &&
    typeof seed === 'string' &&
    typeof date === 'string'
  );
}
