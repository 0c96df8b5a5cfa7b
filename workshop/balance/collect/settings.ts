/** The settings in which games are collected: the editions as they are, and with one value changed. */
import {
  ALLEY,
  CAIRO,
  type Edition,
  type EditionJson,
  editionToJson,
  type GameOptions,
  loadEdition,
} from '@kairo/engine';

/** The level whose games the reports are about. */
export const LEVEL = 'trader';

export interface Setting {
  readonly name: string;
  readonly edition: Edition;
  readonly players: number;
  readonly start: GameOptions['start'];
  /** What was changed, if anything; such games are only for comparison. */
  readonly changed?: string;
}

type Changes = Partial<Omit<EditionJson, 'medals'>> & { readonly medals?: object };

/** Cairo with these values, and without presets, which might not fit. */
function changedCairo(changes: Changes): Edition {
  const loaded = loadEdition({ ...editionToJson(CAIRO), presets: {}, ...changes });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const rows = (count: number, row: string): string[] => Array.from({ length: count }, () => row);

/** Alternatives to reconstructed values. */
const CHANGES: { readonly [what: string]: Changes } = {
  'medals 1/1': { medals: { gold: 1, silver: 1 } },
  'medals 5/3': { medals: { gold: 5, silver: 3 } },
  'start spaces in the middle': { starts: ['e5', 'h5', 'g6', 'e8', 'h8'] },
  'start spaces at the rim': { starts: ['b2', 'k2', 'g6', 'b10', 'k10'] },
  'shorter U, from row 7': {
    areas: [...rows(6, '............'), ...rows(5, 'R..........R'), 'RRRRRRRRRRRR'],
  },
  'U of double width': {
    areas: [...rows(4, '............'), ...rows(6, 'RR........RR'), ...rows(2, 'RRRRRRRRRRRR')],
  },
};

function table(edition: Edition, players: number, start: Setting['start']): Setting {
  return { name: `${edition.id} ${players} ${start}`, edition, players, start };
}

export function settings(): Setting[] {
  return [
    ...[2, 3, 4].map((players) => table(CAIRO, players, 'variable')),
    ...[2, 3, 4].map((players) => table(CAIRO, players, 'preset')),
    ...[2, 3, 4].map((players) => table(ALLEY, players, 'variable')),
    ...[2, 3, 4].map((players) => table(ALLEY, players, 'preset')),
    ...Object.entries(CHANGES).flatMap(([changed, changes]) =>
      [2, 4].map((players) => ({
        ...table(changedCairo(changes), players, 'variable'),
        name: `cairo ${players} ${changed}`,
        changed,
      })),
    ),
  ];
}
