/** Opens a board of one's own. Whether it can be played on is judged by the server when the table is opened. */
import type { EditionJson } from '@kairo/engine';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { MAX_BOARD, readBoard } from './readBoard.ts';

export function BoardFile({ onOpen }: { readonly onOpen: (edition: EditionJson) => void }) {
  const problem = useSignal<string | undefined>(undefined);
  const words = t.together.boardFile;
  const open = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const read = await readBoard(file);
    // The same file can be chosen again once it is corrected.
    input.value = '';
    problem.value = read.ok ? undefined : words[read.error](file.name, MAX_BOARD);
    if (read.ok) onOpen(read.value);
  };
  return (
    <>
      <label class="button dashed board-file">
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void open(currentTarget)}
        />
        <UiIcon name="plus" size={20} />
        {words.open}
      </label>
      {problem.value !== undefined && (
        <p class="refused" role="alert">
          <UiIcon name="caution" size={20} />
          {problem.value}
        </p>
      )}
    </>
  );
}
