/** A person's turn: decide, look at what came of it, take it back or end it. Nothing but Enter ends a turn. */
import { type Action, legalActions, type Seat } from '@kairo/engine';
import type { Match, MatchStep } from '@kairo/table';
import { LeftTable } from '../failure.ts';
import type { Page } from '../screen/console.ts';
import { drawGame } from '../screen/gameScreen.ts';
import { answer } from './answers.ts';
import { readCommand } from './commands.ts';
import { Decision } from './decide.ts';
import { type Desk, endFirst, logLines, paragraphs, save, sceneFor, tableOf } from './desk.ts';
import { actionLabel } from './labels.ts';
import { marksOf, marksOfChoice } from './marks.ts';

/** Plays until the seat's turn is ended; tells what became of an action that was held until then. */
export async function takeTurn(desk: Desk, seat: Seat, news: readonly string[]): Promise<string[]> {
  const { match } = desk;
  let told = news;
  for (;;) {
    const choice = match.isTurnComplete
      ? await lookAtTurn(desk, seat)
      : await new Decision(desk, seat, told).make();
    if (choice === 'end') return endTurn(desk);
    told = choice === 'undo' ? undo(desk) : act(desk, seat, choice);
    save(desk);
  }
}

function act(desk: Desk, seat: Seat, action: Action): string[] {
  const refusal = desk.match.act(action);
  return refusal === undefined ? newsOf(desk, seat) : [desk.context.t.refusal(refusal, tableOf(desk))];
}

/** What was done because nothing else could be is taken back with what came before it: it would be done again. */
function undo({ match, context }: Desk): string[] {
  do match.undo();
  while (match.canUndo && legalActions(match.draftState).length === 1);
  return [context.t.terminal.play.takenBack];
}

/** Others look next: what is told here is for everybody. */
function endTurn(desk: Desk): string[] {
  const { match } = desk;
  const wasHeld = match.held !== undefined;
  match.endTurn();
  save(desk);
  return wasHeld ? paragraphs(desk, match.steps.slice(-1), 'spectator') : [];
}

/** The last thing that was done, whether it is settled or not. */
function lastStep({ draft, steps }: Match): MatchStep[] {
  return (draft.length > 0 ? draft : steps).slice(-1);
}

/** What came of the last action; of one that is held, that it was chosen. */
function newsOf(desk: Desk, seat: Seat): string[] {
  const { match, context, brush } = desk;
  const { t } = context;
  if (match.held === undefined) return paragraphs(desk, lastStep(match), seat);
  const labelling = { ...sceneFor(desk, seat), state: match.draftState, brush, t };
  return [t.terminal.play.chosen(actionLabel(match.held, labelling))];
}

/** Shows a turn that has been played, until its player ends it or takes something back. */
async function lookAtTurn(desk: Desk, seat: Seat): Promise<'end' | 'undo'> {
  const { match, context, console } = desk;
  const { play } = context.t.terminal;
  let news = newsOf(desk, seat);
  for (;;) {
    console.show(pageOf(desk, seat, news));
    const command = readCommand(await console.ask('> '), context.t);
    switch (command.type) {
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
        await console.read(answer(desk, match.draftState, sceneFor(desk, seat).view, command.topic));
        break;
      case 'log':
        await console.read(logLines(desk, seat, command.all));
        break;
      default:
        news = [endFirst(desk)];
    }
  }
}

function pageOf(desk: Desk, seat: Seat, news: readonly string[]): Page {
  const { match, context, brush } = desk;
  const { t } = context;
  const { play } = t.terminal;
  const { held } = match;
  const marks =
    held === undefined
      ? marksOf(lastStep(match).flatMap(({ events }) => events))
      : marksOfChoice(held, match.draftState);
  const question = held !== undefined ? play.endTurnToSee : match.canUndo ? play.endTurn : play.endTurnOnly;
  return {
    key: `${match.steps.length} ${match.draft.length} played`,
    picture: (room) => drawGame(sceneFor(desk, seat, marks), room, brush, t),
    news,
    question: brush.paint(question, { bold: true }),
    options: () => [],
  };
}
