/** Focuses an element once it is rendered, which can take a few frames on a slow device. */
export function focusSoon(selector: string, patience = 30): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    // A hidden element cannot take the focus.
    const isThere = element !== null && document.activeElement === element;
    if (!isThere && patience > 0) focusSoon(selector, patience - 1);
  });
}
