/**
 * Snapshots of running games. They include everything hidden and the random key, so they must not be sent to players.
 */
import { stateToJson } from '../play/stateJson.ts';
import { hexOfWords } from '../random/sha256.ts';
import { keyOf, shuffleCount } from '../state/chance.ts';
import type { GameState } from '../state/state.ts';
import { endReason, setupStep } from '../state/turn.ts';
import { RULES_VERSION } from '../vocabulary.ts';

export const SNAPSHOT_FORMAT = 'kairo-snapshot/1';

export function encodeState(state: GameState): string {
  const { game } = state;
  return JSON.stringify({
    format: SNAPSHOT_FORMAT,
    rulesVersion: RULES_VERSION,
    edition: game.board.edition.hash,
    players: game.players,
    key: hexOfWords(keyOf(state)),
    shuffles: shuffleCount(state),
    setupStep: setupStep(state),
    endReason: endReason(state),
    state: stateToJson(state),
  });
}
