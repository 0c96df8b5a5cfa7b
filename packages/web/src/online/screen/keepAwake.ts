/** Keeps the screen from falling asleep while the page is shown; returns a disposer. */
export function keepAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // Refused when the battery is low, for example: then the screen sleeps as it always does.
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isWanted) lock = given;
    else void given?.release();
  };
  // The browser ends it when the page is hidden.
  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
