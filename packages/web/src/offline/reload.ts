/** Loads the page again, in the newest version that the server has. */
export async function reloadNewest(): Promise<void> {
  const reload = (): void => location.reload();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Without a network it goes on with the version that is kept.
  await registration?.update().catch(() => undefined);
  const coming = registration?.waiting ?? registration?.installing;
  if (coming === undefined || coming === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  const start = (): void => {
    if (coming.state === 'installed') coming.postMessage('activate');
    // It could not be downloaded.
    else if (coming.state === 'redundant') reload();
  };
  coming.addEventListener('statechange', start);
  start();
}
