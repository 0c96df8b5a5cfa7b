/** Where people talk: a tab beside the log where there is room, else a sheet that a button opens. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import type { Overlay } from '../../game/overlay.ts';
import { t } from '../../i18n/texts.ts';
import { SideDialog } from '../../shell/dialog/SideDialog.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { Talk } from '../talk/Talk.tsx';
import type { TalkPlace } from './sources.ts';

const TABS = ['log', 'talk'] as const;

interface TabsProps {
  readonly table: OnlineTable;
  readonly place: TalkPlace;
  /** The log. */
  readonly children: ComponentChildren;
}

export function LogAndTalk({ table, place: { tab, hasTabs }, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    hasTabs.value = true;
    return () => {
      hasTabs.value = false;
    };
  }, [hasTabs]);
  const label = { log: t.table.panels.log, talk: t.company.talk.heading };
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    tab.value = tab.value === 'log' ? 'talk' : 'log';
    strip.current?.querySelector<HTMLButtonElement>(`#place-${tab.value}`)?.focus();
  };
  return (
    <div class="log-and-talk" data-tab={tab.value}>
      <div ref={strip} class="panel-tabs" role="tablist" onKeyDown={walk}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`place-${name}`}
            type="button"
            role="tab"
            aria-selected={tab.value === name}
            aria-controls="log-or-talk"
            tabIndex={tab.value === name ? 0 : -1}
            onClick={() => (tab.value = name)}
          >
            {label[name]}
            {name === 'talk' && tab.value !== 'talk' && <Unread table={table} />}
          </button>
        ))}
      </div>
      <div id="log-or-talk" class="log-or-talk" role="tabpanel" aria-labelledby={`place-${tab.value}`}>
        {tab.value === 'log' ? (
          children
        ) : (
          <section class="panel log">
            <Talk table={table} />
          </section>
        )}
      </div>
    </div>
  );
}

function Unread({ table }: { readonly table: OnlineTable }) {
  const count = table.talk.unread.value;
  return count === 0 ? null : (
    <>
      <b class="news-count" aria-hidden="true">
        {count}
      </b>
      <span class="unseen">{t.company.talk.unread(count)}</span>
    </>
  );
}

interface ButtonProps {
  readonly table: OnlineTable;
  readonly overlay: Signal<Overlay>;
}

export function TalkButton({ table, overlay }: ButtonProps) {
  const isOpen = overlay.value === 'talk';
  const count = table.talk.unread.value;
  const label = count === 0 ? t.company.talk.heading : t.company.talk.unread(count);
  return (
    <button
      type="button"
      class="icon-button talk-button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        overlay.value = isOpen ? undefined : 'talk';
      }}
    >
      <OnlineIcon name="chat" size={24} />
      {count > 0 && (
        <b class="news-count" aria-hidden="true">
          {count}
        </b>
      )}
    </button>
  );
}

export function TalkSheet({ table, onClose }: { readonly table: OnlineTable; readonly onClose: () => void }) {
  const count = table.room.value?.spectators.count ?? 0;
  return (
    <SideDialog
      heading={t.company.talk.heading}
      note={count === 0 ? '' : t.together.table.watching(count)}
      onClose={onClose}
    >
      <Talk table={table} />
    </SideDialog>
  );
}
