import type { BotError } from '@kairo/bots';
import type { EditionError, SetupError } from '@kairo/engine';
import type { ErrorSpeaker } from './errors.ts';

/** A question that a bot cannot answer is a program's mistake; those who write such a program read the code. */
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

/** Editions and set-ups have their own sentences. */
type OwnError = Exclude<BotError, EditionError | SetupError | BotProtocolError>;

/** Why a bot cannot answer, and what to do about it. */
export type BotErrorMessages = {
  readonly [code in OwnError['code']]: (
    error: Extract<OwnError, { code: code }>,
    say: ErrorSpeaker,
  ) => string;
};

export type WeightsProblem = Extract<BotError, { code: 'bot/weights' }>['problem'];

/** What brings a file of weights back as it was measured, where the sources are at hand. */
export function restoringWeights(file: string): string {
  return `git checkout -- packages/bots/src/learned/weights/${file}`;
}
