/** `kairo play`: a game at this terminal. */
import { existsSync } from 'node:fs';
import { drawSeed } from '@kairo/arena';
import { CAIRO, checkSetup, makeGame } from '@kairo/engine';
import { Match } from '@kairo/table';
import { type Command, Option } from 'commander';
import { type Context, makeBrush } from '../context.ts';
import { describeRecordError } from '../describeRecordError.ts';
import { ExitWith, fail, Interrupted, LeftTable } from '../failure.ts';
import { libraryWith } from '../files.ts';
import { invocation, quoted } from '../invocation.ts';
import { writeLines } from '../io.ts';
import { filePath, readEdition, readSeed, readStart, readText, type SetupOptions } from '../options.ts';
import { type Desk, sceneFor } from '../play/desk.ts';
import { endLines } from '../play/ending.ts';
import { latestSave, newSavePath, parseSave } from '../play/saveFile.ts';
import { readSeats, SEATABLE_BOTS, type SeatedMatch } from '../play/seating.ts';
import { playTable } from '../play/table.ts';
import { askResume, askWishes, type Wishes } from '../play/wizard.ts';
import { Console } from '../screen/console.ts';
import { drawGame } from '../screen/gameScreen.ts';
import { wrap } from '../screen/text.ts';

const DEFAULT_SEATS = 'human,apprentice';
/** A game that goes on has them already. */
const SETTLED_AT_THE_START = ['seats', 'start', 'openMoney', 'seed'];
const INTERRUPTED = 130;

interface PlayOptions extends Omit<SetupOptions, 'players'> {
  readonly seats?: string;
  readonly resume?: string | true;
  readonly save?: string;
  readonly openMoney?: boolean;
  readonly ascii?: boolean;
}

interface Sitting extends SeatedMatch {
  readonly savePath: string;
}

export function definePlay(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('play')
    .description(help.commands.play)
    .usage(help.optionsOnly)
    .option('--seats <list>', help.options.seats(SEATABLE_BOTS.join(', ')))
    .option('--edition <id>', help.options.edition)
    .option('--start <start>', help.options.start)
    .option('--open-money', help.options.openMoney)
    .option('--seed <seed>', help.options.seed)
    .addOption(new Option('--resume [file]', help.options.resume).conflicts(SETTLED_AT_THE_START))
    .option('--save <file>', help.options.save)
    .option('--ascii', help.options.ascii)
    .action((options: PlayOptions) => play(context, options));
}

async function play(context: Context, options: PlayOptions): Promise<void> {
  const { io, t } = context;
  const brush = makeBrush(context, options.ascii === true);
  const console = new Console(io, t.terminal.play);
  let desk: Desk | undefined;
  try {
    desk = { context, brush, console, ...(await sit(context, options, console.interactive)) };
    console.open();
    await playTable(desk);
    console.close();
    const scene = drawGame(sceneFor(desk, 'spectator'), console.room, brush, t);
    const end = endLines(desk).flatMap((line) => wrap(line, console.proseWidth, '  '));
    await writeLines(io.stdout, [...scene, '', ...end, t.terminal.play.kept(desk.savePath)]);
  } catch (error) {
    console.close();
    if (!(error instanceof Interrupted || error instanceof LeftTable)) throw error;
    const where =
      desk === undefined
        ? []
        : [
            t.terminal.play.saved(desk.savePath),
            t.terminal.play.goOn(`${invocation(io)} play --resume ${quoted(desk.savePath)}`),
          ];
    await writeLines(io.stdout, ['', t.terminal.play.goodbye, ...where]);
    if (error instanceof Interrupted) throw new ExitWith(INTERRUPTED);
  }
}

/** A new game or one that was left, as the options say; a person at a terminal is asked for what they leave open. */
async function sit(context: Context, options: PlayOptions, interactive: boolean): Promise<Sitting> {
  const { io, t } = context;
  if (options.resume !== undefined) return resume(context, options);
  const savePath = newPath(context, options);
  const edition = options.edition === undefined ? undefined : readEdition(context, options.edition);
  const start = options.start === undefined ? undefined : readStart(t, options.start);
  if (interactive && options.seats === undefined) {
    if (latestSave(io.env) !== undefined && (await askResume(context)))
      return resume(context, { ...options, resume: true });
    const wishes = await askWishes(context, { ...(edition && { edition }), ...(start && { start }) });
    return { match: newMatch(context, options, wishes), seats: wishes.seats, savePath };
  }
  const seats = readSeats(t, options.seats ?? DEFAULT_SEATS);
  const wishes = { edition: edition ?? CAIRO, start: start ?? 'variable', seats };
  return { match: newMatch(context, options, wishes), seats, savePath };
}

/** A new game never takes the place of another file. */
function newPath(context: Context, { save }: PlayOptions): string {
  const { io, t } = context;
  if (save === undefined) return newSavePath(io.env, new Date());
  const path = filePath(context, save);
  return existsSync(path) ? fail(t.terminal.bad.fileExists(save)) : path;
}

function newMatch({ t }: Context, options: PlayOptions, { edition, start, seats }: Wishes): Match {
  const rules = { start, openMoney: options.openMoney === true };
  const error = checkSetup(edition, seats.length, rules);
  if (error !== undefined) fail(t.error(error));
  const seed = options.seed === undefined ? drawSeed() : readSeed(t, options.seed);
  return Match.start(makeGame(edition, seats.length, rules), seed);
}

function resume(context: Context, options: PlayOptions): Sitting {
  const { io, t } = context;
  const found =
    typeof options.resume === 'string'
      ? { path: filePath(context, options.resume), text: readText(context, options.resume) }
      : (latestSave(io.env) ?? fail(t.terminal.bad.nothingToResume));
  const { editions } = libraryWith(context, options.edition);
  const seated = parseSave(found.text, editions);
  if (!seated.ok) {
    const { error, record } = seated.error;
    return fail(t.terminal.bad.inFile(found.path, describeRecordError(t, error, editions, record)));
  }
  return {
    ...seated.value,
    savePath: options.save === undefined ? found.path : filePath(context, options.save),
  };
}
