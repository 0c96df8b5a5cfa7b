/** What lies beside the board, on a large screen: the display, the stocks, the supply with its medals. */
import type { Colour, Medal as MedalName } from '@kairo/engine';
import { COLOURS, MEDALS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { Card } from '../../pieces/Card.tsx';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { cardFace } from '../../pieces/cardFace.ts';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';

export function ScreenMarket() {
  const { view, session } = useGame();
  const { t } = useWords();
  const edition = session.edition.value;
  const { display, pileCount, barkerStock, discards } = view.value;
  if (edition === undefined) return null;
  const last = discards.at(-1);
  return (
    <section class="panel big-market" aria-label={t.panels.display}>
      <div class="big-display">
        {display.map((card, index) =>
          card === null ? (
            <span key={index} class="no-card" />
          ) : (
            <Card key={index} face={cardFace(card, edition)} edition={edition} />
          ),
        )}
      </div>
      <dl class="big-stocks">
        <Stock name={t.panels.pile} count={pileCount}>
          <Card face={{ kind: 'back' }} edition={edition} />
        </Stock>
        <Stock name={t.panels.barkers} count={barkerStock}>
          <Card face={{ kind: 'barker' }} edition={edition} />
        </Stock>
        <Stock name={t.panels.discards} count={discards.length}>
          {last === undefined ? (
            <span class="no-card" />
          ) : (
            <Card face={cardFace(last, edition)} edition={edition} />
          )}
        </Stock>
      </dl>
    </section>
  );
}

interface StockProps {
  readonly name: string;
  readonly count: number;
  readonly children: preact.ComponentChildren;
}

function Stock({ name, count, children }: StockProps) {
  return (
    <div class="big-stock">
      {children}
      <dt>{name}</dt>
      <dd class="display">{count}</dd>
    </div>
  );
}

export function ScreenSupply() {
  const { view } = useGame();
  const { t } = useWords();
  return (
    <ul class="panel big-supply" aria-label={t.panels.supply}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <ExpansionTile colour={colour} size={40} hasIcon />
          <b class="display">{view.value.supply[colour]}</b>
          {MEDALS.map((medal) => (
            <Held key={medal} colour={colour} medal={medal} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Held({ colour, medal }: { readonly colour: Colour; readonly medal: MedalName }) {
  const { view, session, icons, names } = useGame();
  const { t } = useWords();
  const seat = view.value.medals[colour][medal];
  const points = session.edition.value?.medals[colour][medal] ?? 0;
  const icon = seat === null ? undefined : icons.value[seat];
  const label = t.things.medal(medal, colour, points, seat === null ? undefined : names.value[seat]);
  return (
    <span class="big-medal">
      <Medal metal={medal} colour={colour} value={points} size={44} label={label} />
      {icon !== undefined && <Seal sign={icon} size={26} />}
    </span>
  );
}

/** The customer that waits off the board, if there is one. */
export function ScreenWaiting() {
  const { view } = useGame();
  const { t } = useWords();
  const colour = COLOURS.find((name) => view.value.customers[name] === null);
  if (colour === undefined) return null;
  return (
    <span class="big-waits">
      <CustomerFigure colour={colour} size={64} />
      <small>{t.panels.waits}</small>
    </span>
  );
}
