/** A dialog that stands beside the board: what it speaks of stays in sight and in use. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { DialogHead } from './Dialog.tsx';

interface Props {
  readonly heading: string;
  /** A quiet line below the heading. */
  readonly note: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function SideDialog({ heading, note, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before anything can be pressed: an Escape that comes too early would take back a move.
  useLayoutEffect(() => {
    dialog.current?.show();
    // The browser closes with Escape only what nobody can look past. Whatever lies over everything comes first.
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      dialog.current?.close();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  return (
    <dialog ref={dialog} class="side-dialog" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} heading={heading} note={note} onClose={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
