/** The log, latest entries first. */
import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { type LogEntry, logEntries, roundOf } from '../../game/logEntries.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { logLine } from '../../wording/logLine.ts';
import { useWords } from '../../wording/words.ts';
import { MishapNote } from '../badges/MishapNote.tsx';
import { isAmple, layout } from '../layout/layout.ts';

/** The most entries that are rendered. */
const SHOWN = 60;

export function Log() {
  const { session, view, overlay, news, isMyTurn } = useGame();
  const { t } = useWords();
  const isDetailed = useSignal(false);
  const entries = useComputed(() => logEntries(session.shownSteps.value).slice(-SHOWN).reverse());
  const keep = useKept(isDetailed.value);
  // In other layouts the top bar has this button.
  const canLookBack = isAmple(layout.value) && isMyTurn.value && news.value.length > 0;
  const round = useComputed(() => roundOf(session.shownSteps.value, view.value.startSeat));
  return (
    <section class="panel log" aria-labelledby="log-heading">
      <h2 id="log-heading">
        {t.panels.log} {round.value > 0 && <small>{t.status.round(round.value)}</small>}
      </h2>
      <div class="log-tools">
        {canLookBack && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.since.heading}
            title={t.since.heading}
            aria-haspopup="dialog"
            onClick={() => (overlay.value = 'since')}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol class="log-entries" tabIndex={0} aria-labelledby="log-heading">
        {entries.value.map(keep)}
      </ol>
    </section>
  );
}

/** Renders each settled entry once, until the viewer, the language or the level of detail changes. */
function useKept(isDetailed: boolean): (entry: LogEntry) => VNode {
  const { session } = useGame();
  const { play } = useWords();
  const viewer = session.viewer.value;
  const kept = useMemo(() => new Map<number, VNode>(), [viewer, play, isDetailed]);
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

export function Entry({ entry, isDetailed }: EntryProps) {
  const { icons, names } = useGame();
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
        {logLine(entry, words, isDetailed)}{' '}
        {isDetailed && (
          <small>{asides.map((event) => words.play.phrase(event, words.table)).join(', ')}</small>
        )}
      </span>
      <Gains entry={entry} />
      <MishapNote of={entry} />
    </li>
  );
}

/** Points, medals and coins, as symbols with words for screen readers. */
function Gains({ entry: { seat, main, points, medals, earned } }: { readonly entry: LogEntry }) {
  const { session, icons } = useGame();
  const { t, terms } = useWords();
  const edition = session.edition.value;
  return (
    <span class="gains">
      {main.map(
        (event) => event.type === 'expanded' && <span key={event.site}>{t.preview.size(event.size)}</span>,
      )}
      {points > 0 && (
        <b>
          +{terms.number(points)}
          <span class="unseen"> {t.panels.points}</span>
        </b>
      )}
      {medals.map(({ medal, colour }) => {
        const value = edition?.medals[colour][medal] ?? 0;
        const label = terms.medalOf(medal, colour);
        return <Medal key={medal} metal={medal} colour={colour} value={value} size={20} label={label} />;
      })}
      {earned.map(({ seat: earner, colour, amount }) => {
        const icon = earner === seat ? undefined : icons.value[earner];
        return (
          <b key={earner} class="few">
            {icon !== undefined && <Seal sign={icon} size={16} />}+{terms.number(amount)}
            <Coin colour={colour} size={18} label={terms.coloured('coin', colour)} />
          </b>
        );
      })}
    </span>
  );
}
