/** The final scoring, row by row. */
// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its roles
import type { View, Viewer } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';
import type { PlayMessages } from '@kairo/texts/browser';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { replayAddress, tableReplayAddress } from '../../address/route.ts';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { preferences } from '../../preferences/store.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { lazy } from '../../shell/loading/lazy.tsx';
import { useWords } from '../../wording/words.ts';
import { Garland } from './Garland.tsx';
import { ScoreRow } from './ScoreRow.tsx';
import { finalScores, rankedAt, STAGE } from './score.ts';
import { useChangingPlaces } from './useChangingPlaces.ts';

type Outcome = NonNullable<View['outcome']>;

const LastRemark = lazy(async () => (await import('./LastRemark.tsx')).LastRemark, { texts: ['remarks'] });

interface Props {
  /** Milliseconds for each stage; 0 shows the end at once. */
  readonly pace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

export function Scoring({ pace, onRematch, onNew, onClose }: Props) {
  const { view, session, names, people } = useGame();
  const { t } = useWords();
  const online = useOnline();
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
  const scores = rankedAt(stage.value, finalScores(view.value, session.steps.value, online?.resigned.value));
  const won = scores.filter(({ isWinner }) => isWinner).map(({ seat }) => seat);
  const winners = won.map((seat) => names.value[seat] ?? '');
  const isMine = won.length === 1 && won[0] === session.viewer.value;
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
  const table = session.table.value;
  const addressOf = online === undefined ? replayAddress : tableReplayAddress;
  const isHeard = preferences.value.remarks && people.value.length > 0;
  return (
    <Dialog heading={t.scoring.heading} onClose={onClose} className="scoring">
      <Garland isFestive={isDone && isMine} />
      <p class="verdict display" role="status" data-shown={isDone || undefined}>
        {isDone ? verdict : ' '}
      </p>
      <p class="quiet">
        {t.scoring.reason[outcome.reason]}{' '}
        {isDone && marginOf({ ...outcome, winners: won }, session.viewer.value, t)}
      </p>
      {isDone && isHeard && <LastRemark />}
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
      <Key />
      {isDone && online !== undefined && <online.EndFoot />}
      <div class="dialog-buttons">
        {isDone ? (
          <>
            <button type="button" class="button" onClick={onClose}>
              {t.scoring.seeBoard}
            </button>
            {table !== undefined && session.storage.value === 'durable' && (
              <>
                <a class="button" href={addressOf(table, 'replay')}>
                  {t.scoring.replay}
                </a>
                <a class="button" href={addressOf(table, 'review')}>
                  {t.scoring.review}
                </a>
              </>
            )}
            {online === undefined ? (
              <>
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
              <online.Again onLeave={onNew} />
            )}
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

/** By how much the viewer has won, or missed the victory. */
function marginOf({ points, winners }: Outcome, viewer: Viewer, t: PlayMessages): string {
  if (viewer === 'spectator') return '';
  const own = points[viewer] ?? 0;
  const others = points.filter((_, seat) => seat !== viewer);
  if (!winners.includes(viewer)) return t.scoring.behindBy(Math.max(...others) - own);
  return winners.length > 1 ? '' : t.scoring.aheadBy(own - Math.max(...others));
}

/** What the parts of the bars mean. */
function Key() {
  const { stands, medalsAgain, key } = useWords().t.scoring;
  return (
    <ul class="score-key" aria-hidden="true">
      {[stands, key.medals, medalsAgain, key.money].map((label, share) => (
        <li key={label}>
          <i data-share={share} />
          {label}
        </li>
      ))}
    </ul>
  );
}
