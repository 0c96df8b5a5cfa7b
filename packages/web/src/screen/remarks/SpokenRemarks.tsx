/** What a bot says hangs from its player's panel, for a moment or until anything is pressed. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Scene } from '../../client/stage.ts';
import { useGame } from '../../game/context.ts';
import { type Remark, Remarks } from '../../game/remarks.ts';
import { t } from '../../i18n/texts.ts';
import { lineOf } from '../../wording/remarks.ts';

/** Reading time, in milliseconds. */
const SHORTEST = 2500;
const PER_CHARACTER = 55;
/** Between a bubble and its panel or the window's edge, in pixels. */
const GAP = 6;

export function SpokenRemarks() {
  const model = useGame();
  const { session, levels, curtainFor, overlay } = model;
  const remarks = useMemo(() => new Remarks(levels.peek()), [levels]);
  const spoken = useSignal<Remark | undefined>(undefined);
  const shown = useRef<Scene | undefined>(undefined);
  useSignalEffect(() => {
    const before = shown.current;
    shown.current = session.stage.scene.value;
    // A remark comes after what it is about.
    if (before?.step === undefined) return;
    const remark = remarks.on(before.step, before.events);
    if (curtainFor.peek() === undefined && overlay.peek() === undefined && remark !== undefined) {
      spoken.value = remark;
    }
  });
  return (
    <div class="remarks" aria-live="polite">
      {spoken.value !== undefined && (
        <Bubble
          key={`${spoken.value.occasion} ${spoken.value.line}`}
          remark={spoken.value}
          onEnd={() => {
            spoken.value = undefined;
          }}
        />
      )}
    </div>
  );
}

interface Props {
  readonly remark: Remark;
  readonly onEnd: () => void;
}

function Bubble({ remark, onEnd }: Props) {
  const { names } = useGame();
  const bubble = useRef<HTMLParagraphElement>(null);
  const line = lineOf(remark, t.remarks);
  useLayoutEffect(() => {
    const player = document.querySelector(`.player[data-seat="${remark.seat}"]`);
    if (player !== null && bubble.current !== null) hang(bubble.current, player);
  });
  useEffect(() => {
    const timer = setTimeout(onEnd, SHORTEST + PER_CHARACTER * line.length);
    // In a window of another size the panel is elsewhere.
    const ends = ['pointerdown', 'keydown', 'resize'] as const;
    for (const type of ends) addEventListener(type, onEnd);
    return () => {
      clearTimeout(timer);
      for (const type of ends) removeEventListener(type, onEnd);
    };
  }, []);
  return (
    <p ref={bubble} class="remark">
      <span class="unseen">{names.value[remark.seat]}: </span>
      {line}
    </p>
  );
}

/** Below the panel, within the window. */
function hang(bubble: HTMLElement, player: Element): void {
  const { left, bottom } = player.getBoundingClientRect();
  const most = document.documentElement.clientWidth - bubble.offsetWidth - GAP;
  const at = Math.max(GAP, Math.min(left + 2 * GAP, most));
  bubble.style.left = `${at}px`;
  bubble.style.top = `${bottom + GAP}px`;
  bubble.style.setProperty('--tip', `${Math.max(0, left - at) + 4 * GAP}px`);
}
