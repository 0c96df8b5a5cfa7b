/** One game in the list: how its board looks, how it stands, who plays, when, and what can be done with it. */
import type { LastPosition } from '@kairo/table';
import { useSignal } from '@preact/signals';
import { replayAddress, resumeAddress, tableAddress, tableReplayAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { OnlineIcon } from '../online/parts/OnlineIcon.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { GamesIcon } from './GamesIcon.tsx';
import type { ListedGame, Standing } from './gameList.ts';
import { gameCalled, levelOf, placeOf, seatCalled, standingOf } from './gameWords.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly game: ListedGame;
  readonly now: Date;
  readonly onMore: () => void;
}

export function GameRow({ game, now, onMore }: Props) {
  const turns = useSignal<number | undefined>(undefined);
  const words = t.games;
  const { id, standing, isOver, round, title, isStarred, updatedAt } = game;
  const { day, time } = words.moment(new Date(updatedAt), now);
  const length =
    turns.value !== undefined && turns.value > 0
      ? t.terms.count.turns(turns.value)
      : round > 0 && !isOver
        ? t.home.round(round)
        : '';
  const onFound = (position: LastPosition): void => {
    turns.value = position.turns;
  };
  return (
    <li class="game-row" data-game={id} data-standing={standing}>
      <Thumbnail game={game} onFound={onFound} />
      <span class="game-standing">
        <StandingSign standing={standing} />
        <span>
          {title !== '' && <b class="game-title">{title}</b>}
          <b class="display">{standingOf(game)}</b>
        </span>
        {isStarred && (
          <span class="game-star" role="img" aria-label={words.filters.starred}>
            <GamesIcon name="starred" size={18} />
          </span>
        )}
      </span>
      <Seats game={game} />
      <span class="game-when">
        <span>
          <b>{day}</b> <small>{time}</small>
        </span>
        <span>
          <b>{length}</b> <small>{placeOf(game)}</small>
        </span>
      </span>
      <span class="game-ways">
        <Ways game={game} />
        <button
          type="button"
          class="icon-button raised"
          aria-label={words.moreOf(gameCalled(game))}
          aria-haspopup="dialog"
          onClick={onMore}
        >
          <OnlineIcon name="more" size={22} />
        </button>
      </span>
    </li>
  );
}

/** What is done most often; what else leads to a game stands beside it, in front of the menu. */
function Ways({ game }: { readonly game: ListedGame }) {
  const words = t.games;
  const { id, isOnline, isOver, standing } = game;
  if (standing === 'damaged') return null;
  if (isOver) {
    return (
      <Way game={game} label={words.replay} href={isOnline ? tableReplayAddress(id) : replayAddress(id)}>
        <UiIcon name="play" size={20} />
      </Way>
    );
  }
  return (
    <Way
      game={game}
      label={isOnline ? words.toTable : words.resume}
      href={isOnline ? tableAddress(id) : resumeAddress(id)}
      isPrimary={standing === 'turn'}
    >
      <UiIcon name="next" size={20} />
    </Way>
  );
}

interface WayProps {
  readonly game: ListedGame;
  readonly label: string;
  readonly href: string;
  readonly isPrimary?: boolean;
  readonly children: preact.ComponentChildren;
}

function Way({ game, label, href, isPrimary = false, children }: WayProps) {
  return (
    <a
      class={`button small ${isPrimary ? 'primary' : 'plain'}`}
      href={href}
      aria-label={`${label}: ${gameCalled(game)}`}
    >
      {children}
      <span class="way-label">{label}</span>
    </a>
  );
}

function StandingSign({ standing }: { readonly standing: Standing }) {
  return (
    <span class="standing-sign" aria-hidden="true">
      <Sign standing={standing} />
    </span>
  );
}

function Sign({ standing }: { readonly standing: Standing }) {
  switch (standing) {
    case 'won':
      return <GamesIcon name="won" size={20} />;
    case 'lost':
      return <UiIcon name="close" size={18} />;
    case 'shared':
      return <UiIcon name="check" size={20} />;
    case 'over':
      return <GamesIcon name="flag" size={20} />;
    case 'damaged':
      return <UiIcon name="caution" size={20} />;
    case 'turn':
      return <UiIcon name="next" size={20} />;
    default:
      return <GamesIcon name="glass" size={20} />;
  }
}

function Seats({ game }: { readonly game: ListedGame }) {
  const { seats, points, winners, standing } = game;
  const isScored = points.some((sum) => sum > 0) || game.isOver;
  if (standing === 'damaged') return <span class="game-seats">{t.games.damagedNote}</span>;
  return (
    <ul class="game-seats">
      {seats.map((seat, i) => {
        const level = levelOf(seat);
        return (
          <li key={seat.icon} data-won={winners.includes(i) || undefined}>
            <Seal sign={seat.icon} size={24} />
            <span class="game-player">
              {seat.isFree ? t.own.games.free(1) : seatCalled(seat)}
              {level !== undefined && <small> {level}</small>}
            </span>
            {isScored && <b class="game-points display">{t.terms.number(points[i] ?? 0)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
