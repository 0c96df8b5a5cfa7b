/** Reads snapshots back. A file of its own: a page that begins a new game does not need it. */
import type { Misfit } from '../expectation.ts';
import { matching, reading, whole } from '../json/read.ts';
import { type PositionError, stateFromJson } from '../play/readState.ts';
import { KEY_WORDS } from '../random/random.ts';
import { err, ok, type Result } from '../result.ts';
import { setKey, setShuffleCount } from '../state/chance.ts';
import type { Game } from '../state/game.ts';
import type { GameState } from '../state/state.ts';
import { setSetupStep } from '../state/turn.ts';
import { END_REASONS, RULES_VERSION } from '../vocabulary.ts';
import { SNAPSHOT_FORMAT as FORMAT } from './snapshot.ts';

const MAX_COUNT = 999_999;

export type SnapshotError =
  | PositionError
  | ({ readonly code: 'snapshot/malformed' } & Misfit)
  | { readonly code: 'snapshot/rules-version'; readonly found: unknown; readonly supported: number }
  | { readonly code: 'snapshot/other-game'; readonly field: 'edition' | 'players' };

export function decodeState(game: Game, text: string): Result<GameState, SnapshotError> {
  const malformed = (misfit: Misfit) => err({ code: 'snapshot/malformed', ...misfit } as const);
  let json: { readonly [field: string]: unknown };
  try {
    json = JSON.parse(text);
  } catch {
    return malformed({ field: 'snapshot', expected: { kind: 'json' } });
  }
  if (typeof json !== 'object' || json === null || json['format'] !== FORMAT)
    return malformed({ field: 'format', expected: { kind: 'one-of', values: [FORMAT] } });
  const { rulesVersion } = json;
  if (rulesVersion !== RULES_VERSION) {
    return err({ code: 'snapshot/rules-version', found: rulesVersion, supported: RULES_VERSION });
  }
  if (json['edition'] !== game.board.edition.hash)
    return err({ code: 'snapshot/other-game', field: 'edition' });
  if (json['players'] !== game.players) return err({ code: 'snapshot/other-game', field: 'players' });
  const chance = reading(() => ({
    key: matching(json['key'], 'key', /^[0-9a-f]{64}$/, { kind: 'hex', digits: 64 }),
    shuffles: whole(json['shuffles'], 'shuffles', 0, MAX_COUNT),
    step: whole(json['setupStep'], 'setupStep', 0, MAX_COUNT),
  }));
  if (!chance.ok) return malformed(chance.error);
  const { key, shuffles, step } = chance.value;
  const reason = END_REASONS.find((name) => name === json['endReason']);
  const state = stateFromJson(game, json['state'], reason === undefined ? {} : { endReason: reason });
  if (!state.ok) return state;
  const words = Array.from({ length: KEY_WORDS }, (_, i) => Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));
  setKey(state.value, words);
  setShuffleCount(state.value, shuffles);
  setSetupStep(state.value, step);
  return ok(state.value);
}
