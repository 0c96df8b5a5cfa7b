/** Statistics of many games, and the report on them. */
import type { PlayedGame } from '@kairo/arena';
import { type BotSpec, formatBotSpec } from '@kairo/bots';
import {
  ACTION_TYPES,
  type ActionType,
  END_REASONS,
  type EndReason,
  type Game,
  type Start,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { counted } from '../english.ts';
import { botLabel, readBotSpec } from '../options.ts';
import { table } from '../screen/text.ts';

/** Over all games. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface SeatResult {
  /** As on the command line. */
  readonly bot: string;
  readonly points: Spread;
  /** A shared victory counts as a fraction. */
  readonly wins: number;
}

export interface Results {
  readonly edition: string;
  readonly players: number;
  readonly start: Start;
  readonly seed: string;
  readonly games: number;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly seats: readonly SeatResult[];
  /** By bot. */
  readonly winShare: { readonly [bot: string]: number };
  readonly sharedVictories: number;
  readonly endReasons: { readonly [reason in EndReason]: number };
  /** How often each kind of action was taken, by bot. */
  readonly actions: { readonly [bot: string]: { readonly [type in ActionType]: number } };
}

function spreadOf(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: sum / Math.max(1, values.length), min: Math.min(...values), max: Math.max(...values) };
}

export class Statistics {
  private readonly game: Game;
  private readonly bots: readonly string[];
  private readonly seed: string;
  private readonly played: Omit<PlayedGame, 'decisions'>[] = [];
  private readonly lengths: number[] = [];
  private readonly actions = new Map<string, Map<ActionType, number>>();

  constructor(game: Game, bots: readonly BotSpec[], seed: string) {
    this.game = game;
    this.bots = bots.map(formatBotSpec);
    this.seed = seed;
  }

  add({ outcome, turns, decisions }: PlayedGame): void {
    this.played.push({ outcome, turns });
    this.lengths.push(decisions.length);
    for (const { seat, type } of decisions) {
      const bot = this.bots[seat] ?? '';
      const counts = this.actions.get(bot) ?? new Map<ActionType, number>();
      counts.set(type, (counts.get(type) ?? 0) + 1);
      this.actions.set(bot, counts);
    }
  }

  results(): Results {
    const { board, players, options } = this.game;
    const seats = this.bots.map((bot, seat) => ({
      bot,
      points: spreadOf(this.played.map(({ outcome }) => outcome.points[seat] ?? 0)),
      wins: this.played.reduce(
        (sum, { outcome }) => sum + (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0),
        0,
      ),
    }));
    const count = (reason: EndReason): number =>
      this.played.filter(({ outcome }) => outcome.reason === reason).length;
    return {
      edition: board.edition.id,
      players,
      start: options.start,
      seed: this.seed,
      games: this.played.length,
      turns: spreadOf(this.played.map(({ turns }) => turns)),
      decisions: spreadOf(this.lengths),
      seats,
      winShare: Object.fromEntries(
        [...new Set(this.bots)].map((bot) => [
          bot,
          seats.filter((seat) => seat.bot === bot).reduce((sum, { wins }) => sum + wins, 0) /
            this.played.length,
        ]),
      ),
      sharedVictories: this.played.filter(({ outcome }) => outcome.winners.length > 1).length,
      endReasons: Object.fromEntries(
        END_REASONS.map((reason) => [reason, count(reason)]),
      ) as Results['endReasons'],
      actions: Object.fromEntries(
        [...this.actions].map(([bot, counts]) => [
          bot,
          Object.fromEntries(ACTION_TYPES.map((type) => [type, counts.get(type) ?? 0])) as {
            readonly [type in ActionType]: number;
          },
        ]),
      ),
    };
  }
}

const END_REASON_LABELS: { readonly [reason in EndReason]: string } = {
  supply: 'ended because expansions ran low',
  standstill: 'ended by standstill',
};

/** `t` is English, and supplies the names of bots and actions. */
export function report(results: Results, t: Messages): string[] {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
  const spread = ({ mean, min, max }: Spread): string[] => [format.format(mean), String(min), String(max)];
  const label = (bot: string): string => botLabel(t, readBotSpec(t, bot));
  const bots = Object.keys(results.actions);
  const actionTotal = (bot: string): number =>
    Object.values(results.actions[bot] ?? {}).reduce((sum, count) => sum + count, 0);
  return [
    `${counted(results.games, 'game')} on ${results.edition} with ${counted(results.players, 'player')}`,
    '',
    ...table(
      [
        ['', 'mean', 'least', 'most'],
        ['turns', ...spread(results.turns)],
        ['decisions', ...spread(results.decisions)],
      ],
      [1, 2, 3],
    ),
    '',
    ...table(
      [
        ['seat', 'bot', 'points', 'least', 'most', 'wins'],
        ...results.seats.map(({ bot, points, wins }, seat) => [
          String(seat + 1),
          label(bot),
          ...spread(points),
          percent.format(wins / results.games),
        ]),
      ],
      [2, 3, 4, 5],
    ),
    '',
    ...table(
      [
        ['actions', ...bots.map(label)],
        ...ACTION_TYPES.map((type) => [
          t.terms.action[type],
          ...bots.map((bot) =>
            percent.format((results.actions[bot]?.[type] ?? 0) / Math.max(1, actionTotal(bot))),
          ),
        ]),
      ],
      bots.map((_, i) => i + 1),
    ),
    '',
    ...table(
      [
        ...END_REASONS.map((reason) => [
          END_REASON_LABELS[reason],
          percent.format(results.endReasons[reason] / results.games),
        ]),
        ['shared victories', percent.format(results.sharedVictories / results.games)],
        ...Object.entries(results.winShare).map(([bot, share]) => [
          `wins of ${label(bot)}`,
          percent.format(share),
        ]),
      ],
      [1],
    ),
  ];
}
