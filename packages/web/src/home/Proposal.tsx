/** Summarizes the set-up that a link has proposed. */
import { PERSON, type SeatSetup, type TableSetup } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { boardName } from './boardName.ts';

interface Props {
  readonly setup: TableSetup;
  readonly onDecline: () => void;
}

function nameOf({ player, name, icon }: SeatSetup): string {
  return player === PERSON ? name || t.terms.icon[icon] : t.home.proposal.bot(t.terms.bot[player]);
}

export function Proposal({ setup, onDecline }: Props) {
  const { proposal, opening, options } = t.home;
  const { seats, edition, start, help, openMoney } = setup;
  const isOn = { ...help, openMoney };
  const extras = (['routes', 'hints', 'openMoney'] as const).filter((option) => isOn[option]);
  return (
    <section class="proposal" role="status">
      <h2>{proposal.heading}</h2>
      <ul class="proposal-seats">
        {seats.map((seat) => (
          <li key={seat.icon}>
            <Seal sign={seat.icon} size={26} />
            {nameOf(seat)}
          </li>
        ))}
      </ul>
      <p>
        {[boardName(edition), opening[start].label, ...extras.map((option) => options[option].label)].join(
          '\u00a0· ',
        )}
      </p>
      <button type="button" class="button small" onClick={onDecline}>
        {proposal.decline}
      </button>
    </section>
  );
}
