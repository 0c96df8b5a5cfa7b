/** Which commands were applied, and the versions that they led to: a repeated one is answered, and not applied again. */
import type { Seat } from '@kairo/engine';
import type { Version } from '@kairo/protocol';
import type { AppliedCommand } from '../log/entry.ts';
import type { GameLog } from './gameLog.ts';

/**
 * How many commands that changed only a draft are remembered. A client has one at a time, but another device of the same
 * seat may go on while an answer is lost. The log knows the commands that settled.
 */
const REMEMBERED = 16;

interface Applied extends AppliedCommand {
  readonly version: Version;
}

export class AppliedCommands {
  private readonly log: Pick<GameLog, 'settledCommand'>;
  /** The latest, the oldest first. */
  private drafted: readonly Applied[] = [];

  constructor(log: Pick<GameLog, 'settledCommand'>) {
    this.log = log;
  }

  /** The version that a command has led to; undefined if it was not applied. */
  versionOf(seat: Seat, id: string): Version | undefined {
    const drafted = this.drafted.find((applied) => applied.seat === seat && applied.id === id);
    if (drafted !== undefined) return drafted.version;
    const settled = this.log.settledCommand(seat, id);
    return settled && { seq: settled.seq, revision: 0 };
  }

  /** For a command that changed only a draft. */
  remember(seat: Seat, id: string, version: Version): void {
    if (this.versionOf(seat, id) !== undefined) return;
    this.drafted = [...this.drafted, { seat, id, version }].slice(-REMEMBERED);
  }
}
