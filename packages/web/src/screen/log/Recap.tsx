/** The moves of others since the reader's last turn, numbered as on the board. Looking at one leaves only its trail lit. */
import type { GameEvent } from '@kairo/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import type { LogEntry } from '../../game/logEntries.ts';
import { useOnline } from '../../game/online.ts';
import type { NumberedMove } from '../../game/trail.ts';
import { t as texts } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { logLine } from '../../wording/logLine.ts';
import { useWords, type Words } from '../../wording/words.ts';
import { MishapNote } from '../badges/MishapNote.tsx';
import { Gains } from './Gains.tsx';

/** In the log. */
export function RecapCard() {
  const { recap } = useGame();
  const { t } = useWords();
  const absence = useOnline()?.absence.value;
  return (
    <section class="recap-card" aria-labelledby="recap-heading">
      <header>
        <h3 id="recap-heading">{absence?.heading ?? t.since.heading}</h3>
        {recap.start !== undefined && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.since.again}
            title={t.since.again}
            onClick={() => recap.replay()}
          >
            <UiIcon name="play" size={18} />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={texts.app.close}
          title={texts.app.close}
          onClick={() => recap.close()}
        >
          <UiIcon name="close" size={20} />
        </button>
      </header>
      {absence?.facts !== undefined && <p class="recap-aside">{absence.facts}</p>}
      {absence?.note !== undefined && <p class="recap-aside">{absence.note}</p>}
      <Recap />
    </section>
  );
}

interface Props {
  /** The reader's own last move, to begin with. */
  readonly own?: LogEntry | undefined;
}

export function Recap({ own }: Props) {
  const { recap } = useGame();
  const { t } = useWords();
  const chosen = useSignal<number | undefined>(undefined);
  const look = (number: number | undefined): void => {
    recap.lit.value = number ?? chosen.value;
  };
  const choose = (number: number): void => {
    chosen.value = chosen.value === number ? undefined : number;
    look(undefined);
  };
  useEffect(
    () => () => {
      recap.lit.value = undefined;
    },
    [recap],
  );
  return (
    <ol class="recap" aria-label={t.since.heading}>
      {own !== undefined && (
        <li class="recap-row is-own">
          <span class="order" />
          <RecapLine entry={own} />
        </li>
      )}
      {recap.moves.value.map((move) => (
        <Row
          key={move.number}
          move={move}
          isLit={recap.lit.value === move.number}
          isChosen={chosen.value === move.number}
          onLook={(isLooking) => look(isLooking ? move.number : undefined)}
          onChoose={() => choose(move.number)}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly move: NumberedMove;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly onLook: (isLooking: boolean) => void;
  readonly onChoose: () => void;
}

function Row({ move: { number, entry }, isLit, isChosen, onLook, onChoose }: RowProps) {
  // Touch has no hover.
  const look =
    (isLooking: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') onLook(isLooking);
    };
  return (
    <li>
      <button
        type="button"
        class="recap-row"
        data-lit={isLit || undefined}
        aria-pressed={isChosen}
        onPointerEnter={look(true)}
        onPointerLeave={look(false)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onLook(true)}
        onBlur={() => onLook(false)}
        onClick={onChoose}
      >
        <span class="order">{number}</span>
        <RecapLine entry={entry} />
      </button>
    </li>
  );
}

function RecapLine({ entry }: { readonly entry: LogEntry }) {
  const { icons, names } = useGame();
  const words = useWords();
  const { seat } = entry;
  const icon = seat === undefined ? undefined : icons.value[seat];
  const details = [
    ...entry.main.flatMap((event) => (event.type === 'lured' ? wayOf(event, words) : [])),
    ...entry.asides
      .filter(({ type }) => type === 'paid')
      .map((event) => words.play.phrase(event, words.table)),
  ];
  return (
    <>
      {icon !== undefined && <Seal sign={icon} size={24} />}
      <span class="recap-line">
        <span class="recap-words">
          <b>{seat === undefined ? '' : names.value[seat]}</b> {logLine(entry, words, false)}
          {details.length > 0 && <small>{details.join(' · ')}</small>}
        </span>
        <Gains entry={entry} />
        <MishapNote of={entry} />
      </span>
    </>
  );
}

function wayOf({ path, barkers }: Extract<GameEvent, { type: 'lured' }>, { t, terms }: Words): string[] {
  const { steps, barkers: needed } = terms.count;
  return [t.since.from(path[0] ?? ''), steps(path.length - 1), ...(barkers > 0 ? [needed(barkers)] : [])];
}
