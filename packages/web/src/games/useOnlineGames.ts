/** The reader's games at online tables: those under way all at once and ever again, finished ones in parts. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ApiError } from '../client/online/api.ts';
import { type OwnGame, ownGames } from '../client/online/tables.ts';
import { useRenewed } from '../online/parts/useRenewed.ts';
import type { GamesModel } from './gamesModel.ts';

const RENEWED = 20_000;

interface OnlineGames {
  readonly error: ReadonlySignal<ApiError | undefined>;
  /** There was an answer, if only that there is no server. */
  readonly isAnswered: boolean;
  /** There are more finished ones. */
  readonly hasMore: ReadonlySignal<boolean>;
  readonly more: () => void;
}

/** Everything under way; a person with more games than one part holds is shown all of them. */
async function allUnderWay(): ReturnType<typeof ownGames> {
  const games: OwnGame[] = [];
  for (const state of ['playing', 'waiting'] as const) {
    let after: string | undefined;
    do {
      const part = await ownGames(state, after);
      if (!part.ok) return part;
      games.push(...part.value.games);
      after = part.value.after ?? undefined;
    } while (after !== undefined);
  }
  return { ok: true, value: { games, after: null } };
}

export function useOnlineGames(model: GamesModel): OnlineGames {
  const running = useSignal<readonly OwnGame[] | undefined>(undefined);
  const over = useSignal<readonly OwnGame[]>([]);
  /** Undefined before the first part. */
  const next = useSignal<string | null | undefined>(undefined);
  const hasMore = useSignal(false);
  const show = (): void => {
    const ended = new Set(over.value.map(({ table }) => table));
    model.online.value = [...(running.value ?? []).filter(({ table }) => !ended.has(table)), ...over.value];
  };
  const more = (): void => {
    void ownGames('over', next.value ?? undefined).then((part) => {
      if (!part.ok) return;
      next.value = part.value.after;
      hasMore.value = part.value.after !== null;
      over.value = [...over.value, ...part.value.games];
      show();
    });
  };
  const { error } = useRenewed(
    allUnderWay,
    ({ games }) => {
      const before = running.value;
      running.value = games;
      const hasEnded = before?.some(({ table }) => !games.some((game) => game.table === table)) === true;
      if (hasEnded) over.value = [];
      if (hasEnded) next.value = undefined;
      show();
      if (before === undefined || hasEnded) more();
    },
    RENEWED,
  );
  return {
    error,
    isAnswered: running.value !== undefined || error.value !== undefined,
    hasMore,
    more,
  };
}
