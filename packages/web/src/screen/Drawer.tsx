/** Shows one panel at a time, in layouts without room for columns. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { useDeferred } from '../scheduling/useDeferred.ts';
import { useWords } from '../wording/words.ts';
import { focusSoon } from './focus/focusSoon.ts';
import { Log } from './log/Log.tsx';
import { Purse } from './panels/Hand.tsx';
import { Market } from './panels/Market.tsx';
import { Supply } from './panels/Supply.tsx';

const TABS = ['hand', 'market', 'supply', 'log'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly tab: Signal<Tab>;
  /** The hand is one of the tabs. */
  readonly hasHand: boolean;
}

export function Drawer({ tab, hasHand }: Props) {
  const { session, choice } = useGame();
  const { viewer } = session;
  const { t } = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const tabs: readonly Tab[] = hasHand ? TABS : TABS.filter((name) => name !== 'hand');
  // Mounting a panel is expensive, and often part of an event that changes other things too.
  const wanted = tabs.includes(tab.value) ? tab.value : 'market';
  const shown = useDeferred(wanted);
  const label = {
    hand: viewer.value === 'spectator' ? t.panels.standings : t.panels.hand,
    market: t.panels.market,
    supply: t.panels.supplyTab,
    log: t.panels.log,
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    tab.value = next;
    strip.current?.querySelector<HTMLButtonElement>(`#tab-${next}`)?.focus();
  };
  return (
    <section class="drawer panel">
      <div
        class="drawer-content"
        role="tabpanel"
        id="drawer"
        aria-labelledby={`tab-${shown}`}
        aria-busy={shown !== wanted}
        data-tab={shown}
      >
        {shown === 'hand' && (
          <>
            <Purse />
            <button
              type="button"
              class="drawer-more"
              onClick={() => {
                tab.value = 'market';
                focusSoon('#tab-market');
              }}
            >
              <UiIcon name="down" size={18} />
              {`${label.market}, ${label.supply}`}
            </button>
          </>
        )}
        {shown === 'market' && <Market />}
        {shown === 'supply' && <Supply isStrip />}
        {shown === 'log' && <Log />}
      </div>
      <div ref={strip} class="tabs" role="tablist" onKeyDown={walk}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={shown === name}
            aria-controls="drawer"
            tabIndex={shown === name ? 0 : -1}
            onClick={() => {
              // The why-not sheet would cover the panel.
              choice.dismiss();
              tab.value = name;
            }}
          >
            {label[name]}
            {name === 'log' && shown !== 'log' && <NewsCount />}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The number of moves since the viewer's last turn. */
function NewsCount() {
  const { recap, isMyTurn } = useGame();
  const count = isMyTurn.value ? recap.moves.value.length : 0;
  if (count === 0) return null;
  return (
    <b class="news-count" aria-hidden="true">
      {count}
    </b>
  );
}
