/** The supply of each colour, its medals, the waiting customer, and how near the end is (R11.1). */
import type { Colour, Medal as MedalName } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { openGuide } from '../../guide/dialog.ts';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';
import { GoodsName } from '../badges/GoodsName.tsx';

export function Supply() {
  const { session } = useGame();
  const { t } = useWords();
  const total = session.edition.value?.expansionsPerColour ?? 0;
  return (
    <section class="panel supply" aria-labelledby="supply-heading">
      <h2 id="supply-heading">
        {t.panels.supply} <small>{t.panels.supplyNote(total)}</small>
      </h2>
      <ul class="supply-rows">
        {COLOURS.map((colour) => (
          <Row key={colour} colour={colour} total={total} />
        ))}
      </ul>
      <FinalPhase />
    </section>
  );
}

function Row({ colour, total }: { readonly colour: Colour; readonly total: number }) {
  const { view } = useGame();
  const { t } = useWords();
  const left = view.value.supply[colour];
  const waits = view.value.customers[colour] === null;
  return (
    <li class="supply-row">
      <span class="supply-tile">
        <ExpansionTile colour={colour} size={36} hasIcon />
        <b class="display" aria-hidden="true">
          {left}
        </b>
      </span>
      <div class="supply-count">
        <GoodsName colour={colour} />
        <span class="pips" role="img" aria-label={t.things.supply(colour, left)}>
          {Array.from({ length: total }, (_, i) => (
            <ExpansionTile key={i} colour={colour} size={18} isGone={i >= left} />
          ))}
        </span>
      </div>
      {waits && (
        <span class="waits">
          <CustomerFigure colour={colour} size={32} label={t.things.customer(colour, undefined)} />
          <small>{t.panels.waits}</small>
        </span>
      )}
      <span class="supply-medals">
        <Held colour={colour} medal="gold" />
        <Held colour={colour} medal="silver" />
      </span>
    </li>
  );
}

function Held({ colour, medal }: { readonly colour: Colour; readonly medal: MedalName }) {
  const { view, session, icons, names } = useGame();
  const { t } = useWords();
  const seat = view.value.medals[colour][medal];
  const points = session.edition.value?.medals[colour][medal] ?? 0;
  const holder = seat === null ? undefined : names.value[seat];
  const icon = seat === null ? undefined : icons.value[seat];
  return (
    <span class="held" data-medal={`${colour} ${medal}`}>
      <Medal
        metal={medal}
        colour={colour}
        value={points}
        size={38}
        label={t.things.medal(medal, colour, points, holder)}
      />
      {icon !== undefined && <Seal sign={icon} size={20} />}
    </span>
  );
}

function FinalPhase() {
  const { view, session } = useGame();
  const { t } = useWords();
  if (view.value.phase === 'final' || view.value.phase === 'over') {
    return (
      <p class="final-note">
        <b>{t.finalPhase.running}</b>
      </p>
    );
  }
  // R11.1: the nearer of "one colour used up" and "two colours down to one".
  const left = Object.values(view.value.supply).toSorted((a, b) => a - b);
  const [first = 0, second = 0] = left;
  const distance = Math.min(first, Math.max(0, first - 1) + Math.max(0, second - 1));
  return (
    <p class="final-note">
      <button
        type="button"
        class="text-button final-distance"
        title={t.finalPhase.explain}
        aria-haspopup="dialog"
        onClick={() => openGuide(session.edition.value, 'R11.1')}
      >
        {t.finalPhase.distance(distance)}
      </button>
    </p>
  );
}
