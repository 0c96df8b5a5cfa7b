/** Where there is no room for columns: one panel at a time. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Barkers, Hand, Money } from './panels/Hand.tsx';
import { Log } from './panels/Log.tsx';
import { Market } from './panels/Market.tsx';
import { Supply } from './panels/Supply.tsx';
import { useWords } from './words.ts';

const TABS = ['hand', 'market', 'supply', 'log'] as const;
export type Tab = (typeof TABS)[number];

export function Drawer({ tab }: { readonly tab: Signal<Tab> }) {
  const { t } = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const label = {
    hand: t.panels.hand,
    market: t.panels.market,
    supply: t.panels.supplyTab,
    log: t.panels.log,
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length];
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
        aria-labelledby={`tab-${tab.value}`}
        data-tab={tab.value}
      >
        {tab.value === 'hand' && (
          <>
            <Hand />
            <Barkers />
            <Money />
          </>
        )}
        {tab.value === 'market' && <Market />}
        {tab.value === 'supply' && <Supply />}
        {tab.value === 'log' && <Log />}
      </div>
      <div ref={strip} class="tabs" role="tablist" onKeyDown={walk}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab.value === name}
            aria-controls="drawer"
            tabIndex={tab.value === name ? 0 : -1}
            onClick={() => (tab.value = name)}
          >
            {label[name]}
          </button>
        ))}
      </div>
    </section>
  );
}
