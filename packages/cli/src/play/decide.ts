/** One decision of a person: menus, typed wishes and questions, until exactly one action is left. */
import {
  type Action,
  type GameState,
  parseAction,
  payments,
  type Seat,
  type View,
  whyNot,
} from '@kairo/engine';
import { LeftTable } from '../failure.ts';
import type { Page } from '../screen/console.ts';
import { drawGame, hasRoomForBoard } from '../screen/gameScreen.ts';
import { inColumns, shorten, wrap } from '../screen/text.ts';
import { answer } from './answers.ts';
import { readCommand } from './commands.ts';
import { type Desk, logLines, sceneFor, tableOf } from './desk.ts';
import { whyNotWish } from './explain.ts';
import { fits, sameCoins } from './fits.ts';
import { crumbs, optionLabel } from './labels.ts';
import { marksFor } from './marks.ts';
import { nextQuestion, type Question } from './narrow.ts';
import { nameOf, namesOf } from './seating.ts';
import { readWish, type Wish } from './words.ts';

const MAX_NUMBERED_SITES = 20;

/** What is still possible, and whether the coins have been listed. */
interface Stage {
  readonly actions: readonly Action[];
  readonly paid: boolean;
}

export class Decision {
  private readonly desk: Desk;
  private readonly seat: Seat;
  private readonly state: GameState;
  private readonly view: View;
  private readonly stages: Stage[];
  private news: readonly string[];

  constructor(desk: Desk, seat: Seat, news: readonly string[]) {
    this.desk = desk;
    this.seat = seat;
    this.state = desk.match.draftState;
    this.view = sceneFor(desk, seat).view;
    this.stages = [{ actions: this.view.legal, paid: false }];
    this.news = news;
  }

  /** The action, or that the last one is to be taken back. */
  async make(): Promise<Action | 'undo'> {
    for (;;) {
      const settled = this.settle();
      if (settled !== undefined) return settled;
      const question = nextQuestion(this.stage.actions);
      if (question === undefined) throw new Error('nothing to decide');
      this.desk.console.show(this.pageFor(question));
      const line = await this.desk.console.ask('> ');
      if ((await this.obey(line, question)) === 'undo') return 'undo';
    }
  }

  private get stage(): Stage {
    return this.stages.at(-1) ?? { actions: this.view.legal, paid: false };
  }

  /** The one action that is left, once its coins are chosen too. A turn never begins with something chosen by itself. */
  private settle(): Action | undefined {
    const { actions, paid } = this.stage;
    const [only] = actions;
    if (actions.length !== 1 || only === undefined) return undefined;
    if (paid || !('fee' in only)) return only;
    const mixes = payments(this.state, only);
    if (mixes.length < 2) return only;
    // The cheapest mix comes first: Enter chooses it.
    const others = mixes.filter((mix) => !samePayment(mix, only));
    this.stages.push({ actions: [only, ...others], paid: true });
    return undefined;
  }

  private pageFor(question: Question): Page {
    const { desk, seat, state, view } = this;
    const { context, brush, match } = desk;
    const { t } = context;
    const labelling = { edition: match.game.board.edition, view, names: namesOf(desk), state, brush, t };
    const labels = question.options.map(
      (option) =>
        `${brush.paint(String(option.number), { bold: true })} ${optionLabel(question.topic, option, labelling)}`,
    );
    const marks = marksFor(question, state);
    return {
      key: `${match.steps.length} ${match.draft.length}`,
      picture: (room) => drawGame(sceneFor(desk, seat, marks), room, brush, t),
      news: this.news,
      question: [
        crumbs(question, labelling),
        brush.paint(this.questionText(question), { bold: true }),
        brush.paint(this.hint(question), { dim: true }),
      ]
        .filter((part) => part !== '')
        .join(' '),
      options: (width) => this.optionLines(question, labels, width),
    };
  }

  /** Many sites are better looked up on the board; a transcript, which does not show it again, lists their names. */
  private optionLines(question: Question, labels: readonly string[], width: number): string[] {
    const { console, context, match } = this.desk;
    if (isNumbered(question)) return inColumns(labels, width);
    const sites = question.options.map(({ value }) => value);
    if (!console.interactive) return wrap(sites.join(' '), width);
    // A screen without room for the board has none for all of the names, either.
    if (!hasRoomForBoard(match.game.board.edition, width)) return [shorten(sites.join(' '), width)];
    return [context.t.terminal.play.markedSites(sites.length)];
  }

  private questionText({ topic }: Question): string {
    const { ask } = this.desk.context.t.terminal.play;
    return topic === 'kind' ? ask.kind(nameOf(this.desk, this.seat)) : ask[topic];
  }

  private hint(question: Question): string {
    const { play } = this.desk.context.t.terminal;
    const hints = [
      ...(question.topic === 'payment' ? [play.hints.cheapest] : []),
      ...(this.stages.length > 1 ? [play.hints.back] : []),
      ...(this.desk.match.canUndo ? [play.hints.undo] : []),
      play.hints.help,
    ];
    return `(${hints.map((hint) => hint.replaceAll(' ', '\u00a0')).join(', ')})`;
  }

  private async obey(line: string, question: Question): Promise<'undo' | undefined> {
    const { desk } = this;
    const { t } = desk.context;
    const { play } = t.terminal;
    this.news = [];
    const command = readCommand(line, t);
    switch (command.type) {
      case 'empty':
        if (question.topic === 'payment')
          this.stages.push({ actions: this.stage.actions.slice(0, 1), paid: true });
        return undefined;
      case 'help':
        await this.tell(answer(desk, this.state, this.view, command.topic), question);
        return undefined;
      case 'log':
        await desk.console.read(logLines(desk, this.seat, command.all));
        return undefined;
      case 'undo':
        if (desk.match.canUndo) return 'undo';
        this.news = [play.noUndo];
        return undefined;
      case 'back':
        this.back();
        return undefined;
      case 'quit':
        throw new LeftTable();
      case 'number':
        this.choose(question, command.number);
        return undefined;
      default:
        await this.wish(line, question);
        return undefined;
    }
  }

  /** Into the page if there is room for it, else on a page of its own. */
  private async tell(lines: readonly string[], question: Question): Promise<void> {
    const { console } = this.desk;
    if (console.hasRoomFor(this.pageFor(question), lines)) this.news = lines;
    else await console.read(lines);
  }

  private back(): void {
    if (this.stages.length > 1) this.stages.pop();
    // A stage with one action only leads on by itself: it is not a place to stop at.
    while (this.stages.length > 1 && this.stage.actions.length === 1) this.stages.pop();
  }

  private choose(question: Question, number: number): void {
    const { play } = this.desk.context.t.terminal;
    const option = question.options.find((other) => other.number === number);
    if (!isNumbered(question)) this.news = [play.noNumbers(question.options[0]?.value ?? '')];
    else if (option === undefined) this.news = [play.noOption(number)];
    else this.stages.push({ actions: option.actions, paid: this.stage.paid });
  }

  private async wish(line: string, question: Question): Promise<void> {
    const { desk, state, view } = this;
    const { t } = desk.context;
    const exact = parseAction(line);
    const wish = readWish(line, t, question.topic === 'payment' ? 'coins' : 'anything');
    if (exact !== undefined && whyNot(state, exact) === undefined) {
      this.stages.push({ actions: [exact], paid: true });
    } else if ('unknown' in wish) this.news = [t.terminal.play.notUnderstood(wish.unknown)];
    else if (!this.narrow(wish, this.stage) && !this.narrow(wish, { actions: view.legal, paid: false })) {
      const refusal = whyNotWish(state, view, wish);
      const [site] = wish.sites;
      if (refusal !== undefined) this.news = [t.refusal(refusal, tableOf(desk))];
      else if (site !== undefined) await this.tell(answer(desk, state, view, site), question);
      else this.news = [t.terminal.play.impossible];
    }
  }

  /** Keeps what fits; false if nothing does. */
  private narrow(wish: Wish, { actions, paid }: Stage): boolean {
    const left = actions.filter(
      (action) => fits(action, wish, this.view) && (!paid || fitsCoins(action, wish)),
    );
    if (left.length === 0) return false;
    const [only] = left;
    if (
      left.length === 1 &&
      only !== undefined &&
      'fee' in only &&
      !paid &&
      (wish.coins ?? wish.fee) !== undefined
    ) {
      const mixes = payments(this.state, only).filter((mix) => fitsCoins(mix, wish));
      if (mixes.length === 0) return false;
      this.stages.push({ actions: mixes, paid: true });
    } else this.stages.push({ actions: left, paid });
    return true;
  }
}

/** Whether the options are shown with their numbers. */
function isNumbered({ topic, options }: Question): boolean {
  return topic !== 'site' || options.length <= MAX_NUMBERED_SITES;
}

function samePayment(a: Action, b: Action): boolean {
  if (!('fee' in a) || !('fee' in b) || a.fee !== b.fee) return false;
  return a.type !== 'expand' || b.type !== 'expand' || sameCoins(a.payment, b.payment);
}

function fitsCoins(action: Action, { coins, fee }: Wish): boolean {
  if (!('fee' in action)) return coins === undefined && fee === undefined;
  if (fee !== undefined && action.fee !== fee) return false;
  return coins === undefined || (action.type === 'expand' && sameCoins(action.payment, coins));
}
