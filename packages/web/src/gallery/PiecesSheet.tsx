import { COLOURS, MEDALS } from '@kairo/engine/vocabulary';
import type { ComponentChildren } from 'preact';
import { SIGNS } from '../drawings/names.ts';
import { BarkerFigure } from '../pieces/BarkerFigure.tsx';
import { Card } from '../pieces/Card.tsx';
import { AnyCoin, Coin } from '../pieces/Coin.tsx';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { ExpansionTile } from '../pieces/ExpansionTile.tsx';
import { GoodsIcon } from '../pieces/GoodsIcon.tsx';
import { Medal } from '../pieces/Medal.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { UI_ICONS, type UiIconName } from '../pieces/uiIcons.ts';
import { GALLERY_EDITIONS } from './editions.ts';

function Shelf({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <>
      <h2>{title}</h2>
      <div class="shelf">{children}</div>
    </>
  );
}

export function PiecesSheet() {
  return (
    <>
      <Shelf title="Goods">
        {COLOURS.map((colour) => (
          <>
            <GoodsIcon colour={colour} size={56} />
            <ExpansionTile colour={colour} size={56} hasIcon />
            <ExpansionTile colour={colour} size={18} />
            <ExpansionTile colour={colour} size={18} isGone />
          </>
        ))}
      </Shelf>
      <Shelf title="Customers">
        {[72, 40, 28].map((size) =>
          COLOURS.map((colour) => <CustomerFigure key={colour} colour={colour} size={size} />),
        )}
      </Shelf>
      <Shelf title="Seals">
        {[80, 46, 24].map((size) => SIGNS.map((sign) => <Seal key={sign} sign={sign} size={size} />))}
      </Shelf>
      <Shelf title="Coins and medals">
        {[46, 26].map((size) => (
          <>
            {COLOURS.map((colour) => (
              <Coin key={colour} colour={colour} size={size} />
            ))}
            <AnyCoin size={size} />
          </>
        ))}
        {[46, 24].map((size) =>
          MEDALS.map((metal) =>
            COLOURS.map((colour, i) => (
              <Medal key={colour} metal={metal} colour={colour} value={i + 1} size={size} />
            )),
          ),
        )}
      </Shelf>
      <Shelf title="Stands of a player">
        {[48, 34, 28].map((size) =>
          COLOURS.map((colour, i) => <StandChip key={colour} colour={colour} count={i} size={size} />),
        )}
        <StandChip colour="red" count={12} size={34} />
      </Shelf>
      <Shelf title="Cards">
        {[100, 73, 56].map((size) =>
          GALLERY_EDITIONS.map((edition) => (
            <>
              <Card face={{ kind: 'standard', segment: 5 }} edition={edition} size={size} />
              <Card
                face={{ kind: 'joker', segments: edition.jokers[1] ?? [] }}
                edition={edition}
                size={size}
              />
            </>
          )),
        )}
        {GALLERY_EDITIONS.slice(0, 1).map((edition) => (
          <>
            <Card face={{ kind: 'barker' }} edition={edition} size={100} />
            <Card face={{ kind: 'back' }} edition={edition} size={100} />
            <Card face={{ kind: 'barker' }} edition={edition} size={46} />
            <Card face={{ kind: 'back' }} edition={edition} size={46} />
          </>
        ))}
        <BarkerFigure size={17} />
      </Shelf>
      <Shelf title="Signs of the page">
        {[32, 20].map((size) =>
          (Object.keys(UI_ICONS) as UiIconName[]).map((name) => (
            <UiIcon key={name} name={name} size={size} />
          )),
        )}
      </Shelf>
    </>
  );
}
