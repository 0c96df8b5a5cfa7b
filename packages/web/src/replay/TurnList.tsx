/** The log of the whole game: a button for each turn. */

import type { WatchedTurn } from '@kairo/table';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { t as texts } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Gains } from '../screen/log/Gains.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import { logLine } from '../wording/logLine.ts';
import { useWords } from '../wording/words.ts';
import { useReplay } from './context.ts';
import { entriesOf } from './turnWords.ts';

export function TurnList({ onChoose }: { readonly onChoose?: () => void }) {
  const replay = useReplay();
  const list = useRef<HTMLOListElement>(null);
  useSignalEffect(() => {
    const { turn } = replay;
    const row = list.current?.children[turn.value];
    if (!(row instanceof HTMLElement) || list.current === null) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) list.current.scrollTop = offsetTop - clientHeight / 2;
  });
  return (
    <ol ref={list} class="replay-turns">
      {replay.turns.value.map((turn, number) => (
        <Row
          key={number}
          turn={turn}
          number={number}
          onChoose={() => {
            replay.go(number);
            onChoose?.();
          }}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly turn: WatchedTurn;
  readonly number: number;
  readonly onChoose: () => void;
}

function Row({ turn, number, onChoose }: RowProps) {
  const replay = useReplay();
  const { icons, names } = useGame();
  const words = useWords();
  // A signal as an attribute: rows are not rendered again when the turn changes.
  const current = useComputed(() => (replay.turn.value === number ? 'true' : undefined));
  const entries = entriesOf(turn);
  const { seat } = turn;
  const icon = seat === undefined ? undefined : icons.value[seat];
  const [main] = entries;
  return (
    <li>
      <button type="button" class="replay-turn" data-turn={number} aria-current={current} onClick={onChoose}>
        <span class="replay-turn-number">
          <span class="unseen">{number > 0 && texts.replay.turnNumber(number)}</span>
          <span aria-hidden="true">{number > 0 && number}</span>
        </span>
        {icon === undefined || seat === undefined ? (
          <span />
        ) : (
          <Seal sign={icon} size={24} label={names.value[seat]} />
        )}
        <span class="replay-turn-line">
          {entries.map((entry) => logLine(entry, words, false)).join('. ')}
        </span>
        {main !== undefined && <Gains entry={main} />}
      </button>
    </li>
  );
}

/** Opens the log where it has no room. */
export function LogButton() {
  const isOpen = useSignal(false);
  const { t } = useWords();
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button type="button" class="button small" aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        <UiIcon name="log" size={22} />
        {t.panels.log}
      </button>
      {isOpen.value && (
        <Dialog heading={t.panels.log} onClose={close} className="replay-log-dialog">
          <TurnList onChoose={close} />
        </Dialog>
      )}
    </>
  );
}
