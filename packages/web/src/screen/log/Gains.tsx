/** What a move brought: points, medals and coins, as symbols with words for screen readers. */
import { useGame } from '../../game/context.ts';
import type { LogEntry } from '../../game/logEntries.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';

export function Gains({ entry: { seat, main, points, medals, earned } }: { readonly entry: LogEntry }) {
  const { session, icons } = useGame();
  const { t, terms } = useWords();
  const edition = session.edition.value;
  return (
    <span class="gains">
      {main.map(
        (event) => event.type === 'expanded' && <span key={event.site}>{t.preview.size(event.size)}</span>,
      )}
      {points > 0 && (
        <b>
          +{terms.number(points)}
          <span class="unseen"> {t.panels.points}</span>
        </b>
      )}
      {medals.map(({ medal, colour }) => {
        const value = edition?.medals[colour][medal] ?? 0;
        const label = terms.medalOf(medal, colour);
        return <Medal key={medal} metal={medal} colour={colour} value={value} size={20} label={label} />;
      })}
      {earned.map(({ seat: earner, colour, amount }) => {
        const icon = earner === seat ? undefined : icons.value[earner];
        return (
          <b key={earner} class="few">
            {icon !== undefined && <Seal sign={icon} size={16} />}+{terms.number(amount)}
            <Coin colour={colour} size={18} label={terms.coloured('coin', colour)} />
          </b>
        );
      })}
    </span>
  );
}
