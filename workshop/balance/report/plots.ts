/** The charts of the report, by file name. */
import { COLOURS } from '@kairo/engine';
import type { Collected } from '../collect/results.ts';
import { PARTS, SOURCES, TURN_KINDS } from '../collect/tally.ts';
import { rateOf, shareOf, sumOf } from '../statistics.ts';
import { distributions, type SharePanel, sharesWithIntervals, stackedColumns } from './charts.ts';
import { KIND_NAMES, ordinal, SOURCE_NAMES } from './names.ts';
import type { Heading } from './svg.ts';

/** Shares of fewer occasions are not drawn. */
const ENOUGH = 30;

const players = ({ players: count }: Collected): string => `${count} players`;

function winPanels(
  tables: readonly Collected[],
  pick: (collected: Collected) => { readonly seen: readonly number[]; readonly won: readonly number[] },
  nameOf: (index: number) => string,
  even: (collected: Collected) => number = (collected) => 1 / collected.players,
): SharePanel[] {
  return tables.map((collected) => {
    const { seen, won } = pick(collected);
    const points = seen.flatMap((times, i) =>
      times < ENOUGH ? [] : [{ name: nameOf(i), share: shareOf(won[i] ?? 0, times) }],
    );
    return { name: players(collected), even: even(collected), points };
  });
}

/** `cairo, trader with itself, 400 games each` */
function noteOn(tables: readonly Collected[]): string {
  const of = (tell: (collected: Collected) => string | number): string =>
    [...new Set(tables.map(tell))].join('/');
  const each = tables.length > 1 ? ' each' : '';
  return `${of(({ edition }) => edition)}, ${of(({ level }) => level)} with itself, ${of(({ tally }) => tally.games)} games${each}`;
}

/** `tables` are the results on the standard edition, one for each number of players. */
export function plots(tables: readonly Collected[]): { readonly [name: string]: string } {
  const note = noteOn(tables);
  const about = (title: string): Heading => ({ title, note });
  const blocked = tables.map((collected) => {
    const { built, blocked: times } = collected.tally.stalls;
    const points = COLOURS.map((name, c) => ({ name, share: rateOf(times[c] ?? 0, built[c] ?? 0) }));
    return { name: players(collected), even: rateOf(sumOf(times), sumOf(built)).mean, points };
  });
  return {
    length: distributions(
      about('Length of a game'),
      tables.map((collected) => ({ name: players(collected), histograms: [collected.tally.turns] })),
      { bin: 5, label: 'turns of all players together, after the set-up', names: ['games'] },
    ),
    scores: distributions(
      about('Final points'),
      tables.map((collected) => ({
        name: players(collected),
        histograms: [collected.tally.points, collected.tally.winnerPoints],
      })),
      { bin: 4, label: 'points', names: ['all players', 'winners'] },
    ),
    margins: distributions(
      about('Winning margin'),
      tables.map((collected) => ({ name: players(collected), histograms: [collected.tally.margins] })),
      { bin: 2, label: 'points ahead of the runner-up', names: ['games'] },
    ),
    actions: stackedColumns(
      about('What turns are used for in the course of a game'),
      tables.map((collected) => {
        const { turnKinds } = collected.tally;
        const stacks = Array.from({ length: PARTS }, (_, part) => {
          const all = sumOf(TURN_KINDS.map((kind) => turnKinds[kind][part] ?? 0));
          return {
            name: `${part * 10}–${part * 10 + 10} %`,
            parts: TURN_KINDS.map((kind) => (turnKinds[kind][part] ?? 0) / all),
          };
        });
        return { name: players(collected), stacks };
      }),
      { label: 'part of the game', names: TURN_KINDS.map((kind) => KIND_NAMES[kind]) },
    ),
    sources: stackedColumns(
      about('Where the points come from'),
      [
        {
          name: '',
          stacks: tables.flatMap((collected) =>
            (['all', 'winners'] as const).map((who) => {
              const from = collected.tally.sources[who];
              const all = sumOf(SOURCES.map((source) => from[source]));
              const name = `${collected.players}: ${who === 'all' ? 'all players' : 'winners'}`;
              return { name, parts: SOURCES.map((source) => from[source] / all) };
            }),
          ),
        },
      ],
      { label: 'number of players', names: SOURCES.map((source) => SOURCE_NAMES[source]) },
    ),
    start: sharesWithIntervals(
      about('Victories by order of play'),
      winPanels(tables, ({ tally }) => tally.byTurn, ordinal),
      { axis: 'share of victories', label: 'order of play' },
    ),
    golds: sharesWithIntervals(
      about('Victories by gold medals held at the end'),
      winPanels(tables, ({ tally }) => tally.goldsHeld, String),
      { axis: 'share of victories', label: 'gold medals' },
    ),
    colours: sharesWithIntervals(
      about('Victories of the holder of each colour’s gold medal'),
      winPanels(
        tables,
        ({ tally }) => tally.goldHolders,
        (i) => COLOURS[i] ?? '',
        ({ tally: { goldHolders } }) => sumOf(goldHolders.won) / sumOf(goldHolders.seen),
      ),
      { axis: 'share of victories', label: 'dashed: the average of all colours' },
    ),
    blocked: sharesWithIntervals(about('How often a stall gets blocked'), blocked, {
      axis: 'times per stall',
      label: 'dashed: the average of all colours',
    }),
  };
}
