/** The tables of the report, by name. */
import { COLOURS } from '@kairo/engine';
import { markdownTable } from '../../shared/markdownTable.ts';
import type { Collected } from '../collect/results.ts';
import { LEVEL } from '../collect/settings.ts';
import { type Occasions, SOURCES, TURN_KINDS } from '../collect/tally.ts';
import type { Fairness } from '../presets/fairness.ts';
import type { Finding } from '../presets/findings.ts';
import {
  averageOf,
  type Estimate,
  percentWithError,
  percentWithin,
  quantileOf,
  shareOf,
  sumOf,
} from '../statistics.ts';
import { origin, presetCommands } from './commands.ts';
import { KIND_NAMES, ordinal, SOURCE_NAMES } from './names.ts';

type Row = readonly string[];

/** The first column holds labels, the others figures. */
function markdown(head: Row, rows: readonly Row[]): string {
  return markdownTable(head, `l${'r'.repeat(head.length - 1)}`, rows);
}

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);
const number = (value: number): string => value.toFixed(1);

/** The share of victories among these occasions. */
function wins({ seen, won }: Occasions, index: number): string {
  return percentWithin(shareOf(won[index] ?? 0, seen[index] ?? 0));
}

/** A row for each measure, a column for each setting. */
function measures(
  tables: readonly Collected[],
  titles: readonly string[],
  rows: { readonly [measure: string]: (collected: Collected) => string },
): string {
  return markdown(
    ['', ...titles],
    Object.entries(rows).map(([name, cell]) => [name, ...tables.map(cell)]),
  );
}

function range(histogram: readonly number[]): string {
  const at = (share: number): number => quantileOf(histogram, share);
  return `${at(0.5)} (${at(0.1)}–${at(0.9)})`;
}

const title = ({ edition, players }: Collected): string => `${edition}, ${players} players`;

function overview(tables: readonly Collected[]): string {
  return measures(tables, tables.map(title), {
    games: ({ tally }) => `${tally.games}`,
    'turns, median (10–90 %)': ({ tally }) => range(tally.turns),
    'turns per player, mean': ({ tally, players }) => number(averageOf(tally.turns) / players),
    'turns in the final phase, mean': ({ tally }) => number(averageOf(tally.finalTurns)),
    'points of the winner, median (10–90 %)': ({ tally }) => range(tally.winnerPoints),
    'points of all players, median (10–90 %)': ({ tally }) => range(tally.points),
    'winning margin, median (10–90 %)': ({ tally }) => range(tally.margins),
    'shared victories': ({ tally }) => percent(tally.shared / tally.games),
    'ended by the standstill rule (R11.6)': ({ tally }) =>
      percentWithin(shareOf(tally.standstill, tally.games)),
    'changes of the lead, mean': ({ tally }) => number(averageOf(tally.leadChanges)),
    'leader at half-time wins': ({ tally }) =>
      percentWithin(shareOf(tally.halfTimeLeadersWon, tally.halfTimeLeaders)),
  });
}

function actions(tables: readonly Collected[]): string {
  const kindShare =
    (kind: (typeof TURN_KINDS)[number]) =>
    ({ tally }: Collected): string =>
      percent(sumOf(tally.turnKinds[kind]) / sumOf(TURN_KINDS.map((other) => sumOf(tally.turnKinds[other]))));
  return measures(tables, tables.map(title), {
    ...Object.fromEntries(TURN_KINDS.map((kind) => [KIND_NAMES[kind], kindShare(kind)])),
    'barkers played per game': ({ tally }) => number(tally.barkersPlayed / tally.games),
    'steps of a lured customer, median (10–90 %)': ({ tally }) => range(tally.steps),
    'expansions per game': ({ tally }) => number(sumOf(tally.expansions) / tally.games),
  });
}

function blocks(tables: readonly Collected[]): string {
  return measures(tables, tables.map(title), {
    'players’ stalls per game': ({ tally }) => number(sumOf(tally.stalls.built) / tally.games),
    'times blocked per stall': ({ tally: { stalls } }) =>
      percent(sumOf(stalls.blocked) / sumOf(stalls.built)),
    'of these moved': ({ tally: { stalls } }) => percent(sumOf(stalls.moved) / sumOf(stalls.blocked)),
    'of these blocked until the end': ({ tally: { stalls } }) =>
      percent(sumOf(stalls.blockedAtEnd) / sumOf(stalls.blocked)),
    'games with a blocked stall': ({ tally }) => percent(tally.gamesWithBlock / tally.games),
  });
}

function sources(tables: readonly Collected[]): string {
  const columns = tables.flatMap((collected) => [
    { title: `${title(collected)}: all`, from: collected.tally.sources.all },
    { title: 'winners', from: collected.tally.sources.winners },
  ]);
  return markdown(
    ['', ...columns.map((column) => column.title)],
    SOURCES.map((source) => [
      SOURCE_NAMES[source],
      ...columns.map(({ from }) => percent(from[source] / sumOf(SOURCES.map((other) => from[other])))),
    ]),
  );
}

function medals(tables: readonly Collected[]): string {
  const most = Math.max(...tables.map(({ tally }) => tally.goldsHeld.seen.length));
  const byGolds = Array.from({ length: most }, (_, golds) => [
    `wins with ${golds} gold`,
    ...tables.map(({ tally: { goldsHeld } }) => {
      const seen = goldsHeld.seen[golds] ?? 0;
      return seen === 0 ? '–' : `${wins(goldsHeld, golds)} of ${seen}`;
    }),
  ]);
  const perGame = (pick: (collected: Collected) => number): string[] =>
    tables.map((collected) => number(pick(collected) / collected.tally.games));
  return markdown(
    ['', ...tables.map(title)],
    [
      ['medals taken from the supply per game', ...perGame(({ tally }) => tally.medalsTaken.supply)],
      ['from a rival', ...perGame(({ tally }) => tally.medalsTaken.rival)],
      ...byGolds,
    ],
  );
}

/** A row for each colour and one for the total, some columns for each setting. */
function byColour(
  tables: readonly Collected[],
  columnsOf: (collected: Collected) => {
    readonly [title: string]: { readonly one: (colour: number) => string; readonly all: string };
  },
): string {
  const columns = tables.flatMap((collected) =>
    Object.entries(columnsOf(collected)).map(([name, cells], i) => ({
      name: i === 0 ? `${collected.players} players: ${name}` : name,
      ...cells,
    })),
  );
  return markdown(
    ['', ...columns.map(({ name }) => name)],
    [
      ...COLOURS.map((colour, c) => [colour, ...columns.map(({ one }) => one(c))]),
      ['all', ...columns.map(({ all }) => all)],
    ],
  );
}

function colours(tables: readonly Collected[]): string {
  return byColour(tables, ({ tally: { games, expansions, stalls } }) => ({
    'expansions per game': {
      one: (c) => number((expansions[c] ?? 0) / games),
      all: number(sumOf(expansions) / games),
    },
    blocked: {
      one: (c) => percent((stalls.blocked[c] ?? 0) / (stalls.built[c] ?? 0)),
      all: percent(sumOf(stalls.blocked) / sumOf(stalls.built)),
    },
  }));
}

/** How often the holder of a colour's gold or silver wins. */
function holders(tables: readonly Collected[]): string {
  const winsOf = (medals: Occasions) => ({
    one: (c: number) => wins(medals, c),
    // A player holds several in one game, so these are not independent, and the total has no such interval.
    all: percent(sumOf(medals.won) / sumOf(medals.seen)),
  });
  return byColour(tables, ({ tally }) => ({
    'wins with its gold': winsOf(tally.goldHolders),
    'with its silver': winsOf(tally.silverHolders),
  }));
}

function start(tables: readonly Collected[]): string {
  const rows = tables.map((collected) => {
    const shares = [0, 1, 2, 3].map((turn) =>
      turn < collected.players ? wins(collected.tally.byTurn, turn) : '',
    );
    return [`${title(collected)}, ${collected.start}`, percent(1 / collected.players), ...shares];
  });
  return markdown(['', 'even', ...[0, 1, 2, 3].map(ordinal)], rows);
}

function presets(findings: readonly Finding[]): string {
  const four = (shares: readonly Estimate[]): string[] =>
    [0, 1, 2, 3].map((i) => {
      const share = shares[i];
      return share === undefined ? '' : percentWithError(share);
    });
  const row = (name: string, { games, shares, worst, byTurn }: Fairness): string[] => [
    name,
    `${games}`,
    percent(1 / shares.length),
    ...four(shares),
    `${(worst * 100).toFixed(1)}`,
    percentWithError(byTurn[0] ?? { mean: Number.NaN, error: Number.NaN }),
  ];
  const rows = findings.flatMap(({ edition, players, fairness, again }) => {
    const name = `${edition}, ${players} players`;
    return [
      row(name, fairness),
      ...(again === undefined ? [] : [row(`${name}, judged again`, again.fairness)]),
    ];
  });
  const seats = [1, 2, 3, 4].map((seat) => `seat ${seat}`);
  return markdown(['', 'games', 'even', ...seats, 'worst, points from even', 'start player wins'], rows);
}

function changes(all: readonly Collected[]): string {
  const rows = [2, 4].flatMap((players) => {
    const base = all.find(({ name }) => name === `cairo ${players} variable`);
    const changed = all.filter((other) => other.changed !== undefined && other.players === players);
    return [...(base ? [base] : []), ...changed].map((collected) => {
      const { tally } = collected;
      const from = tally.sources.winners;
      const total = sumOf(SOURCES.map((source) => from[source]));
      return [
        `${players} players, ${collected.changed ?? 'as it is'}`,
        `${tally.games}`,
        range(tally.turns),
        percentWithin(shareOf(tally.standstill, tally.games)),
        range(tally.margins),
        percent((from.gold + from.silver + from.medals) / total),
        percentWithin(shareOf(tally.halfTimeLeadersWon, tally.halfTimeLeaders)),
        wins(tally.byTurn, 0),
        percent((tally.expansions[COLOURS.indexOf('purple')] ?? 0) / sumOf(tally.expansions)),
      ];
    });
  });
  return markdown(
    [
      '',
      'games',
      'turns',
      'standstill',
      'winning margin',
      'winner’s points from medals',
      'half-time leader wins',
      'start player wins',
      'share of purple expansions',
    ],
    rows,
  );
}

/** The same settings with another level, to separate properties of the game from those of the bot. */
function opinions(all: readonly Collected[]): string {
  const compared = all.filter(
    ({ name, level, changed }) =>
      changed === undefined &&
      (level !== LEVEL || all.some((other) => other.name === name && other.level !== LEVEL)),
  );
  const rows = compared.map((collected) => {
    const { name, level, iterations, tally } = collected;
    return [
      `${name}, ${level}${iterations > 0 ? ` (${iterations})` : ''}`,
      `${tally.games}`,
      range(tally.turns),
      percentWithin(shareOf(tally.standstill, tally.games)),
      range(tally.winnerPoints),
      range(tally.margins),
      percentWithin(shareOf(tally.halfTimeLeadersWon, tally.halfTimeLeaders)),
      wins(tally.byTurn, 0),
      percent(sumOf(tally.stalls.blocked) / sumOf(tally.stalls.built)),
    ];
  });
  const head = ['', 'games', 'turns', 'standstill', 'winner’s points', 'winning margin'];
  return markdown([...head, 'half-time leader wins', 'start player wins', 'times blocked per stall'], rows);
}

export function tables(
  collected: readonly Collected[],
  findings: readonly Finding[],
): { readonly [name: string]: string } {
  const all = collected.filter(({ level }) => level === LEVEL);
  const unchanged = all.filter(({ changed }) => changed === undefined);
  const variable = unchanged.filter((collected) => collected.start === 'variable');
  const cairo = variable.filter(({ edition }) => edition === 'cairo');
  return {
    origin: origin(all),
    overview: overview(variable),
    actions: actions(variable),
    blocked: blocks(variable),
    sources: sources(cairo),
    medals: medals(cairo),
    holders: holders(cairo),
    colours: colours(cairo),
    start: start(unchanged),
    presets: presets(findings),
    'preset commands': markdown(['command', 'commit'], presetCommands(findings)),
    changes: changes(all),
    opinions: opinions(collected),
  };
}
