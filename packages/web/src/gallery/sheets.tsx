import type { ComponentType } from 'preact';
import { Callout } from '../board/callout/Callout.tsx';
import { Loupe } from '../board/Loupe.tsx';
import { NO_MARKS } from '../board/model/marks.ts';
import { Coin } from '../pieces/Coin.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { Bench } from './Bench.tsx';
import { CAIRO, GALLERY_EDITIONS } from './editions.ts';
import { PiecesSheet } from './PiecesSheet.tsx';
import { BUILDING, CROWD, LURING, MIDGAME, TRAILED, TRYING } from './positions.ts';
import { presetPieces } from './presets.ts';
import { SocialCard } from './SocialCard.tsx';
import { StallsSheet } from './StallsSheet.tsx';

const DESKTOP = 728;
const PHONE = 345;

function Luring({ width }: { readonly width: number }) {
  return (
    <Bench edition={CAIRO} pieces={MIDGAME} marks={LURING} width={width}>
      <Callout site="d6">
        <div style={{ display: 'flex', gap: '6px', alignItems: 'center', font: '900 26px/1.2 Cairo' }}>
          <Seal sign="scarab" size={30} /> +3 <Coin colour="green" size={30} />
        </div>
      </Callout>
    </Bench>
  );
}

export const SHEETS: { readonly [name: string]: ComponentType } = {
  pieces: PiecesSheet,
  stalls: StallsSheet,
  luring: () => <Luring width={DESKTOP} />,
  'luring-phone': () => <Luring width={PHONE} />,
  building: () => <Bench edition={CAIRO} pieces={MIDGAME} marks={BUILDING} width={DESKTOP} />,
  'building-phone': () => <Bench edition={CAIRO} pieces={MIDGAME} marks={BUILDING} width={PHONE} />,
  trail: () => <Bench edition={CAIRO} pieces={MIDGAME} marks={TRAILED} width={DESKTOP} />,
  'trail-phone': () => <Bench edition={CAIRO} pieces={MIDGAME} marks={TRAILED} width={PHONE} />,
  trying: () => <Bench edition={CAIRO} pieces={MIDGAME} marks={TRYING} width={DESKTOP} />,
  crowd: () => <Bench edition={CAIRO} pieces={CROWD} marks={NO_MARKS} width={DESKTOP} />,
  'crowd-phone': () => <Bench edition={CAIRO} pieces={CROWD} marks={NO_MARKS} width={PHONE} />,
  'crowd-tiny': () => <Bench edition={CAIRO} pieces={CROWD} marks={NO_MARKS} width={250} />,
  loupe: () => (
    <Bench edition={CAIRO} pieces={MIDGAME} marks={NO_MARKS} width={PHONE}>
      <Loupe site="c6" />
    </Bench>
  ),
  'social-card': SocialCard,
  boards: () => (
    <div class="shelf">
      {GALLERY_EDITIONS.map((edition) => (
        <Bench
          key={edition.id}
          edition={edition}
          pieces={presetPieces(edition)}
          marks={NO_MARKS}
          width={560}
          height={560}
        />
      ))}
    </div>
  ),
  turned: () => (
    <div class="shelf">
      {GALLERY_EDITIONS.map((edition) => (
        <Bench
          key={edition.id}
          edition={edition}
          pieces={presetPieces(edition)}
          marks={NO_MARKS}
          width={345}
          height={560}
        />
      ))}
    </div>
  ),
};
