/** A person's turn: decide, look at what came of it, take it back or confirm. */
import { outcomeOf, type Seat } from '@kairo/engine';
import { LeftTable } from '../failure.ts';
import { drawScene } from '../screen/scene.ts';
import { answer } from './answers.ts';
import { readCommand } from './commands.ts';
import { Decision } from './decide.ts';
import { type Desk, logLines, paragraphs, save, sceneFor, tableOf } from './desk.ts';
import { marksOf } from './marks.ts';
import type { PlayedStep } from './match.ts';

/** Plays until the seat's turn is over and cannot be taken back any more. */
export async function takeTurn(desk: Desk, seat: Seat, news: readonly string[]): Promise<void> {
  const { match, context } = desk;
  let told = news;
  for (;;) {
    const last = match.steps.at(-1);
    if (match.openSteps > 0 && last?.endsTurn) {
      if (await lookAtTurn(desk, last)) return;
      told = [context.t.terminal.play.takenBack];
      continue;
    }
    const choice = await new Decision(desk, seat, told).make();
    if (choice === 'undo') {
      match.undo();
      save(desk);
      told = [context.t.terminal.play.takenBack];
      continue;
    }
    const step = match.play(choice);
    if (!step.ok) {
      told = [context.t.refusal(step.error, tableOf(desk))];
      continue;
    }
    save(desk);
    told = newsOf(desk, step.value);
    if (step.value.endsTurn && match.openSteps === 0) {
      if (outcomeOf(match.state) === undefined) await lookAtTurn(desk, step.value);
      return;
    }
  }
}

function newsOf(desk: Desk, { seat }: PlayedStep): string[] {
  return paragraphs(desk, desk.match.toldSince(desk.match.steps.length - 1, seat));
}

/**
 * Shows a turn that has been played until its player goes on. What brought nothing hidden to light can be taken back
 * here; false if it was.
 */
async function lookAtTurn(desk: Desk, last: PlayedStep): Promise<boolean> {
  const { match, context, console, brush } = desk;
  const { t } = context;
  const { play } = t.terminal;
  const canUndo = match.openSteps > 0;
  let news = newsOf(desk, last);
  for (;;) {
    console.show({
      key: `${match.steps.length} played`,
      scene: (room) => drawScene(sceneFor(desk, last.seat, marksOf(last)), room, brush, t),
      news,
      question: brush.paint(canUndo ? play.endTurn : play.turnOver, { bold: true }),
      options: () => [],
    });
    const command = readCommand(await console.ask('> '), t);
    switch (command.type) {
      case 'empty':
        match.confirm();
        save(desk);
        return true;
      case 'undo':
      case 'back':
        if (canUndo) {
          match.undo();
          save(desk);
          return false;
        }
        news = [play.noUndo];
        break;
      case 'quit':
        throw new LeftTable();
      case 'help':
        await console.read(answer(desk, match.state, sceneFor(desk, last.seat).view, command.topic));
        break;
      case 'log':
        await console.read(logLines(desk, last.seat, command.all));
        break;
      default:
        news = [canUndo ? play.confirmFirst : play.turnOver];
    }
  }
}
