/** The search, and a button for each kind of game that there is, with how many. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { GamesIcon } from './GamesIcon.tsx';
import { FILTERS, passing } from './gameList.ts';
import type { GamesModel } from './gamesModel.ts';

export function Filters({ model }: { readonly model: GamesModel }) {
  const words = t.games;
  const { query, filter, found, games } = model;
  const counts = FILTERS.map((name) => ({ name, count: passing(found.value, name).length }));
  const offered = counts.filter(
    ({ name }) => name === 'all' || name === filter.value || passing(games.value, name).length > 0,
  );
  // Its games may be gone.
  const isGone = passing(games.value, filter.value).length === 0;
  useEffect(() => {
    if (isGone && model.isKnown.value) filter.value = 'all';
  }, [isGone]);
  return (
    <div class="games-filters">
      <label class="games-search">
        <GamesIcon name="search" size={20} />
        <input
          class="field"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
      </label>
      <fieldset class="games-kinds" aria-label={words.filter}>
        {offered.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            class="pill game-kind"
            aria-pressed={filter.value === name}
            onClick={() => {
              filter.value = name;
            }}
          >
            {words.filters[name]} <b>{t.terms.number(count)}</b>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
