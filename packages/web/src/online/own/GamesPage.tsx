/** All games of the reader: those that wait for them come first. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { HOME, RECOVER, TOGETHER } from '../../address/route.ts';
import { Cat } from '../../bazaar/Animals.tsx';
import { type OwnGame, ownGames } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { lazyDialog } from '../../shell/loading/lazy.tsx';
import { unfinishedGame } from '../../storage/unfinishedGame.ts';
import { BackPill } from '../parts/BackPill.tsx';
import { BroadPage } from '../parts/BroadPage.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useIsRoomy } from '../parts/useIsRoomy.ts';
import { useRenewed } from '../parts/useRenewed.ts';
import { FinishedGames } from './FinishedGames.tsx';
import { GameRow, LocalRow } from './GameRow.tsx';
import { sortedGames } from './lists.ts';

const SeatsAlong = lazyDialog(async () => (await import('./SeatsAlong.tsx')).SeatsAlong);

const RENEWED = 20_000;

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

export function GamesPage() {
  const games = useSignal<readonly OwnGame[] | undefined>(undefined);
  const isAlong = useSignal(false);
  const isRoomy = useIsRoomy();
  const { error, now } = useRenewed(
    allUnderWay,
    (answer) => {
      games.value = answer.games;
    },
    RENEWED,
  );
  const words = t.own.games;
  const local = unfinishedGame();
  const { yourTurn, waiting, beingSetUp } = sortedGames(games.value ?? []);
  const isEmpty = games.value?.length === 0 && local === undefined;
  /** Before that nothing is shown that a list would push down. */
  const isKnown = games.value !== undefined || error.value !== undefined;
  const ways = (
    <div class="own-ways">
      <button
        type="button"
        class="button plain"
        aria-haspopup="dialog"
        onClick={() => {
          isAlong.value = true;
        }}
      >
        <OnlineIcon name="phone" size={22} />
        {words.along}
      </button>
      <a class="button plain" href={RECOVER}>
        <OnlineIcon name="key" size={22} />
        {words.haveCode}
      </a>
    </div>
  );
  return (
    <>
      <BroadPage heading={words.heading} className="own-page" corner={<BackPill />}>
        <p class="facts-line" role="status">
          {games.value === undefined && error.value === undefined && t.app.loading}
        </p>
        <Refused error={error.value} />
        {isEmpty && <Nothing />}
        {isKnown && (
          <>
            <div class="two-columns">
              <div class="col">
                <Group heading={words.yourTurn} count={yourTurn.length}>
                  {yourTurn.map((game) => (
                    <GameRow key={game.table} game={game} now={now.value} />
                  ))}
                </Group>
                {isRoomy && ways}
              </div>
              <div class="col">
                <Group heading={words.waitingForOthers} count={waiting.length}>
                  {waiting.map((game) => (
                    <GameRow key={game.table} game={game} now={now.value} />
                  ))}
                </Group>
                <Group heading={words.onThisDevice} count={local === undefined ? 0 : 1}>
                  {local !== undefined && <LocalRow game={local} />}
                </Group>
                <Group heading={words.beingSetUp} count={beingSetUp.length}>
                  {beingSetUp.map((game) => (
                    <GameRow key={game.table} game={game} now={now.value} />
                  ))}
                </Group>
                {games.value !== undefined && <FinishedGames now={now.value} />}
              </div>
            </div>
            {!isRoomy && ways}
          </>
        )}
      </BroadPage>
      {isAlong.value && (
        <SeatsAlong
          onClose={() => {
            isAlong.value = false;
          }}
        />
      )}
    </>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

function Group({ heading, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section class="own-group">
      <h3 class="display">
        {heading} <small class="own-count">{count}</small>
      </h3>
      <ul class="own-rows">{children}</ul>
    </section>
  );
}

function Nothing() {
  const words = t.own.games;
  return (
    <div class="nobody">
      <span class="cat-cushion">
        <Cat />
      </span>
      <p class="display">{words.none}</p>
      <p>{words.noneNote}</p>
      <div class="own-ways">
        <a class="button primary" href={HOME}>
          {words.start}
        </a>
        <a class="button plain" href={TOGETHER}>
          <UiIcon name="plus" size={20} />
          {t.home.together.create}
        </a>
      </div>
    </div>
  );
}
