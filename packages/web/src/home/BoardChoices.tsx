/** Everything in the set-up except the players: board, start, options; and a link to share it. Loaded on demand. */
import type { Start } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';
import { t } from '../i18n/texts.ts';
import { Choice, type Option, Switch } from '../shell/dialog/Controls.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import { boardId, boardName } from './boardName.ts';
import { CopyLink } from './CopyLink.tsx';

const STARTS = ['preset', 'variable'] as const satisfies readonly Start[];

interface Props {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
  readonly onClose: () => void;
}

/** The boards that come with the game, and the one from a link if it is another. */
function boardOptions(edition: TableSetup['edition']): readonly Option<string>[] {
  const known = BOARDS.map((value) => ({ value, ...t.home.board.boards[value] }));
  const id = boardId(edition);
  return known.some(({ value }) => value === id)
    ? known
    : [...known, { value: id, label: boardName(edition) }];
}

export function BoardChoices({ setup, onChange, onClose }: Props) {
  const { board, opening, options } = t.home;
  const { help, openMoney } = setup;
  return (
    <Dialog heading={options.heading} onClose={onClose} className="board-choices">
      <Choice
        label={board.label}
        options={boardOptions(setup.edition)}
        value={boardId(setup.edition)}
        onChange={(edition) => onChange({ ...setup, edition })}
      />
      <Choice
        label={opening.label}
        options={STARTS.map((value) => ({ value, ...opening[value] }))}
        value={setup.start}
        onChange={(start) => onChange({ ...setup, start })}
      />
      <div class="switches">
        <Switch
          {...options.routes}
          isOn={help.routes}
          onChange={(routes) => onChange({ ...setup, help: { ...help, routes } })}
        />
        <Switch
          {...options.hints}
          isOn={help.hints}
          onChange={(hints) => onChange({ ...setup, help: { ...help, hints } })}
        />
        <Switch
          {...options.openMoney}
          isOn={openMoney}
          onChange={(isOn) => onChange({ ...setup, openMoney: isOn })}
        />
      </div>
      <CopyLink setup={setup} />
    </Dialog>
  );
}
