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

/** What makes a file of weights again, where the sources are at hand; its name ends with the number of players. */
export function weightsCommand(file: string): string {
  const [, taught = '', players = ''] = /^(.+?)(\d+)\.json$/.exec(file) ?? [];
  return taught === 'instinct' || taught === 'outlook'
    ? `npm run train:vizier -- --players ${players}`
    : `npm run train -- --edition ${taught} --players ${players}`;
}
