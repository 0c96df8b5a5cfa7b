/** The final scoring, row by row. */
// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its roles
import type { TableSetup } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';
import { ScoreRow } from './ScoreRow.tsx';
import { finalScores, rankedAt, STAGE } from './score.ts';
import { useChangingPlaces } from './useChangingPlaces.ts';

interface Props {
  /** Milliseconds for each stage; 0 shows the end at once. */
  readonly pace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

export function Scoring({ pace, onRematch, onNew, onClose }: Props) {
  const { view, session, names } = useGame();
  const { t } = useWords();
  const stage = useSignal<number>(pace === 0 ? STAGE.end : STAGE.play);
  useEffect(() => {
    if (stage.value >= STAGE.end) return;
    const timer = setInterval(() => {
      stage.value++;
      if (stage.value >= STAGE.end) clearInterval(timer);
    }, pace);
    return () => clearInterval(timer);
  }, [pace, stage]);
  const rows = useChangingPlaces<HTMLTableSectionElement>(pace / 2);
  const { outcome } = view.value;
  if (outcome === undefined) return null;
  const scores = rankedAt(stage.value, finalScores(view.value, session.steps.value));
  const winners = outcome.winners.map((seat) => names.value[seat] ?? '');
  const isMine = outcome.winners.length === 1 && outcome.winners[0] === session.viewer.value;
  const verdict = isMine
    ? t.scoring.youWin
    : winners.length === 1
      ? t.scoring.winner(winners[0] ?? '')
      : t.scoring.winners(winners);
  const isDone = stage.value >= STAGE.end;
  const best = Math.max(...outcome.points);
  const { stands, medals, medalsAgain, money, total } = t.scoring;
  const columns = [t.panels.players, stands, medals, medalsAgain, money, total];
  const setup = session.setup.value;
  return (
    <Dialog heading={t.scoring.heading} onClose={onClose} className="scoring">
      <p class="verdict display" role="status" data-shown={isDone || undefined}>
        {isDone ? verdict : ' '}
      </p>
      <p class="quiet">{t.scoring.reason[outcome.reason]}</p>
      <table class="score-table" role="table" aria-label={t.scoring.heading}>
        <thead class="unseen" role="rowgroup">
          <tr role="row">
            {columns.map((label) => (
              <th key={label} scope="col" role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows} role="rowgroup">
          {scores.map((score, index) => (
            <ScoreRow key={score.seat} score={score} stage={stage.value} index={index} best={best} />
          ))}
        </tbody>
      </table>
      <div class="dialog-buttons">
        {isDone ? (
          <>
            <button type="button" class="button" onClick={onClose}>
              {t.scoring.seeBoard}
            </button>
            <button type="button" class="button" onClick={onNew}>
              {t.scoring.newGame}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => setup !== undefined && onRematch(setup)}
            >
              {t.scoring.rematch}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => (stage.value = STAGE.end)}>
            {t.scoring.skip}
          </button>
        )}
      </div>
    </Dialog>
  );
}
