/** What a coach adds to the game page. She is loaded with the games that have one. */
import type { ComponentType } from 'preact';

export interface CoachParts {
  /** Below the players, where all panels show everything; elsewhere in the top bar. */
  readonly Row: ComponentType;
  readonly Portrait: ComponentType;
  readonly Tip: ComponentType;
  /** A key, and what it does. */
  readonly shortcut: () => readonly [string, string];
}
