/** Who is there, without flicker: what gets worse is shown after some calm, what gets better at once. */
import type { Presence, RoomMessage } from '@kairo/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '../../client/online/line.ts';

const CALM = 5_000;

type Presences = readonly (Presence | null)[];

export function steadyPresence(
  room: ReadonlySignal<RoomMessage | undefined>,
  timer: Timer,
): { readonly shown: ReadonlySignal<Presences>; readonly stop: () => void } {
  const shown = signal<Presences>(presencesIn(room.peek()));
  const stop = effect(() => {
    const now = presencesIn(room.value);
    const before = shown.peek();
    const better = now.map((presence, seat) =>
      presence === 'away' || presence === 'offline' ? (before[seat] ?? presence) : presence,
    );
    if (better.join() !== before.join()) shown.value = better;
    if (better.join() === now.join()) return undefined;
    return timer(() => (shown.value = now), CALM);
  });
  return { shown, stop };
}

function presencesIn(room: RoomMessage | undefined): Presences {
  return room?.seats.map(({ presence }) => presence) ?? [];
}
