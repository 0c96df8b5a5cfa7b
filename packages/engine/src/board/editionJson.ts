/** An edition as JSON in the format of edition files, for workers and programs that have to load it themselves. */
import { COLOURS, type SiteName, siteName } from '../vocabulary.ts';
import { EDITION_FORMAT, type Edition, type Preset, type PresetStall } from './edition.ts';

export interface EditionJson {
  readonly format: typeof EDITION_FORMAT;
  readonly id: string;
  /** One string per row, the northern one first; one digit 1–9 per site. */
  readonly segments: readonly string[];
  /** The same rows: `R` for the restaurant area, `.` for the market area. */
  readonly areas: readonly string[];
  readonly starts: readonly SiteName[];
  readonly jokers: readonly string[];
  readonly medals: Edition['medals'];
  readonly expansionsPerColour: number;
  readonly barkers: number;
  readonly standardCopies: number;
  readonly presets: {
    readonly [players: string]: {
      readonly seats: readonly (readonly string[])[];
      readonly neutral?: readonly string[];
    };
  };
  readonly provenance: Edition['provenance'];
}

/** `red c4 c5` */
export function formatPresetStall({ colour, stall, entry }: PresetStall): string {
  return `${colour} ${stall} ${entry}`;
}

function presetJson({ seats, neutral }: Preset): EditionJson['presets'][string] {
  return {
    seats: seats.map((stalls) => stalls.map(formatPresetStall)),
    ...(neutral.length === COLOURS.length ? { neutral: neutral.map(formatPresetStall) } : {}),
  };
}

export function editionToJson(edition: Edition): EditionJson {
  const { id, segments, restaurant, starts, jokers, medals, presets, provenance } = edition;
  const { expansionsPerColour, barkers, standardCopies } = edition;
  const restaurantSites = new Set(restaurant);
  return {
    format: EDITION_FORMAT,
    id,
    segments: segments.map((row) => row.join('')),
    areas: segments.map((row, r) =>
      row.map((_, column) => (restaurantSites.has(siteName(column, r)) ? 'R' : '.')).join(''),
    ),
    starts,
    jokers: jokers.map((joker) => joker.join('')),
    medals,
    expansionsPerColour,
    barkers,
    standardCopies,
    presets: Object.fromEntries(
      Object.entries(presets).map(([players, preset]) => [players, presetJson(preset)]),
    ),
    provenance,
  };
}
