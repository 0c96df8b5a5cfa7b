/** Parses untrusted JSON into an `Edition`: syntax and counts. `loadEdition` checks whether it is playable. */
import type { Expectation } from '../expectation.ts';
import { type Fields, isWhole, list, matching, object, oneOf, reading, unfit } from '../json/read.ts';
import { sha256Hex } from '../random/sha256.ts';
import { err, type Result } from '../result.ts';
import {
  type ByColour,
  COLOURS,
  DISPLAY_SIZE,
  HAND_LIMIT,
  MAX_COLUMNS,
  MAX_JOKERS,
  MAX_PLAYERS,
  MAX_ROWS,
  MEDALS,
  type Medal,
  MIN_PLAYERS,
  PICKS,
  SEGMENT_COUNT,
  START_SPACES,
  START_STALLS,
  siteName,
} from '../vocabulary.ts';
import { deckSize } from './deck.ts';
import {
  EDITION_FORMAT,
  EDITION_VALUES,
  type Edition,
  type EditionError,
  type EditionMap,
  MAX_STANDARD_COPIES,
  type Preset,
  type PresetStall,
  type Provenance,
} from './edition.ts';

const FIELDS = [
  'format',
  'id',
  'segments',
  'areas',
  'starts',
  'jokers',
  'medals',
  'expansionsPerColour',
  'barkers',
  'standardCopies',
  'presets',
  'provenance',
  /** Free-form remarks for readers of the file. */
  'notes',
];
const MAX_MEDAL_POINTS = 99;
const MAX_PIECES = 99;
/** R9.4: with every hand full, one of them still to discard, and a full display, a card must be left to draw. */
const MIN_CARDS = MAX_PLAYERS * HAND_LIMIT + PICKS + DISPLAY_SIZE + 1;

/** Thrown and caught in this file only, for values that are well formed but not allowed. */
class Refused extends Error {
  readonly reason: EditionError;
  constructor(reason: EditionError) {
    super(reason.code);
    this.reason = reason;
  }
}

function refuse(reason: EditionError): never {
  throw new Refused(reason);
}

function like(example: string): Expectation {
  return { kind: 'like', example };
}

/** An unknown field is an error at every level: it is probably a misspelt one. */
function knownOnly(fields: Fields, known: readonly string[], within = ''): void {
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) refuse({ code: 'edition/unknown-field', field: within + unknown });
}

function read(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function wholeNumber(value: unknown, field: string, min: number, max: number): number {
  if (isWhole(value, min, max)) return value;
  refuse({ code: 'edition/range', field, found: String(JSON.stringify(value)), min, max });
}

function textList(value: unknown, field: string, expected: Expectation): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  unfit(field, expected);
}

/** One of the two text maps, checked against the grid and the symbols it may hold. */
function readMap(fields: Fields, map: EditionMap, symbols: readonly string[]): readonly string[] {
  const rows = textList(read(fields, map), map, { kind: 'map-rows' });
  const columns = rows[0]?.length ?? 0;
  wholeNumber(rows.length, 'rows', 1, MAX_ROWS);
  wholeNumber(columns, 'columns', 1, MAX_COLUMNS);
  rows.forEach((text, row) => {
    if (text.length !== columns) {
      refuse({ code: 'edition/row-length', map, row: row + 1, found: text.length, expected: columns });
    }
    for (let column = 0; column < columns; column++) {
      const symbol = text[column]!;
      if (symbols.includes(symbol)) continue;
      const expected = { kind: 'one-of', values: symbols } as const;
      refuse({ code: 'edition/bad-symbol', map, site: siteName(column, row), symbol, expected });
    }
  });
  return rows;
}

function readGrid(fields: Fields) {
  const segmentRows = readMap(fields, 'segments', [...'123456789']);
  const areaRows = readMap(fields, 'areas', ['.', 'R']);
  const columns = segmentRows[0]!.length;
  if (areaRows.length !== segmentRows.length) {
    refuse({ code: 'edition/row-count', found: areaRows.length, expected: segmentRows.length });
  }
  if (areaRows[0]!.length !== columns) {
    refuse({
      code: 'edition/row-length',
      map: 'areas',
      row: 1,
      found: areaRows[0]!.length,
      expected: columns,
    });
  }
  const segments = segmentRows.map((row) => [...row].map(Number));
  for (let segment = 1; segment <= SEGMENT_COUNT; segment++) {
    if (!segments.some((row) => row.includes(segment))) refuse({ code: 'edition/segment-missing', segment });
  }
  const restaurant = areaRows.flatMap((text, row) =>
    [...text].flatMap((symbol, column) => (symbol === 'R' ? [siteName(column, row)] : [])),
  );
  return { columns, rows: segmentRows.length, segments, restaurant };
}

function readStarts(fields: Fields, grid: ReturnType<typeof readGrid>): readonly string[] {
  const starts = textList(read(fields, 'starts'), 'starts', like('["c3"]'));
  const names = new Set(grid.segments.flatMap((row, r) => row.map((_, column) => siteName(column, r))));
  starts.forEach((site, i) => {
    if (!names.has(site)) refuse({ code: 'edition/start-off-board', site });
    if (grid.restaurant.includes(site)) refuse({ code: 'edition/start-in-restaurant', site });
    if (starts.indexOf(site) !== i) refuse({ code: 'edition/start-twice', site });
  });
  if (starts.length !== START_SPACES) {
    refuse({ code: 'edition/start-count', found: starts.length, expected: START_SPACES });
  }
  return starts;
}

function readJokers(fields: Fields): readonly (readonly number[])[] {
  const jokers = textList(read(fields, 'jokers'), 'jokers', like('["123", "456"]'));
  wholeNumber(jokers.length, 'jokers', 0, MAX_JOKERS);
  return jokers.map((text, i) => {
    const segments = [...text].map(Number);
    if (!/^[1-9]{3}$/.test(text) || new Set(segments).size !== 3) {
      refuse({ code: 'edition/joker-segments', joker: i + 1, found: text });
    }
    return segments.sort((a, b) => a - b);
  });
}

/** Either one pair of values for all colours or a pair for each; a mix would be ambiguous. */
function readMedals(fields: Fields): ByColour<{ readonly [medal in Medal]: number }> {
  const medals = object(read(fields, 'medals'), 'medals');
  knownOnly(medals, [...MEDALS, ...COLOURS], 'medals.');
  const shared = MEDALS.some((medal) => Object.hasOwn(medals, medal));
  const own = COLOURS.filter((colour) => Object.hasOwn(medals, colour));
  if (shared && own.length > 0) refuse({ code: 'edition/medals-mixed', colours: own });
  const pairs = COLOURS.map((colour) => {
    const where = shared ? 'medals' : `medals.${colour}`;
    const pair = shared ? medals : object(read(medals, colour), where);
    knownOnly(pair, MEDALS, `${where}.`);
    const points = MEDALS.map((medal) => [
      medal,
      wholeNumber(read(pair, medal), `${where}.${medal}`, 0, MAX_MEDAL_POINTS),
    ]);
    return [colour, Object.fromEntries(points)] as const;
  });
  return Object.fromEntries(pairs) as unknown as ByColour<{ readonly [medal in Medal]: number }>;
}

function readPresetStall(text: string, players: number): PresetStall {
  const [colour, stall, entry, ...more] = text.split(' ');
  const known = COLOURS.find((name) => name === colour);
  if (known === undefined || stall === undefined || entry === undefined || more.length > 0) {
    const problem = { code: 'unreadable', expected: like('red c4 c5') } as const;
    refuse({ code: 'edition/preset', players, stall: text, problem });
  }
  return { colour: known, stall, entry };
}

function readPreset(value: unknown, players: number): Preset {
  const preset = object(value, `presets.${players}`);
  knownOnly(preset, ['seats', 'neutral'], `presets.${players}.`);
  const stallList = (stalls: unknown, field: string, expected: number): readonly PresetStall[] => {
    const texts = textList(stalls, field, like('["red c4 c5"]'));
    if (texts.length !== expected) {
      const problem = { code: 'count', found: texts.length, expected } as const;
      refuse({ code: 'edition/preset', players, stall: field, problem });
    }
    return texts.map((text) => readPresetStall(text, players));
  };
  const seats = list(read(preset, 'seats'), `presets.${players}.seats`, players);
  const neutral = read(preset, 'neutral') ?? [];
  return {
    seats: seats.map((stalls, seat) => stallList(stalls, `presets.${players}.seats.${seat}`, START_STALLS)),
    neutral: stallList(neutral, `presets.${players}.neutral`, players === MIN_PLAYERS ? COLOURS.length : 0),
  };
}

function readPresets(fields: Fields): { readonly [players: number]: Preset } {
  const presets = object(read(fields, 'presets'), 'presets');
  const pairs = Object.keys(presets).map((key) => {
    const players = wholeNumber(/^\d$/.test(key) ? Number(key) : key, 'presets', MIN_PLAYERS, MAX_PLAYERS);
    return [players, readPreset(presets[key], players)] as const;
  });
  return Object.fromEntries(pairs);
}

function readProvenance(fields: Fields): { readonly [value: string]: Provenance } {
  const provenance = object(read(fields, 'provenance'), 'provenance');
  knownOnly(provenance, EDITION_VALUES, 'provenance.');
  for (const value of EDITION_VALUES) {
    oneOf(read(provenance, value), `provenance.${value}`, ['known', 'reconstructed']);
  }
  return provenance as { readonly [value: string]: Provenance };
}

function readEdition(json: unknown): Edition {
  const fields = object(json, 'edition');
  knownOnly(fields, FIELDS);
  oneOf(read(fields, 'format'), 'format', [EDITION_FORMAT]);
  const id = matching(read(fields, 'id'), 'id', /^[a-z][a-z0-9-]{0,31}$/, { kind: 'id', max: 32 });
  const grid = readGrid(fields);
  const rules = {
    ...grid,
    starts: readStarts(fields, grid),
    jokers: readJokers(fields),
    medals: readMedals(fields),
    expansionsPerColour: wholeNumber(
      read(fields, 'expansionsPerColour'),
      'expansionsPerColour',
      1,
      MAX_PIECES,
    ),
    barkers: wholeNumber(read(fields, 'barkers'), 'barkers', 0, MAX_PIECES),
    standardCopies: wholeNumber(read(fields, 'standardCopies'), 'standardCopies', 1, MAX_STANDARD_COPIES),
    presets: readPresets(fields),
  };
  const cards = deckSize(rules);
  if (cards < MIN_CARDS) refuse({ code: 'edition/too-few-cards', found: cards, min: MIN_CARDS });
  return { id, ...rules, provenance: readProvenance(fields), hash: sha256Hex(JSON.stringify(rules)) };
}

export function parseEdition(json: unknown): Result<Edition, EditionError> {
  try {
    const edition = reading(() => readEdition(json));
    return edition.ok ? edition : err({ code: 'edition/missing', ...edition.error });
  } catch (failure) {
    if (failure instanceof Refused) return err(failure.reason);
    throw failure;
  }
}
