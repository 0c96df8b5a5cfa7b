/** A whole game, apart from any store: as it is written to files, deleted with a way back, and taken in again. */
import { encodeState, err, ok, type Result } from '@kairo/engine';
import { isObject } from '@kairo/protocol';
import type { LoadedGame } from '../authority/gameLog.ts';
import { NEW_STANDING, standingAfter } from '../log/entry.ts';
import { readEntries } from '../log/readEntry.ts';
import { GAME_FORMAT, OPENED_GAME_FORMAT } from '../log/store.ts';
import { beginningOf } from '../match/opening.ts';
import { readHeader } from '../match/readHeader.ts';
import { restoreMatch } from '../match/restoreMatch.ts';
import type { MigratedGame } from '../migrations/migratedGame.ts';
import type { FileProblem } from './fileProblem.ts';

/** Nothing of it is trusted when it is read. */
export interface WholeGame {
  readonly header: unknown;
  readonly draft: unknown;
  readonly entries: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly updatedAt: unknown;
}

export function wholeGame({ header, match, entries }: LoadedGame, updatedAt: number): WholeGame {
  return { header, draft: match.storedDraft, entries, updatedAt };
}

/**
 * A game that can be given to `GameStore.create` under this id. It is dealt from its seed, or begins at its position, and
 * is played again entry by entry: states that come with it count for nothing.
 */
export function readWholeGame(whole: WholeGame, id: string): Result<MigratedGame, FileProblem> {
  if (!isObject(whole.header)) return err({ code: 'file/damaged' });
  const { format } = whole.header;
  if (format !== GAME_FORMAT && format !== OPENED_GAME_FORMAT) {
    const isOther = typeof format === 'string' && format.startsWith('kairo-game/');
    return err({ code: isOther ? 'file/other-version' : 'file/damaged' });
  }
  const read = readHeader({ ...whole.header, id });
  if (!read.ok) {
    return err({
      code: read.error.code === 'table/rules-version' ? 'file/other-version' : 'file/damaged',
    });
  }
  const { header, game } = read.value;
  const beginning = beginningOf(game, header);
  const entries = readEntries(whole.entries, game.players);
  const [first] = entries.ok ? entries.value : [];
  const [deal] = beginning.entries;
  if (!entries.ok || first?.type !== 'deal' || deal?.type !== 'deal') return err({ code: 'file/damaged' });
  if (JSON.stringify(first.events) !== JSON.stringify(deal.events)) return err({ code: 'file/damaged' });
  const restored = restoreMatch({
    header,
    draft: whole.draft,
    snapshot: { seq: 1, state: encodeState(beginning.match.settledState) },
    entries: entries.value,
  });
  if (!restored.ok) return err({ code: 'file/damaged' });
  const { match } = restored.value;
  const { points, isOver, acting, version } = match;
  const { updatedAt } = whole;
  const round = entries.value.reduce(standingAfter, NEW_STANDING).rounds.length;
  return ok({
    header,
    first: {
      entries: entries.value,
      draft: match.storedDraft,
      snapshot: { seq: version.seq, state: encodeState(match.settledState) },
      summary: {
        updatedAt:
          Number.isSafeInteger(updatedAt) && Number(updatedAt) >= 0 ? Number(updatedAt) : header.createdAt,
        points,
        isOver,
        round,
        ...(acting !== undefined && { acting }),
      },
    },
  });
}
