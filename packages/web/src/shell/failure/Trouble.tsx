/** A page that explains what is wrong and offers ways out. */
import type { Trouble as TroubleTexts } from '@kairo/texts/browser';
import type { ComponentChildren } from 'preact';
import { FallenStall } from './FallenStall.tsx';

interface Props {
  readonly texts: TroubleTexts;
  /** Buttons and links. */
  readonly children: ComponentChildren;
}

export function Trouble({ texts, children }: Props) {
  return (
    <main class="trouble">
      <FallenStall />
      <h1 class="display">{texts.heading}</h1>
      <p role="alert">{texts.text}</p>
      <div class="trouble-ways">{children}</div>
    </main>
  );
}
