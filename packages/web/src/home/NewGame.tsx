/** The start button and the players. */
import { PERSON, type TableSetup } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { expectedMinutes } from './expectedMinutes.ts';
import { SeatRow } from './SeatRow.tsx';
import { Stall } from './Stall.tsx';
import { addSeat, MAX_SEATS, MIN_SEATS, removeSeat } from './setupDraft.ts';

interface Props {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
  readonly onStart: () => void;
}

function whoPlays({ seats }: TableSetup): 'people' | 'both' | 'bots' {
  const people = seats.filter(({ player }) => player === PERSON).length;
  if (people === seats.length) return 'people';
  return people === 0 ? 'bots' : 'both';
}

export function NewGame({ setup, onChange, onStart }: Props) {
  const words = t.home;
  const { seats } = setup;
  return (
    <Stall colour="red" heading={words.newGame} scallops={8}>
      <button type="button" class="button primary start" onClick={onStart}>
        {words.start}
      </button>
      <p class="expectation">
        {words.minutes(expectedMinutes(setup))}
        <small>{words.minutesNote[whoPlays(setup)]}</small>
      </p>
      <fieldset class="seats">
        <legend>{words.players}</legend>
        {seats.map((_, index) => (
          <SeatRow
            key={index}
            setup={setup}
            index={index}
            onChange={onChange}
            {...(seats.length > MIN_SEATS ? { onRemove: () => onChange(removeSeat(setup, index)) } : {})}
          />
        ))}
      </fieldset>
      {whoPlays(setup) === 'bots' && <p class="stall-note">{words.nobody}</p>}
      {seats.length < MAX_SEATS && (
        <button type="button" class="button plain" onClick={() => onChange(addSeat(setup))}>
          {words.addSeat}
        </button>
      )}
    </Stall>
  );
}
