/** Contenders by name, as in result files and reports: built-in bots and outside programs. */
import { effortOf, makeBot, parseBotSpec } from '@kairo/bots';
import type { Game } from '@kairo/engine';
import { parseOutsideSpec } from '../outside/spec.ts';
import { outsidePlayer } from './outsidePlayer.ts';
import { botPlayer, type Player } from './player.ts';

/** Throws if a built-in bot cannot be made for this game, so that it fails before any game is played. */
export function checkContender(name: string, game: Game): void {
  const spec = parseBotSpec(name);
  if (spec.ok) makeBot(spec.value.name, game);
}

/** Simulations per decision of the bots that were named without a number. */
export function defaultSimulations(contenders: readonly string[]): { readonly [name: string]: number } {
  const counts = contenders.map((name) => {
    const spec = parseBotSpec(name);
    const isDefault = spec.ok && spec.value.effort === undefined;
    return [name, isDefault ? (effortOf(spec.value).iterations ?? 0) : 0] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A new player for one game. Expects a name that has been checked. */
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
