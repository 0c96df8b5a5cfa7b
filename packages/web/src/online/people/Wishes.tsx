/** What a player can ask of the table: in the menu, and while others are to move. */
import type { Seat } from '@kairo/engine';
import type { CompanyCommand } from '@kairo/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { ThinkingDots } from '../../screen/badges/ThinkingDots.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { propose } from './QuestionHost.tsx';
import type { PeopleSources } from './sources.ts';
import { canTakeBack } from './takeback.ts';

/** Undefined for those who no longer play: what the seat may ask, and how. */
function useSeatAtTable({ table, refusal }: PeopleSources) {
  const { session } = useGame();
  const own = table.ownSeat;
  const heard = table.company.heard.value;
  const seat = own === undefined ? undefined : heard?.seats[own];
  const isOver = session.acting.value === undefined;
  if (own === undefined || seat === undefined || isOver || seat.hasResigned) return undefined;
  return {
    own,
    isStoodIn: seat.standIn !== null,
    ask: (command: CompanyCommand) => void propose(table, own, command, refusal),
  };
}

function useCanTakeBack(own: Seat | undefined): boolean {
  const { session, view } = useGame();
  return useComputed(() => own !== undefined && canTakeBack(own, session.steps.value, view.value)).value;
}

export function MenuItems({ onClose, ...sources }: PeopleSources & { readonly onClose: () => void }) {
  const at = useSeatAtTable(sources);
  const isAsking = useSignal(false);
  const canUndo = useCanTakeBack(at?.own);
  const words = t.company;
  const { table } = sources;
  const room = table.room.value;
  const run = (command: CompanyCommand) => () => {
    onClose();
    at?.ask(command);
  };
  return (
    <>
      {at !== undefined && !at.isStoodIn && (
        <>
          {canUndo && (
            <button
              type="button"
              class="button"
              onClick={run({ type: 'propose', proposal: { kind: 'takeback' } })}
            >
              <UiIcon name="undo" size={22} />
              {words.question.takeback.ask}
            </button>
          )}
          <button type="button" class="button" onClick={run({ type: 'propose', proposal: { kind: 'end' } })}>
            <UiIcon name="end" size={22} />
            {words.question.end.ask}
          </button>
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => (isAsking.value = true)}>
            <OnlineIcon name="flag" size={22} />
            {words.resign.ask}
          </button>
        </>
      )}
      {room?.isHost === true && (
        <button type="button" class="button" onClick={() => table.talk.switchTo(room.isQuiet)}>
          <OnlineIcon name="chat" size={22} />
          {room.isQuiet ? words.talk.switchOn : words.talk.switchOff}
        </button>
      )}
      {isAsking.value && at !== undefined && (
        <Resign own={at.own} onResign={run({ type: 'resign' })} onClose={() => (isAsking.value = false)} />
      )}
    </>
  );
}

interface ResignProps {
  readonly own: Seat;
  readonly onResign: () => void;
  readonly onClose: () => void;
}

/** Asks before, and says what happens. */
function Resign({ own, onResign, onClose }: ResignProps) {
  const { people, view } = useGame();
  const words = t.company.resign;
  const others = people.value.filter((seat) => seat !== own).length;
  const text = view.value.seats.length === 2 ? words.ends : others === 0 ? words.endsAlone : words.botPlaysOn;
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <p>{text}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" data-confirm onClick={onResign}>
          {words.confirm}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {words.stay}
        </button>
      </div>
    </Dialog>
  );
}

/** Others are to move. */
export function Waiting(sources: PeopleSources) {
  const { session } = useGame();
  const at = useSeatAtTable(sources);
  const canUndo = useCanTakeBack(at?.own);
  const heard = sources.table.company.heard.value;
  const words = t.company;
  const isThinking = session.thinking.value;
  const { presences } = sources;
  const here = presences.value.filter((presence) => presence === 'here').length;
  const hurrying = heard?.hurrying.length ?? 0;
  const mayTakeBack = at !== undefined && !at.isStoodIn && canUndo && heard?.question === null;
  if (!isThinking && !mayTakeBack) return null;
  return (
    <div class="confirm">
      {isThinking && <ThinkingDots />}
      {isThinking && hurrying > 0 && hurrying < here && (
        <small role="status">{words.hurry.some(hurrying, here)}</small>
      )}
      {mayTakeBack && (
        <button
          type="button"
          class="button plain"
          onClick={() => at.ask({ type: 'propose', proposal: { kind: 'takeback' } })}
        >
          <UiIcon name="undo" size={20} />
          {words.question.takeback.ask}
        </button>
      )}
      {isThinking && at !== undefined && !at.isStoodIn && (
        <button type="button" class="button plain" onClick={() => at.ask({ type: 'hurry' })}>
          {words.hurry.ask}
        </button>
      )}
    </div>
  );
}
