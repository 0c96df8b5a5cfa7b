/** The keys of a replay. Letters are switched off with the other shortcuts. */
import type { Wanted } from '@kairo/texts/browser';
import type { ReplayModel } from './replayModel.ts';

const FAR = 10;

const LETTERS: { readonly [letter: string]: Wanted } = { b: 'build', m: 'medal', i: 'income' };

/** Elements that use these keys themselves. */
const OWN_ARROWS = 'input, select, textarea, dialog, [role="grid"]';
const OWN_SPACE = 'input, select, textarea, dialog, button, a, [role="grid"]';

export function handleReplayKey(event: KeyboardEvent, replay: ReplayModel, hasLetters: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : undefined;
  const turn = replay.turn.value;
  const moves: { readonly [key: string]: number } = {
    ArrowLeft: turn - 1,
    ArrowDown: turn - 1,
    ArrowRight: turn + 1,
    ArrowUp: turn + 1,
    PageUp: turn - FAR,
    PageDown: turn + FAR,
    Home: 0,
    End: replay.last,
  };
  const to = moves[event.key];
  const wanted = hasLetters ? LETTERS[event.key.toLowerCase()] : undefined;
  if (to !== undefined && at?.closest(OWN_ARROWS) == null) replay.go(to);
  else if (event.key === ' ' && at?.closest(OWN_SPACE) == null) replay.togglePlaying();
  else if (wanted !== undefined && at?.closest('input, select, textarea, dialog') == null)
    replay.seek(wanted);
  else return;
  event.preventDefault();
}
