/** Copies a link to the set-up, or shows it where the clipboard is not available. */
import { setupToLink, type TableSetup } from '@kairo/protocol';
import { useState } from 'preact/hooks';
import { proposalAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';

interface Copy {
  readonly link: string;
  readonly isCopied: boolean;
}

async function copy(link: string): Promise<Copy> {
  try {
    await navigator.clipboard.writeText(link);
    return { link, isCopied: true };
  } catch {
    return { link, isCopied: false };
  }
}

export function CopyLink({ setup }: { readonly setup: TableSetup }) {
  const [last, setLast] = useState<Copy>();
  const link = new URL(proposalAddress(setupToLink(setup)), location.href).href;
  // The set-up may have changed since.
  const current = last?.link === link ? last : undefined;
  return (
    <div class="copy-link">
      <button type="button" class="button plain" onClick={() => void copy(link).then(setLast)}>
        <UiIcon name="share" size={20} />
        {t.home.copyLink}
      </button>
      <p role="status">{current?.isCopied && t.home.linkCopied}</p>
      {current?.isCopied === false && (
        <label>
          {t.home.linkByHand}
          <input
            class="field"
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
