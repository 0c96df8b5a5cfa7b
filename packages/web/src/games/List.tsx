/** The games that are shown, part by part: a thousand rows at once would keep the page busy. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { GameRow } from './GameRow.tsx';
import type { GamesModel } from './gamesModel.ts';

/** How many rows are added at a time. */
const PART = 30;

interface Props {
  readonly model: GamesModel;
  /** Finished online games are fetched in parts, too. */
  readonly hasMoreOnline: boolean;
  readonly onMoreOnline: () => void;
  readonly onMenu: (game: string) => void;
}

export function List({ model, hasMoreOnline, onMoreOnline, onMenu }: Props) {
  const words = t.games;
  const { shown, filter, query, games } = model;
  const rows = useSignal(PART);
  const chosen = `${filter.value} ${query.value}`;
  useEffect(() => {
    rows.value = PART;
  }, [chosen]);
  const now = new Date();
  const all = shown.value;
  const isCut = all.length > rows.value;
  const more = (): void => {
    if (isCut) rows.value += PART;
    else onMoreOnline();
  };
  return (
    <>
      <ul class="game-rows">
        {all.slice(0, rows.value).map((game) => (
          <GameRow key={game.id} game={game} now={now} onMore={() => onMenu(game.id)} />
        ))}
      </ul>
      {all.length === 0 && games.value.length > 0 && (
        <div class="games-nothing" role="status">
          <p>{words.nothingFound}</p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              filter.value = 'all';
              query.value = '';
            }}
          >
            {words.showAll}
          </button>
        </div>
      )}
      {(isCut || hasMoreOnline) && <More isNear={isCut} onMore={more} />}
    </>
  );
}

interface MoreProps {
  /** The rest is here already: it is shown as soon as the end comes into view. */
  readonly isNear: boolean;
  readonly onMore: () => void;
}

function More({ isNear, onMore }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const element = button.current;
    if (!isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <button ref={button} type="button" class="button dashed" onClick={onMore}>
      {t.games.showMore}
    </button>
  );
}
