/** The report of a match: tables and sentences. */
import {
  type DuelSummary,
  ENOUGH_GROUPS,
  type Estimate,
  type Rating,
  type RoundRobinSummary,
  type SideStatistics,
  type Summary,
  type TestSummary,
} from '@kairo/arena';
import type { Messages } from '@kairo/texts';
import { describeOutsideFailure } from '../describeOutsideFailure.ts';
import { table } from '../screen/text.ts';

type Format = (value: number) => string;

interface Formats {
  readonly percent: Format;
  readonly plain: Format;
  readonly signed: Format;
  readonly signedWhole: Format;
  /** For hypotheses, with all digits that were typed. */
  readonly signedElo: Format;
  readonly hundredths: Format;
  /** For numbers of any size. */
  readonly precise: Format;
}

function formatsFor({ locale }: Messages): Formats {
  const format = (options: Intl.NumberFormatOptions): Format => {
    const { format: show } = new Intl.NumberFormat(locale, options);
    return (value) => (Number.isNaN(value) ? '–' : show(value));
  };
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    percent: format({ style: 'percent', ...tenths }),
    plain: format(tenths),
    signed: format({ ...tenths, signDisplay: 'exceptZero' }),
    signedWhole: format({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    signedElo: format({ signDisplay: 'exceptZero' }),
    hundredths: format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    precise: format({
      maximumSignificantDigits: 3,
      maximumFractionDigits: 2,
      roundingPriority: 'lessPrecision',
    }),
  };
}

export function arenaLines(summary: Summary, t: Messages): string[] {
  if (summary.games === 0) return [];
  const formats = formatsFor(t);
  return 'duel' in summary ? duelLines(summary, t, formats) : roundRobinLines(summary, t, formats);
}

function estimateRow(label: string, { mean, low, high }: Estimate, show: Format): string[] {
  return [label, show(mean), show(low), show(high)];
}

/** For contenders whose names do not include their number of simulations. */
function simulationLines({ simulations }: Summary, t: Messages): string[] {
  return Object.entries(simulations).map(([name, count]) => t.terminal.arena.simulations(name, count));
}

function forfeitLines(name: string, { forfeits }: SideStatistics, t: Messages): string[] {
  if (forfeits === undefined) return [];
  return [t.terminal.arena.forfeits(name, forfeits.games, describeOutsideFailure(t, forfeits.reason))];
}

function sideCells({ points, victories, msPerDecision }: SideStatistics, formats: Formats): string[] {
  return [formats.plain(points), formats.plain(victories), formats.precise(msPerDecision)];
}

function duelLines(summary: DuelSummary, t: Messages, formats: Formats): string[] {
  const { arena, report } = t.terminal;
  const { duel, players, sprt, edition } = summary;
  const [one = '', other = ''] = summary.contenders;
  const rivals = players === 2 ? other : `${players - 1} × ${other}`;
  return [
    arena.duel(one, rivals, duel.games, edition.id, players),
    arena.deals(duel.groups),
    ...simulationLines(summary, t),
    '',
    ...table(
      [
        ['', report.mean, arena.from, arena.to],
        estimateRow(arena.winShare, duel.winShare, formats.percent),
        [arena.chance, formats.percent(duel.chance)],
        estimateRow(arena.elo, duel.elo, formats.signedWhole),
        estimateRow(arena.margin, duel.margin, formats.signed),
      ],
      [1, 2, 3],
    ),
    '',
    ...table(
      [
        [report.player, report.points, report.victories, arena.msPerDecision],
        [one, ...sideCells(duel.sides[0], formats)],
        [rivals, ...sideCells(duel.sides[1], formats)],
      ],
      [1, 2, 3],
    ),
    '',
    ...table(
      [
        [arena.turnsPerGame, formats.plain(duel.turns)],
        [arena.decisionsPerGame, formats.plain(duel.plies)],
      ],
      [1],
    ),
    '',
    ...forfeitLines(one, duel.sides[0], t),
    ...forfeitLines(other, duel.sides[1], t),
    ...verdictLines(summary, rivals, t),
    ...(sprt ? testLines(sprt, t, formats) : []),
  ];
}

function verdictLines({ duel, contenders }: DuelSummary, rivals: string, t: Messages): string[] {
  const { verdict } = t.terminal.arena;
  const [one = ''] = contenders;
  if (duel.groups < ENOUGH_GROUPS) return [verdict.rough];
  if (duel.verdict !== 'open') return [verdict[duel.verdict](one, rivals)];
  const needed = duel.gamesNeeded === undefined ? [] : [verdict.needed(duel.gamesNeeded)];
  return [verdict.open, ...needed];
}

function testLines(
  { elo0, elo1, llr, bound, accepted }: TestSummary,
  t: Messages,
  formats: Formats,
): string[] {
  const { sprt } = t.terminal.arena;
  const [low, high] = [formats.signedElo(elo0), formats.signedElo(elo1)];
  const result = sprt.result(low, high, formats.hundredths(llr), formats.hundredths(bound));
  if (accepted === null) return [result, sprt.open];
  return [result, sprt.decided(accepted === 'H1' ? high : low), sprt.leaning];
}

/** Games per pair, counting both orders of a pair together; the most if the match is unfinished. */
function gamesOfEach(pairs: RoundRobinSummary['roundRobin']['pairs']): number {
  const met = new Map<string, number>();
  for (const { pair, games } of pairs) {
    const both = [...pair].sort((a, b) => a - b).join();
    met.set(both, (met.get(both) ?? 0) + games);
  }
  return Math.max(...met.values());
}

function roundRobinLines(summary: RoundRobinSummary, t: Messages, formats: Formats): string[] {
  const { arena, report } = t.terminal;
  const { contenders, roundRobin, edition, players } = summary;
  const { ratings, pairs } = roundRobin;
  const name = (contender: number): string => contenders[contender] ?? '';
  const share = (one: number, other: number): string => {
    const meets = (a: number, b: number) => pairs.find(({ pair }) => pair[0] === a && pair[1] === b);
    const [own, theirs] = [meets(one, other), meets(other, one)];
    if (own !== undefined) return formats.percent(own.winShare.mean);
    return theirs === undefined ? '–' : formats.percent(1 - theirs.winShare.mean);
  };
  /** The last contender is the reference point: its rating is exactly 0 and has no interval. */
  const ratingRow = ({ contender, elo }: Rating): string[] =>
    contender === ratings.at(-1)?.contender
      ? [name(contender), formats.signedWhole(elo.mean), '', '']
      : estimateRow(name(contender), elo, formats.signedWhole);
  const deals = pairs.map(({ groups }) => groups);
  const order = ratings.map(({ contender }) => contender);
  const remarks = [
    ...(players > 2 ? [arena.oneOfRow(formats.percent(1 / players))] : []),
    ...ratings.flatMap((rating) => forfeitLines(name(rating.contender), rating, t)),
    ...(ratings.some(({ elo }) => elo.high === Infinity) ? [arena.endless] : []),
    ...(Math.min(...deals) < ENOUGH_GROUPS ? [arena.verdict.rough] : []),
  ];
  return [
    arena.roundRobin(contenders.length, gamesOfEach(pairs), edition.id, players),
    arena.deals(Math.max(...deals)),
    ...simulationLines(summary, t),
    '',
    ...table(
      [
        [
          report.player,
          'Elo',
          arena.from,
          arena.to,
          report.points,
          report.victories,
          arena.msPerDecision,
          arena.games,
        ],
        ...ratings.map((rating) => [
          ...ratingRow(rating),
          ...sideCells(rating, formats),
          t.terms.number(rating.games),
        ]),
      ],
      [1, 2, 3, 4, 5, 6, 7],
    ),
    '',
    ...table(
      [
        [arena.winShare, ...order.map(name)],
        ...order.map((one) => [name(one), ...order.map((other) => share(one, other))]),
      ],
      order.map((_, i) => i + 1),
    ),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
  ];
}
