import type { EventType, GameEvent } from '@kairo/engine';
import type { Speaker } from './table.ts';

/** One line of the log for each event. */
export type EventMessages = {
  readonly [type in EventType]: (event: Extract<GameEvent, { type: type }>, say: Speaker) => string;
};
