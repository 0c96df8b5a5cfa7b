import type { BotError } from '@kairo/bots';
import type { EditionError, SetupError } from '@kairo/engine';
import type { ErrorSpeaker } from './errors.ts';

/** Boards and set-ups have their own sentences. */
type OwnError = Exclude<BotError, EditionError | SetupError>;

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
