/** The supply of each colour, its medals, and the waiting customer. */
import type { Colour, Medal as MedalName } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';
import { GoodsName } from '../badges/GoodsName.tsx';
import { Inspectable } from '../badges/Inspectable.tsx';
import { WaitingCustomer } from '../badges/WaitingCustomer.tsx';
import { Race } from './Race.tsx';

/** Rows with the race below them; a strip with little room: a column for each colour, and the race is elsewhere. */
export function Supply({ isStrip = false }: { readonly isStrip?: boolean }) {
  const { session } = useGame();
  const { t } = useWords();
  const total = session.edition.value?.expansionsPerColour ?? 0;
  return (
    <section class="panel supply" data-strip={isStrip || undefined} aria-labelledby="supply-heading">
      <h2 id="supply-heading">
        {t.panels.supply}
        {!isStrip && <small>{t.panels.supplyNote(total)}</small>}
        {isStrip && <WaitingCustomer />}
      </h2>
      <ul class="supply-rows">
        {COLOURS.map((colour) => (
          <Row key={colour} colour={colour} total={total} isStrip={isStrip} />
        ))}
      </ul>
      {!isStrip && <Race />}
    </section>
  );
}

interface RowProps {
  readonly colour: Colour;
  readonly total: number;
  readonly isStrip: boolean;
}

function Row({ colour, total, isStrip }: RowProps) {
  const { view } = useGame();
  const { t } = useWords();
  const left = view.value.supply[colour];
  return (
    <li class="supply-row">
      <span class="supply-tile">
        <ExpansionTile colour={colour} size={36} hasIcon />
        <b class="display" aria-hidden="true">
          {left}
        </b>
        <Inspectable subject={{ kind: 'supply', colour }} follows={colour !== COLOURS[0]}>
          {t.things.supply(colour, left)}
        </Inspectable>
      </span>
      <div class="supply-count">
        <GoodsName colour={colour} />
        <span class="pips" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => (
            <ExpansionTile key={i} colour={colour} size={18} isGone={i >= left} />
          ))}
        </span>
      </div>
      {!isStrip && view.value.customers[colour] === null && <WaitingCustomer />}
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
      <Medal metal={medal} colour={colour} value={points} size={38} />
      {icon !== undefined && <Seal sign={icon} size={20} />}
      <Inspectable subject={{ kind: 'medal', medal, colour }} follows>
        {t.things.medal(medal, colour, points, holder)}
      </Inspectable>
    </span>
  );
}
