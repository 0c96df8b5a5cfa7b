/** `kairo play`: a game at this terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { drawSeed } from '@kairo/arena';
import { CAIRO, checkSetup } from '@kairo/engine';
import { type NewGame, type Table, TableHost } from '@kairo/table';
import { openBotHost } from '@kairo/threads';
import { type Command, Option } from 'commander';
import { type Context, makeBrush } from '../context.ts';
import { describeTableError } from '../describeTableError.ts';
import { EXIT, ExitWith, fail, Interrupted, LeftTable } from '../failure.ts';
import { libraryWith } from '../files.ts';
import { createFile } from '../games/createFile.ts';
import {
  type GamePlace,
  isSavedGame,
  latestUnfinished,
  migratedPlace,
  newPlace,
  placeOf,
} from '../games/folder.ts';
import { migrateRecord } from '../games/migrateRecord.ts';
import { type GameChoice, namesIn, newGameOf, readSeats, SEATABLE_BOTS } from '../games/seating.ts';
import { invocation, quoted } from '../invocation.ts';
import { writeLines } from '../io.ts';
import { filePath, readEdition, readSeed, readStart, readText, type SetupOptions } from '../options.ts';
import { type Desk, pictureFor } from '../play/desk.ts';
import { endLines } from '../play/ending.ts';
import { playToEnd } from '../play/playToEnd.ts';
import { TerminalBots } from '../play/terminalBots.ts';
import { askGame, askResume } from '../play/wizard.ts';
import { Console } from '../screen/console.ts';
import { drawGame } from '../screen/gameScreen.ts';
import { wrap } from '../screen/text.ts';

const DEFAULT_SEATS = 'person,apprentice';
/** Options for a new game only. */
const FIXED_AT_THE_START = ['seats', 'start', 'openMoney', 'seed'];

interface PlayOptions extends Omit<SetupOptions, 'players'> {
  readonly seats?: string;
  readonly resume?: string | true;
  readonly save?: string;
  readonly openMoney?: boolean;
  readonly ascii?: boolean;
}

type UnnamedGame = Omit<NewGame, 'id'>;

/** A game that is to be created at its place, or is there already. */
interface ChosenGame {
  readonly place: GamePlace;
  readonly newGame?: UnnamedGame;
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
    .addOption(new Option('--resume [file]', help.options.resume).conflicts(FIXED_AT_THE_START))
    .option('--save <file>', help.options.save)
    .option('--ascii', help.options.ascii)
    .action((options: PlayOptions) => play(context, options));
}

async function play(context: Context, options: PlayOptions): Promise<void> {
  const { io, t } = context;
  const brush = makeBrush(context, options.ascii === true);
  const console = new Console(io, t.terminal.play);
  const bots = openBotHost();
  let desk: Desk | undefined;
  try {
    const game = await chooseGame(context, options, console.interactive);
    const table = await openTable(context, game, new TerminalBots(bots));
    desk = { context, brush, console, table, names: namesIn(t, table.header), path: game.place.path };
    console.open();
    await playToEnd(desk);
    console.close();
    const picture = drawGame(pictureFor(desk, 'spectator'), console.size, brush, t);
    const end = (await endLines(desk)).flatMap((line) => wrap(line, console.proseWidth, '  '));
    await writeLines(io.stdout, [...picture, '', ...end, t.terminal.play.kept(desk.path)]);
  } catch (error) {
    console.close();
    if (!(error instanceof Interrupted || error instanceof LeftTable)) throw error;
    await writeLines(io.stdout, [
      '',
      t.terminal.play.goodbye,
      ...(desk === undefined ? [] : whereSaved(desk)),
    ]);
    if (error instanceof Interrupted) throw new ExitWith(EXIT.interrupted);
  } finally {
    desk?.table.close();
    bots.close();
  }
}

function whereSaved({ context, path }: Desk): string[] {
  const { play } = context.t.terminal;
  return [play.saved(path), play.goOn(`${invocation(context.io)} play --resume ${quoted(path)}`)];
}

/** A new game or an unfinished one, as the options say. On a terminal, the user is asked for what they do not say. */
async function chooseGame(context: Context, options: PlayOptions, interactive: boolean): Promise<ChosenGame> {
  const { io, t } = context;
  if (options.resume !== undefined) return resume(context, options);
  const place = newGamePlace(context, options);
  const edition = options.edition === undefined ? undefined : readEdition(context, options.edition);
  const start = options.start === undefined ? undefined : readStart(t, options.start);
  const openMoney = options.openMoney === true;
  if (interactive && options.seats === undefined) {
    if ((await latestUnfinished(io.env)) !== undefined && (await askResume(context)))
      return resume(context, { ...options, resume: true });
    const asked = await askGame(context, { ...(edition && { edition }), ...(start && { start }) });
    return { place, newGame: newGame(context, options, { ...asked, openMoney }) };
  }
  const seats = readSeats(t, options.seats ?? DEFAULT_SEATS);
  const choice = { edition: edition ?? CAIRO, start: start ?? ('variable' as const), openMoney, seats };
  return { place, newGame: newGame(context, options, choice) };
}

/** Never a file that exists. */
function newGamePlace(context: Context, { save }: PlayOptions): GamePlace {
  if (save === undefined) return newPlace(context.io.env, new Date());
  const path = filePath(context, save);
  return existsSync(path) ? fail(context.t.terminal.bad.fileExists(save)) : placeOf(path);
}

function newGame({ t }: Context, options: PlayOptions, choice: GameChoice): UnnamedGame {
  const { edition, start, openMoney, seats } = choice;
  const error = checkSetup(edition, seats.length, { start, openMoney });
  if (error !== undefined) fail(t.error(error));
  const seed = options.seed === undefined ? drawSeed() : readSeed(t, options.seed);
  return { ...newGameOf(choice), seed };
}

async function resume(context: Context, options: PlayOptions): Promise<ChosenGame> {
  const { io, t } = context;
  const file =
    typeof options.resume === 'string'
      ? options.resume
      : ((await latestUnfinished(io.env)) ?? fail(t.terminal.bad.nothingToResume));
  const path = filePath(context, file);
  const text = readText(context, file);
  const save = options.save === undefined ? path : filePath(context, options.save);
  if (save !== path && existsSync(save)) fail(t.terminal.bad.fileExists(save));
  if (!isSavedGame(text)) {
    const { editions } = libraryWith(context, options.edition);
    const place = save === path ? migratedPlace(path) : placeOf(save);
    await migrateRecord(context, { path, text, editions }, place);
    return { place };
  }
  if (save !== path) await copyGame(context, path, save);
  return { place: placeOf(save) };
}

async function copyGame({ t }: Context, from: string, to: string): Promise<void> {
  const isNew = await createFile(to, readFileSync(from)).catch(() => false);
  if (!isNew) fail(t.terminal.bad.cannotSave(to));
}

async function openTable({ t }: Context, { place, newGame }: ChosenGame, bots: TerminalBots): Promise<Table> {
  const { store, id, path } = place;
  const { bad } = t.terminal;
  const host = new TableHost({ store, isDurable: true, bots, now: Date.now });
  if (newGame !== undefined) {
    const created = await host.create({ id, ...newGame }).catch(() => fail(bad.cannotSave(path)));
    if (!created.ok) throw new Error(created.error.code);
  }
  const opened = await host.table(id);
  return opened.ok ? opened.value : fail(bad.inFile(path, describeTableError(t, opened.error)));
}
