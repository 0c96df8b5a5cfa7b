/** Who can be named on the arena's command line. */
import { effortOf, formatBotSpec, makeBot, parseBotSpec } from '@kairo/bots';
import type { Game } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { fail } from '../failure.ts';
import { readBotSpec } from '../options.ts';
import { outsidePlayer } from '../outside/player.ts';
import { parseOutsideSpec } from '../outside/spec.ts';
import { botPlayer, type Player } from './player.ts';

/** The contender's name as it stands in files and tables. */
export function readContender(t: Messages, text: string): string {
  const outside = parseOutsideSpec(text);
  if (outside === undefined) return formatBotSpec(readBotSpec(t, text));
  if (outside.ok) return text.trim();
  const { bad } = t.terminal;
  const { error } = outside;
  return fail(
    error.code === 'budget' ? t.error({ code: 'bot/budget', found: error.found }) : bad.arena.command,
  );
}

/** Throws, before any game is played, what is wrong with a bot of ours. */
export function tryContender(name: string, game: Game): void {
  const spec = parseBotSpec(name);
  if (spec.ok) makeBot(spec.value.name, game);
}

/** How many simulations those do for a decision who were named without a number. */
export function usualSimulations(contenders: readonly string[]): { readonly [name: string]: number } {
  const counts = contenders.map((name) => {
    const spec = parseBotSpec(name);
    const isUsual = spec.ok && spec.value.effort === undefined;
    return [name, isUsual ? (effortOf(spec.value).iterations ?? 0) : 0] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A new player for one game, from a name that has been checked. */
export function playerFor(name: string, game: Game): Player {
  const outside = parseOutsideSpec(name);
  if (outside?.ok) {
    const { command, effort } = outside.value;
    return outsidePlayer(command, game, { stderr: process.stderr, ...(effort && { effort }) });
  }
  const spec = parseBotSpec(name);
  if (!spec.ok) throw new Error(`there is no contender ${name}`);
  return botPlayer(spec.value, game);
}
