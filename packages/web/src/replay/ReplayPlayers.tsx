/** The players with their public information, and with the hands that are shown. */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { PERSON } from '@kairo/protocol';
import { useGame } from '../game/context.ts';
import { standSize } from '../game/standSize.ts';
import { t as texts } from '../i18n/texts.ts';
import { BarkerFigure } from '../pieces/BarkerFigure.tsx';
import { Card } from '../pieces/Card.tsx';
import { Coin } from '../pieces/Coin.tsx';
import { cardFace } from '../pieces/cardFace.ts';
import { Seal } from '../pieces/Seal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { SeatMedals } from '../screen/badges/SeatMedals.tsx';
import { useWords } from '../wording/words.ts';
import { useReplay } from './context.ts';

interface Props {
  /** With everything; else only names and points. */
  readonly isFull?: boolean;
  /** Medals have room side by side. */
  readonly isRoomy?: boolean;
}

export function ReplayPlayers({ isFull = false, isRoomy = false }: Props) {
  const { view } = useGame();
  const { t } = useWords();
  return (
    <ul class="replay-players" data-full={isFull || undefined} aria-label={t.panels.players}>
      {view.value.seats.map((_, seat) => (
        <Player key={seat} seat={seat} isFull={isFull} room={isRoomy ? 5 : 3} />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly seat: Seat;
  readonly isFull: boolean;
  /** For medals side by side. */
  readonly room: number;
}

function Player({ seat, isFull, room }: PlayerProps) {
  const { view, session, icons, names } = useGame();
  const { t, terms } = useWords();
  const player = session.setup.value?.seats[seat]?.player;
  const isShown = useReplay().shown.value?.seat === seat;
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  const name = names.value[seat] ?? '';
  if (facts === undefined || icon === undefined) return null;
  return (
    <li class="replay-player panel" data-seat={seat} data-sign={icon} data-shown={isShown || undefined}>
      <Seal sign={icon} size={isFull ? 38 : 24} />
      <span class="replay-player-name">
        <b>{name}</b>
        {isFull && player !== undefined && player !== PERSON && (
          <small>{t.panels.bot(terms.bot[player])}</small>
        )}
      </span>
      <span
        class="replay-points display"
        role="img"
        aria-label={t.things.player('', facts.points, facts.cards, facts.barkers)}
      >
        {facts.points}
      </span>
      {isFull && (
        <>
          <span class="replay-facts" aria-hidden="true">
            <UiIcon name="cards" size={16} />
            <b>{facts.cards}</b>
            <BarkerFigure size={18} />
            <b>{facts.barkers}</b>
          </span>
          <SeatMedals seat={seat} size={20} room={room} />
          <span class="replay-stands">
            {COLOURS.map((colour) => {
              const size = standSize(view.value, seat, colour);
              const label = size === 0 ? t.things.noStand(colour) : t.things.stand(colour, size);
              return <StandChip key={colour} colour={colour} count={size} label={label} />;
            })}
          </span>
          <Hand seat={seat} />
        </>
      )}
    </li>
  );
}

/** What a seat holds after the turn, if that is shown. */
function Hand({ seat }: { readonly seat: Seat }) {
  const { session, names } = useGame();
  const { terms, cards } = useWords();
  const hand = useReplay().shown.value?.hands[seat];
  const edition = session.edition.value;
  if (hand === undefined || hand === null || edition === undefined) return null;
  const held = hand.cards.length === 0 ? texts.replay.noCards : cards(hand.cards);
  const label = texts.replay.hand(names.value[seat] ?? '', held, terms.coins(hand.money));
  return (
    <span class="replay-hand" role="img" aria-label={label}>
      <span class="replay-cards">
        {hand.cards.map((card, i) => (
          <Card key={`${card} ${i}`} face={cardFace(card, edition)} edition={edition} size={34} />
        ))}
      </span>
      <span class="replay-coins">
        {COLOURS.filter((colour) => hand.money[colour] > 0).map((colour) => (
          <span key={colour} class="few">
            <Coin colour={colour} size={18} />
            {hand.money[colour]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The hands by themselves, where the players are only named. */
export function Hands() {
  const { icons, names } = useGame();
  const { shown } = useReplay();
  return (
    <ul class="replay-hands panel">
      {shown.value?.hands.map((hand, seat) => {
        const icon = icons.value[seat];
        if (hand === null || icon === undefined) return null;
        return (
          <li key={seat}>
            <Seal sign={icon} size={24} label={names.value[seat]} />
            <Hand seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}
