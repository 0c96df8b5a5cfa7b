/**
 * Plays whole games at the terminal program, through pipes, and kills it at random moments. After each kill, the file
 * of the game is compared with what the program had shown, and the game is resumed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom, formatAction, legalActions } from '@kairo/engine';
import type { Match } from '@kairo/table';
import { type Command, Ledger } from './ledger.ts';
import { endsInMidLine, readStoredGame, type StoredGame } from './storedGame.ts';
import { TerminalSession } from './terminalSession.ts';

export interface KillOptions {
  readonly kills: number;
  readonly seed: string;
  /** For the games. */
  readonly folder: string;
  /** For Node, before the program: tests break the program with them. */
  readonly nodeArguments?: readonly string[];
  readonly onKill?: (done: number) => void;
}

export interface KillSummary {
  readonly kills: number;
  readonly games: number;
  readonly finished: number;
  /** Commands that were shown as done. */
  readonly shown: number;
  /** Kills after which the command that was typed last was in the file, and those after which it was not. */
  readonly applied: number;
  readonly notApplied: number;
  /** Kills in the middle of a line, and while the file was locked. */
  readonly tornLines: number;
  readonly locked: number;
  readonly losses: readonly string[];
}

const GAMES: readonly (readonly string[])[] = [
  ['--seats', 'person:Amina,person:Bruno', '--start', 'preset'],
  ['--seats', 'person:Amina,apprentice'],
  ['--seats', 'random,person:Amina,person:Bruno,apprentice', '--start', 'preset'],
  ['--seats', 'person:Amina,merchant@5', '--start', 'preset'],
];

/** One kill in so many comes while the program starts, within so many milliseconds. */
const STARTS = 5;
const STARTING = 900;
/** The others come after so many commands, and soon or some time after the last of them was typed. */
const MAX_COMMANDS = 25;
const SOON = 8;
const LATER = 80;
/** One command in so many is an undo, if it can be. */
const UNDOS = 8;

function lineOf(command: Command): string {
  if (command.type === 'act') return formatAction(command.action);
  return command.type === 'undo' ? 'u' : '';
}

class Killer {
  private readonly options: KillOptions;
  private readonly random: FastRandom;
  private readonly counts = {
    kills: 0,
    games: 0,
    finished: 0,
    shown: 0,
    applied: 0,
    notApplied: 0,
    tornLines: 0,
    locked: 0,
  };
  private readonly losses: string[] = [];

  constructor(options: KillOptions) {
    this.options = options;
    this.random = new FastRandom(`kills ${options.seed}`);
  }

  async run(): Promise<KillSummary> {
    while (this.counts.kills < this.options.kills && this.losses.length === 0) await this.playGame();
    return { ...this.counts, losses: this.losses };
  }

  /** A game from its beginning to its end, in as many sessions as it takes; after the last kill it is played on. */
  private async playGame(): Promise<void> {
    const number = this.counts.games++;
    const path = join(this.options.folder, `${number}.kairo`);
    const ledger = new Ledger();
    const seats = GAMES[number % GAMES.length] ?? [];
    let args = [...seats, '--edition', 'alley', '--seed', `${this.options.seed}-${number}`, '--save', path];
    while (this.losses.length === 0) {
      const isOver = await this.playSession(path, ledger, args);
      if (isOver || (await this.read(path)) === undefined) return; // or it was killed before there was a game
      args = ['--resume', path];
    }
  }

  /** True if the game is over. */
  private async playSession(path: string, ledger: Ledger, args: readonly string[]): Promise<boolean> {
    const session = new TerminalSession(args, this.options.nodeArguments ?? []);
    const moment = this.counts.kills < this.options.kills ? this.moment() : undefined;
    if (moment?.commands === 0) session.killAfter(moment.delay);
    for (let typed = 0; ; ) {
      const pause = await session.pause();
      if (pause === 'killed') await this.afterKill(path, ledger, session);
      if (pause === 'exited') await this.afterExit(path, session);
      if (pause === 'killed' || pause === 'exited') return pause === 'exited';
      const stored = await this.read(path);
      if (stored === undefined) {
        this.losses.push(`${path}: the program asks for input, but there is no game in the file`);
        session.killAfter(0);
        continue;
      }
      if (ledger.acknowledge(stored, session.lastPicture())) this.counts.shown++;
      if (pause === 'curtain') {
        session.type('');
        continue;
      }
      const command = this.choose(stored.match);
      ledger.type(command, stored);
      session.type(lineOf(command));
      if (++typed === moment?.commands) session.killAfter(moment.delay);
    }
  }

  private moment(): { readonly commands: number; readonly delay: number } {
    const { random } = this;
    if (random.below(STARTS) === 0) return { commands: 0, delay: random.below(STARTING) };
    const delay = random.below(random.below(2) === 0 ? SOON : LATER);
    return { commands: 1 + random.below(MAX_COMMANDS), delay };
  }

  private choose(match: Match): Command {
    const { random } = this;
    if (match.canUndo && random.below(UNDOS) === 0) return { type: 'undo' };
    if (match.isTurnComplete) return { type: 'endTurn' };
    const legal = legalActions(match.draftState);
    const action = legal[random.below(legal.length)];
    return action === undefined ? { type: 'endTurn' } : { type: 'act', action };
  }

  /** A game that cannot be read counts as lost. */
  private async read(path: string): Promise<StoredGame | undefined> {
    try {
      return await readStoredGame(path);
    } catch (failure) {
      this.losses.push(`${path}: ${String(failure)}`);
      return undefined;
    }
  }

  private async afterKill(path: string, ledger: Ledger, session: TerminalSession): Promise<void> {
    const { counts, losses } = this;
    counts.kills++;
    this.options.onKill?.(counts.kills);
    if (endsInMidLine(path)) counts.tornLines++;
    if (existsSync(`${path}.lock`)) counts.locked++;
    const stored = await this.read(path);
    if (losses.length > 0) return;
    const verdict = ledger.afterKill(stored, session.lastPicture());
    if ('loss' in verdict) losses.push(`${path}, kill ${counts.kills}: ${verdict.loss}`);
    else if (verdict.isApplied === true) counts.applied++;
    else if (verdict.isApplied === false) counts.notApplied++;
  }

  private async afterExit(path: string, { exitCode, errors }: TerminalSession): Promise<void> {
    const stored = await this.read(path);
    if (exitCode === 0 && stored?.match.isOver) this.counts.finished++;
    else this.losses.push(`${path}: the game could not go on (exit ${exitCode}): ${errors}`);
  }
}

/** Stops at the first loss. */
export function killTerminal(options: KillOptions): Promise<KillSummary> {
  return new Killer(options).run();
}
