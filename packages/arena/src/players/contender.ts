/** Contenders by their names, as they stand in files and tables: bots of ours, or programs from outside. */
import { effortOf, makeBot, parseBotSpec } from '@kairo/bots';
import type { Game } from '@kairo/engine';
import { parseOutsideSpec } from '../outside/spec.ts';
import { outsidePlayer } from './outsidePlayer.ts';
import { botPlayer, type Player } from './player.ts';

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
