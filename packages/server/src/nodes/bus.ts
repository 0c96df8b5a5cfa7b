/**
 * What nodes tell each other: that something has changed, never what. Each reads for itself what it needs of it, from the
 * storage that they share. News may be lost, doubled or late, as nodes also look by themselves.
 */

export type News =
  /** What has changed about a table. */
  | { readonly about: 'room' | 'game' | 'talk' | 'minutes' | 'presence'; readonly id: string }
  /** It is not known any more. */
  | { readonly about: 'device'; readonly id: string };

export interface Bus {
  /** To all other nodes that it reaches. Does not fail: what cannot be sent is lost. */
  publish(news: News): void;
  /** Calls back with what other nodes publish. */
  listen(listener: (news: News) => void): void;
  close(): Promise<void>;
}
