/** What a program has shown of a game, to be compared with the file of the game after a kill. */
import { type Action, formatAction, viewFor } from '@kairo/engine';
import { everyPerson } from '@kairo/table';
import { messages } from '@kairo/texts';
import { namesIn } from '../../packages/cli/src/games/seating.ts';
import { boardExtent } from '../../packages/cli/src/screen/board.ts';
import { drawGame } from '../../packages/cli/src/screen/gameScreen.ts';
import { makePaint } from '../../packages/cli/src/screen/paint.ts';
import { FINE_SIGNS } from '../../packages/cli/src/screen/signs.ts';
import { type Deed, END_OF_TURN, type StoredGame } from './storedGame.ts';

const WIDTH = 80;

export type Command =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'undo' | 'endTurn' };

/** Forced actions at the end are left out: the program makes them by itself, before or after a kill. */
function chosen(deeds: readonly Deed[]): string[] {
  return deeds.slice(0, deeds.findLastIndex((deed) => !deed.isForced) + 1).map(({ text }) => text);
}

function areSame(a: readonly Deed[], b: readonly Deed[]): boolean {
  return chosen(a).join('\n') === chosen(b).join('\n');
}

/** What a command makes of the deeds; `drafted` of them can be undone. */
function deedsAfter(deeds: readonly Deed[], command: Command, drafted: number): readonly Deed[] {
  switch (command.type) {
    case 'act':
      return [...deeds, { text: formatAction(command.action), isForced: false }];
    case 'endTurn':
      return [...deeds, END_OF_TURN];
    case 'undo': {
      // Forced actions are undone together with the one before them.
      const last = deeds.findLastIndex((deed) => !deed.isForced);
      return last < deeds.length - drafted ? deeds : deeds.slice(0, last);
    }
  }
}

export type Verdict =
  | { readonly loss: string }
  /** Whether the command that was typed last is in the file; undefined if that makes no difference. */
  | { readonly isApplied: boolean | undefined };

export class Ledger {
  /** What persons have been shown as done. */
  private deeds: readonly Deed[] = [];
  /** The same with the command that was typed, if its result has not been shown. */
  private pending: readonly Deed[] | undefined;
  /** The last one that was shown. */
  private picture: readonly string[] | undefined;

  /** The program asks for more: the command that was typed last has been done. Returns whether there was one. */
  acknowledge(stored: StoredGame, picture: readonly string[] | undefined): boolean {
    const isNew = this.pending !== undefined;
    const shown = this.pending ?? this.deeds;
    // Forced actions are taken from the file, where the program put them.
    this.deeds = areSame(stored.deeds, shown) ? stored.deeds : shown;
    this.pending = undefined;
    this.picture = picture ?? this.picture;
    return isNew;
  }

  type(command: Command, { match }: StoredGame): void {
    const drafted = match.draft.length + (match.held === undefined ? 0 : 1);
    this.pending = deedsAfter(this.deeds, command, drafted);
    if (command.type === 'undo') this.picture = undefined; // of a state that will not be in the file
  }

  afterKill(stored: StoredGame | undefined, picture: readonly string[] | undefined): Verdict {
    if (stored === undefined) {
      return this.deeds.length === 0 && this.picture === undefined && picture === undefined
        ? { isApplied: undefined }
        : { loss: 'the game is gone' };
    }
    this.picture = picture ?? this.picture;
    const { deeds, pending = deeds } = this;
    const isOld = areSame(stored.deeds, deeds);
    const isNew = areSame(stored.deeds, pending);
    if (!isOld && !isNew) return { loss: difference(stored.deeds, pending) };
    if (new Set(stored.commands).size !== stored.commands.length) return { loss: 'a command is there twice' };
    if (this.picture !== undefined && !isInFile(this.picture, stored))
      return { loss: `no state in the file looks like what was shown:\n${this.picture.join('\n')}` };
    this.deeds = stored.deeds;
    this.pending = undefined;
    return { isApplied: isOld && isNew ? undefined : isNew };
  }
}

function difference(found: readonly Deed[], shown: readonly Deed[]): string {
  const [inFile, expected] = [chosen(found), chosen(shown)];
  const at = expected.findIndex((text, i) => text !== inFile[i]);
  const from = at < 0 ? expected.length : at;
  const some = (texts: readonly string[]): string => texts.slice(from, from + 4).join(' / ') || 'nothing';
  return `after ${from} deeds, ${some(expected)} was shown, but ${some(inFile)} is in the file`;
}

/**
 * Whether the game looked like this to a person at some time. The board itself is left out, because it also has marks
 * for the question that was asked.
 */
function isInFile(picture: readonly string[], { header, match, states }: StoredGame): boolean {
  const t = messages('en');
  const { edition } = match.game.board;
  const { columns } = boardExtent(edition, 'small');
  const brush = { paint: makePaint(1), signs: FINE_SIGNS };
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
