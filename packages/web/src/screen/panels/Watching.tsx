/** Replaces the hand for spectators: the standings, and the speed of motion. */

import { useGame } from '../../game/context.ts';
import { t as texts } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { deviceReducesMotion } from '../../preferences/device.ts';
import { MOTIONS } from '../../preferences/model.ts';
import { prefer, preferences } from '../../preferences/store.ts';
import { useWords } from '../../wording/words.ts';

export function Watching() {
  const { people } = useGame();
  return (
    <div class="watching">
      <Standings />
      {people.value.length === 0 && !deviceReducesMotion.value && <Speed />}
    </div>
  );
}

function Standings() {
  const { view, icons, names } = useGame();
  const { t, terms } = useWords();
  const seats = view.value.seats.map(({ points }, seat) => ({ seat, points }));
  const best = Math.max(1, ...seats.map(({ points }) => points));
  return (
    <section class="standings" aria-label={t.panels.standings}>
      <h3>{t.panels.standings}</h3>
      <ol>
        {seats
          .toSorted((a, b) => b.points - a.points)
          .map(({ seat, points }) => {
            const icon = icons.value[seat];
            return (
              <li key={seat} aria-label={`${names.value[seat]}: ${terms.count.points(points)}`}>
                {icon !== undefined && <Seal sign={icon} size={26} />}
                <span class="standing-name">{names.value[seat]}</span>
                <span class={`standing-bar owner-${icon}`} style={{ '--share': points / best }} />
                <b class="display">{points}</b>
              </li>
            );
          })}
      </ol>
    </section>
  );
}

function Speed() {
  const words = texts.preferences.motion;
  return (
    <fieldset class="speeds">
      <legend>{words.label}</legend>
      {MOTIONS.map((motion) => (
        <button
          key={motion}
          type="button"
          class="button small"
          aria-pressed={preferences.value.motion === motion}
          onClick={() => prefer({ motion })}
        >
          {words[motion]}
        </button>
      ))}
    </fieldset>
  );
}
