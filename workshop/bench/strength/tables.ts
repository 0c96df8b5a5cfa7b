/** The tables of workshop/bench/strength.md; every figure comes from the games in this folder. */
import {
  type DuelStatistics,
  duelStatistics,
  ENOUGH_GROUPS,
  type Estimate,
  groupShare,
  SequentialTest,
  SPRT_BOUND,
} from '@kairo/arena';
import { markdownTable } from '../../shared/markdownTable.ts';
import { type Matches, named } from './matches.ts';
import { compared } from './paired.ts';
import { type Bar, COMPARISONS, type Comparison, type Row, SECTIONS } from './rows.ts';
import type { Solved } from './solved.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (value: number, digits = 0): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(digits)}`;

interface Played extends DuelStatistics {
  readonly test?: SequentialTest;
}

/** The statistics of all matches of the row together. */
export function played(matches: Matches, row: Row): Played {
  const of = row.matches.map((name) => named(matches, name));
  const kinds = new Set(
    of.map(({ contenders, players, edition, start }) =>
      JSON.stringify([contenders, players, edition.hash, start]),
    ),
  );
  const seeds = new Set(of.map(({ seed }) => seed));
  if (kinds.size !== 1 || seeds.size !== of.length) {
    throw new Error(
      `${row.measure}: matches that are counted together must be of one kind, on different deals`,
    );
  }
  const [{ players } = { players: 2 }] = of;
  const results = of.flatMap((match) => match.results);
  const test = row.test && new SequentialTest(row.test, players);
  for (const result of results) test?.add(groupShare(result, 0));
  return { ...duelStatistics(results, [0, 1], players), ...(test && { test }) };
}

function showBar(bar: Bar | undefined): string {
  if (bar === undefined) return '';
  return 'share' in bar ? `${Math.round(bar.share * 100)} %` : `${signed(bar.elo)} Elo`;
}

function showShare({ winShare: { mean, low, high } }: DuelStatistics): string {
  return `**${percent(mean)}** (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
}

function showElo({ elo: { mean, low, high } }: DuelStatistics): string {
  if (mean === Number.POSITIVE_INFINITY) return `**at least ${signed(low)}**, all won`;
  return `**${signed(mean)}** (${signed(low)} to ${signed(high)})`;
}

function showMargin({ margin: { mean, low, high } }: DuelStatistics): string {
  return `**${signed(mean, 1)}** (${signed(low, 1)} to ${signed(high, 1)})`;
}

function verdict({ mean, low, high }: Estimate, must: number, aim: number | undefined): string {
  if (high < must) return '**not reached**';
  if (mean < must) return '**not reached**, but within the interval';
  if (low < must) return 'above the target, but more games are needed to be sure';
  if (aim === undefined || high < aim) return 'reached';
  if (low >= aim) return 'aim reached';
  return mean >= aim
    ? 'reached; so is the aim, though it lies within the interval'
    : 'reached; the aim lies within the interval';
}

function decision({ accepted, llr, hypotheses: { elo0, elo1 } }: SequentialTest): string {
  if (accepted !== undefined) return `${signed(accepted === 'H1' ? elo1 : elo0)} accepted`;
  return `**undecided** when it was stopped (LLR ${signed(llr, 2)} of ±${SPRT_BOUND.toFixed(2)})`;
}

function caution(deals: number): string[] {
  return deals < ENOUGH_GROUPS ? [`only ${deals} deals, so a rough interval`] : [];
}

function judged(row: Row, statistics: Played): string {
  const { must, aim } = row;
  const notes: string[] = [];
  if (must !== undefined) {
    const value = (bar: Bar): number => ('share' in bar ? bar.share : bar.elo);
    const estimate = 'share' in must ? statistics.winShare : statistics.elo;
    notes.push(verdict(estimate, value(must), aim && value(aim)));
  } else if (statistics.test !== undefined) {
    notes.push(decision(statistics.test));
  } else if (statistics.verdict === 'open') {
    notes.push('too few games to say which is stronger');
  }
  notes.push(...caution(statistics.groups));
  if (row.isTimed) {
    const [own, other] = statistics.sides;
    notes.push(`the opponent took ${(other.msPerDecision / own.msPerDecision).toFixed(1)} times as long`);
  }
  if (row.remark !== undefined) notes.push(row.remark);
  return notes.join('; ');
}

export function barTable(matches: Matches, rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const statistics = played(matches, row);
    const isShare = row.must !== undefined && 'share' in row.must;
    return [
      row.measure,
      showBar(row.must),
      showBar(row.aim),
      isShare ? showShare(statistics) : showElo(statistics),
      String(statistics.games),
      judged(row, statistics),
    ];
  });
  return markdownTable(['measure', 'must', 'aim', 'measured', 'games', ''], 'lrrrrl', cells);
}

function plainTable(matches: Matches, rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const statistics = played(matches, row);
    return [
      row.measure,
      showShare(statistics),
      percent(statistics.chance),
      showElo(statistics),
      showMargin(statistics),
      String(statistics.games),
      judged(row, statistics),
    ];
  });
  return markdownTable(['match', 'share', 'even', 'Elo', 'points', 'games', ''], 'lrrrrrl', cells);
}

export function pairedTable(matches: Matches, comparisons: readonly Comparison[]): string {
  const cells = comparisons.map((comparison) => {
    const { deals, one, other, gain, test } = compared(matches, comparison);
    const points = (value: number): string => signed(value * 100, 1);
    return [
      comparison.measure,
      percent(one),
      percent(other),
      `**${points(gain.mean)}** (${points(gain.low)} to ${points(gain.high)})`,
      String(deals),
      [decision(test), ...caution(deals)].join('; '),
    ];
  });
  return markdownTable(['on the same deals', 'with it', 'without', 'points', 'deals', ''], 'lrrrrl', cells);
}

/** The command that replays these games, with commit and date. */
function commandTable(matches: Matches): string {
  const used = new Set([
    ...Object.values(SECTIONS).flatMap((rows) => rows.flatMap((row) => row.matches)),
    ...COMPARISONS.flatMap(({ one, other }) => [one, other]),
  ]);
  const idle = [...matches.keys()].filter((name) => !used.has(name));
  if (idle.length > 0) throw new Error(`no row of the report uses ${idle.join(', ')}`);
  const cells = [...matches.values()].map((match) => {
    const { contenders, players, edition, start, seed, results, file, date, commit = '' } = match;
    const words = [
      'npm run kairo -- arena',
      ...contenders.map((name) => (name.includes(' ') ? `"${name}"` : name)),
      ...(edition.id === 'cairo' ? [] : [`--edition ${edition.id}`]),
      ...(start === 'variable' ? [] : [`--start ${start}`]),
      `--players ${players} --games ${results.length * players} --seed ${seed}`,
    ];
    return [`\`${words.join(' ')}\``, file, commit, date.slice(0, 10)];
  });
  return markdownTable(['command', 'file', 'commit', 'date'], 'llll', cells);
}

function positionTable({ date, commit, positions, solved }: Solved): string {
  const names = Object.keys(solved);
  const counts = names.map((name) => String(solved[name]));
  const table = markdownTable(['solved', ...names], `l${'r'.repeat(names.length)}`, [
    [`of ${positions}`, ...counts],
  ]);
  return `${table}\n\n${date}, commit ${commit}.`;
}

export function tables(matches: Matches, solved: Solved): { readonly [name: string]: string } {
  const { bars, ladder, tree, levels } = SECTIONS;
  return {
    bars: barTable(matches, bars),
    ladder: barTable(matches, ladder),
    tree: plainTable(matches, tree),
    paired: pairedTable(matches, COMPARISONS),
    levels: plainTable(matches, levels),
    positions: positionTable(solved),
    commands: commandTable(matches),
  };
}
