/** The final scoring of an example as a table. */
import { t } from '../i18n/texts.ts';
import { Medal } from '../pieces/Medal.tsx';
import { Seal } from '../pieces/Seal.tsx';
import type { TaskOf } from './examples.ts';
import { names, signOf } from './players.ts';

export function Score({ task }: { readonly task: TaskOf<'score'> }) {
  const words = t.rulebook.score;
  return (
    <div class="book-scroll">
      <table class="book-score">
        <thead>
          <tr>
            {(['player', 'before', 'medals', 'coins', 'total'] as const).map((part) => (
              <th key={part} scope="col">
                {words[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {task.seats.map(({ seat, before, held, medals, coins, money, total, wins }) => (
            <tr key={seat} data-wins={wins || undefined}>
              <th scope="row">
                <Seal sign={signOf(seat)} size={26} /> {names()[seat]}
              </th>
              <td>{before}</td>
              <td>
                {held.map(({ medal, colour, value }) => (
                  <Medal key={`${medal} ${colour}`} metal={medal} colour={colour} value={value} size={30} />
                ))}{' '}
                +{medals}
              </td>
              <td>
                {t.terms.count.coins(coins)} +{money}
              </td>
              <td>
                <b class="display">{total}</b> {wins && <b>{words.wins}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
