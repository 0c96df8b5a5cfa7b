/** For someone who comes by a link: what it is about, what there is to fill in, and one thing to press. */
import type { ComponentChildren } from 'preact';
import { LanguageButtons } from '../../home/Corners.tsx';
import { BroadPage } from './BroadPage.tsx';
import { useIsRoomy } from './useIsRoomy.ts';

interface Props {
  /** Above the stall. */
  readonly title: string;
  readonly note: string;
  /** Of the stall. */
  readonly heading: string;
  /** The way on: below the form, or at the foot of small screens. */
  readonly foot: ComponentChildren;
  /** Below the way on. */
  readonly also?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function InvitationPage({ title, note, heading, foot, also, children }: Props) {
  const isRoomy = useIsRoomy();
  return (
    <BroadPage
      heading={heading}
      className="joining"
      corner={<LanguageButtons />}
      lead={
        <header class="invitation">
          <h1 class="display">{title}</h1>
          <p>{note}</p>
        </header>
      }
      {...(!isRoomy && { bar: foot })}
    >
      {children}
      {isRoomy && <div class="way-on">{foot}</div>}
      {also}
    </BroadPage>
  );
}
