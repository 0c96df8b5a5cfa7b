/** A running game frozen exactly as it is, its chance included: for whoever runs the table, and for nobody else. */
import { type PositionError, stateFromJson } from '../play/readState.ts';
import { stateToJson } from '../play/stateJson.ts';
import { KEY_WORDS } from '../random/random.ts';
import { hexOfWords } from '../random/sha256.ts';
import { err, ok, type Result } from '../result.ts';
import type { Game } from '../state/game.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { END_REASONS, type EndReason, RULES_VERSION } from '../vocabulary.ts';

const FORMAT = 'kairo-snapshot/1';

export type SnapshotError =
  | PositionError
  | { readonly code: 'snapshot/malformed'; readonly field: string; readonly expected: string }
  | { readonly code: 'snapshot/rules-version'; readonly found: unknown; readonly supported: number }
  | { readonly code: 'snapshot/other-game'; readonly field: 'edition' | 'players' };

export function encodeState(state: GameState): string {
  const { cells, game } = state;
  return JSON.stringify({
    format: FORMAT,
    rulesVersion: RULES_VERSION,
    edition: game.board.edition.hash,
    players: game.players,
    key: hexOfWords(cells.subarray(at.KEY, at.KEY + KEY_WORDS)),
    shuffles: cells[at.SHUFFLES],
    setupStep: cells[at.SETUP_STEP],
    endReason: END_REASONS[cells[at.END_REASON]!],
    state: stateToJson(state),
  });
}

export function decodeState(game: Game, text: string): Result<GameState, SnapshotError> {
  const malformed = (field: string, expected: string) =>
    err({ code: 'snapshot/malformed', field, expected } as const);
  let json: { readonly [field: string]: unknown };
  try {
    json = JSON.parse(text);
  } catch {
    return malformed('snapshot', 'JSON');
  }
  if (typeof json !== 'object' || json === null || json['format'] !== FORMAT)
    return malformed('format', FORMAT);
  const { rulesVersion, key, shuffles, setupStep, endReason } = json;
  if (rulesVersion !== RULES_VERSION) {
    return err({ code: 'snapshot/rules-version', found: rulesVersion, supported: RULES_VERSION });
  }
  if (json['edition'] !== game.board.edition.hash)
    return err({ code: 'snapshot/other-game', field: 'edition' });
  if (json['players'] !== game.players) return err({ code: 'snapshot/other-game', field: 'players' });
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key))
    return malformed('key', '64 hexadecimal digits');
  if (!isSmall(shuffles)) return malformed('shuffles', 'a whole number');
  if (!isSmall(setupStep)) return malformed('setupStep', 'a whole number');
  const reason = END_REASONS.find((name) => name === endReason);
  const state = stateFromJson(
    game,
    json['state'],
    reason === undefined ? {} : { endReason: reason as EndReason },
  );
  if (!state.ok) return state;
  const { cells } = state.value;
  for (let i = 0; i < KEY_WORDS; i++) cells[at.KEY + i] = Number.parseInt(key.slice(8 * i, 8 * i + 8), 16);
  cells[at.SHUFFLES] = shuffles;
  cells[at.SETUP_STEP] = setupStep;
  return ok(state.value);
}

function isSmall(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000;
}
