/** The report on a match. */
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
import { counted, formatNumber } from '../english.ts';
import { table } from '../screen/text.ts';
import { describeOutsideFailure } from './arenaOutside.ts';

type Format = (value: number) => string;

interface Formats {
  readonly percent: Format;
  readonly plain: Format;
  readonly signed: Format;
  readonly signedWhole: Format;
  /** Without rounding. */
  readonly signedElo: Format;
  readonly hundredths: Format;
  /** For numbers of any size. */
  readonly precise: Format;
}

/** The ends of the 95 % interval, as heads of columns. */
const [FROM, TO] = ['95% from', 'to'];
const MS_PER_DECISION = 'ms per decision';
const WIN_SHARE = 'win rate';

function makeFormats(): Formats {
  const format = (options: Intl.NumberFormatOptions): Format => {
    const { format: show } = new Intl.NumberFormat('en', options);
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

export function arenaLines(summary: Summary): string[] {
  if (summary.games === 0) return [];
  const formats = makeFormats();
  return 'duel' in summary ? duelLines(summary, formats) : roundRobinLines(summary, formats);
}

function estimateRow(label: string, { mean, low, high }: Estimate, show: Format): string[] {
  return [label, show(mean), show(low), show(high)];
}

/** For bots whose name does not say how many simulations they use. */
function simulationLines({ simulations }: Summary): string[] {
  return Object.entries(simulations).map(
    ([name, count]) => `${name}: ${formatNumber(count)} simulations per decision`,
  );
}

function dealsLine(deals: number): string {
  return `${counted(deals, 'deal')}, ${deals === 1 ? 'played' : 'each played'} from every seat`;
}

/** Games lost because the side's program failed say nothing about its strength. */
function forfeitLines(name: string, { forfeits }: SideStatistics): string[] {
  if (forfeits === undefined) return [];
  const { games, reason } = forfeits;
  return [`${name} forfeited ${counted(games, 'game')}: ${describeOutsideFailure(reason)}`];
}

function sideCells({ points, victories, msPerDecision }: SideStatistics, formats: Formats): string[] {
  return [formats.plain(points), formats.plain(victories), formats.precise(msPerDecision)];
}

function duelLines(summary: DuelSummary, formats: Formats): string[] {
  const { duel, players, sprt, edition } = summary;
  const [one = '', other = ''] = summary.contenders;
  const rivals = players === 2 ? other : `${players - 1} × ${other}`;
  return [
    `${one} against ${rivals}: ${counted(duel.games, 'game')} on ${edition.id} with ${counted(players, 'player')}`,
    dealsLine(duel.groups),
    ...simulationLines(summary),
    '',
    ...table(
      [
        ['', 'mean', FROM, TO],
        estimateRow(WIN_SHARE, duel.winShare, formats.percent),
        ['if equally strong', formats.percent(duel.chance)],
        estimateRow('Elo difference', duel.elo, formats.signedWhole),
        estimateRow('points ahead', duel.margin, formats.signed),
      ],
      [1, 2, 3],
    ),
    '',
    ...table(
      [
        ['bot', 'points', 'wins', MS_PER_DECISION],
        [one, ...sideCells(duel.sides[0], formats)],
        [rivals, ...sideCells(duel.sides[1], formats)],
      ],
      [1, 2, 3],
    ),
    '',
    ...table(
      [
        ['turns per game', formats.plain(duel.turns)],
        ['decisions per game', formats.plain(duel.plies)],
      ],
      [1],
    ),
    '',
    ...forfeitLines(one, duel.sides[0]),
    ...forfeitLines(other, duel.sides[1]),
    ...verdictLines(summary, rivals),
    ...(sprt ? testLines(sprt, formats) : []),
  ];
}

const ROUGH = `With fewer than ${ENOUGH_GROUPS} deals the intervals are rough.`;

function verdictLines({ duel, contenders }: DuelSummary, rivals: string): string[] {
  const [one = ''] = contenders;
  if (duel.groups < ENOUGH_GROUPS) return [ROUGH];
  if (duel.verdict !== 'open')
    return [`${one} is ${duel.verdict} than ${rivals}: there are enough games to say so.`];
  const open = 'There are not enough games to say which is stronger.';
  if (duel.gamesNeeded === undefined) return [open];
  return [open, `About ${formatNumber(duel.gamesNeeded)} games should be enough if this trend continues.`];
}

function testLines({ elo0, elo1, llr, bound, accepted }: TestSummary, formats: Formats): string[] {
  const [low, high] = [formats.signedElo(elo0), formats.signedElo(elo1)];
  const [ratio, limit] = [formats.hundredths(llr), formats.hundredths(bound)];
  const result = `Sequential test of ${low} against ${high} Elo: LLR ${ratio}, bounds ±${limit}.`;
  if (accepted === null) return [result, 'The test is still undecided.'];
  return [
    result,
    `The test accepts ${accepted === 'H1' ? high : low}.`,
    'A test that stops early makes differences look larger than they are.',
  ];
}

/** The most games that any two contenders have played; at larger tables, both ways are added up. */
function gamesOfEach(pairs: RoundRobinSummary['roundRobin']['pairs']): number {
  const met = new Map<string, number>();
  for (const { pair, games } of pairs) {
    const both = [...pair].sort((a, b) => a - b).join();
    met.set(both, (met.get(both) ?? 0) + games);
  }
  return Math.max(...met.values());
}

function roundRobinLines(summary: RoundRobinSummary, formats: Formats): string[] {
  const { contenders, roundRobin, edition, players } = summary;
  const { ratings, pairs } = roundRobin;
  const name = (contender: number): string => contenders[contender] ?? '';
  const share = (one: number, other: number): string => {
    const meets = (a: number, b: number) => pairs.find(({ pair }) => pair[0] === a && pair[1] === b);
    const [own, theirs] = [meets(one, other), meets(other, one)];
    if (own !== undefined) return formats.percent(own.winShare.mean);
    return theirs === undefined ? '–' : formats.percent(1 - theirs.winShare.mean);
  };
  /** The weakest, listed last, is the reference for the others and has no interval. */
  const ratingRow = ({ contender, elo }: Rating): string[] =>
    contender === ratings.at(-1)?.contender
      ? [name(contender), formats.signedWhole(elo.mean), '', '']
      : estimateRow(name(contender), elo, formats.signedWhole);
  const deals = pairs.map(({ groups }) => groups);
  const order = ratings.map(({ contender }) => contender);
  const remarks = [
    ...(players > 2
      ? [`Row: one seat. Column: all other seats. Equal strength would give ${formats.percent(1 / players)}.`]
      : []),
    ...ratings.flatMap((rating) => forfeitLines(name(rating.contender), rating)),
    ...(ratings.some(({ elo }) => elo.high === Infinity)
      ? ['∞: the weakest won too few games to set an upper limit.']
      : []),
    ...(Math.min(...deals) < ENOUGH_GROUPS ? [ROUGH] : []),
  ];
  return [
    `${formatNumber(contenders.length)} bots, round robin: ${counted(gamesOfEach(pairs), 'game')} per pair on ${edition.id} with ${counted(players, 'player')}`,
    dealsLine(Math.max(...deals)),
    ...simulationLines(summary),
    '',
    ...table(
      [
        ['bot', 'Elo', FROM, TO, 'points', 'wins', MS_PER_DECISION, 'games'],
        ...ratings.map((rating) => [
          ...ratingRow(rating),
          ...sideCells(rating, formats),
          formatNumber(rating.games),
        ]),
      ],
      [1, 2, 3, 4, 5, 6, 7],
    ),
    '',
    ...table(
      [
        [WIN_SHARE, ...order.map(name)],
        ...order.map((one) => [name(one), ...order.map((other) => share(one, other))]),
      ],
      order.map((_, i) => i + 1),
    ),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
  ];
}
