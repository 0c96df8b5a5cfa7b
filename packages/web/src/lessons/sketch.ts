/** Positions of lessons: what a lesson does not say is filled in. Only the lessons' worker and tests have them. */
import type { Action, CardName, Coins, Colour, Seat, SiteName, StandJson, StateJson } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';

export interface Sketch {
  /** Owner, colour, stall, entry, expansions: `0 red c4 c5 d4`. */
  readonly stands: readonly string[];
  /** Of the five in the market; the sixth waits. */
  readonly customers: { readonly [colour in Colour]?: SiteName };
  /** Of the learner, who has seat 0 and is to act. */
  readonly hand: string;
  readonly money: Coins;
  readonly barkers?: number;
  readonly points?: number;
  readonly display?: string;
  readonly rival?: { readonly points?: number; readonly money?: Coins };
  /** Holders of gold and silver; by default the owner of the first largest stand has both. */
  readonly medals?: { readonly [colour in Colour]?: readonly [gold: Seat, silver: Seat] };
  /** The rival has dropped out. */
  readonly isFinal?: boolean;
  /** The players are still placing their stalls. */
  readonly isSetup?: boolean;
  /** What the rival does, a move after each turn of the learner; without them it rests. */
  readonly replies?: readonly Action[];
}

/** What the board that all lessons use consists of (R1.3, R1.4). */
const EXPANSIONS = 6;
const BARKERS = 7;
const STANDARD_COPIES = 3;
const JOKERS = 6;

function byColour<T>(value: (colour: Colour) => T): { [colour in Colour]: T } {
  return Object.fromEntries(COLOURS.map((colour) => [colour, value(colour)])) as { [colour in Colour]: T };
}

const cards = (text: string): CardName[] => text.split(' ') as CardName[];

function standOf(text: string): StandJson {
  const [owner, colour, stall = '', entry = '', ...expansions] = text.split(' ');
  const isNeutral = owner === 'neutral';
  return { owner: isNeutral ? owner : Number(owner), colour: colour as Colour, stall, entry, expansions };
}

/** The cards that are in no one's sight, in an order without meaning. */
function restOfDeck(seen: readonly CardName[]): CardName[] {
  const rest: CardName[] = [];
  for (let copy = 0; copy < STANDARD_COPIES; copy++) {
    for (let segment = 1; segment <= 9; segment++) rest.push(`S${((segment * 4 + copy * 2) % 9) + 1}`);
    for (let joker = copy + 1; joker <= JOKERS; joker += STANDARD_COPIES) rest.push(`J${joker}`);
  }
  for (const card of seen) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function medalsOf({ medals = {} }: Sketch, stands: readonly StandJson[]): StateJson['medals'] {
  return byColour((colour) => {
    const sizes = stands.filter((stand) => stand.colour === colour);
    const largest = sizes.reduce((most, { expansions }) => Math.max(most, expansions.length), 0);
    if (largest === 0) return { gold: null, silver: null };
    const first = sizes.find(({ expansions }) => expansions.length === largest)?.owner as Seat;
    const [gold, silver] = medals[colour] ?? [first, first];
    return { gold, silver };
  });
}

/** Between the learner and one rival. */
export function positionOf(sketch: Sketch): StateJson {
  const { customers, money, barkers = 0, points = 0, rival = {}, isFinal = false, isSetup = false } = sketch;
  const stands = sketch.stands.map(standOf);
  const hand = cards(sketch.hand);
  const display = cards(sketch.display ?? 'S2 S9 J1 S4');
  const rivalHand = isFinal ? [] : cards(isSetup ? 'S8 S6 S7' : 'S8 S6');
  const coins = (held: Coins): { [colour in Colour]: number } => byColour((colour) => held[colour] ?? 0);
  return {
    phase: isFinal ? 'final' : isSetup ? 'setup' : 'play',
    seat: 0,
    pending: null,
    startSeat: 0,
    quietTurns: 0,
    stands,
    customers: byColour((colour) => customers[colour] ?? null),
    players: [
      { hand, money: coins(money), barkers, points, out: false },
      {
        hand: rivalHand,
        money: coins(rival.money ?? {}),
        barkers: 0,
        points: rival.points ?? 0,
        out: isFinal,
      },
    ],
    display,
    pile: restOfDeck([...hand, ...display, ...rivalHand]),
    discards: [],
    barkerStock: BARKERS - barkers,
    supply: byColour((colour) =>
      stands.reduce(
        (left, stand) => (stand.colour === colour ? left - stand.expansions.length : left),
        EXPANSIONS,
      ),
    ),
    medals: medalsOf(sketch, stands),
    bag: isSetup ? [...COLOURS] : [],
  };
}
