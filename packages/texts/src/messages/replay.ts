/** Watching a finished game again. */
import type { Trouble } from './frame.ts';

/** What the marks in the lanes stand for. */
export type TurnKind = 'stall' | 'expansion' | 'lure' | 'draw';
/** What can be looked for. */
export type Wanted = 'build' | 'medal' | 'income';

export interface ReplayMessages {
  /** Names the list of these pages. */
  readonly lookBack: string;
  readonly parts: { readonly replay: string; readonly review: string; readonly charts: string };
  /** `turn` 0 is the deal. */
  readonly turn: (turn: number, last: number) => string;
  /** Short, before the number of a turn in a list; for screen readers. */
  readonly turnNumber: (turn: number) => string;
  readonly toTable: string;
  readonly logNote: string;
  /** Names the lanes as a slider. */
  readonly turns: string;
  readonly legend: { readonly [kind in TurnKind | 'medal']: string };
  readonly buttons: {
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
  };
  readonly speed: string;
  readonly next: string;
  readonly wanted: { readonly [wanted in Wanted]: string };
  /** Whole, for screen readers. */
  readonly nextOf: { readonly [wanted in Wanted]: string };
  readonly link: string;
  readonly linkCopied: string;
  readonly linkByHand: string;
  readonly shown: string;
  readonly everything: string;
  readonly everythingNote: string;
  /** Below a player's name: only what they knew. */
  readonly eyesNote: string;
  readonly hand: (name: string, cards: string, coins: string) => string;
  readonly noCards: string;
  readonly trouble: {
    readonly 'replay/not-over': Trouble;
    readonly 'replay/no-game': Trouble;
    readonly 'replay/unreadable': Trouble;
    readonly 'replay/unreachable': Trouble;
    readonly 'replay/crashed': Trouble;
  };
}
