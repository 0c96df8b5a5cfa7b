/** `kairo replay FILE`: a recorded game, told turn by turn; on a terminal one leafs through it. */
import {
  apply,
  type Edition,
  type GameEvent,
  type GameRecord,
  type GameState,
  redactEvents,
  replayRecord,
  viewFor,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import type { Command } from 'commander';
import { type Context, makeBrush } from '../context.ts';
import { ExitWith, fail, Interrupted, LeftTable } from '../failure.ts';
import { libraryWith, readGameFile, replayFile } from '../files.ts';
import { writeLines } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { Console } from '../screen/console.ts';
import { drawScene, type Room } from '../screen/scene.ts';
import type { Brush } from '../screen/site.ts';
import { wrap } from '../screen/text.ts';
import { tellEvents } from '../tellEvents.ts';

const MAX_TURN = 1_000_000;
const INTERRUPTED = 130;

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

interface Frame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A record that can be played, turn after turn. */
class Film {
  readonly record: GameRecord;
  private readonly frames: readonly Frame[];
  private readonly t: Messages;

  constructor(record: GameRecord, frames: readonly Frame[], t: Messages) {
    this.record = record;
    this.frames = frames;
    this.t = t;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** What was told in a turn; turn 0 is the opening. Hands stay hidden: a spectator watches. */
  told(turn: number): string {
    const events = this.frames[turn]?.events ?? [];
    const table = { names: this.record.seats, jokers: this.edition?.jokers ?? [] };
    return tellEvents(this.t, redactEvents(events, 'spectator'), table);
  }

  scene(turn: number, room: Room, brush: Brush): string[] {
    const frame = this.frames[turn];
    if (frame === undefined || this.edition === undefined) return [];
    const view = viewFor(frame.state, 'spectator');
    return drawScene({ edition: this.edition, view, names: this.record.seats }, room, brush, this.t);
  }

  private get edition() {
    return this.frames[0]?.state.game.board.edition;
  }
}

/** The opening, then every turn with what was told in it. */
function framesOf(record: GameRecord, editions: ReadonlyMap<string, Edition>): Frame[] {
  const start = replayRecord(record, editions, 0);
  if (!start.ok) throw new Error('a checked record cannot be replayed');
  const frames: Frame[] = [start.value];
  for (const { actions } of record.turns) {
    let state = frames.at(-1)?.state ?? start.value.state;
    const events: GameEvent[] = [];
    for (const action of actions) {
      const step = apply(state, action);
      if (!step.ok) throw new Error('a checked record cannot be replayed');
      state = step.value.state;
      events.push(...step.value.events);
    }
    frames.push({ state, events });
  }
  return frames;
}

async function replay(context: Context, file: string, options: ReplayOptions): Promise<void> {
  const { t, io } = context;
  const library = libraryWith(context, options.edition);
  const content = readGameFile(context, file, library);
  if (content.kind !== 'record') return fail(t.terminal.bad.notARecord(file));
  const { record } = content;
  const wanted = options.turn === undefined ? undefined : wholeNumber(t, '--turn', options.turn, 0, MAX_TURN);
  // Asked for the last turn first: what is wrong with the record is told at once, whatever turn is wanted.
  for (const turn of [record.turns.length, wanted ?? 0]) replayFile(context, file, record, library, turn);
  const frames = framesOf(record, library.editions);
  const film = new Film(record, frames, t);
  const brush = makeBrush(context, options.ascii === true);
  const console = new Console(io, t.terminal.play);
  if (console.interactive) return leaf(context, film, console, brush, wanted ?? 0);
  const turns = wanted === undefined ? frames.map((_, turn) => turn) : [wanted];
  const lines = turns.flatMap((turn) => wrap(`${turn}. ${film.told(turn)}`, console.proseWidth, '   '));
  await writeLines(io.stdout, [...lines, '', ...film.scene(wanted ?? film.last, console.room, brush)]);
}

/** Enter for the next turn, `b` for the one before, a number for any, `l` to read it in full, `q` to leave. */
async function leaf({ t }: Context, film: Film, console: Console, brush: Brush, from: number): Promise<void> {
  const { report } = t.terminal;
  let turn = from;
  console.open();
  try {
    for (;;) {
      console.show({
        key: String(turn),
        scene: (room) => film.scene(turn, room, brush),
        news: [film.told(turn)],
        question: brush.paint(report.leaf(turn, film.last), { bold: true }),
        options: () => [],
      });
      const line = await console.ask('> ');
      if (line === 'q') return console.close();
      if (line === 'l') await console.read([film.told(turn)]);
      else if (line === '') turn = Math.min(film.last, turn + 1);
      else if (line === 'b' || line === '-') turn = Math.max(0, turn - 1);
      else if (/^\d{1,6}$/.test(line)) turn = Math.min(film.last, Number(line));
    }
  } catch (error) {
    console.close();
    if (error instanceof Interrupted) throw new ExitWith(INTERRUPTED);
    if (!(error instanceof LeftTable)) throw error;
  }
}
