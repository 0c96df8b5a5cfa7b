/**
 * The channel on which a table has the page start threads for bots: in Firefox a worker that starts a worker of its own
 * hangs now and then. Table and bot talk through a port that is passed along, which the page does not read.
 */

/** From the table to the page; with `hire` comes the port for the bot. */
export type HiringRequest = { readonly type: 'hire' | 'dismiss'; readonly bot: number };

/** From the page to the table: the bot's thread threw, or could not start. */
export interface LostBot {
  readonly bot: number;
  readonly message: string;
}
