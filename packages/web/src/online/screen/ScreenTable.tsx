/** The public table for everyone in the room: board, whose turn it is, the last move, and what each player has. */
import type { RoomMessage } from '@kairo/protocol';
import { Board } from '../../board/Board.tsx';
import type { LineState } from '../../client/online/line.ts';
import { useGame } from '../../game/context.ts';
import { logEntries } from '../../game/logEntries.ts';
import { t as texts } from '../../i18n/texts.ts';
import { ThinkingDots } from '../../screen/badges/ThinkingDots.tsx';
import { turnStatus } from '../../wording/turnStatus.ts';
import { useWords } from '../../wording/words.ts';
import { ScreenMarket, ScreenSupply, ScreenWaiting } from './ScreenGoods.tsx';
import { ScreenPlayers } from './ScreenPlayers.tsx';
import { useScale } from './useScale.ts';

interface Props {
  readonly room: RoomMessage | undefined;
  readonly line: LineState;
}

const nothing = (): void => undefined;

export function ScreenTable({ room, line }: Props) {
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
          <ScreenPlayers room={room} />
          <ScreenMarket />
          <ScreenSupply />
        </div>
      </div>
    </main>
  );
}

/** Whose turn it is, and what happened last. */
function Turn({ line }: { readonly line: LineState }) {
  const model = useGame();
  const words = useWords();
  const { outcome } = model.view.value;
  const isOver = outcome !== undefined && model.session.stage.isIdle.value;
  const winners = outcome?.winners.map((seat) => model.names.value[seat] ?? '') ?? [];
  const last = logEntries(model.session.shownSteps.value).at(-1);
  const sentence = last?.main.map((event) => words.play.event(event, words.table)).join(' ') ?? '';
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
