/** How to play: the aim, a first move, and a few words on each group of rules. Their exact wording is in `rules`. */
import type { RuleGroup, RuleMessages } from '../rules.ts';

export interface GuideTexts {
  /** Names the list of sections. */
  readonly contents: string;
  readonly aim: { readonly heading: string; readonly text: string };
  readonly first: {
    readonly heading: string;
    readonly steps: readonly [string, string, string];
    /** Where the numbers lead that a refusal cites. */
    readonly numbers: string;
  };
  /** What the board marks sites with. */
  readonly marks: {
    readonly heading: string;
    readonly meaning: {
      readonly [mark in 'legal' | 'allowed' | 'target' | 'farther' | 'blocked' | 'recent']: string;
    };
    readonly loupe: string;
  };
  /** The three actions, labelled as their buttons are. */
  readonly actions: {
    readonly [action in 'build' | 'lure' | 'draw']: { readonly label: string; readonly text: string };
  };
  /** The essence of each group. */
  readonly lead: { readonly [group in RuleGroup]: string };
  /** How many expansions an edition has in each colour, and how many barkers. */
  readonly supply: (expansions: number, barkers: number) => string;
  /** Above ways to pay for an expansion. */
  readonly prices: (tiles: number) => string;
  readonly medals: string;
  readonly income: { readonly [whose in 'own' | 'rival' | 'neutral']: string };
  /** The heading of a group's exact rules. */
  readonly exact: (first: string, last: string) => string;
  readonly rules: Pick<RuleMessages, 'group' | 'rule'>;
}
