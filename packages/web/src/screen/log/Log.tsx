/** The log, latest entries first. */
import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { type LogEntry, logEntries, roundOf } from '../../game/logEntries.ts';
import { useOnline } from '../../game/online.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { logLine } from '../../wording/logLine.ts';
import { useWords } from '../../wording/words.ts';
import { MishapNote } from '../badges/MishapNote.tsx';
import { isAmple, layout } from '../layout/layout.ts';
import { Gains } from './Gains.tsx';
import { useRecap } from './useRecap.ts';

/** The most entries that are rendered. */
const SHOWN = 60;

export function Log() {
  const { session, view, recap, isMyTurn } = useGame();
  const { t } = useWords();
  const isDetailed = useSignal(false);
  // In other layouts a dialog has the recap.
  const hasRecap = useComputed(
    () =>
      isAmple(layout.value) &&
      recap.presence.value !== 'gone' &&
      (isMyTurn.value || recap.coveredFor.value !== undefined),
  );
  const entries = useComputed(() => {
    const steps = session.shownSteps.value;
    const older = hasRecap.value ? steps.slice(0, steps.length - recap.shownNews.value.length) : steps;
    return logEntries(older).slice(-SHOWN).reverse();
  });
  const keep = useKept(isDetailed.value);
  const round = useComputed(() => roundOf(session.shownSteps.value, view.value.startSeat));
  const canLookBack = isAmple(layout.value) && isMyTurn.value && recap.moves.value.length > 0;
  return (
    <section class="panel log" aria-labelledby="log-heading">
      <h2 id="log-heading">
        {t.panels.log} {round.value > 0 && <small>{t.status.round(round.value)}</small>}
      </h2>
      <div class="log-tools">
        {canLookBack && !hasRecap.value && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.since.heading}
            title={t.since.heading}
            onClick={() => recap.toggle()}
          >
            <UiIcon name="log" size={20} />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t.panels.logDetails}
          title={t.panels.logDetails}
          aria-pressed={isDetailed.value}
          onClick={() => (isDetailed.value = !isDetailed.value)}
        >
          <UiIcon name="eye" size={20} />
        </button>
      </div>
      {hasRecap.value && <RecapWhenLoaded />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol class="log-entries" tabIndex={0} aria-labelledby="log-heading">
        {entries.value.map(keep)}
      </ol>
    </section>
  );
}

function RecapWhenLoaded() {
  const parts = useRecap();
  return parts === undefined ? null : <parts.RecapCard />;
}

/** Renders each settled entry once, until the viewer, the language or the level of detail changes, or one is taken back. */
function useKept(isDetailed: boolean): (entry: LogEntry) => VNode {
  const { session } = useGame();
  const { play } = useWords();
  const viewer = session.viewer.value;
  const takebacks = session.takebacks.value;
  const kept = useMemo(() => new Map<number, VNode>(), [viewer, play, isDetailed, takebacks]);
  return (entry) => {
    const known = kept.get(entry.number);
    if (known !== undefined) return known;
    const drawn = <Entry key={entry.number} entry={entry} isDetailed={isDetailed} />;
    kept.set(entry.number, drawn);
    return drawn;
  };
}

interface EntryProps {
  readonly entry: LogEntry;
  /** With cards, payments and routes. */
  readonly isDetailed: boolean;
}

function Entry({ entry, isDetailed }: EntryProps) {
  const { icons, names } = useGame();
  const online = useOnline();
  const words = useWords();
  const { seat, asides } = entry;
  const icon = seat === undefined ? undefined : icons.value[seat];
  return (
    <li class="log-entry">
      {icon === undefined || seat === undefined ? (
        <span />
      ) : (
        <Seal sign={icon} size={24} label={names.value[seat]} />
      )}
      <span>
        {entry.note === undefined
          ? logLine(entry, words, isDetailed)
          : (online?.noteLine(entry.note) ?? words.t.log.takesBack)}{' '}
        {isDetailed && (
          <small>{asides.map((event) => words.play.phrase(event, words.table)).join(', ')}</small>
        )}
      </span>
      <Gains entry={entry} />
      <MishapNote of={entry} />
    </li>
  );
}
