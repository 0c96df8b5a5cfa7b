/** How to play: the aim, a first move, and a few words on each group of rules. Their exact wording is in `rules`. */
import type { RuleGroup, RuleMessages } from './rules.ts';

export interface GuideTexts {
  /** The label of the list of sections. */
  readonly contents: string;
  readonly aim: { readonly heading: string; readonly text: string };
  readonly first: {
    readonly heading: string;
    readonly steps: readonly [string, string, string];
    /** Explains the rule numbers that refusals cite. */
    readonly numbers: string;
  };
  /** The marks on sites of the board. */
  readonly marks: {
    readonly heading: string;
    readonly meaning: {
      readonly [mark in 'legal' | 'allowed' | 'target' | 'farther' | 'blocked' | 'recent']: string;
    };
    readonly loupe: string;
  };
  /** The three actions; labels equal those of the buttons. */
  readonly actions: {
    readonly [action in 'build' | 'lure' | 'draw']: { readonly label: string; readonly text: string };
  };
  /** A summary of each group of rules. */
  readonly lead: { readonly [group in RuleGroup]: string };
  /** Expansions per colour and barkers of the edition. */
  readonly supply: (expansions: number, barkers: number) => string;
  /** Above examples of payments for an expansion. */
  readonly prices: (tiles: number) => string;
  readonly medals: string;
  readonly income: { readonly [whose in 'own' | 'rival' | 'neutral']: string };
  readonly rules: Pick<RuleMessages, 'group' | 'rule'>;
}
