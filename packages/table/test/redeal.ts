/** The same table with everything dealt anew that a viewer cannot know: whoever looks from there must see no difference. */
import { encodeState, type GameEvent, type RandomSource, type Viewer } from '@kairo/engine';
import { dealtAnew } from '../../engine/test/hidden.ts';
import { restoreGame, type SavedGame } from '../src/index.ts';

/** What others received becomes something else. */
function redealEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) =>
    event.type === 'received' && event.to !== viewer
      ? { ...event, cards: event.cards.map((card) => (card === 'S1' ? 'S2' : 'S1')) }
      : event,
  );
}

export function redeal(saved: SavedGame, viewer: Viewer, random: RandomSource): SavedGame {
  const restored = restoreGame(saved);
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  const { match } = restored.value;
  const steps = match.steps.map(({ by, events, state }) => {
    const dealt = state && dealtAnew(state, viewer, random);
    return {
      ...by,
      events: redealEvents(events, viewer),
      ...(dealt === undefined ? {} : { state: encodeState(dealt) }),
    };
  });
  // A draft is its own player's secret: for everybody else there might as well be none.
  const draft = match.acting === viewer ? saved.draft : [];
  return { ...saved, seed: 'another', steps, draft };
}
