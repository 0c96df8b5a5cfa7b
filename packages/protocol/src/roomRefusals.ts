/** What a server refuses around a game: rooms, identities, limits. The game itself has `TableRefusal`. */
import type { Seat } from '@kairo/engine';
import type { RoomState } from './room.ts';

export type RoomRefusal =
  /** There is no table with this id, or none that waits with this code. */
  | { readonly code: 'room/unknown' }
  | { readonly code: 'room/no-such-seat'; readonly seat: number; readonly seats: number }
  /** Only possible before the deal. */
  | { readonly code: 'room/not-waiting'; readonly state: RoomState }
  /** Only possible after the deal. */
  | { readonly code: 'room/not-begun'; readonly state: RoomState }
  | { readonly code: 'room/not-over'; readonly state: RoomState }
  | { readonly code: 'room/not-host' }
  /** Only for someone who holds a seat here, or this seat. */
  | { readonly code: 'room/not-seated' }
  | { readonly code: 'room/no-spectators' }
  | { readonly code: 'room/locked' }
  | { readonly code: 'room/seat-taken'; readonly seat: Seat }
  | { readonly code: 'room/seat-free'; readonly seat: Seat }
  /** A bot plays it. */
  | { readonly code: 'room/seat-of-bot'; readonly seat: Seat }
  /** The asker holds another seat at this table. */
  | { readonly code: 'room/already-seated'; readonly seat: Seat }
  /** A program's key holds it, which can be nothing else. */
  | { readonly code: 'room/not-a-person'; readonly seat: Seat }
  | { readonly code: 'room/name-taken'; readonly name: string }
  | { readonly code: 'room/icon-taken'; readonly icon: string }
  /** The game cannot begin while these seats are free. */
  | { readonly code: 'room/seats-free'; readonly seats: readonly Seat[] }
  /** The seat is not offered to anyone with this secret: it was taken, withdrawn, or the day is over. */
  | { readonly code: 'room/no-offer' }
  /** The rematch has been set up already. */
  | { readonly code: 'room/has-next'; readonly next: string };

export type ServerRefusal =
  /** Neither a key nor a cookie that says who is asking. */
  | { readonly code: 'identity/missing' }
  /** The key has nothing to do with this table. */
  | { readonly code: 'identity/unknown-key' }
  /** The key was used for something else: each is one host's or one seat's. */
  | { readonly code: 'identity/key-used' }
  /** A browser sent the request from another site. */
  | { readonly code: 'identity/other-site' }
  /** No person has this recovery code, or it has been replaced. */
  | { readonly code: 'identity/wrong-code' }
  /** The browser belongs to a person with games: the request has to say what happens to them. */
  | { readonly code: 'identity/has-games'; readonly games: number }
  | { readonly code: 'identity/unknown-device' }
  /** This server asks for a code before it opens tables. */
  | { readonly code: 'server/creation-code' }
  | { readonly code: 'server/no-such-address' }
  | { readonly code: 'server/too-large'; readonly limit: number }
  | { readonly code: 'server/too-many-requests'; readonly retryAfter: number }
  | { readonly code: 'server/too-many-tables'; readonly limit: number; readonly retryAfter: number }
  | { readonly code: 'server/too-many-connections'; readonly limit: number; readonly retryAfter: number }
  /** Nothing is known to have changed; asking again may help. */
  | { readonly code: 'server/unavailable' }
  | { readonly code: 'server/closing' };
