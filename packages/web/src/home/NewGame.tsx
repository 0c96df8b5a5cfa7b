/** A game at this screen: the start button, the players, and what the table is like. */
import { PERSON, type TableSetup } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { expectedMinutes, SECONDS } from './expectedMinutes.ts';
import { SeatRow } from './SeatRow.tsx';
import { Stall } from './Stall.tsx';
import { addSeat, MAX_SEATS, MIN_SEATS, removeSeat } from './setupDraft.ts';
import { TableLine } from './TableLine.tsx';

interface Props {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
  readonly onStart: () => void;
  /** Opens what can be chosen about the table. */
  readonly onTable: () => void;
}

function whoPlays({ seats }: TableSetup): 'people' | 'both' | 'bots' {
  const people = seats.filter(({ player }) => player === PERSON).length;
  if (people === seats.length) return 'people';
  return people === 0 ? 'bots' : 'both';
}

function paceNote(setup: TableSetup): string {
  const { people, both, bots } = t.home.minutesNote;
  const { person, bot } = SECONDS;
  return { people: people(person), both: both(person, bot), bots: bots(bot) }[whoPlays(setup)];
}

export function NewGame({ setup, onChange, onStart, onTable }: Props) {
  const words = t.home;
  const { seats } = setup;
  return (
    <Stall colour="red" heading={words.playHere} scallops={8}>
      <button type="button" class="button primary start" onClick={onStart}>
        {words.start}
      </button>
      <p class="expectation">
        {words.minutes(expectedMinutes(setup))}
        <small>{paceNote(setup)}</small>
      </p>
      <fieldset class="seats" aria-label={words.players}>
        <div class="seats-head">
          <p class="field-heading">{words.players}</p>
          {seats.length < MAX_SEATS && (
            <button type="button" class="text-button add-seat" onClick={() => onChange(addSeat(setup))}>
              <UiIcon name="plus" size={16} />
              {words.addSeat}
            </button>
          )}
        </div>
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
      <TableLine setup={setup} onOpen={onTable} />
    </Stall>
  );
}
