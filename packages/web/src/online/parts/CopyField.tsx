/** A text to be copied, with a button for it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { OnlineIcon } from './OnlineIcon.tsx';

const COPIED = 2_000;

interface ButtonProps {
  readonly text: string;
  /** The browser does not let the page copy: the reader has to. */
  readonly onFailure: () => void;
}

function CopyButton({ text, onFailure }: ButtonProps) {
  const words = t.together.invite;
  const isCopied = useSignal(false);
  useEffect(() => {
    if (!isCopied.value) return undefined;
    const timer = setTimeout(() => (isCopied.value = false), COPIED);
    return () => clearTimeout(timer);
  }, [isCopied, isCopied.value]);
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    done.then(() => (isCopied.value = true), onFailure);
  };
  return (
    <button type="button" class="button primary" onClick={copy}>
      {isCopied.value ? <UiIcon name="check" size={20} /> : <OnlineIcon name="copy" size={20} />}
      {isCopied.value ? words.copied : words.copy}
    </button>
  );
}

interface Props {
  readonly label: string;
  readonly text: string;
  /** As it is shown, if it differs. */
  readonly shown?: string;
  /** To be read and written down, not only to be copied. */
  readonly isLarge?: boolean;
}

export function CopyField({ label, text, shown = text, isLarge = false }: Props) {
  const hasFailed = useSignal(false);
  return (
    <>
      <div class="code-row" data-large={isLarge || undefined}>
        {isLarge ? (
          <output class="code-large" aria-label={label} translate={false}>
            {shown}
          </output>
        ) : (
          <input
            class="field"
            type="text"
            readOnly
            translate={false}
            aria-label={label}
            value={shown}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <CopyButton text={text} onFailure={() => (hasFailed.value = true)} />
      </div>
      <p class="copy-trouble" role="status">
        {hasFailed.value && t.together.invite.byHand}
      </p>
    </>
  );
}

export function ShareButton({ title, url }: { readonly title: string; readonly url: string }) {
  if (!('share' in navigator)) return null;
  return (
    <button
      type="button"
      class="button"
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <UiIcon name="share" size={20} />
      {t.together.invite.share}
    </button>
  );
}
