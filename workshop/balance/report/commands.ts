/** The commands that reproduce the figures. */
import type { Collected } from '../collect/results.ts';
import type { Finding } from '../presets/findings.ts';
import { sumOf } from '../statistics.ts';

/** Who played how many games, when, and with which code. */
export function origin(all: readonly Collected[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const { level, iterations } = first;
  const player = iterations === 0 ? `\`${level}\`, which does not simulate,` : `\`${level}@${iterations}\``;
  const games = sumOf(all.map(({ tally }) => tally.games));
  const [dates, commits] = [all.map(({ date }) => date), all.map(({ commit }) => commitName(commit))].map(
    (values) => [...new Set(values)].join(', '),
  );
  return `${games} games of ${player} with itself, ${dates}, commits: ${commits}.`;
}

function commitName(commit: string | undefined): string {
  if (commit === undefined) return 'unknown';
  return commit.endsWith('+') ? `${commit.slice(0, -1)} with changes not yet committed` : commit;
}

/** The commands that found and judged each start, with the commit. */
export function presetCommands(findings: readonly Finding[]): Row[] {
  return findings.flatMap((finding): Row[] => {
    const { edition, players, seed, generations, rounds, from, candidates, fairness, again } = finding;
    const table = `npm run balance -- presets --only ${edition}-${players}`;
    const start = from === undefined ? `--candidates ${candidates}` : '--further';
    const found = `${table} --seed ${seed} ${start} --generations ${generations} --rounds ${rounds} --games ${askedFor(fairness.games)}`;
    const judged = again && `${table} --again --seed ${again.seed} --games ${askedFor(again.fairness.games)}`;
    return [
      [`\`${found}\``, commitName(finding.commit)],
      ...(again && judged ? [[`\`${judged}\``, commitName(again.commit)] as const] : []),
    ];
  });
}

type Row = readonly [command: string, commit: string];

/** Only whole deals are played, so with three players there are a few more games than requested. */
function askedFor(games: number): number {
  return Math.floor(games / 100) * 100;
}
