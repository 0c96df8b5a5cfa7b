/** A table in memory: people do what a test says, bots play at random, and everything that is said is kept. */
import type {
  Advice,
  AdviceError,
  AdviceWish,
  BotError,
  BotSpec,
  Decision,
  Effort,
  Inquiry,
  Position,
} from '@kairo/bots';
import {
  type Action,
  FastRandom,
  type RandomSource,
  type Result,
  type Seat,
  type Viewer,
} from '@kairo/engine';
import {
  type FromTable,
  ICONS,
  PROTOCOL_VERSION,
  type SeatSetup,
  type TableSetup,
  type ToTable,
  type Update,
} from '@kairo/protocol';
import { type SavedGame, TableHost } from '../src/index.ts';

export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is there');
  return value;
}

export function setupOf(
  players: readonly SeatSetup['player'][],
  changes: Partial<TableSetup> = {},
): TableSetup {
  return {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: true },
    seats: players.map((player, i) => ({ name: `N${i}`, icon: there(ICONS[i]), player })),
    ...changes,
  };
}

/** First a kind of action, then one of them: games come to an end, and everything happens in them. */
export function choose(legal: readonly Action[], random: RandomSource): Action {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const kind = kinds[random.below(kinds.length)];
  const ofKind = legal.filter(({ type }) => type === kind);
  return there(ofKind[random.below(ofKind.length)]);
}

export type Decided = Result<Decision, BotError>;
export type Advised = Result<readonly Advice[], AdviceError>;

/** What somebody was asked; where it is advice, how much of it. */
export interface Asked extends Omit<Position, 'game'> {
  readonly bot?: BotSpec;
  readonly wish?: AdviceWish;
  readonly effort?: Effort;
}

class FakeBots {
  readonly asked: Asked[] = [];
  stops = 0;
  private readonly random = new FastRandom('bots');
  /** What becomes of a question; by default an action at random, at once. */
  decision: (asked: Asked) => Promise<Decided> = ({ view }) =>
    Promise.resolve({
      ok: true,
      value: { thought: { action: choose(view.legal, this.random), iterations: 0 } },
    });
  advice: (asked: Asked) => Promise<Advised> = () => new Promise(() => undefined);

  decide(bot: BotSpec, position: Position): Inquiry<Decision> {
    return this.answer(this.ask({ ...position, bot }), this.decision);
  }

  advise(wish: AdviceWish, effort: Effort, position: Position): Inquiry<readonly Advice[], AdviceError> {
    return this.answer(this.ask({ ...position, wish, effort }), this.advice);
  }

  /** On its way to a thread everything is cloned. */
  private ask({ game: _, ...sent }: Asked & Position): Asked {
    const asked = structuredClone(sent);
    this.asked.push(asked);
    return asked;
  }

  private answer<T>(
    asked: Asked,
    by: (asked: Asked) => Promise<T>,
  ): { answered: Promise<T>; stop: () => void } {
    return { answered: by(asked), stop: () => void this.stops++ };
  }
}

export const silent = (): Promise<never> => new Promise(() => undefined);

export const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What all seeds begin with, so that none can slip out unseen. */
export const SEED = 'top secret';

export class Evening {
  readonly said: FromTable[] = [];
  readonly bots = new FakeBots();
  saved: SavedGame | undefined;
  readonly host: TableHost;
  private questions = 0;
  private seeds = 0;

  constructor(name: string, load: () => Promise<unknown> = () => Promise.resolve(this.saved)) {
    this.host = new TableHost({
      newSeed: () => `${SEED} ${name} ${++this.seeds}`,
      bots: this.bots,
      // On its way to a page everything is cloned.
      send: (message) => void this.said.push(structuredClone(message)),
      save: (game) => {
        this.saved = game;
      },
      load,
    });
  }

  open(setup: TableSetup): Update {
    return this.update({ type: 'open', protocol: PROTOCOL_VERSION, setup });
  }

  /** What was said in return. */
  tell(message: ToTable | object): FromTable[] {
    const before = this.said.length;
    this.host.receive(structuredClone(message));
    return this.said.slice(before);
  }

  reply(message: ToTable | object): FromTable {
    const [reply, ...more] = this.tell(message);
    if (reply === undefined || more.length > 0) throw new Error('one reply is expected');
    return reply;
  }

  update(message: ToTable): Update {
    const reply = this.reply(message);
    if (reply.type !== 'update') throw new Error(JSON.stringify(reply));
    return reply;
  }

  sit(viewer: Viewer): Update {
    return this.update({ type: 'sit', viewer });
  }

  act(action: Action): Update {
    return this.update({ type: 'act', action });
  }

  ask(
    question: Extract<ToTable, { type: 'ask' }>['question'],
  ): Extract<FromTable, { type: 'answer' }>['answer'] {
    const id = ++this.questions;
    const reply = this.reply({ type: 'ask', id, question });
    if (reply.type !== 'answer' || reply.id !== id) throw new Error(JSON.stringify(reply));
    return reply.answer;
  }

  get last(): Update {
    const update = this.said.findLast((message) => message.type === 'update');
    return there(update);
  }

  /** Lets bots play until a person has to do something. */
  async untilPerson(): Promise<Seat | undefined> {
    while (this.last.thinking) await turnOfTheLoop();
    return this.last.acting;
  }
}
