/** The final scoring, row by row. */
import type { TableSetup } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../app/Dialog.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords } from '../words.ts';
import { type FinalScore, finalScores } from './score.ts';

/** So far, medals, money, total. */
const STAGES = 4;

interface Props {
  /** Milliseconds for each stage; 0 shows the end at once. */
  readonly pace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

export function Scoring({ pace, onRematch, onNew, onClose }: Props) {
  const { view, session, names } = useTable();
  const { t } = useWords();
  const stage = useSignal(pace === 0 ? STAGES : 1);
  useEffect(() => {
    if (stage.value >= STAGES) return;
    const timer = setInterval(() => {
      stage.value++;
      if (stage.value >= STAGES) clearInterval(timer);
    }, pace);
    return () => clearInterval(timer);
  }, [pace, stage]);
  const { outcome } = view.value;
  if (outcome === undefined) return null;
  const scores = finalScores(view.value, session.steps.value);
  const winners = outcome.winners.map((seat) => names.value[seat] ?? '');
  const isMine = outcome.winners.length === 1 && outcome.winners[0] === session.viewer.value;
  const verdict = isMine
    ? t.scoring.youWin
    : winners.length === 1
      ? t.scoring.winner(winners[0] ?? '')
      : t.scoring.winners(winners);
  const isDone = stage.value >= STAGES;
  const setup = session.setup.value;
  return (
    <Dialog heading={t.scoring.heading} onClose={onClose}>
      <p class="quiet">{t.scoring.reason[outcome.reason]}</p>
      <table class="score-table" data-stage={stage.value}>
        <thead>
          <tr>
            <th scope="col" class="unseen">
              {t.panels.players}
            </th>
            {[t.scoring.soFar, t.scoring.medals, t.scoring.money, t.scoring.total].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <Row key={score.seat} score={score} stage={stage.value} />
          ))}
        </tbody>
      </table>
      <p class="verdict display" role="status" data-shown={isDone || undefined}>
        {isDone ? verdict : ' '}
      </p>
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
          <button type="button" class="button" onClick={() => (stage.value = STAGES)}>
            {t.scoring.skip}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Row({ score, stage }: { readonly score: FinalScore; readonly stage: number }) {
  const { names, icons, view, session } = useTable();
  const { t, terms } = useWords();
  const icon = icons.value[score.seat];
  const edition = session.edition.value;
  const shownTotal = score.soFar + (stage >= 2 ? score.medals : 0) + (stage >= 3 ? score.money : 0);
  return (
    <tr data-winner={(score.isWinner && stage >= STAGES) || undefined}>
      <th scope="row">
        <span class="score-name">
          {icon !== undefined && <Seal sign={icon} size={32} />}
          {names.value[score.seat]}
        </span>
      </th>
      <td>{terms.number(score.soFar)}</td>
      <td class="score-part" data-shown={stage >= 2 || undefined}>
        <span class="score-medals">
          {COLOURS_IN_ORDER.flatMap((colour) =>
            (['gold', 'silver'] as const)
              .filter((medal) => view.value.medals[colour][medal] === score.seat)
              .map((medal) => (
                <Medal
                  key={`${colour} ${medal}`}
                  metal={medal}
                  colour={colour}
                  value={edition?.medals[colour][medal] ?? 0}
                  size={20}
                />
              )),
          )}
        </span>
        +{terms.number(score.medals)}
      </td>
      <td
        class="score-part"
        data-shown={stage >= 3 || undefined}
        title={t.scoring.coins(score.coins, score.money)}
      >
        +{terms.number(score.money)}
      </td>
      <td class="display score-total">{terms.number(shownTotal)}</td>
    </tr>
  );
}
