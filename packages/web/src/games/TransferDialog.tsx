/** Import and export, where there is no room for them beside the list. */
import { t } from '../i18n/texts.ts';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import type { GamesModel } from './gamesModel.ts';
import { KeptHere, TakeAlong, TakeIn } from './Transfer.tsx';

interface Props {
  readonly model: GamesModel;
  readonly onClose: () => void;
}

export function TransferDialog({ model, onClose }: Props) {
  return (
    <Dialog heading={t.games.takeIn.open} className="transfer-dialog" onClose={onClose}>
      <TakeIn model={model} />
      <TakeAlong model={model} />
      <KeptHere model={model} />
    </Dialog>
  );
}
