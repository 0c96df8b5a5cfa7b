/** What a program has shown of a game, to be compared with the file of the game after a kill. */
import { type Action, formatAction, viewFor } from '@kairo/engine';
import { everyPerson } from '@kairo/table';
import { messages } from '@kairo/texts';
import { namesIn } from '../../packages/cli/src/games/seating.ts';
import { boardExtent } from '../../packages/cli/src/screen/board.ts';
import { drawGame } from '../../packages/cli/src/screen/gameScreen.ts';
import { FINE_GLYPHS } from '../../packages/cli/src/screen/glyphs.ts';
import { makePaint } from '../../packages/cli/src/screen/paint.ts';
import { END_OF_TURN, type PersonAction, type StoredGame } from './storedGame.ts';

const WIDTH = 80;

export type Command =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'undo' | 'endTurn' };

/** Forced actions at the end are left out: the program makes them by itself, before or after a kill. */
function chosen(actions: readonly PersonAction[]): string[] {
  return actions.slice(0, actions.findLastIndex((action) => !action.isForced) + 1).map(({ text }) => text);
}

function areSame(a: readonly PersonAction[], b: readonly PersonAction[]): boolean {
  return chosen(a).join('\n') === chosen(b).join('\n');
}

/** What a command makes of the actions; `drafted` of them can be undone. */
function actionsAfter(
  actions: readonly PersonAction[],
  command: Command,
  drafted: number,
): readonly PersonAction[] {
  switch (command.type) {
    case 'act':
      return [...actions, { text: formatAction(command.action), isForced: false }];
    case 'endTurn':
      return [...actions, END_OF_TURN];
    case 'undo': {
      // Forced actions are undone together with the one before them.
      const last = actions.findLastIndex((action) => !action.isForced);
      return last < actions.length - drafted ? actions : actions.slice(0, last);
    }
  }
}

export type Verdict =
  | { readonly loss: string }
  /** Whether the command that was typed last is in the file; undefined if that makes no difference. */
  | { readonly isApplied: boolean | undefined };

export class Ledger {
  /** What persons have been shown as done. */
  private actions: readonly PersonAction[] = [];
  /** The same with the command that was typed, if its result has not been shown. */
  private pending: readonly PersonAction[] | undefined;
  /** The last one that was shown. */
  private picture: readonly string[] | undefined;

  /** The program asks for more: the command that was typed last has been done. Returns whether there was one. */
  acknowledge(stored: StoredGame, picture: readonly string[] | undefined): boolean {
    const isNew = this.pending !== undefined;
    const shown = this.pending ?? this.actions;
    // Forced actions are taken from the file, where the program put them.
    this.actions = areSame(stored.actions, shown) ? stored.actions : shown;
    this.pending = undefined;
    this.picture = picture ?? this.picture;
    return isNew;
  }

  type(command: Command, { match }: StoredGame): void {
    const drafted = match.draft.length + (match.held === undefined ? 0 : 1);
    this.pending = actionsAfter(this.actions, command, drafted);
    if (command.type === 'undo') this.picture = undefined; // of a state that will not be in the file
  }

  afterKill(stored: StoredGame | undefined, picture: readonly string[] | undefined): Verdict {
    if (stored === undefined) {
      return this.actions.length === 0 && this.picture === undefined && picture === undefined
        ? { isApplied: undefined }
        : { loss: 'the game is gone' };
    }
    this.picture = picture ?? this.picture;
    const { actions, pending = actions } = this;
    const isOld = areSame(stored.actions, actions);
    const isNew = areSame(stored.actions, pending);
    if (!isOld && !isNew) return { loss: difference(stored.actions, pending) };
    if (new Set(stored.commands).size !== stored.commands.length) return { loss: 'a command is there twice' };
    if (this.picture !== undefined && !isInFile(this.picture, stored))
      return { loss: `no state in the file looks like what was shown:\n${this.picture.join('\n')}` };
    this.actions = stored.actions;
    this.pending = undefined;
    return { isApplied: isOld && isNew ? undefined : isNew };
  }
}

function difference(found: readonly PersonAction[], shown: readonly PersonAction[]): string {
  const [inFile, expected] = [chosen(found), chosen(shown)];
  const at = expected.findIndex((text, i) => text !== inFile[i]);
  const from = at < 0 ? expected.length : at;
  const some = (texts: readonly string[]): string => texts.slice(from, from + 4).join(' / ') || 'nothing';
  return `after ${from} actions, ${some(expected)} was shown, but ${some(inFile)} is in the file`;
}

/**
 * Whether the game looked like this to a person at some time. The board itself is left out, because it also has marks
 * for the question that was asked.
 */
function isInFile(picture: readonly string[], { header, match, states }: StoredGame): boolean {
  const t = messages('en');
  const { edition } = match.game.board;
  const { columns } = boardExtent(edition, 'small');
  const brush = { paint: makePaint(1), glyphs: FINE_GLYPHS };
  const besideBoard = (lines: readonly string[]): string =>
    lines.map((line) => (line.startsWith('Your hand') ? line : line.slice(columns)).trimEnd()).join('\n');
  const shown = besideBoard(picture);
  const persons = everyPerson(header);
  return states.some((state) =>
    persons.some((seat) => {
      const game = { edition, view: viewFor(state, seat), names: namesIn(t, header) };
      return besideBoard(drawGame(game, { width: WIDTH, height: 0 }, brush, t)) === shown;
    }),
  );
}
