/** `kairo sit LINK`: plays a seat of an online table. */
import { OutsideProgramFailed } from '@kairo/arena';
import { BOT_NAMES, LEVELS } from '@kairo/bots';
import { ICONS, MAX_NAME } from '@kairo/protocol';
import { openBotHost } from '@kairo/threads';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, ExitWith, fail } from '../failure.ts';
import { keyPath } from '../games/folder.ts';
import { STOP_SIGNALS, writeLines } from '../io.ts';
import {
  describeEnd,
  describeKeyFileProblem,
  describeNews,
  describePlayProblem,
  describeRefusal,
} from '../online/describe.ts';
import { drawKey, KeyFile } from '../online/keyFile.ts';
import { readLink, type TableLink } from '../online/link.ts';
import { type Playing, playSeat } from '../online/playSeat.ts';
import { botSeat, programSeat } from '../online/seatPlayer.ts';
import { ApiRefusal, NoServer, TableApi } from '../online/tableApi.ts';
import { type SeatWish, takeSeat } from '../online/takeSeat.ts';
import { filePath, readBotSpec, wholeNumber } from '../options.ts';
import { readOutsideSpec } from '../outsideSpec.ts';
import { describeOutsideFailure } from './arenaOutside.ts';

interface SitOptions {
  readonly bot?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly keyFile?: string;
}

const STRONGEST = LEVELS.at(-1) ?? LEVELS[0];

export function defineSit(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('sit')
    .description(help.commands.sit)
    .usage(help.sitUsage)
    .argument('<link>', 'the link to the table, like https://kairo.example/#/t/…')
    .option(
      '--bot <bot>',
      `who plays (default: ${STRONGEST}): ${BOT_NAMES.join(', ')}, with a thinking time like vizier@500, or “run:python3 bot.py”`,
    )
    .option('--seat <n>', 'the seat, counted from 0 (default: the first free one)')
    .option('--name <name>', 'the name at the table (default: that of the bot)')
    .option(
      '--key-file <file>',
      'where the key of the seat is kept (default: beside saved games); the same command goes on with the same seat',
    )
    .action((link: string, options: SitOptions) => sit(context, link, options));
}

/** Everything that the command line says, checked. */
interface Plan {
  readonly link: TableLink;
  readonly wish: SeatWish;
  readonly keyFile: string;
  /** Must be closed. */
  readonly players: Players;
}

interface Players {
  readonly makePlayer: Playing['makePlayer'];
  readonly close: () => void;
}

function readPlan(context: Context, text: string, options: SitOptions): Plan {
  const { t, io } = context;
  const link =
    readLink(text) ??
    fail(
      `“${text}” is not the link to a table; one looks like https://kairo.example/#/t/ and 22 characters.`,
    );
  const seat =
    options.seat === undefined ? undefined : wholeNumber(t, '--seat', options.seat, 0, ICONS.length - 1);
  const bot = options.bot ?? STRONGEST;
  const outside = readOutsideSpec(t, bot);
  const spec = outside === undefined ? readBotSpec(t, bot) : undefined;
  const name = (options.name ?? spec?.name ?? 'Program').trim();
  if (name === '' || [...name].length > MAX_NAME) {
    fail(`--name needs a name of 1 to ${MAX_NAME} characters, not “${name}”.`);
  }
  const keyFile =
    options.keyFile === undefined ? keyPath(io.env, link.table, seat) : filePath(context, options.keyFile);
  const wish = { seat, name, isNameGiven: options.name !== undefined };
  if (spec === undefined) {
    const { command = '', effort } = outside ?? {};
    const makePlayer: Playing['makePlayer'] = (game) => programSeat(command, effort, game, io.stderr);
    return { link, wish, keyFile, players: { makePlayer, close: () => undefined } };
  }
  const host = openBotHost();
  const makePlayer: Playing['makePlayer'] = (game) => botSeat(host, spec, game);
  return { link, wish, keyFile, players: { makePlayer, close: () => host.close() } };
}

async function sit(context: Context, text: string, options: SitOptions): Promise<void> {
  const plan = readPlan(context, text, options);
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  try {
    await play(context, plan, stop.signal);
  } catch (failure) {
    if (stop.signal.aborted) {
      await writeLines(context.io.stderr, ['Stopped. The same command goes on with the same seat.']);
      throw new ExitWith(EXIT.interrupted);
    }
    throw inWords(failure, plan.link);
  } finally {
    plan.players.close();
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}

/** What a user can fix is reported in one line; anything else is a bug, and is returned unchanged. */
function inWords(failure: unknown, { base }: TableLink): unknown {
  if (failure instanceof ApiRefusal) return fail(describeRefusal(failure));
  if (failure instanceof NoServer) return fail(`No server of Kairo answers at ${base} (${failure.message}).`);
  if (failure instanceof OutsideProgramFailed) return fail(describeOutsideFailure(failure.failure));
  return failure;
}

async function play({ io }: Context, plan: Plan, signal: AbortSignal): Promise<void> {
  const { link, wish, keyFile: path } = plan;
  const say = (line: string): Promise<void> => writeLines(io.stdout, [line]);
  const warn = (line: string): Promise<void> => writeLines(io.stderr, [line]);
  const opened = KeyFile.open(path, link.table);
  if (!opened.ok) return fail(describeKeyFileProblem(path, opened.error));
  const { file, kept = { table: link.table, key: drawKey(), seat: wish.seat ?? 0, name: wish.name } } =
    opened.value;
  try {
    const onTrouble = (reason: string | undefined): void => {
      void warn(
        reason === undefined
          ? 'The server answers again.'
          : `Trying again until the server answers (${reason}) …`,
      );
    };
    const api = new TableApi(link, kept.key, { signal, onTrouble });
    const { seat, name } = await takeSeat(api, file, kept, wish);
    await say(`Seat ${seat}, as ${name}. Its key is in ${path}.`);
    const played = await playSeat(api, {
      makePlayer: plan.players.makePlayer,
      randomSeed: kept.key,
      onNews: (news) => void say(describeNews(news)),
    });
    if (!played.ok) return fail(describePlayProblem(played.error));
    const result = describeEnd(played.value);
    await say(result ?? fail(`The game never began: the table is ${played.value.type}.`));
  } finally {
    file.close();
  }
}
