/**
 * Checks a deal against what was published before it. Loaded on demand: it needs the rules. The fingerprint must be that
 * of the revealed seed, and everything that this page was shown must follow from the seed and the recorded moves.
 */
import {
  commitmentOf,
  type Edition,
  type GameEvent,
  makeGame,
  parseRecord,
  redactEvents,
  replayRecord,
  type Viewer,
} from '@kairo/engine';
import type { KnownStep, TableSetup } from '@kairo/protocol';

export interface Deal {
  readonly setup: TableSetup;
  readonly edition: Edition;
  /** As it was published before the deal. */
  readonly commitment: string;
  /** As it was revealed. */
  readonly seed: string;
  /** The whole record, in notation. */
  readonly record: string;
  readonly viewer: Viewer;
  /** That count, from the deal on. */
  readonly steps: readonly KnownStep[];
}

export interface Verdict {
  readonly isGood: boolean;
  /** The fingerprint of what was revealed. */
  readonly fingerprint: string;
}

export function checkDeal({ setup, edition, commitment, seed, record, viewer, steps }: Deal): Verdict {
  const { start, openMoney } = setup;
  const game = makeGame(edition, setup.seats.length, { start, openMoney });
  const fingerprint = commitmentOf(game, seed);
  if (fingerprint !== commitment) return { isGood: false, fingerprint };
  const read = parseRecord(record);
  if (!read.ok || read.value.seed !== seed) return { isGood: false, fingerprint };
  const replayed = replayRecord(read.value, new Map([[edition.id, edition]]));
  if (!replayed.ok) return { isGood: false, fingerprint };
  const seen = steps.flatMap(({ events }) => events);
  return { isGood: isSame(redactEvents(replayed.value.events, viewer), seen), fingerprint };
}

function isSame(expected: readonly GameEvent[], seen: readonly GameEvent[]): boolean {
  return JSON.stringify(expected) === JSON.stringify(seen);
}
