/** Whether the browser can install the page as an app, and how. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../storage/localStorage.ts';

/** Of Chromium; not a standard yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<InstallEvent | undefined>(undefined);

const DECLINED = 'kairo.install';

/** `by-hand`: Safari on iPhone and iPad installs pages from its share sheet only. */
export type WayToInstall = 'button' | 'by-hand' | 'none';

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isStandalone() === true;
}

/** Defined by Safari on iPhone and iPad alone. */
function isStandalone(): boolean | undefined {
  return (navigator as { readonly standalone?: boolean }).standalone;
}

export function wayToInstall(): WayToInstall {
  if (isInstalled()) return 'none';
  if (offer.value !== undefined) return 'button';
  return isStandalone() === false ? 'by-hand' : 'none';
}

/** Chromium would show a banner of its own otherwise. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

export async function install(): Promise<void> {
  const event = offer.value;
  // The browser accepts each offer once.
  offer.value = undefined;
  await event?.prompt();
}

const declined = signal(recall(DECLINED) === 'declined');

export const isInstallDeclined: ReadonlySignal<boolean> = declined;

/** The offer stays among the preferences. */
export function declineInstall(): void {
  declined.value = true;
  remember(DECLINED, 'declined');
}
