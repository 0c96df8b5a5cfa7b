/** Two lines about what the pointer rests on, beside it. Screen readers have the same as its accessible name. */
import type { SiteName, View } from '@kairo/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, type Placement, placeCallout } from '../../board/callout/placement.ts';
import { useGame } from '../../game/context.ts';
import { type Pointed, type Subject, sitesOf } from '../../game/inspection.ts';
import { t as texts } from '../../i18n/texts.ts';
import { useWords } from '../../wording/words.ts';
import { contentOf } from './about.ts';

export function Label({ subject, element }: Pointed) {
  const model = useGame();
  const words = useWords();
  const label = useRef<HTMLDivElement>(null);
  const content = contentOf(subject, {
    model,
    words,
    say: texts.inspection,
    whyNot: texts.whyNot,
    answers: {},
  });
  useLayoutEffect(() => {
    const shown = label.current;
    const place = shown && placeOf(shown, { subject, element }, model.view.peek());
    if (place) shown.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
  });
  if (content === undefined) return null;
  return (
    <div ref={label} class="inspection-label" aria-hidden="true">
      <span class="inspection-picture">{content.picture}</span>
      <span>
        <b>{content.title}</b>
        <small>{content.note}</small>
      </span>
    </div>
  );
}

/** The piece itself and its entry must stay visible. */
const OWN_WEIGHT = 10;

/** Beside one of the sites of the piece, on the side where it covers least; or beside its element. */
function placeOf(label: HTMLElement, { subject, element }: Pointed, view: View): Placement | undefined {
  const { stands, customers } = view;
  const size = { width: label.offsetWidth, height: label.offsetHeight };
  const bounds = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  if (element !== undefined) return placeCallout(element.getBoundingClientRect(), size, bounds);
  const entries = stands.filter((stand) => isAbout(subject, stand)).map(({ entry }) => entry);
  const own = [...sitesOf(subject, view).flat(), ...entries].flatMap(boxesOf);
  const others = [
    ...stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
    ...Object.values(customers).filter((site) => site !== null),
  ].flatMap(boxesOf);
  const pieces = [...own.map((box) => ({ ...box, weight: OWN_WEIGHT })), ...others];
  return own
    .map((box) => placeCallout(box, size, bounds, pieces))
    .reduce<Placement | undefined>(
      (best, place) => (best === undefined || place.hidden < best.hidden ? place : best),
      undefined,
    );
}

const isAbout = (subject: Subject, { owner, colour }: View['stands'][number]): boolean =>
  subject.kind === 'stand' && subject.owner === owner && subject.colour === colour;

function boxesOf(site: SiteName): readonly Box[] {
  const cell = document.querySelector(`[data-site="${site}"]`);
  if (cell === null) return [];
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [{ left, top, width, height }];
}
