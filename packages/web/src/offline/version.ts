/**
 * The copy of the page that the service worker keeps on this device. A newer one is downloaded beside it and waits: it
 * starts when the user wants it to, or when the page is opened the next time.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

const newer = signal<ServiceWorker | undefined>(undefined);
const network = signal(true);
const fresh = signal(false);

/** A newer version that could start now. */
export const newVersion: ReadonlySignal<ServiceWorker | undefined> = newer;

export const hasNetwork: ReadonlySignal<boolean> = network;

/** The page has just been kept on this device for the first time. */
export const isNewlyKept: ReadonlySignal<boolean> = fresh;

/** Looks for a newer version at most so often (milliseconds). */
const LOOK_EVERY = 3_600_000;

/** Without service workers (plain HTTP, some private windows), the page needs a network to open. */
export function keepOnDevice(): void {
  const note = (): void => {
    network.value = navigator.onLine;
  };
  note();
  addEventListener('online', note);
  addEventListener('offline', note);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const program = new URL('sw.js', document.baseURI);
  // A browser in which they are blocked may refuse, or answer without a registration.
  const registering: Promise<ServiceWorkerRegistration | undefined> =
    navigator.serviceWorker.register(program);
  void registering.then((registration) => registration && follow(registration)).catch(() => undefined);
}

function follow(registration: ServiceWorkerRegistration): void {
  const isFirst = registration.active === null;
  const look = (): void => {
    // The very first one does not wait for long.
    if (registration.active !== null) newer.value = registration.waiting ?? undefined;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  if (isFirst) void navigator.serviceWorker.ready.then(() => (fresh.value = true));
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
