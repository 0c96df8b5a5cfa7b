/** Asks on a terminal which game to play: the unfinished one, or a new one, on which board and by whom. */
import { isCancel, select, text } from '@clack/prompts';
import { LEVELS, type Level } from '@kairo/bots';
import { EDITIONS, type Edition, MAX_PLAYERS, MIN_PLAYERS, type Start } from '@kairo/engine';
import { MAX_NAME, PERSON } from '@kairo/protocol';
import type { Context } from '../context.ts';
import { Interrupted } from '../failure.ts';
import { defaultName, type GameChoice, type Seating } from '../games/seating.ts';
import { readBotSpec } from '../options.ts';

function chosen<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Interrupted();
  return answer as Exclude<T, symbol>;
}

/** Whether to resume the unfinished game. */
export async function askResume(context: Context): Promise<boolean> {
  const { wizard } = context.t.terminal;
  return chosen(
    await select({
      message: wizard.resume,
      options: [
        { value: true, label: wizard.resumeYes },
        { value: false, label: wizard.resumeNo },
      ],
      ...streams(context),
    }),
  );
}

function streams({ io }: Context) {
  return { input: io.stdin, output: io.stdout, showInstructions: false };
}

type AskedChoice = Omit<GameChoice, 'openMoney'>;

/** Asks only for what the command line has not set. */
export async function askGame(context: Context, given: Partial<AskedChoice>): Promise<AskedChoice> {
  const edition = given.edition ?? (await askEdition(context));
  const players = await askPlayers(context);
  const hasPreset = edition.presets[players] !== undefined;
  const start = given.start ?? (hasPreset ? await askStart(context) : 'variable');
  const seats: Seating[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(await askSeat(context, seat));
  return { edition, start, seats };
}

async function askEdition(context: Context): Promise<Edition> {
  const options = [...EDITIONS.values()].map((value) => ({
    value,
    label: value.id,
    hint: `${value.columns} × ${value.rows}`,
  }));
  return chosen(await select({ message: context.t.terminal.wizard.edition, options, ...streams(context) }));
}

async function askPlayers(context: Context): Promise<number> {
  const { t } = context;
  const counts = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);
  const options = counts.map((value) => ({ value, label: t.terms.count.players(value) }));
  return chosen(await select({ message: t.terminal.wizard.players, options, ...streams(context) }));
}

async function askStart(context: Context): Promise<Start> {
  const { wizard } = context.t.terminal;
  return chosen(
    await select<Start>({
      message: wizard.start,
      options: [
        { value: 'preset', label: wizard.preset },
        { value: 'variable', label: wizard.variable },
      ],
      ...streams(context),
    }),
  );
}

async function askSeat(context: Context, seat: number): Promise<Seating> {
  const { t } = context;
  const { wizard } = t.terminal;
  const kind = chosen(
    await select<typeof PERSON | Level>({
      message: wizard.seat(seat + 1),
      options: [
        { value: PERSON, label: wizard.person },
        ...LEVELS.map((value) => ({ value, label: wizard.bot(t.terms.bot[value]) })),
      ],
      initialValue: seat === 0 ? PERSON : LEVELS[0],
      ...streams(context),
    }),
  );
  if (kind !== PERSON) return { player: readBotSpec(t, kind), name: '' };
  const fallback = defaultName(t, PERSON, seat);
  const { input, output } = streams(context);
  const name = chosen(
    await text({ message: wizard.name, placeholder: fallback, defaultValue: fallback, input, output }),
  );
  const plain = [...name.replaceAll(/\p{C}/gu, '').trim()].slice(0, MAX_NAME).join('');
  return { player: PERSON, name: plain === fallback ? '' : plain };
}
