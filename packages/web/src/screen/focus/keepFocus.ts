/**
 * Buttons come and go with every choice. When the focused one is removed, keyboard users get the focus back in the side
 * dialog, or on the board.
 */
export function keepFocus(): () => void {
  let usesKeys = false;
  const onKey = (): void => {
    usesKeys = true;
  };
  const onPointer = (): void => {
    usesKeys = false;
  };
  const find = (): void => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!usesKeys || !isLost || document.querySelector('dialog:modal') !== null) return;
    const beside = document.querySelector<HTMLElement>('.side-dialog[open] h2');
    const place = beside ?? document.querySelector<HTMLElement>('.site-grid [tabindex="0"]');
    place?.focus({ preventScroll: true });
  };
  // Removing a focused button forces a layout in the middle of the update.
  const onClick = ({ detail }: MouseEvent): void => {
    const isByPointer = detail > 0;
    const button = document.activeElement;
    if (isByPointer && button instanceof HTMLButtonElement && button.closest('.actions')) button.blur();
  };
  const changes = new MutationObserver(find);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('click', onClick);
  return () => {
    changes.disconnect();
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('click', onClick);
  };
}
