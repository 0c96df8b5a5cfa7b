/** What happens move by move: a picture after each, and what it brought. */
import type { GameEvent } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { t } from '../i18n/texts.ts';
import { ExpansionTile } from '../pieces/ExpansionTile.tsx';
import { ExamplePicture } from './ExamplePicture.tsx';
import type { ExampleData, TaskOf } from './examples.ts';
import { sentenceContext } from './players.ts';

const TOLD: ReadonlySet<GameEvent['type']> = new Set(['expanded', 'scored', 'medalTaken', 'finalPhase']);

interface Props {
  readonly example: ExampleData;
  readonly task: TaskOf<'course'>;
  readonly title: string;
}

export function Course({ example, task, title }: Props) {
  return (
    <ol class="book-course">
      {task.moves.map(({ stands, events, supply }, i) => (
        <li key={i}>
          <ExamplePicture example={example} title={title} stands={stands} />
          {supply !== undefined && (
            <div class="book-supply">
              <b>{t.rulebook.left}</b>
              {COLOURS.map((colour) => (
                <span key={colour} aria-label={t.table.things.supply(colour, supply[colour])} role="img">
                  <ExpansionTile colour={colour} size={34} hasIcon />
                  <b class="display">{supply[colour]}</b>
                </span>
              ))}
            </div>
          )}
          <p>
            {task.moves.length > 1 && <b>{i + 1}. </b>}
            {events
              .filter(({ type }) => TOLD.has(type))
              .map((event) => t.play.event(event, sentenceContext()))
              .join(' ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
