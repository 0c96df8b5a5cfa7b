/** Asks a person for one action: by menus, or typed as a whole or in part. */
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
import { type Desk, logLines, nameOf, pictureFor, sentenceContext } from './desk.ts';
import { whyNotWish } from './explain.ts';
import { fits, sameCoins } from './fits.ts';
import { crumbs, optionLabel } from './labels.ts';
import { marksFor } from './marks.ts';
import { type Menu, nextMenu } from './menu.ts';
import { readInput } from './promptInput.ts';
import { readWish, type Wish } from './words.ts';

const MAX_NUMBERED_SITES = 20;

/** The actions that remain after one more choice. */
interface Selection {
  readonly actions: readonly Action[];
  /** Whether they include every way to pay, instead of one for each build. */
  readonly hasPayments: boolean;
}

export class ActionPrompt {
  private readonly desk: Desk;
  private readonly seat: Seat;
  private readonly state: GameState;
  private readonly view: View;
  /** The latest last; the first one has all legal actions. */
  private readonly selections: Selection[];
  private news: readonly string[];

  constructor(desk: Desk, seat: Seat, news: readonly string[]) {
    this.desk = desk;
    this.seat = seat;
    this.state = desk.table.match.draftState;
    this.view = pictureFor(desk, seat).view;
    this.selections = [{ actions: this.view.legal, hasPayments: false }];
    this.news = news;
  }

  async ask(): Promise<Action | 'undo'> {
    for (;;) {
      const action = this.onlyAction();
      if (action !== undefined) return action;
      const menu = nextMenu(this.selection.actions);
      if (menu === undefined) throw new Error('nothing to choose');
      this.desk.console.show(this.pageFor(menu));
      const line = await this.desk.console.ask('> ');
      if ((await this.handle(line, menu)) === 'undo') return 'undo';
    }
  }

  private get selection(): Selection {
    return this.selections.at(-1) ?? { actions: this.view.legal, hasPayments: false };
  }

  /** The action, once a single one is left. If it can be paid in several ways, these are selected instead. */
  private onlyAction(): Action | undefined {
    const { actions, hasPayments } = this.selection;
    const [only] = actions;
    if (actions.length !== 1 || only === undefined) return undefined;
    if (hasPayments || !('fee' in only)) return only;
    const mixes = payments(this.state, only);
    if (mixes.length < 2) return only;
    // The default payment comes first: Enter chooses it.
    const others = mixes.filter((mix) => !samePayment(mix, only));
    this.selections.push({ actions: [only, ...others], hasPayments: true });
    return undefined;
  }

  private pageFor(menu: Menu): Page {
    const { desk, seat, state, view } = this;
    const { context, brush, names, table } = desk;
    const { t } = context;
    const { match } = table;
    const labelling = { edition: match.game.board.edition, view, names, state, brush, t };
    const labels = menu.options.map(
      (option) =>
        `${brush.paint(String(option.number), { bold: true })} ${optionLabel(menu.topic, option, labelling)}`,
    );
    const marks = marksFor(menu, state);
    return {
      key: `${match.version.seq} ${match.draft.length}`,
      picture: (size) => drawGame(pictureFor(desk, seat, marks), size, brush, t),
      news: this.news,
      question: [
        crumbs(menu, labelling),
        brush.paint(this.questionText(menu), { bold: true }),
        brush.paint(this.hint(menu), { dim: true }),
      ]
        .filter((part) => part !== '')
        .join(' '),
      options: (width) => this.optionLines(menu, labels, width),
    };
  }

  /** Many sites are only marked on the board. Plain output, which does not repeat the board, lists their names. */
  private optionLines(menu: Menu, labels: readonly string[], width: number): string[] {
    const { console, context, table } = this.desk;
    if (isNumbered(menu)) return inColumns(labels, width);
    const sites = menu.options.map(({ value }) => value);
    if (!console.interactive) return wrap(sites.join(' '), width);
    // A screen too small for the board has no room for all names, either.
    if (!hasRoomForBoard(table.match.game.board.edition, width)) return [shorten(sites.join(' '), width)];
    return [context.t.terminal.play.markedSites(sites.length)];
  }

  private questionText({ topic }: Menu): string {
    const { ask } = this.desk.context.t.terminal.play;
    return topic === 'kind' ? ask.kind(nameOf(this.desk, this.seat)) : ask[topic];
  }

  private hint(menu: Menu): string {
    const { play } = this.desk.context.t.terminal;
    const hints = [
      ...(menu.topic === 'payment' ? [play.hints.cheapest] : []),
      ...(this.selections.length > 1 ? [play.hints.back] : []),
      ...(this.desk.table.match.canUndo ? [play.hints.undo] : []),
      play.hints.help,
    ];
    return `(${hints.map((hint) => hint.replaceAll(' ', '\u00a0')).join(', ')})`;
  }

  private async handle(line: string, menu: Menu): Promise<'undo' | undefined> {
    const { desk } = this;
    const { t } = desk.context;
    const { play } = t.terminal;
    this.news = [];
    const input = readInput(line, t);
    switch (input.type) {
      case 'empty':
        if (menu.topic === 'payment')
          this.selections.push({ actions: this.selection.actions.slice(0, 1), hasPayments: true });
        return undefined;
      case 'help':
        await this.tell(answer(desk, this.state, this.view, input.topic), menu);
        return undefined;
      case 'log':
        await desk.console.read(await logLines(desk, this.seat, input.all));
        return undefined;
      case 'undo':
        if (desk.table.match.canUndo) return 'undo';
        this.news = [play.noUndo];
        return undefined;
      case 'back':
        this.back();
        return undefined;
      case 'quit':
        throw new LeftTable();
      case 'number':
        this.choose(menu, input.number);
        return undefined;
      default:
        await this.typed(line, menu);
        return undefined;
    }
  }

  /** On the page with the menu if there is room, else on a page of its own. */
  private async tell(lines: readonly string[], menu: Menu): Promise<void> {
    const { console } = this.desk;
    if (console.hasRoomFor(this.pageFor(menu), lines)) this.news = lines;
    else await console.read(lines);
  }

  private back(): void {
    if (this.selections.length > 1) this.selections.pop();
    // A single action would be chosen at once.
    while (this.selections.length > 1 && this.selection.actions.length === 1) this.selections.pop();
  }

  private choose(menu: Menu, number: number): void {
    const { play } = this.desk.context.t.terminal;
    const option = menu.options.find((other) => other.number === number);
    if (!isNumbered(menu)) this.news = [play.noNumbers(menu.options[0]?.value ?? '')];
    else if (option === undefined) this.news = [play.noOption(number)];
    else this.selections.push({ actions: option.actions, hasPayments: this.selection.hasPayments });
  }

  private async typed(line: string, menu: Menu): Promise<void> {
    const { desk, state, view } = this;
    const { t } = desk.context;
    const exact = parseAction(line);
    const wish = readWish(line, t, menu.topic === 'payment' ? 'coins' : 'anything');
    if (exact !== undefined && whyNot(state, exact) === undefined) {
      this.selections.push({ actions: [exact], hasPayments: true });
    } else if ('unknown' in wish) this.news = [t.terminal.play.notUnderstood(wish.unknown)];
    else if (
      !this.narrow(wish, this.selection) &&
      !this.narrow(wish, { actions: view.legal, hasPayments: false })
    ) {
      const refusal = whyNotWish(state, view, wish);
      const [site] = wish.sites;
      if (refusal !== undefined) this.news = [t.refusal(refusal, sentenceContext(desk))];
      else if (site !== undefined) await this.tell(answer(desk, state, view, site), menu);
      else this.news = [t.terminal.play.impossible];
    }
  }

  /** Selects the actions that fit; false if there are none. */
  private narrow(wish: Wish, { actions, hasPayments }: Selection): boolean {
    const left = actions.filter(
      (action) => fits(action, wish, this.view) && (!hasPayments || fitsCoins(action, wish)),
    );
    if (left.length === 0) return false;
    const [only] = left;
    if (
      left.length === 1 &&
      only !== undefined &&
      'fee' in only &&
      !hasPayments &&
      (wish.coins ?? wish.fee) !== undefined
    ) {
      const mixes = payments(this.state, only).filter((mix) => fitsCoins(mix, wish));
      if (mixes.length === 0) return false;
      this.selections.push({ actions: mixes, hasPayments: true });
    } else this.selections.push({ actions: left, hasPayments });
    return true;
  }
}

/** Whether options are chosen by number. */
function isNumbered({ topic, options }: Menu): boolean {
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
