/** What is wrong with files, options and bots, as the terminal program says it. */
import type { BotError } from '@kairo/bots';
import type {
  EditionError,
  PositionError,
  RecordError,
  Refusal,
  SetupError,
  SnapshotError,
} from '@kairo/engine';
import type { Speaker } from './sentenceContext.ts';

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

/** Of editions, and of the number of players on them; the pages say these, too. */
export type BoardProblems = Pick<ErrorMessages, (EditionError | SetupError)['code']>;

export type PresetProblem = Extract<EditionError, { code: 'edition/preset' }>['problem'];
export type Invariant = Extract<PositionError, { code: 'position/impossible' }>['broken'][number];

/** A malformed request to a bot. Only a bug leads to one, so there are no translated messages for it. */
export type BotProtocolError = Extract<
  BotError,
  {
    code:
      | 'bot/rules-version'
      | 'bot/unknown-edition'
      | 'bot/other-edition'
      | 'bot/not-acting'
      | 'bot/malformed';
  }
>;

/** Errors of editions and set-ups have messages of their own. */
type OwnError = Exclude<BotError, EditionError | SetupError | BotProtocolError>;

/** Why a bot cannot play, and what to do about it. */
export type BotErrorMessages = {
  readonly [code in OwnError['code']]: (
    error: Extract<OwnError, { code: code }>,
    say: ErrorSpeaker,
  ) => string;
};

export type WeightsProblem = Extract<BotError, { code: 'bot/weights' }>['problem'];

/** The command that restores a file of weights in a checkout of the sources. */
export function restoringWeights(file: string): string {
  return `git checkout -- packages/bots/src/learned/weights/${file}`;
}

/** Without the quotation marks of JSON, for use within those of the language. */
export function unquoted(json: string): string {
  return json.replaceAll('"', '');
}

/** Enough of a digest to tell two of them apart. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
