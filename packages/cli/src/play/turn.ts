/** A person's turn: choose an action, look at the result, undo it or end the turn. Only Enter ends a turn. */
import { type Action, legalActions, type Refusal, type Seat } from '@kairo/engine';
import type { TableRefusal } from '@kairo/protocol';
import type { DraftStep, LogEntry, Match } from '@kairo/table';
import { LeftTable } from '../failure.ts';
import type { Page } from '../screen/console.ts';
import { drawGame } from '../screen/gameScreen.ts';
import { ActionPrompt } from './actionPrompt.ts';
import { answer } from './answers.ts';
import {
  type Desk,
  endFirst,
  logLines,
  newsLines,
  paragraphs,
  pictureFor,
  send,
  sentenceContext,
} from './desk.ts';
import { actionLabel } from './labels.ts';
import { marksOf, marksOfChoice } from './marks.ts';
import { readInput } from './promptInput.ts';

/** Plays until the turn is ended. Returns what an action did that was held until then. */
export async function takeTurn(desk: Desk, seat: Seat, news: readonly string[]): Promise<string[]> {
  const { table } = desk;
  let shown = news;
  // Another process with the same game may have played the turn.
  while (table.match.acting === seat) {
    const choice = table.match.isTurnComplete
      ? await reviewTurn(desk, seat)
      : await new ActionPrompt(desk, seat, shown).ask();
    if (choice === 'end') return endTurn(desk, seat);
    shown = choice === 'undo' ? await undo(desk, seat) : await act(desk, seat, choice);
  }
  return [];
}

async function act(desk: Desk, seat: Seat, action: Action): Promise<string[]> {
  const done = await send(desk, seat, { type: 'act', action });
  if (done.ok) return newsOf(desk, seat);
  if (isRuleRefusal(done.error)) return [desk.context.t.refusal(done.error, sentenceContext(desk))];
  return newsLines(desk, seat);
}

/** Otherwise another process has changed the game. */
function isRuleRefusal(refusal: TableRefusal): refusal is Refusal {
  return !refusal.code.startsWith('table/');
}

/** A forced action is undone together with the one before it, because it would be chosen again at once. */
async function undo(desk: Desk, seat: Seat): Promise<string[]> {
  const { table, context } = desk;
  do {
    const undone = await send(desk, seat, { type: 'undo' });
    if (!undone.ok) return newsLines(desk, seat);
  } while (table.match.canUndo && legalActions(table.match.draftState).length === 1);
  return [context.t.terminal.play.takenBack];
}

/** Returns public lines: the next reader may be another person. */
async function endTurn(desk: Desk, seat: Seat): Promise<string[]> {
  const { table } = desk;
  const wasHeld = table.match.held !== undefined;
  const ended = await send(desk, seat, { type: 'endTurn' });
  if (!ended.ok || !wasHeld) return [];
  const { seq } = ended.value;
  return paragraphs(desk, await table.entries(seq - 1, seq), 'spectator');
}

/** Settled or not. */
function lastStep({ draft, recent }: Match): (DraftStep | LogEntry)[] {
  const last = draft.at(-1) ?? recent.at(-1)?.entry;
  return last === undefined ? [] : [last];
}

/** What the last action did, or which one is held. */
function newsOf(desk: Desk, seat: Seat): string[] {
  const { context, brush, table } = desk;
  const { match } = table;
  const { t } = context;
  if (match.held === undefined) return paragraphs(desk, lastStep(match), seat);
  const labelling = { ...pictureFor(desk, seat), state: match.draftState, brush, t };
  return [t.terminal.play.chosen(actionLabel(match.held, labelling))];
}

/** Shows a complete turn until its player ends it or undoes an action. */
async function reviewTurn(desk: Desk, seat: Seat): Promise<'end' | 'undo'> {
  const { context, console } = desk;
  const { match } = desk.table;
  const { play } = context.t.terminal;
  let news = newsOf(desk, seat);
  for (;;) {
    console.show(pageOf(desk, seat, news));
    const input = readInput(await console.ask('> '), context.t);
    switch (input.type) {
      case 'empty':
        return 'end';
      case 'undo':
      case 'back':
        if (match.canUndo) return 'undo';
        news = [play.noUndo];
        break;
      case 'quit':
        throw new LeftTable();
      case 'help':
        await console.read(answer(desk, match.draftState, pictureFor(desk, seat).view, input.topic));
        break;
      case 'log':
        await console.read(await logLines(desk, seat, input.all));
        break;
      default:
        news = [endFirst(desk)];
    }
  }
}

function pageOf(desk: Desk, seat: Seat, news: readonly string[]): Page {
  const { context, brush } = desk;
  const { match } = desk.table;
  const { t } = context;
  const { play } = t.terminal;
  const { held } = match;
  const marks =
    held === undefined
      ? marksOf(lastStep(match).flatMap((step) => ('events' in step ? step.events : [])))
      : marksOfChoice(held, match.draftState);
  const question = held !== undefined ? play.endTurnToSee : match.canUndo ? play.endTurn : play.endTurnOnly;
  return {
    key: `${match.version.seq} ${match.draft.length} played`,
    picture: (size) => drawGame(pictureFor(desk, seat, marks), size, brush, t),
    news,
    question: brush.paint(question, { bold: true }),
    options: () => [],
  };
}
