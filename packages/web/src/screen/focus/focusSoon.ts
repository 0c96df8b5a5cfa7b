/** As soon as the page shows it, which on a slow device can take a few frames. */
export function focusSoon(selector: string, patience = 30): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    // What is hidden still cannot have it.
    const isThere = element !== null && document.activeElement === element;
    if (!isThere && patience > 0) focusSoon(selector, patience - 1);
  });
}
