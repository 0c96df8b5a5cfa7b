/**
 * Positions for tests: from a drawing or a short list to a valid state; what is not said is filled in.
 *
 * A drawing has one word for each site, the northern row first. It begins at `corner` (a1 if not said), and what
 * lies outside of it is empty.
 *
 *     .     nothing                 o x   nothing, marked: the test asks about these sites
 *     R0>   red stall of seat 0     >     where its entry lies: ^ < > v
 *     Rn>   neutral red stall       r0    red expansion of seat 0
 *     +     an entry                *r    the red customer, perhaps on an entry
 */
import alley from '../editions/alley.json' with { type: 'json' };
import cairo from '../editions/cairo.json' with { type: 'json' };
import {
  type ByColour,
  CAIRO,
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  type Edition,
  type EndReason,
  type GameState,
  loadEdition,
  makeGame,
  type Owner,
  type Pending,
  type Phase,
  type PlayerJson,
  type Result,
  type Seat,
  type SiteName,
  type StandJson,
  type StateJson,
  stateFromJson,
} from '../src/index.ts';

export interface Player {
  readonly hand?: string;
  readonly money?: Coins;
  readonly barkers?: number;
  readonly points?: number;
  readonly out?: boolean;
}

export interface Position {
  readonly edition?: Edition;
  /** 3 by default. */
  readonly players?: number;
  readonly phase?: Phase;
  /** The acting seat, 0 by default. */
  readonly seat?: Seat;
  readonly startSeat?: Seat;
  readonly pending?: Pending;
  readonly quietTurns?: number;
  readonly endReason?: EndReason;
  readonly map?: string;
  readonly corner?: SiteName;
  /** Stands that are not drawn: owner, colour, stall, entry, expansions, as in `0 red c4 c5 d4`. */
  readonly stands?: readonly string[];
  /** Customers that are not drawn; the others stand in the south. */
  readonly customers?: { readonly [colour in Colour]?: SiteName };
  /** Purple by default. */
  readonly waits?: Colour;
  /**
   * By seat. By default the acting seat has three cards and 9 coins of each colour, so that only the site matters;
   * the others have nothing.
   */
  readonly seats?: readonly Player[];
  /** `-` is an empty place. */
  readonly display?: string;
  /** The pile from the top; alone, it is the whole pile and the other cards are discards. */
  readonly pile?: string;
  /** The oldest first. Without a pile the other cards are the pile. */
  readonly discards?: string;
  /** Holders of gold and silver; by default the owner of the first largest stand holds both. */
  readonly medals?: { readonly [colour in Colour]?: readonly [gold: Seat, silver: Seat] };
  readonly bag?: readonly Colour[];
}

export interface Drawn {
  readonly stands: readonly StandJson[];
  readonly customers: { readonly [colour in Colour]?: SiteName };
  /** Sites marked with `o` and with `x`. */
  readonly may: readonly SiteName[];
  readonly mayNot: readonly SiteName[];
}

export function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const SHIPPED = { alley, cairo };

/** The JSON of a shipped edition, for modifications. */
export function editionJson(id: string): Record<string, unknown> {
  return structuredClone(SHIPPED[id as keyof typeof SHIPPED]);
}

/** The Cairo edition with some values changed. */
export function cairoWith(changes: Readonly<Record<string, unknown>>): Edition {
  return unwrap(loadEdition({ ...editionJson('cairo'), ...changes }));
}

export function byColour<T>(value: (colour: Colour) => T): ByColour<T> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, value(colour)])) as ByColour<T>;
}

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
export const cards = (text: string): CardName[] => words(text) as CardName[];

/** The site `east` columns and `south` rows away. */
export function siteAt(site: SiteName, east: number, south: number): SiteName {
  return `${String.fromCharCode(site.charCodeAt(0) + east)}${Number(site.slice(1)) + south}`;
}

const STEPS: { readonly [arrow: string]: readonly [east: number, south: number] } = {
  '^': [0, -1],
  '<': [-1, 0],
  '>': [1, 0],
  v: [0, 1],
};

/** By name or, in a drawing, by first letter. */
function colourOf(text = ''): Colour {
  const colour = COLOURS.find((name) => name === text || name[0] === text.toLowerCase());
  if (colour === undefined) throw new Error(`no such colour: ${text}`);
  return colour;
}

const ownerOf = (letter: string | undefined): Owner =>
  letter === 'n' || letter === 'neutral' ? 'neutral' : Number(letter);

/** Parses a drawing. The drawn entries must be exactly those of its stalls. */
export function draw(map = '', corner = 'a1'): Drawn {
  const rows = map
    .split('\n')
    .map(words)
    .filter((row) => row.length > 0);
  const at = (column: number, row: number): SiteName => siteAt(corner, column, row);
  const stands: { owner: Owner; colour: Colour; stall: SiteName; entry: SiteName; expansions: SiteName[] }[] =
    [];
  const expansions: { owner: Owner; colour: Colour; site: SiteName }[] = [];
  const customers: { [colour in Colour]?: SiteName } = {};
  const entries = new Set<SiteName>();
  const drawn = new Map<SiteName, string>();
  rows.forEach((row, south) => {
    row.forEach((word, east) => {
      const site = at(east, south);
      drawn.set(site, word);
      if (/^\*[rygbwp]$/.test(word)) customers[colourOf(word[1])] = site;
      else if (/^[rygbwp][0-3]$/.test(word)) {
        expansions.push({ owner: ownerOf(word[1]), colour: colourOf(word[0]), site });
      } else if (/^[RYGBWP][0-3n][\^<>v]$/.test(word)) {
        const [stepEast, stepSouth] = STEPS[word.charAt(2)] ?? [0, 0];
        const entry = siteAt(site, stepEast, stepSouth);
        entries.add(entry);
        stands.push({
          owner: ownerOf(word[1]),
          colour: colourOf(word[0]),
          stall: site,
          entry,
          expansions: [],
        });
      } else if (!/^[.ox+]$/.test(word)) throw new Error(`${site}: what is ${word}?`);
    });
  });
  for (const { owner, colour, site } of expansions) {
    const stand = stands.find((one) => one.owner === owner && one.colour === colour);
    if (stand === undefined) throw new Error(`${site}: an expansion without a stall`);
    stand.expansions.push(site);
  }
  for (const [site, word] of drawn) {
    if (word === '+' && !entries.has(site)) throw new Error(`${site}: an entry without a stall`);
    if (entries.has(site) && !/^[+*]/.test(word)) throw new Error(`${site}: an entry that is not drawn`);
  }
  const marked = (mark: string): SiteName[] =>
    [...drawn].filter(([, word]) => word === mark).map(([site]) => site);
  return { stands, customers, may: marked('o'), mayNot: marked('x') };
}

function listed(text: string): StandJson {
  const [owner, colour, stall = '', entry = '', ...expansions] = words(text);
  return { owner: ownerOf(owner), colour: colourOf(colour), stall, entry, expansions };
}

const SOUTH: readonly SiteName[] = ['c11', 'd11', 'e11', 'f11', 'g11', 'h11', 'i11', 'j11'];

function placeCustomers(
  position: Position,
  drawn: Drawn,
  stands: readonly StandJson[],
): StateJson['customers'] {
  const said = { ...drawn.customers, ...position.customers };
  const waits = position.waits ?? COLOURS.findLast((colour) => said[colour] === undefined);
  const taken = new Set([
    ...Object.values(said),
    ...stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
  ]);
  const room = SOUTH.filter((site) => !taken.has(site));
  return byColour((colour) => (colour === waits ? null : (said[colour] ?? room.shift() ?? null)));
}

function fillMedals(position: Position, stands: readonly StandJson[]): StateJson['medals'] {
  return byColour((colour) => {
    const size = ({ expansions }: StandJson): number => 1 + expansions.length;
    const ofColour = stands.filter((stand) => stand.colour === colour);
    const largest = Math.max(0, ...ofColour.map(size));
    if (largest < 2) return { gold: null, silver: null };
    const first = ofColour.find((stand) => size(stand) === largest)?.owner as Seat;
    const [gold, silver] = position.medals?.[colour] ?? [first, first];
    return { gold, silver };
  });
}

/** Takes the named cards out of what is left of the deck. */
function takeCards(deck: CardName[], wanted: readonly CardName[]): CardName[] {
  for (const card of wanted) {
    const index = deck.indexOf(card);
    if (index < 0) throw new Error(`no ${card} is left`);
    deck.splice(index, 1);
  }
  return [...wanted];
}

function fullDeck(edition: Edition): CardName[] {
  const segments = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const standard = segments.flatMap((n) =>
    Array.from({ length: edition.standardCopies }, () => `S${n}` as const),
  );
  return [...standard, ...edition.jokers.map((_, i) => `J${i + 1}` as const)];
}

/** The state as JSON, unchecked. */
function positionJson(position: Position): StateJson {
  const { edition = CAIRO, players = 3, seat = 0, phase = 'play' } = position;
  const drawn = draw(position.map, position.corner);
  const stands = [...drawn.stands, ...(position.stands ?? []).map(listed)];
  const deck = fullDeck(edition);
  const hands = Array.from({ length: players }, (_, i) =>
    takeCards(deck, cards(position.seats?.[i]?.hand ?? (i === seat ? 'S1 S5 S9' : ''))),
  );
  const pile = position.pile === undefined ? [] : takeCards(deck, cards(position.pile));
  const discards = takeCards(deck, cards(position.discards ?? ''));
  const shown = position.display === undefined ? undefined : cards(position.display);
  const display = takeCards(deck, shown?.filter((card) => (card as string) !== '-') ?? deck.slice(-4));
  return {
    phase,
    seat,
    pending: position.pending ?? null,
    startSeat: position.startSeat ?? 0,
    quietTurns: position.quietTurns ?? 0,
    stands,
    customers: placeCustomers(position, drawn, stands),
    players: hands.map((hand, i): PlayerJson => {
      const { money, barkers = 0, points = 0, out = false } = position.seats?.[i] ?? {};
      const coins = byColour((colour) => (money === undefined ? (i === seat ? 9 : 0) : (money[colour] ?? 0)));
      return { hand, money: coins, barkers, points, out };
    }),
    display: shown === undefined ? display : shown.map((card) => ((card as string) === '-' ? null : card)),
    pile: position.pile === undefined ? deck : pile,
    discards: position.pile === undefined ? discards : [...deck, ...discards],
    barkerStock: (position.seats ?? []).reduce((left, one) => left - (one.barkers ?? 0), edition.barkers),
    supply: byColour((colour) =>
      stands.reduce(
        (left, stand) => left - (stand.colour === colour ? stand.expansions.length : 0),
        edition.expansionsPerColour,
      ),
    ),
    medals: fillMedals(position, stands),
    bag: position.bag ?? [],
  };
}

export function makePosition(position: Position): GameState {
  const { edition = CAIRO, players = 3, endReason = 'supply' } = position;
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  return unwrap(stateFromJson(game, positionJson(position), { endReason }));
}
