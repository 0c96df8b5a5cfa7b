/** What the table refuses beside the rules of the game, and why there may be no table at all. */
import type { Refusal } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import type { Speaker } from '../table.ts';

type OwnRefusal = Exclude<TableRefusal, Refusal>;

export type TableRefusalMessages = {
  readonly [code in OwnRefusal['code']]: (
    refusal: Extract<OwnRefusal, { code: code }>,
    say: Speaker,
  ) => string;
};

type BoardError = Extract<TableError, { code: `edition/${string}` }>;
type OwnError = Exclude<TableError, BoardError>;

type OwnErrors = {
  readonly [code in OwnError['code']]: (error: Extract<OwnError, { code: code }>) => string;
};

export interface TableErrorMessages extends OwnErrors {
  /** Whatever is wrong with a board that somebody made; the makers' tools tell more. */
  readonly edition: (code: string) => string;
}
