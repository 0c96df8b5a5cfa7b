/** Games that are over, behind one button. */
import { useSignal } from '@preact/signals';
import { type OwnGame, ownGames } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useRequest } from '../parts/useRequest.ts';
import { GameRow } from './GameRow.tsx';

interface Part {
  readonly games: readonly OwnGame[];
  readonly after: string | null;
}

export function FinishedGames({ now }: { readonly now: number }) {
  const shown = useSignal<Part | undefined>(undefined);
  const { isBusy, error, run } = useRequest();
  const words = t.own.games;
  const more = (): void =>
    run(
      () => ownGames('over', shown.value?.after ?? undefined),
      ({ games, after }) => {
        shown.value = { games: [...(shown.value?.games ?? []), ...games], after };
      },
    );
  const found = shown.value;
  return (
    <section class="own-group" aria-label={words.over}>
      {found !== undefined && <h3 class="display">{words.over}</h3>}
      {found?.games.length === 0 && <p class="facts-line">{words.noneOver}</p>}
      {found !== undefined && found.games.length > 0 && (
        <ul class="own-rows">
          {found.games.map((game) => (
            <GameRow key={game.table} game={game} now={now} />
          ))}
        </ul>
      )}
      <Refused error={error.value} />
      {(found === undefined || found.after !== null) && (
        <button type="button" class="button dashed" aria-disabled={isBusy.value} onClick={more}>
          <UiIcon name="log" size={20} />
          {found === undefined ? words.showOver : words.more}
        </button>
      )}
    </section>
  );
}
