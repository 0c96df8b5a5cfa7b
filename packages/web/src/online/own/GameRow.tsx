/** One game in a list: who plays, how far it is, and the way there. */
import { PERSON, type RoomSeat } from '@kairo/protocol';
import { RESUME, tableAddress } from '../../address/route.ts';
import { isFree, type OwnGame } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { UnfinishedGame } from '../../storage/unfinishedGame.ts';
import { seatName } from '../parts/seatName.ts';

const MINUTE = 60_000;

/** The others at the table. */
function company(seats: readonly RoomSeat[]): string {
  const others = seats.filter((seat) => !seat.isYou && !isFree(seat));
  return others.length === 0 ? t.own.games.alone : t.terms.and(others.map(seatName));
}

function progress({ state, seats, acting, round, isHost, points }: OwnGame): readonly string[] {
  const words = t.own.games;
  if (state === 'waiting') {
    const free = seats.filter(isFree).length;
    return [...(free > 0 ? [words.free(free)] : []), ...(isHost ? [words.isHost] : [])];
  }
  const actor = acting === null ? undefined : seats[acting];
  const rounds = round > 0 ? [t.home.round(round)] : [];
  if (state === 'playing' && actor !== undefined && !actor.isYou)
    return [...rounds, words.turnOf(seatName(actor))];
  if (state !== 'over') return rounds;
  return seats.map((seat, i) => `${seatName(seat)} ${t.terms.number(points[i] ?? 0)}`);
}

export function GameRow({ game, now }: { readonly game: OwnGame; readonly now: number }) {
  const { table, seats, yourTurn, updatedAt } = game;
  const words = t.own.games;
  const ago = words.ago(Math.max(0, Math.floor((now - updatedAt) / MINUTE)));
  return (
    <li>
      <a class="own-row" href={tableAddress(table)} data-mine={yourTurn || undefined}>
        <Seals icons={seats.map(({ icon }) => icon)} />
        <span class="own-text">
          <b>{company(seats)}</b>
          <small>{[...progress(game), ago].join(' · ')}</small>
        </span>
        {yourTurn ? <span class="button primary">{words.play}</span> : <UiIcon name="next" size={22} />}
      </a>
    </li>
  );
}

export function LocalRow({ game: { seats, points, round } }: { readonly game: UnfinishedGame }) {
  const names = seats.map(({ name, icon, player }) =>
    player === PERSON ? name || t.terms.icon[icon] : t.terms.bot[player],
  );
  const sums = names.flatMap((name, seat) => {
    const sum = points[seat];
    return sum === undefined ? [] : [`${name} ${t.terms.number(sum)}`];
  });
  return (
    <li>
      <a class="own-row" href={RESUME}>
        <Seals icons={seats.map(({ icon }) => icon)} />
        <span class="own-text">
          <b>{t.terms.and(names)}</b>
          <small>{[...(round > 0 ? [t.home.round(round)] : []), ...sums].join(' · ')}</small>
        </span>
        <UiIcon name="next" size={22} />
      </a>
    </li>
  );
}

function Seals({ icons }: { readonly icons: readonly RoomSeat['icon'][] }) {
  return (
    <span class="continue-seals">
      {icons.map((icon) => (
        <Seal key={icon} sign={icon} size={30} />
      ))}
    </span>
  );
}
