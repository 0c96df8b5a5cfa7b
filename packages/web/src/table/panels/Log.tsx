/** What happened, in words, the latest first. */
import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useTable } from '../context.ts';
import { isAmple, layout } from '../layout.ts';
import { type LogEntry, logEntries, roundOf } from '../logEntries.ts';
import { logLine } from '../logLine.ts';
import { MishapNote } from '../play/MishapNote.tsx';
import { useWords } from '../words.ts';

/** Nobody scrolls further, and a long list costs time. */
const SHOWN = 60;

export function Log() {
  const { session, view, overlay, news, isMyTurn } = useTable();
  const { t } = useWords();
  const isDetailed = useSignal(false);
  const entries = useComputed(() => logEntries(session.shownSteps.value).slice(-SHOWN).reverse());
  const keep = useKept(isDetailed.value);
  // Elsewhere the way there is in the top bar.
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

/** What is settled is drawn once, until somebody else reads it or in another language. */
function useKept(isDetailed: boolean): (entry: LogEntry) => VNode {
  const { session } = useTable();
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
  /** With cards, payments and ways. */
  readonly isDetailed: boolean;
}

export function Entry({ entry, isDetailed }: EntryProps) {
  const { icons, names } = useTable();
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

/** What it brought, as signs; each has its words for those who hear it. */
function Gains({ entry: { seat, main, points, medals, earned } }: { readonly entry: LogEntry }) {
  const { session, icons } = useTable();
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
