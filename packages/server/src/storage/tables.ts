/** The tables as the latest migration leaves them, for typed queries (Kysely). */
import type { RoomState } from '@kairo/protocol';

export interface Tables {
  readonly game: {
    readonly id: string;
    readonly seq: number;
    readonly revision: number;
    readonly draft: string;
    readonly summary: string;
    readonly updated_at: number;
  };
  readonly game_header: { readonly game: string; readonly header: string };
  readonly game_entry: { readonly game: string; readonly seq: number; readonly entry: string };
  readonly game_snapshot: { readonly game: string; readonly seq: number; readonly state: string };
  readonly wake: {
    readonly game: string;
    readonly due_at: number;
    readonly lease_holder: string | null;
    readonly lease_until: number | null;
  };
  readonly room: {
    readonly id: string;
    readonly revision: number;
    readonly state: RoomState;
    readonly code: string | null;
    readonly is_listed: number;
    readonly created_at: number;
    readonly updated_at: number;
    readonly expires_at: number | null;
    readonly document: string;
  };
  readonly room_holder: { readonly room: string; readonly place: number; readonly holder: string };
  readonly person: { readonly id: string; readonly name: string; readonly created_at: number };
  readonly device: {
    readonly id: string;
    readonly person: string;
    readonly key_hash: string;
    readonly label: string;
    readonly created_at: number;
    readonly seen_at: number;
  };
  readonly recovery: {
    readonly person: string;
    readonly lookup: string;
    readonly hash: string;
    readonly created_at: number;
  };
  readonly talk: {
    readonly room: string;
    readonly number: number;
    readonly holder: string | null;
    readonly author: number | null;
    readonly name: string | null;
    readonly said_at: number;
    readonly phrase: string | null;
    readonly words: string | null;
  };
  readonly pulse: { readonly name: string; readonly at: number };
  readonly outage: { readonly began_at: number; readonly ended_at: number };
  readonly minutes: { readonly game: string; readonly revision: number; readonly document: string };
  readonly presence: {
    readonly room: string;
    readonly node: string;
    readonly said_at: number;
    readonly document: string;
  };
}
