/** Renders a page for the set-up in a link, or says what is wrong with the link. */
import type { TableSetup } from '@kairo/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { readLink } from '../address/readLink.ts';
import { t } from '../i18n/texts.ts';
import { LostPage } from '../shell/failure/LostPage.tsx';

interface Props {
  readonly link: string;
  readonly children: (setup: TableSetup) => ComponentChildren;
}

export function Linked({ link, children }: Props) {
  const read = useMemo(() => readLink(link), [link]);
  if (read.ok) return children(read.value);
  const { heading, why, remedy } = t.app.badLink;
  return <LostPage texts={{ heading, text: `${why(read.error)} ${remedy}` }} />;
}
