/** The public table for everyone in the room: board, whose turn it is, the last move, and what each player has. */
import type { RoomMessage } from '@kairo/protocol';
import { Board } from '../../board/Board.tsx';
import type { Heard } from '../../client/online/company.ts';
import type { LineState } from '../../client/online/line.ts';
import { useGame } from '../../game/context.ts';
import { type LogEntry, logEntries } from '../../game/logEntries.ts';
import type { GameModel } from '../../game/model.ts';
import { t as texts } from '../../i18n/texts.ts';
import { ThinkingDots } from '../../screen/badges/ThinkingDots.tsx';
import { turnStatus } from '../../wording/turnStatus.ts';
import { useWords, type Words } from '../../wording/words.ts';
import { noteLine } from '../people/notes.ts';
import { ScreenMarket, ScreenSupply, ScreenWaiting } from './ScreenGoods.tsx';
import { ScreenPlayers } from './ScreenPlayers.tsx';
import { useScale } from './useScale.ts';

interface Props {
  readonly room: RoomMessage | undefined;
  readonly line: LineState;
  readonly heard: Heard | undefined;
}

const nothing = (): void => undefined;

export function ScreenTable({ room, line, heard }: Props) {
  const { session, pieces, marks } = useGame();
  const { t } = useWords();
  const edition = session.edition.value;
  const { column, scale, shift } = useScale();
  if (edition === undefined) return null;
  return (
    <main
      class="big-screen is-playing"
      style={{
        '--columns': edition.columns,
        '--rows': edition.rows,
        '--scale': scale,
        '--shift': `${shift}px`,
      }}
    >
      {/* Nothing can be pressed here; what is on the board is said beside it. */}
      <div class="board-area" inert>
        <Board
          edition={edition}
          pieces={pieces.value}
          marks={marks.value}
          label={t.things.board}
          siteLabel={(site) => site}
          onSite={nothing}
          onHover={nothing}
          onLoupe={nothing}
        />
      </div>
      <div class="big-column" ref={column}>
        <div class="big-inside">
          <Turn line={line} />
          <ScreenPlayers room={room} heard={heard} />
          <ScreenMarket />
          <ScreenSupply />
        </div>
      </div>
    </main>
  );
}

function entryLine({ main, note, seat }: LogEntry, { names }: GameModel, words: Words): string {
  if (note === undefined) return main.map((event) => words.play.event(event, words.table)).join(' ');
  const name = seat === undefined ? '' : (names.value[seat] ?? '');
  return `${name} ${noteLine(note)}`.trim();
}

/** Whose turn it is, and what happened last. */
function Turn({ line }: { readonly line: LineState }) {
  const model = useGame();
  const words = useWords();
  const { outcome } = model.view.value;
  const isOver = outcome !== undefined && model.session.stage.isIdle.value;
  const winners = outcome?.winners.map((seat) => model.names.value[seat] ?? '') ?? [];
  const last = logEntries(model.session.shownSteps.value).at(-1);
  const sentence = last === undefined ? '' : entryLine(last, model, words);
  return (
    <header class="big-turn">
      <div>
        <h1 class="display" aria-live="polite">
          {isOver ? texts.bigScreen.over(winners) : turnStatus(model, words)}
          {model.session.thinking.value && !isOver && <ThinkingDots />}
        </h1>
        <p>{line === 'lost' ? texts.together.table.lineLost : sentence}</p>
      </div>
      <ScreenWaiting />
    </header>
  );
}
