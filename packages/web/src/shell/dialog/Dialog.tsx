/** A modal dialog; the browser keeps the focus inside and restores it afterwards. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useClosedByBack } from './useClosedByBack.ts';

interface Props {
  readonly heading: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ heading, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useClosedByBack(() => dialog.current?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; keys have Escape and the button
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="dialog-sheet">
        <DialogHead id={id} heading={heading} onClose={() => dialog.current?.close()} />
        {children}
      </div>
    </dialog>
  );
}

interface HeadProps {
  readonly id: string;
  readonly heading: string;
  /** A muted line below the heading. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

export function DialogHead({ id, heading, note, onClose }: HeadProps) {
  return (
    <header class="dialog-head">
      {/* Takes the focus instead of the button, so that screen readers announce the heading first. */}
      <h2 id={id} class="display" tabIndex={-1} autofocus>
        {heading}
      </h2>
      {note !== undefined && <p class="dialog-note">{note}</p>}
      <button type="button" class="icon-button" aria-label={t.app.close} onClick={onClose}>
        <UiIcon name="close" size={22} />
      </button>
    </header>
  );
}
