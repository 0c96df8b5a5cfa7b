/** Shows the rulebook over any page, which stays as it is; loaded with its texts when it is first opened. */
import { lazyDialog } from '../shell/loading/lazy.tsx';
import { closeRulebook, openedRulebook } from './opened/dialog.ts';
import { RULEBOOK_TEXTS } from './opened/parts.ts';

const RulebookDialog = lazyDialog(
  async () => (await import('./Rulebook.tsx')).RulebookDialog,
  ...RULEBOOK_TEXTS,
);

export function RulebookHost() {
  const opened = openedRulebook.value;
  return opened === undefined ? null : <RulebookDialog {...opened} onClose={closeRulebook} />;
}
