/** The frame around every page: waiting, going wrong, finding the way back. */
import type { LinkError } from '@kairo/protocol';

export interface AppMessages {
  readonly title: string;
  /** The way to the rules. */
  readonly howToPlay: string;
  readonly loading: string;
  readonly toStart: string;
  readonly close: string;
  /** Something that cannot be done now may work in a moment. */
  readonly retry: string;
  /** A program error; `details` is the heading of what a helper may want to read. */
  readonly broken: Trouble & { readonly reload: string; readonly details: string };
  /** A part of the page did not arrive. */
  readonly offline: Trouble;
  readonly badLink: {
    readonly heading: string;
    /** What is wrong with it. Names are told as they stand in links. */
    readonly why: (error: LinkError) => string;
    readonly remedy: string;
  };
  readonly noPage: Trouble;
}

export interface Trouble {
  readonly heading: string;
  /** What would help. */
  readonly text: string;
}
