/** A non-modal dialog beside the board, which stays visible and usable. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { DialogHead } from './Dialog.tsx';
import { useClosedByBack } from './useClosedByBack.ts';

interface Props {
  readonly heading: string;
  /** A muted line below the heading. */
  readonly note: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function SideDialog({ heading, note, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // In a layout effect: an Escape before the listener is there would undo a pick.
  useLayoutEffect(() => {
    dialog.current?.show();
    // Browsers close only modal dialogs with Escape. A modal dialog on top is closed first.
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      dialog.current?.close();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  useClosedByBack(() => dialog.current?.close());
  return (
    <dialog ref={dialog} class="side-dialog" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} heading={heading} note={note} onClose={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
