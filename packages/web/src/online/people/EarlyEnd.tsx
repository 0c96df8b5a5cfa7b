/** The end of a game that its people have ended. */
import { useGame } from '../../game/context.ts';
import type { OnlineParts } from '../../game/online.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';
import { earlyResult } from './result.ts';

interface Props extends Pick<OnlineParts, 'Again' | 'EndFoot' | 'resigned'> {
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function EarlyEnd({ Again, EndFoot, resigned, onLeave, onClose }: Props) {
  const { session, view, names, icons } = useGame();
  const { t: play, terms } = useWords();
  const words = t.company.end;
  const ending = session.steps.value.findLast(({ note }) => note?.type === 'end')?.note;
  if (ending?.type !== 'end') return null;
  const { seat } = ending;
  const { winners, standings } = earlyResult(
    ending,
    view.value.seats.map(({ points }) => points),
    resigned.value,
  );
  const isMine = seat === session.viewer.value;
  const heading =
    seat === undefined ? words.agreed : isMine ? words.youResigned : words.resigned(names.value[seat] ?? '');
  const won = winners.map((winner) => names.value[winner] ?? '');
  const verdict =
    winners.length === 1 && winners[0] === session.viewer.value
      ? play.scoring.youWin
      : won.length === 1
        ? play.scoring.winner(won[0] ?? '')
        : play.scoring.winners(won);
  return (
    <Dialog heading={heading} onClose={onClose} className="scoring is-early">
      {winners.length > 0 && (
        <p class="verdict display" data-shown>
          {verdict}
        </p>
      )}
      <p class="quiet">{winners.length > 0 ? words.resignedNote : words.agreedNote}</p>
      <ol class="early-places">
        {standings.map((standing) => {
          const icon = icons.value[standing.seat];
          return (
            <li key={standing.seat}>
              <b class="display">{winners.length > 0 ? standing.place : ''}</b>
              {icon !== undefined && <Seal sign={icon} size={40} />}
              <span class="early-name">
                {names.value[standing.seat]}
                {standing.hasResigned && <small class="level"> {words.rankedLast}</small>}
              </span>
              <span class="display">
                {terms.number(standing.points)}
                <span class="unseen"> {play.panels.points}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <EndFoot />
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={onClose}>
          {play.scoring.seeBoard}
        </button>
        <Again onLeave={onLeave} />
      </div>
    </Dialog>
  );
}
