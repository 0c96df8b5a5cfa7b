import { useMemo } from 'preact/hooks';
import type { Plan } from '../geometry/plan.ts';
import { star } from '../geometry/star.ts';
import { AnyCoinDrawing } from './Coin.tsx';
import { type CardFace, segmentsOfFace } from './cardFace.ts';
import { cardMapOf, MAP_PLACE } from './cardMap.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props extends PictureProps {
  readonly face: CardFace;
  readonly edition: Plan;
}

/** Memoized, because the panels around cards render more often than the cards change. */
export function Card({ face, edition, size, label, class: name = '' }: Props) {
  return useMemo(
    () => (
      <Picture size={size} label={label} class={`card card-${face.kind} ${name}`}>
        <path
          class="card-sheet"
          d="M10 1H90Q99 1 99 10V90Q99 99 90 99H10Q1 99 1 90V10Q1 1 10 1Z"
          stroke-width="1.8"
        />
        <path
          class="card-border"
          d="M11.5 5.5H88.5Q94.5 5.5 94.5 11.5V88.5Q94.5 94.5 88.5 94.5H11.5Q5.5 94.5 5.5 88.5V11.5Q5.5 5.5 11.5 5.5Z"
          fill="none"
          stroke-width="1.4"
        />
        <Print face={face} edition={edition} />
      </Picture>
    ),
    [face.kind, segmentsOfFace(face).join(), edition, size, label, name],
  );
}

function Print({ face, edition }: { readonly face: CardFace; readonly edition: Plan }) {
  switch (face.kind) {
    case 'standard':
      return <SegmentMap segments={[face.segment]} edition={edition} />;
    case 'joker':
      return (
        <>
          <SegmentMap segments={face.segments} edition={edition} />
          <g transform="translate(81 -10) scale(.29)">
            <AnyCoinDrawing count={1} />
          </g>
        </>
      );
    case 'barker':
      return <use href="#k-barker" width="100" height="100" />;
    case 'back':
      return <Stars />;
  }
}

function SegmentMap({ segments, edition }: { readonly segments: readonly number[]; readonly edition: Plan }) {
  const map = cardMapOf(edition);
  return (
    <g transform={MAP_PLACE}>
      <path class="card-ground" d={map.ground} />
      <path class="card-restaurant" d={map.restaurant} />
      {segments.map((segment) => {
        const place = map.segments.get(segment);
        if (place === undefined) return null;
        const { path, x, y } = place;
        return (
          <g key={segment}>
            <path class="card-segment" d={path} />
            <path d={star(x, y, 12.4, 0.76)} fill="var(--brass-hi)" />
            <text class="numeral" x={x} y={y + 6.7} font-size="18.5" fill="var(--card-ink)">
              {segment}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const ROWS = [26, 50, 74];
const BACK_STARS = ROWS.flatMap((y) => ROWS.map((x) => star(x, y, 11, 0.7))).join('');
const BACK_DOTS = ROWS.flatMap((y) => ROWS.map((x) => `M${x} ${y}h.01`)).join('');

function Stars() {
  return (
    <g fill="none" stroke="var(--brass-hi)" stroke-linecap="round">
      <path d={BACK_STARS} stroke-width="1.5" />
      <path d={BACK_DOTS} stroke-width="6" />
    </g>
  );
}
