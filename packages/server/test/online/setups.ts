/** Set-ups for tests. */
import { DEFAULT_SETUP, ICONS, type PLAYERS, type TableSetup } from '@kairo/protocol';

export type Players = readonly (typeof PLAYERS)[number][];

export function setupOf(...players: Players): TableSetup {
  return {
    ...DEFAULT_SETUP,
    edition: 'alley',
    help: { routes: true, hints: false },
    seats: players.map((player, i) => ({ name: '', icon: ICONS[i] ?? 'ankh', player })),
  };
}
