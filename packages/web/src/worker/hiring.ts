/**
 * The page hires the bots' threads for the table: a worker that starts a worker of its own stands still for good in
 * Firefox every now and then. What table and bot say to each other goes through a port of theirs, past the page.
 */

/** From the table to the page; with `hire` comes the port for the bot. */
export type Errand = { readonly type: 'hire' | 'dismiss'; readonly bot: number };

/** From the page to the table: the bot's thread threw, or could not start. */
export interface LostBot {
  readonly type: 'lostBot';
  readonly bot: number;
  readonly message: string;
}

const hasType = (message: unknown): message is { readonly type: unknown } =>
  typeof message === 'object' && message !== null && 'type' in message;

export function isErrand(message: unknown): message is Errand {
  return hasType(message) && (message.type === 'hire' || message.type === 'dismiss');
}

export function isLostBot(message: unknown): message is LostBot {
  return hasType(message) && message.type === 'lostBot';
}
