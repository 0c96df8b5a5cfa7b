/** `kairo show FILE`: draws a position, or where a record or trace ends; lists the events of a seat's or spectator's record. */
import { type GameState, viewFor } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import type { Command } from 'commander';
import { type Context, makeBrush } from '../context.ts';
import { fail } from '../failure.ts';
import { type GameFile, type Library, libraryWith, readGameFile, replayFile } from '../files.ts';
import { defaultName } from '../games/seating.ts';
import { DEFAULT_WIDTH, writeLines } from '../io.ts';
import { readTurn } from '../options.ts';
import { drawGame } from '../screen/gameScreen.ts';
import { MAX_PROSE, wrap } from '../screen/text.ts';
import { describeTraceProblem } from './traceProblem.ts';
import { stateAfterTrace } from './verifyTrace.ts';
import { viewerRecordLines } from './viewerRecord.ts';

interface ShowOptions {
  readonly turn?: string;
  readonly edition?: string;
  readonly ascii?: boolean;
}

interface Shown {
  readonly state: GameState;
  readonly names: readonly string[];
}

export function defineShow(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('show')
    .description(help.commands.show)
    .usage(help.fileUsage)
    .argument(`<${help.fileWord}>`, help.arguments.game)
    .option('--turn <n>', help.options.turn)
    .option('--edition <id>', help.options.editionFile)
    .option('--ascii', help.options.ascii)
    .action((file: string, options: ShowOptions) => show(context, file, options));
}

async function show(context: Context, file: string, options: ShowOptions): Promise<void> {
  const { t, io } = context;
  const library = libraryWith(context, options.edition);
  const content = await readGameFile(context, file, library);
  const turn = readTurn(t, options.turn);
  if (content.kind === 'record' && content.record.knows !== 'table') {
    const lines = viewerRecordLines(context, file, content.record, content.library, turn);
    const width = Math.min(io.stdout.columns || DEFAULT_WIDTH, MAX_PROSE);
    return writeLines(
      io.stdout,
      lines.flatMap((line) => wrap(line, width, '   ')),
    );
  }
  const { state, names } = positionIn(context, file, content, library, turn);
  const game = { edition: state.game.board.edition, view: viewFor(state, 'spectator'), names };
  const room = { width: io.stdout.columns || DEFAULT_WIDTH, height: io.stdout.rows || 0 };
  await writeLines(io.stdout, drawGame(game, room, makeBrush(context, options.ascii === true), t));
}

function positionIn(
  context: Context,
  file: string,
  content: GameFile,
  library: Library,
  turn: number | undefined,
): Shown {
  const { t } = context;
  if (content.kind === 'position' && turn !== undefined) return fail(t.terminal.bad.noTurns(file));
  if (content.kind === 'record') {
    const { state } = replayFile(context, file, content.record, content.library, turn);
    return { state, names: content.record.seats };
  }
  const state =
    content.kind === 'position' ? content.state : stateAfterTrace(content.lines, library.editions, turn);
  if ('code' in state) return fail(t.terminal.bad.inFile(file, describeTraceProblem(state)));
  const names = Array.from({ length: state.game.players }, (_, seat) => defaultName(t, PERSON, seat));
  return { state, names };
}
