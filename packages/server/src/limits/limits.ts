/** The limits of a server, with their defaults. They are wide enough for a class that plays from one address. */
export const DEFAULT_LIMITS = {
  /** Requests to `/api` per second and address; twice as many at once after a pause. */
  requestsPerSecond: 400,
  /** Tables per address that have not ended. */
  tablesPerAddress: 100,
  /** Tables that one address makes per minute; after a pause, as many more at once as it may have open. */
  newTablesPerMinute: 10,
  /** Sockets, and requests that wait for news, each. */
  socketsPerAddress: 500,
  sockets: 12_000,
  /** Attempts to open a socket per second and address; five times as many at once after a pause. */
  handshakesPerSecond: 100,
  /** People who are new here per minute and address. */
  newcomersPerMinute: 300,
  /** Messages per second and socket; four times as many at once after a pause. */
  messagesPerSecond: 40,
  /** Attempts to find a table by its code, per second, for the whole server; a tenth of it for one address. */
  codesPerSecond: 10,
  /** Attempts with recovery codes per minute and address, and a hundred times as many for the whole server. */
  recoveriesPerMinute: 10,
} as const;

export type Limits = { readonly [name in keyof typeof DEFAULT_LIMITS]: number };

/** Not to be configured: what is larger is not one of ours. */
export const MAX_BODY = 131_072;
export const MAX_MESSAGE = 16_384;
export const MAX_JSON_DEPTH = 24;
/** What a socket may have waiting to be sent. A client that reads slower is dropped. */
export const MAX_BUFFERED = 1_048_576;
/** The file of a board, as JSON: those that are included have 3 kB. */
export const MAX_EDITION = 16_384;
/** Changes of one room, such as a name or who is ready: each is sent to all who are there. */
export const ROOM_CHANGES = { perSecond: 10, burst: 100 } as const;
/** How often presence is sent to those at one table. */
export const PRESENCE_NEWS = { perSecond: 5, burst: 20 } as const;
/** How many parts a message on a socket may come in. */
export const MAX_FRAGMENTS = 64;
export const MAX_CHUNKS = 1_024;
