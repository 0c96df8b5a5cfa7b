/** What a lesson adds to the game page. It is loaded with the lessons, and passed in. */
import type { Colour, SiteName } from '@kairo/engine';
import type { ReadonlySignal } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface LessonParts {
  /** Instead of the log, where all panels are shown. */
  readonly Side: ComponentType;
  /** Where they are not: instead of the top bar, and of the players. */
  readonly Top: ComponentType;
  readonly Strip: ComponentType;
  /** Instead of prompt and buttons, once there is nothing left to do. */
  readonly Foot: ComponentType;
  readonly isOver: ReadonlySignal<boolean>;
  /** Of the tiles that could be meant for a site, the one that the lesson is about. */
  readonly meantAt: (site: SiteName) => Colour;
  /** A finger that hits one of these means no other site. */
  readonly exactSites: ReadonlySet<SiteName>;
  /** What happens to it when the page is left. */
  readonly kept: () => string;
}

export const LessonContext = createContext<LessonParts | undefined>(undefined);

/** Undefined in a game. */
export function useLesson(): LessonParts | undefined {
  return useContext(LessonContext);
}
