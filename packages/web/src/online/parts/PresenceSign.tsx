/** A person's sign of life on the corner of their seal: four shapes, which differ without colour. */
import type { Presence } from '@kairo/protocol';
import type { VNode } from 'preact';
import { t } from '../../i18n/texts.ts';

const SHAPES: { readonly [presence in Presence]: VNode } = {
  here: <circle cx="12" cy="12" r="6.5" fill="var(--here)" />,
  away: <path d="M17.5 14.5A7 7 0 1 1 10.5 5.5A5.6 5.6 0 0 0 17.5 14.5Z" fill="var(--ink)" />,
  offline: (
    <>
      <circle
        cx="12"
        cy="12"
        r="6"
        fill="none"
        stroke="var(--ink)"
        stroke-width="2.4"
        stroke-dasharray="3.6 2.7"
      />
      <path d="M6 18 18 6" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" />
    </>
  ),
  bot: (
    <>
      <rect x="5.5" y="8.5" width="13" height="10" rx="2.2" fill="var(--ink)" />
      <path d="M12 8.5V4.5" stroke="var(--ink)" stroke-width="2" />
      <circle cx="12" cy="4.3" r="1.7" fill="var(--ink)" />
      <circle cx="9.3" cy="13" r="1.5" fill="var(--paper)" />
      <circle cx="14.7" cy="13" r="1.5" fill="var(--paper)" />
    </>
  ),
};

export function PresenceSign({ of: presence }: { readonly of: Presence }) {
  const label = t.together.presence[presence];
  return (
    <span class="presence" data-state={presence} title={label}>
      <svg viewBox="0 0 24 24" role="img" aria-label={label}>
        <circle cx="12" cy="12" r="11.5" fill="var(--paper)" stroke="var(--line3)" />
        {SHAPES[presence]}
      </svg>
    </span>
  );
}
