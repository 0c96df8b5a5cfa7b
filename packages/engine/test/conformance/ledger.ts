/**
 * Reconstructs a game from its events alone. If it agrees with the state, the events describe all changes: coins,
 * points, cards, tiles, customers, barkers and medals.
 */
import {
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  type Edition,
  type GameEvent,
  type Medal,
  type Owner,
  type Seat,
  type SiteName,
  type StateJson,
} from '../../src/index.ts';
import { there } from './setups.ts';

interface LedgerStand {
  owner: Owner;
  colour: Colour;
  stall: SiteName;
  entry: SiteName;
  expansions: SiteName[];
}

interface LedgerPlayer {
  hand: CardName[];
  money: { [colour in Colour]: number };
  barkers: number;
  points: number;
  out: boolean;
}

function byColour<T>(value: (colour: Colour) => T): { [colour in Colour]: T } {
  return Object.fromEntries(COLOURS.map((colour) => [colour, value(colour)])) as { [c in Colour]: T };
}

function takeOut<T>(items: T[], item: T): void {
  const index = items.indexOf(item);
  if (index < 0) throw new Error(`${String(item)} is not there`);
  items.splice(index, 1);
}

function demand(fact: boolean, what: string): void {
  if (!fact) throw new Error(what);
}

export class Ledger {
  private readonly edition: Edition;
  private phase: 'begun' | 'final' | 'over' = 'begun';
  private seat: Seat = 0;
  private stands: LedgerStand[] = [];
  private readonly customers = byColour<SiteName | null>(() => null);
  private players: LedgerPlayer[] = [];
  private display: (CardName | null)[] = [];
  private pile = 0;
  private discards: CardName[] = [];
  private barkerStock: number;
  private readonly supply: { [colour in Colour]: number };
  private readonly medals = byColour<{ [medal in Medal]: Seat | null }>(() => ({ gold: null, silver: null }));
  private drawn: Colour[] = [];
  /** The points that are due, by source; `scored` must have exactly these. */
  private claims = new Map<string, number>();

  constructor(edition: Edition) {
    this.edition = edition;
    this.barkerStock = edition.barkers;
    this.supply = byColour(() => edition.expansionsPerColour);
  }

  /** What `summary` makes of the state must equal `summaryOf` its JSON. */
  summary() {
    const { phase, seat, customers, players, display, pile, discards, barkerStock, supply, medals } = this;
    const stands = this.stands.map((stand) => ({ ...stand, expansions: [...stand.expansions].sort() }));
    return {
      ...{ phase, seat, customers, display, pile, discards, barkerStock, supply, medals },
      stands: stands.sort(inListOrder),
      players: players.map((player) => ({ ...player, hand: [...player.hand].sort() })),
    };
  }

  /** The neutral stalls that have not been drawn. */
  bag(): Colour[] {
    return COLOURS.filter((colour) => !this.drawn.includes(colour));
  }

  add(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        this.seat = event.startSeat;
        Object.assign(this.customers, event.customers);
        demand(this.customers[event.waiting] === null, 'the waiting customer is on the board');
        this.display = [...event.display];
        this.pile = event.pile;
        this.players = Array.from({ length: event.players }, () => ({
          hand: [],
          money: byColour(() => 1),
          barkers: 0,
          points: 0,
          out: false,
        }));
        break;
      case 'dealt':
        // The count of the pile is the one after the deal.
        demand(event.count === 3, 'three cards are dealt');
        break;
      case 'received':
        this.at(event.seat).hand.push(...event.cards);
        break;
      case 'placed':
      case 'stallBuilt': {
        const { colour, stall, entry } = event;
        const owner = event.type === 'placed' ? event.owner : event.seat;
        this.stands.push({ owner, colour, stall, entry, expansions: [] });
        break;
      }
      case 'neutralDrawn':
        demand(!this.drawn.includes(event.colour), 'drawn twice');
        this.drawn.push(event.colour);
        break;
      case 'stallMoved': {
        const stand = this.stand(event.seat, event.colour);
        demand(stand.stall === event.from.stall && stand.entry === event.from.entry, 'moved from elsewhere');
        Object.assign(stand, { stall: event.stall, entry: event.entry });
        break;
      }
      case 'expanded': {
        const stand = this.stand(event.seat, event.colour);
        stand.expansions.push(event.site);
        this.supply[event.colour] -= 1;
        demand(event.size === 1 + stand.expansions.length, 'size of the stand');
        this.claims.set('size', event.size);
        break;
      }
      case 'medalTaken': {
        const holder = this.medals[event.colour][event.medal];
        demand((holder ?? 'supply') === event.from, 'the medal was elsewhere');
        this.medals[event.colour][event.medal] = event.seat;
        this.claims.set(event.medal, this.edition.medals[event.colour][event.medal]);
        break;
      }
      case 'scored':
        this.score(event.seat, event.points, event.for);
        break;
      case 'cardsPlayed':
        for (const card of event.cards) this.shed(event.seat, card);
        break;
      case 'discarded':
        this.shed(event.seat, event.card);
        break;
      case 'paid':
        this.pay(event.seat, event.coins, -1);
        if (event.fee !== undefined) this.pay(event.seat, { [event.fee]: 1 }, -1);
        break;
      case 'lured':
        demand(this.customers[event.colour] === event.path[0], 'the way begins at the customer');
        demand(this.stand(event.owner, event.colour).entry === event.path.at(-1), 'it ends at the entry');
        this.customers[event.colour] = null;
        this.at(event.seat).barkers -= event.barkers;
        this.barkerStock += event.barkers;
        break;
      case 'customerArrived':
        demand(this.customers[event.colour] === null, 'the other customer waited');
        this.customers[event.colour] = event.entry;
        break;
      case 'earned':
        this.pay(event.seat, { [event.colour]: event.amount }, 1);
        break;
      case 'picked':
        this.pick(event.seat, event.from, event.index, event.card);
        break;
      case 'refilled':
        demand(this.display[event.index] === null, 'the place was empty');
        this.display[event.index] = event.card;
        this.pile -= 1;
        break;
      case 'reshuffled':
        demand(
          this.pile === 0 && this.discards.length === event.cards,
          'all discards, once the pile is empty',
        );
        this.pile = event.cards;
        this.discards = [];
        break;
      case 'finalPhase':
        this.phase = 'final';
        break;
      case 'droppedOut':
        this.at(event.seat).out = true;
        break;
      case 'turnBegan':
        this.seat = event.seat;
        break;
      case 'gameOver':
        this.phase = 'over';
        demand(
          String(this.players.map(({ points }) => points)) === String(event.points),
          'points at the end',
        );
        break;
      case 'neutralSetAside':
        demand(this.drawn.includes(event.colour), 'set aside without being drawn');
        break;
      case 'opened':
      case 'funds':
        throw new Error('the ledger follows a game from its deal');
      default:
        throw new Error(`the ledger does not know ${JSON.stringify(event satisfies never)}`);
    }
  }

  private at(seat: Seat): LedgerPlayer {
    return there(this.players[seat]);
  }

  private stand(owner: Owner, colour: Colour): LedgerStand {
    return there(this.stands.find((stand) => stand.owner === owner && stand.colour === colour));
  }

  private score(seat: Seat, points: number, source: string): void {
    if (source === 'size' || source === 'gold' || source === 'silver') {
      demand(this.claims.get(source) === points, `points for ${source}`);
      this.claims.delete(source);
    }
    this.at(seat).points += points;
  }

  private shed(seat: Seat, card: CardName): void {
    takeOut(this.at(seat).hand, card);
    this.discards.push(card);
  }

  private pay(seat: Seat, coins: Coins, sign: 1 | -1): void {
    const { money } = this.at(seat);
    for (const colour of COLOURS) money[colour] += sign * (coins[colour] ?? 0);
    demand(
      COLOURS.every((colour) => money[colour] >= 0),
      'no money is negative',
    );
  }

  private pick(seat: Seat, from: string, index: number | undefined, card: CardName | undefined): void {
    if (from === 'barkers') {
      this.barkerStock -= 1;
      this.at(seat).barkers += 1;
    } else if (from === 'pile') this.pile -= 1;
    else {
      demand(card !== undefined && this.display[there(index)] === card, 'the card lay there');
      this.display[there(index)] = null;
      this.at(seat).hand.push(there(card));
    }
  }
}

function inListOrder(a: { owner: Owner; colour: Colour }, b: { owner: Owner; colour: Colour }): number {
  const rank = ({ owner }: { owner: Owner }): number => (owner === 'neutral' ? 9 : owner);
  return rank(a) - rank(b) || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour);
}

/** The same facts from the state. */
export function summaryOf(json: StateJson): ReturnType<Ledger['summary']> {
  const { phase, seat, customers, display, discards, barkerStock, supply, medals } = json;
  return {
    ...{ seat, customers, display: [...display], discards: [...discards], barkerStock, supply, medals },
    phase: phase === 'final' || phase === 'over' ? phase : 'begun',
    pile: json.pile.length,
    stands: json.stands.map((stand) => ({ ...stand, expansions: [...stand.expansions].sort() })),
    players: json.players.map((player) => ({ ...player, hand: [...player.hand].sort() })),
  };
}
