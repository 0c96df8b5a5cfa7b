/** From untrusted JSON to an `Edition`: syntax and counts. Whether one can play on it is for `loadEdition`. */
import { sha256Hex } from '../random/sha256.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type ByColour,
  COLOURS,
  DISPLAY_SIZE,
  HAND_LIMIT,
  MAX_PLAYERS,
  MEDALS,
  type Medal,
  MIN_PLAYERS,
  PICKS,
  SEGMENT_COUNT,
  START_SPACES,
  START_STALLS,
} from '../vocabulary.ts';
import {
  EDITION_VALUES,
  type Edition,
  type EditionError,
  type EditionMap,
  MAX_COLUMNS,
  MAX_JOKERS,
  MAX_ROWS,
  MAX_STANDARD_COPIES,
  type Preset,
  type PresetStall,
  type Provenance,
} from './edition.ts';
import { siteName } from './siteName.ts';

const FORMAT = 'kairo-edition/1';
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
  'notes',
];
const MAX_MEDAL_POINTS = 99;
const MAX_PIECES = 99;
/** R9.4: with every hand full, one of them still to discard, and a full display, a card must be left to draw. */
const MIN_CARDS = MAX_PLAYERS * HAND_LIMIT + PICKS + DISPLAY_SIZE + 1;

/** Thrown and caught in this file only: it keeps twenty checks in a row readable. */
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

type Fields = { readonly [field: string]: unknown };

function fieldsOf(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse({ code: 'edition/missing', field, expected: 'an object' });
  }
  return value as Fields;
}

function read(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function wholeNumber(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    refuse({ code: 'edition/range', field, found: String(JSON.stringify(value)), min, max });
  }
  return value;
}

function textList(value: unknown, field: string, expected: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    refuse({ code: 'edition/missing', field, expected });
  }
  return value as string[];
}

/** One of the two text maps, checked against the grid and the symbols it may hold. */
function readMap(fields: Fields, map: EditionMap, symbols: RegExp, expected: string): readonly string[] {
  const rows = textList(read(fields, map), map, 'a list of text rows, the northern one first');
  const columns = rows[0]?.length ?? 0;
  wholeNumber(rows.length, 'rows', 1, MAX_ROWS);
  wholeNumber(columns, 'columns', 1, MAX_COLUMNS);
  rows.forEach((text, row) => {
    if (text.length !== columns) {
      refuse({ code: 'edition/row-length', map, row: row + 1, found: text.length, expected: columns });
    }
    for (let column = 0; column < columns; column++) {
      const symbol = text[column]!;
      if (!symbols.test(symbol)) {
        refuse({ code: 'edition/bad-symbol', map, site: siteName(column, row), symbol, expected });
      }
    }
  });
  return rows;
}

function readGrid(fields: Fields) {
  const segmentRows = readMap(fields, 'segments', /^[1-9]$/, '1–9');
  const areaRows = readMap(fields, 'areas', /^[.R]$/, '. R');
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
  const starts = textList(read(fields, 'starts'), 'starts', 'a list of sites like "c3"');
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
  const jokers = textList(read(fields, 'jokers'), 'jokers', 'a list like ["123", "456"]');
  wholeNumber(jokers.length, 'jokers', 0, MAX_JOKERS);
  return jokers.map((text, i) => {
    const segments = [...text].map(Number);
    if (!/^[1-9]{3}$/.test(text) || new Set(segments).size !== 3) {
      refuse({ code: 'edition/joker-segments', joker: i + 1, found: text });
    }
    return segments.sort((a, b) => a - b);
  });
}

/** Either one pair of values for all colours, or a pair for each. */
function readMedals(fields: Fields): ByColour<{ readonly [medal in Medal]: number }> {
  const medals = fieldsOf(read(fields, 'medals'), 'medals');
  const shared = Object.hasOwn(medals, 'gold');
  const pairs = COLOURS.map((colour) => {
    const where = shared ? 'medals' : `medals.${colour}`;
    const pair = shared ? medals : fieldsOf(read(medals, colour), where);
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
    const problem = { code: 'unreadable', expected: 'colour, site, entry: "red c4 c5"' } as const;
    refuse({ code: 'edition/preset', players, stall: text, problem });
  }
  return { colour: known, stall, entry };
}

function readPreset(value: unknown, players: number): Preset {
  const preset = fieldsOf(value, `presets.${players}`);
  const list = (stalls: unknown, field: string, expected: number): readonly PresetStall[] => {
    const texts = textList(stalls, field, 'a list like ["red c4 c5"]');
    if (texts.length !== expected) {
      const problem = { code: 'count', found: texts.length, expected } as const;
      refuse({ code: 'edition/preset', players, stall: field, problem });
    }
    return texts.map((text) => readPresetStall(text, players));
  };
  const seats = read(preset, 'seats');
  if (!Array.isArray(seats) || seats.length !== players) {
    refuse({
      code: 'edition/missing',
      field: `presets.${players}.seats`,
      expected: `${players} lists of stalls`,
    });
  }
  const neutral = read(preset, 'neutral') ?? [];
  return {
    seats: seats.map((stalls, seat) => list(stalls, `presets.${players}.seats.${seat}`, START_STALLS)),
    neutral: list(neutral, `presets.${players}.neutral`, players === MIN_PLAYERS ? COLOURS.length : 0),
  };
}

function readPresets(fields: Fields): { readonly [players: number]: Preset } {
  const presets = fieldsOf(read(fields, 'presets'), 'presets');
  const pairs = Object.keys(presets).map((key) => {
    const players = wholeNumber(Number(key), 'presets', MIN_PLAYERS, MAX_PLAYERS);
    return [players, readPreset(presets[key], players)] as const;
  });
  return Object.fromEntries(pairs);
}

function readProvenance(fields: Fields): { readonly [value: string]: Provenance } {
  const provenance = fieldsOf(read(fields, 'provenance'), 'provenance');
  for (const value of EDITION_VALUES) {
    const mark = read(provenance, value);
    if (mark !== 'known' && mark !== 'reconstructed') {
      refuse({
        code: 'edition/missing',
        field: `provenance.${value}`,
        expected: '"known" or "reconstructed"',
      });
    }
  }
  return provenance as { readonly [value: string]: Provenance };
}

function readEdition(json: unknown): Edition {
  const fields = fieldsOf(json, 'edition');
  for (const field of Object.keys(fields)) {
    if (!FIELDS.includes(field)) refuse({ code: 'edition/unknown-field', field });
  }
  if (read(fields, 'format') !== FORMAT) {
    refuse({ code: 'edition/missing', field: 'format', expected: `"${FORMAT}"` });
  }
  const id = read(fields, 'id');
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{0,31}$/.test(id)) {
    refuse({ code: 'edition/missing', field: 'id', expected: 'lower-case letters, digits and hyphens' });
  }
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
  const cards = SEGMENT_COUNT * rules.standardCopies + rules.jokers.length;
  if (cards < MIN_CARDS) refuse({ code: 'edition/too-few-cards', found: cards, min: MIN_CARDS });
  return { id, ...rules, provenance: readProvenance(fields), hash: sha256Hex(JSON.stringify(rules)) };
}

export function parseEdition(json: unknown): Result<Edition, EditionError> {
  try {
    return ok(readEdition(json));
  } catch (failure) {
    if (failure instanceof Refused) return err(failure.reason);
    throw failure;
  }
}
