/** Where the reader is taken: the place is scrolled to, gets the focus and flashes once. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Long enough for the edge to be seen; the style sheet has the animation. */
const FLASH_MS = 900;

export function visit(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
  place.dataset['visited'] = '';
  setTimeout(() => delete place.dataset['visited'], FLASH_MS);
}

/** Goes to a rule or another place of the book. */
export type Visit = (id: string) => void;
export const VisitContext = createContext<Visit>(visit);
export const useVisit = (): Visit => useContext(VisitContext);
