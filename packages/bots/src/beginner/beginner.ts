/**
 * Looks one action ahead and takes the one with the highest estimated worth in points. The weights are rules of
 * thumb: a coin is worth a third of a point at the end and up to one before, a card about half a turn.
 */
import {
  type Action,
  type BuildAction,
  type CardName,
  type Coins,
  type Colour,
  type Edition,
  HAND_LIMIT,
  type LureAction,
  MEDALS,
  type PickAction,
  type PlaceAction,
  type RandomSource,
  type Seat,
  type SiteName,
  type StallAction,
  type StandJson,
  type View,
} from '@kairo/engine';
import { deservesMedal } from '@kairo/engine/search';
import { answering, type BotMaker } from '../bot.ts';
import { type Geometry, geometryOf, type Occupation, occupationOf, roomBeside } from './geometry.ts';

const WORTH = {
  coin: 0.45,
  /** Of a colour that the next expansion of the bot's stand needs. */
  neededCoin: 0.65,
  coinAtEnd: 1 / 3,
  card: 0.8,
  barker: 0.8,
  /** A medal scores again at the end if the bot still holds it. */
  medalLater: 0.7,
  /** A point that a rival loses or gains, relative to one of the bot's own. */
  rival: 0.3,
  /** A larger stand earns more from later lures. */
  growth: 0.3,
  /** A stall of a new colour. */
  stall: 1.6,
  /** The medals of the colour are still in the supply and go to the first expansion. */
  freeMedals: 0.8,
  room: 0.35,
  /** A neighbouring site that a card in hand fits. */
  fittingCard: 0.3,
} as const;

/** The worth of drawing, by the number of cards in hand. */
const DRAW_WORTH = [2.4, 1.8, 1.1, 0.3, -0.5];

function total(coins: Coins): number {
  return Object.values(coins).reduce((sum, count) => sum + count, 0);
}

function sizeOf(stand: StandJson): number {
  return 1 + stand.expansions.length;
}

/** One decision: holds what is computed once for all actions. */
class Judge {
  private readonly view: View;
  private readonly seat: Seat;
  private readonly edition: Edition;
  private readonly geometry: Geometry;
  private readonly occupation: Occupation;
  private readonly hand: readonly CardName[];
  private readonly own: ReadonlyMap<Colour, StandJson>;
  private readonly final: boolean;

  constructor(edition: Edition, geometry: Geometry, view: View) {
    this.view = view;
    this.seat = view.seat;
    this.edition = edition;
    this.geometry = geometry;
    this.occupation = occupationOf(view);
    this.hand = view.seats[view.seat]?.hand ?? [];
    this.own = new Map(
      view.stands.filter(({ owner }) => owner === this.seat).map((stand) => [stand.colour, stand]),
    );
    this.final = view.phase === 'final';
  }

  worth(action: Action): number {
    switch (action.type) {
      case 'place':
        return this.placeWorth(action);
      case 'stall':
        return this.stallWorth(action) - this.costOf(action);
      case 'expand':
        return this.expansionWorth(action.colour) - this.costOf(action);
      case 'move':
        return (this.final ? 0 : this.roomWorth(action) - 0.5) - this.costOf(action);
      case 'lure':
        return this.lureWorth(action);
      case 'pick':
        return this.pickWorth(action);
      case 'discard':
        return -this.fit(action.card);
      case 'dropOut':
        return 0;
      default:
        return action satisfies never;
    }
  }

  private costOf(action: BuildAction): number {
    const coins = (action.type === 'expand' ? total(action.payment) : 0) + (action.fee === null ? 0 : 1);
    if (this.final) return coins * WORTH.coinAtEnd;
    return coins * WORTH.coin + action.cards.length * WORTH.card;
  }

  /** R6.7–R6.9, and what the medals may score at the end. */
  private expansionWorth(colour: Colour): number {
    const stand = this.own.get(colour);
    if (stand === undefined) return 0;
    const size = sizeOf(stand) + 1;
    const rivals = this.view.stands.filter((other) => other.colour === colour && other.owner !== this.seat);
    const largest = Math.max(0, ...rivals.map(sizeOf));
    const medals = MEDALS.filter((_, medal) => deservesMedal(medal, size, largest));
    let worth = size + WORTH.growth;
    for (const medal of medals) {
      const holder = this.view.medals[colour][medal];
      if (holder === this.seat) continue;
      const points = this.edition.medals[colour][medal];
      worth += points * (1 + (this.final ? 1 : WORTH.medalLater));
      if (holder !== null) worth += points * WORTH.rival;
    }
    return worth;
  }

  private roomWorth({ colour, stall, entry }: StallAction | PlaceAction): number {
    const room = roomBeside(this.geometry, this.occupation, stall, colour, entry);
    const further = new Set(
      room.flatMap((site) => roomBeside(this.geometry, this.occupation, site, colour, entry)),
    );
    const fitting = room.filter((site) => this.hand.some((card) => this.fits(card, site)));
    return WORTH.room * (room.length + 0.3 * further.size) + WORTH.fittingCard * fitting.length;
  }

  private placeWorth(action: PlaceAction): number {
    const room = this.roomWorth(action);
    return this.view.pending !== null && 'neutral' in this.view.pending ? -room : room;
  }

  private stallWorth(action: StallAction): number {
    if (this.final) return this.hand.length > action.cards.length ? 0.05 : -1;
    const { gold, silver } = this.view.medals[action.colour];
    const medals = gold === null && silver === null ? WORTH.freeMedals : 0;
    return WORTH.stall + medals + this.roomWorth(action);
  }

  /** R8.6 */
  private lureWorth({ colour, entry, barkers }: LureAction): number {
    const stand = this.view.stands.find((other) => other.colour === colour && other.entry === entry);
    if (stand === undefined) return 0;
    const isOwn = stand.owner === this.seat;
    const gain = this.incomeWorth(colour, isOwn ? sizeOf(stand) : 1);
    const given = isOwn || stand.owner === 'neutral' ? 0 : sizeOf(stand) * WORTH.coin * WORTH.rival;
    return gain - given - barkers * WORTH.barker;
  }

  /** Coins are worth more as long as the next expansion of their colour needs them. */
  private incomeWorth(colour: Colour, amount: number): number {
    const stand = this.own.get(colour);
    const held = this.view.seats[this.seat]?.money?.[colour] ?? 0;
    const price = stand === undefined || this.view.supply[colour] === 0 ? 0 : sizeOf(stand) + 1;
    const needed = Math.max(0, Math.min(amount, price - held));
    return needed * WORTH.neededCoin + (amount - needed) * WORTH.coin * 0.8;
  }

  private pickWorth(action: PickAction): number {
    const urgency = DRAW_WORTH[Math.min(this.hand.length, DRAW_WORTH.length - 1)] ?? 0;
    if (action.from !== 'display')
      return action.from === 'pile' ? urgency + 0.3 : Math.max(urgency, 0.2) * 0.7;
    const card = this.view.display[action.index];
    if (card === null || card === undefined) return 0;
    const replaced = this.hand.length < HAND_LIMIT ? 0 : Math.min(...this.hand.map((held) => this.fit(held)));
    return urgency + this.fit(card) - replaced;
  }

  /** How well a card fits the bot's own stands, 0–1. */
  private fit(card: CardName): number {
    const segments = this.geometry.segmentsOf(card);
    const already = this.hand.filter((other) => other === card).length > 1 ? 0.2 : 0;
    let places = 0;
    for (const { colour, stall, expansions, entry } of this.own.values()) {
      const room = [stall, ...expansions].flatMap((site) =>
        roomBeside(this.geometry, this.occupation, site, colour, entry),
      );
      if (room.some((site) => segments.includes(this.geometry.segmentOf.get(site) ?? 0))) places++;
    }
    return Math.min(1, places * 0.35) - already;
  }

  private fits(card: CardName, site: SiteName): boolean {
    return this.geometry.segmentsOf(card).includes(this.geometry.segmentOf.get(site) ?? 0);
  }
}

/** The action with the highest value; ties are broken at random. */
function bestOf(actions: readonly Action[], value: (action: Action) => number, random: RandomSource): Action {
  let best: Action[] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const own = value(action);
    if (own > bestValue) [best, bestValue] = [[action], own];
    else if (own === bestValue) best.push(action);
  }
  const chosen = best[random.below(best.length)];
  if (chosen === undefined) throw new Error('there are no legal actions');
  return chosen;
}

export const makeBeginnerBot: BotMaker = ({ board: { edition } }) => {
  const geometry = geometryOf(edition);
  return answering(({ view, random }) => {
    const judge = new Judge(edition, geometry, view);
    return bestOf(view.legal, (action) => judge.worth(action), random);
  });
};
