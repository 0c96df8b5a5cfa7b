import type { BotError } from '@kairo/bots';
import type {
  EditionError,
  PositionError,
  RecordError,
  Refusal,
  SetupError,
  SnapshotError,
} from '@kairo/engine';
import type { BotProtocolError } from './bots.ts';
import type { Speaker } from './table.ts';

/** Everything that can be wrong with a user's input, or with a bot. */
export type KairoError =
  | EditionError
  | SetupError
  | PositionError
  | RecordError
  | SnapshotError
  | Exclude<BotError, BotProtocolError>;

export interface ErrorSpeaker extends Speaker {
  readonly refusal: (refusal: Refusal) => string;
}

export type ErrorMessages = {
  readonly [code in KairoError['code']]: (
    error: Extract<KairoError, { code: code }>,
    say: ErrorSpeaker,
  ) => string;
};

export type PresetProblem = Extract<EditionError, { code: 'edition/preset' }>['problem'];
export type Invariant = Extract<PositionError, { code: 'position/impossible' }>['broken'][number];
