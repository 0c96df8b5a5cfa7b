/** Arrow keys that mean nothing else lead to the board, which takes them from there. */

/** Other elements use arrows themselves, or scroll with them. */
function isIdle(target: EventTarget | null): boolean {
  return (
    target === document.body || (target instanceof Element && target.closest('.actions button') !== null)
  );
}

export function arrowsToBoard(): () => void {
  const listen = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (!key.startsWith('Arrow') || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    if (!isIdle(event.target) || document.querySelector('dialog:modal') !== null) return;
    const site = document.querySelector<HTMLElement>('.site-grid [tabindex="0"]');
    if (site === null) return;
    event.preventDefault();
    site.focus({ preventScroll: true });
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
