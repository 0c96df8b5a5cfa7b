/** The games under way, as tickets on a line: those that wait for the reader come first. */
import { GAMES } from '../address/route.ts';
import type { OwnGame } from '../client/online/tables.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { UnfinishedGame } from '../storage/unfinishedGame.ts';
import { type Ticket, ticketsOf } from './tickets.ts';

/** As many as hang side by side. */
const SHOWN = 3;

interface Props {
  readonly games: readonly OwnGame[];
  readonly unfinished: UnfinishedGame | undefined;
}

export function GamesLine({ games, unfinished }: Props) {
  const words = t.home.games;
  const tickets = ticketsOf(games, unfinished);
  return (
    <nav class="line" aria-label={words.label}>
      <svg class="rope" viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2Q500 34 1000 2" vector-effect="non-scaling-stroke" />
      </svg>
      {tickets.slice(0, SHOWN).map((ticket) => (
        <TicketLink key={ticket.address} ticket={ticket} />
      ))}
      <a class="ticket is-all" href={GAMES}>
        <i class="peg" />
        {tickets.length > SHOWN ? words.all(tickets.length) : words.mine}
      </a>
    </nav>
  );
}

function TicketLink({ ticket }: { readonly ticket: Ticket }) {
  const { address, isHere, icons, others, isMine } = ticket;
  const words = t.home.games;
  const names = others.map(({ name, icon }) => name || t.terms.icon[icon]);
  return (
    <a class="ticket" href={address} data-mine={isMine || undefined}>
      <i class="peg" />
      <span class="continue-seals">
        {icons.map((icon) => (
          <Seal key={icon} sign={icon} size={28} />
        ))}
      </span>
      <span class="continue-text">
        <b>{names.length === 0 ? words.alone : t.terms.and(names)}</b>
        <small>{isHere ? t.home.continueGame : words.state[ticket.state]}</small>
      </span>
      {isMine && <span class="tag">{words.yourTurn}</span>}
      <UiIcon name="next" size={20} />
    </a>
  );
}
