/**
 * Recorded games with one planted blunder each, and how they were made: the strongest level plays to the end, but for
 * one decision of the first seat, which is the worst of the actions that were tried there.
 * `node scripts/launch.mjs packages/table/test/blunders.ts` writes them anew: only after a change to the rules or the board.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { BotGame, decide, explain, iterationBudget, makeBot, situationOf } from '@kairo/bots';
import { type Action, ALLEY, FastRandom, formatRecord, makeGame, Recorder } from '@kairo/engine';
import { type FinishedGame, finishedFromRecord } from '../src/index.ts';

export interface Blunder {
  readonly name: string;
  readonly game: FinishedGame;
  /** The turn with the blunder, which is in the name. */
  readonly turn: number;
}

const folder = new URL('blunders/', import.meta.url);
const COUNT = 10;
/** The chance of winning that a blunder costs at least. */
const LEAST = 0.25;
const SIMULATIONS = 1500;
/** For every other decision. */
const THOUGHT = 100;
/** Actions that are tried for the blunder. */
const TRIED = 12;

export function blunders(): Blunder[] {
  const names = globSync('*.kairo', { cwd: folder }).sort();
  return names.map((name) => {
    const game = finishedFromRecord(name, readFileSync(new URL(name, folder), 'utf8'));
    const turn = Number(/turn-(\d+)/.exec(name)?.[1]);
    if (!game.ok) throw new Error(`${name}: ${game.error}`);
    return { name, game: game.value, turn };
  });
}

function record(number: number): void {
  const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
  const bot = makeBot('vizier', game);
  for (let attempt = 0; ; attempt++) {
    const seed = (100 * number + attempt).toString(16).padStart(32, 'b1a2de40c0ffee00');
    const played = new BotGame(game, seed);
    const recorder = new Recorder(game, seed, ['Blunderer', 'Rival'], played.opening);
    let turn = 0;
    let blunder: number | undefined;
    let before: number | undefined;
    for (let seat = played.acting; seat !== undefined; seat = played.acting) {
      if (seat !== before) turn++;
      before = seat;
      const isPlace = blunder === undefined && seat === 0 && turn > 8 + 4 * number;
      const worst = isPlace ? worstAction(played, seed) : undefined;
      if (worst !== undefined) blunder = turn;
      const budget = iterationBudget(THOUGHT);
      const action = worst ?? decide(bot, played.situation(seat), budget).action;
      recorder.add(seat, action, played.play(action));
    }
    if (blunder === undefined) continue;
    const name = `${String(number).padStart(2, '0')}-turn-${blunder}.kairo`;
    writeFileSync(new URL(name, folder), formatRecord(recorder.tableRecord()));
    process.stdout.write(`${name}\n`);
    return;
  }
}

/** Undefined if none of those that were tried costs enough. */
function worstAction(played: BotGame, seed: string): Action | undefined {
  const situation = situationOf(played.state, played.history(0), {
    seat: 0,
    seed,
    decision: played.decisions,
  });
  const { legal } = situation.view;
  const random = new FastRandom(`${seed} blunder`);
  const also = Array.from({ length: TRIED }).flatMap(() => legal[random.below(legal.length)] ?? []);
  const explaining = explain(played.state.game, situation, iterationBudget(SIMULATIONS), { count: 1, also });
  for (;;) {
    const { done, value } = explaining.next();
    if (!done) continue;
    const [best, worst] = [value[0], value.at(-1)];
    const loss = (best?.winChance ?? 0) - (worst?.winChance ?? 0);
    return loss >= LEAST ? worst?.action : undefined;
  }
}

if (import.meta.main) for (let number = 1; number <= COUNT; number++) record(number);
