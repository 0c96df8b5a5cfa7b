/** `kairo replay FILE`: prints a recorded game turn by turn; on a terminal, the user can page through it. */
import { type GameRecord, type ReplayedTurn, redactEvents, viewFor } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import type { Command } from 'commander';
import { type Context, makeBrush } from '../context.ts';
import { describeEvents } from '../describeEvents.ts';
import { EXIT, ExitWith, fail, Interrupted, LeftTable } from '../failure.ts';
import { libraryWith, readGameFile, replayFile, replayFileTurns } from '../files.ts';
import { writeLines } from '../io.ts';
import { readTurn } from '../options.ts';
import { Console } from '../screen/console.ts';
import { drawGame, type ScreenSize } from '../screen/gameScreen.ts';
import type { Brush } from '../screen/site.ts';
import { wrap } from '../screen/text.ts';

interface ReplayOptions {
  readonly turn?: string;
  readonly edition?: string;
  readonly ascii?: boolean;
}

export function defineReplay(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('replay')
    .description(help.commands.replay)
    .usage(help.fileUsage)
    .argument(`<${help.fileWord}>`, help.arguments.record)
    .option('--turn <n>', help.options.turn)
    .option('--edition <file>', help.options.editionFile)
    .option('--ascii', help.options.ascii)
    .action((file: string, options: ReplayOptions) => replay(context, file, options));
}

/** A recorded game, turn by turn; turn 0 is the opening. Shown as to a spectator, so that hands stay hidden. */
class ReplayedGame {
  readonly record: GameRecord;
  private readonly turns: readonly ReplayedTurn[];
  private readonly t: Messages;

  constructor(record: GameRecord, turns: readonly ReplayedTurn[], t: Messages) {
    this.record = record;
    this.turns = turns;
    this.t = t;
  }

  get lastTurn(): number {
    return this.turns.length - 1;
  }

  describe(turn: number): string {
    const events = this.turns[turn]?.steps.flat() ?? [];
    const table = { names: this.record.seats, jokers: this.edition?.jokers ?? [] };
    return describeEvents(this.t, redactEvents(events, 'spectator'), table);
  }

  draw(turn: number, size: ScreenSize, brush: Brush): string[] {
    const { state } = this.turns[turn] ?? {};
    if (state === undefined || this.edition === undefined) return [];
    const view = viewFor(state, 'spectator');
    return drawGame({ edition: this.edition, view, names: this.record.seats }, size, brush, this.t);
  }

  private get edition() {
    return this.turns[0]?.state.game.board.edition;
  }
}

async function replay(context: Context, file: string, options: ReplayOptions): Promise<void> {
  const { t, io } = context;
  const content = await readGameFile(context, file, libraryWith(context, options.edition));
  if (content.kind !== 'record') return fail(t.terminal.bad.notARecord(file));
  const { record, library } = content;
  const wanted = readTurn(t, options.turn);
  // All turns first, so that any error in the record is reported, even after the requested turn.
  const turns = replayFileTurns(context, file, record, library);
  if (wanted !== undefined) replayFile(context, file, record, library, wanted);
  const game = new ReplayedGame(record, turns, t);
  const brush = makeBrush(context, options.ascii === true);
  const console = new Console(io, t.terminal.play);
  if (console.interactive) return browse(context, game, console, brush, wanted ?? 0);
  const numbers = wanted === undefined ? turns.map((_, turn) => turn) : [wanted];
  const lines = numbers.flatMap((turn) => wrap(`${turn}. ${game.describe(turn)}`, console.proseWidth, '   '));
  await writeLines(io.stdout, [...lines, '', ...game.draw(wanted ?? game.lastTurn, console.size, brush)]);
}

/** Enter shows the next turn, `b` the previous one, a number any; `l` shows the turn's full text, `q` quits. */
async function browse(
  { t }: Context,
  game: ReplayedGame,
  console: Console,
  brush: Brush,
  from: number,
): Promise<void> {
  const { report } = t.terminal;
  let turn = from;
  console.open();
  try {
    for (;;) {
      console.show({
        key: String(turn),
        picture: (size) => game.draw(turn, size, brush),
        news: [game.describe(turn)],
        question: brush.paint(report.leaf(turn, game.lastTurn), { bold: true }),
        options: () => [],
      });
      const line = await console.ask('> ');
      if (line === 'q') return console.close();
      if (line === 'l') await console.read([game.describe(turn)]);
      else if (line === '') turn = Math.min(game.lastTurn, turn + 1);
      else if (line === 'b' || line === '-') turn = Math.max(0, turn - 1);
      else if (/^\d{1,6}$/.test(line)) turn = Math.min(game.lastTurn, Number(line));
    }
  } catch (error) {
    console.close();
    if (error instanceof Interrupted) throw new ExitWith(EXIT.interrupted);
    if (!(error instanceof LeftTable)) throw error;
  }
}
