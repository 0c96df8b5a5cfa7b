/** What happened, in words, the latest first. */
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useTable } from '../context.ts';
import { type LogEntry, logEntries, roundOf } from '../logEntries.ts';
import { useWords } from '../words.ts';

/** Nobody scrolls further, and a long list costs time. */
const SHOWN = 60;

export function Log() {
  const { session, view } = useTable();
  const { t } = useWords();
  const entries = useComputed(() => logEntries(session.shownSteps.value).slice(-SHOWN).reverse());
  const keep = useKept();
  const round = useComputed(() => roundOf(session.shownSteps.value, view.value.startSeat));
  return (
    <section class="panel log" aria-labelledby="log-heading">
      <h2 id="log-heading">
        {t.panels.log}
        {round.value > 0 && <small>{t.status.round(round.value)}</small>}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol class="log-entries" tabIndex={0} aria-labelledby="log-heading">
        {entries.value.map(keep)}
      </ol>
    </section>
  );
}

/** What is settled is drawn once, until somebody else reads it or in another language. */
function useKept(): (entry: LogEntry) => VNode {
  const { session } = useTable();
  const { play } = useWords();
  const viewer = session.viewer.value;
  const kept = useMemo(() => new Map<number, VNode>(), [viewer, play]);
  return (entry) => {
    const known = kept.get(entry.number);
    if (known !== undefined) return known;
    const drawn = <Entry key={entry.number} entry={entry} />;
    kept.set(entry.number, drawn);
    return drawn;
  };
}

export function Entry({ entry }: { readonly entry: LogEntry }) {
  const { icons } = useTable();
  const { play, table } = useWords();
  const { seat, main, asides } = entry;
  const icon = seat === undefined ? undefined : icons.value[seat];
  const say = (events: LogEntry['main']): string => events.map((event) => play.event(event, table)).join(' ');
  return (
    <li class="log-entry">
      {icon === undefined ? <span /> : <Seal sign={icon} size={24} />}
      <span>
        {say(main)} {asides.length > 0 && <small>{say(asides)}</small>}
      </span>
      <Gains entry={entry} />
    </li>
  );
}

/** What it brought, as signs; each has its words for those who hear it. */
function Gains({ entry: { seat, points, medals, earned } }: { readonly entry: LogEntry }) {
  const { session, icons } = useTable();
  const { t, terms } = useWords();
  const edition = session.edition.value;
  return (
    <span class="gains">
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
