/**
 * What the viewer is about to do: picks in any order, narrowed down to one legal action. It knows no rules: what is not
 * in the list of legal actions cannot be chosen, and tapping it asks the table why not.
 */
import type {
  Action,
  CardName,
  Colour,
  DiscardAction,
  DropOutAction,
  LureAction,
  PickAction,
  SiteName,
  View,
} from '@kairo/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type BuildOptions,
  type BuildPicks,
  buildOptions,
  cardsOf,
  entryOf,
  isSameTile,
  isTileAction,
  NO_BUILD_PICKS,
  siteOf,
  type Tile,
  type TileAction,
} from './builds.ts';
import { type LureOptions, type LurePicks, lureOptions, NO_LURE_PICKS } from './lures.ts';
import { type Task, taskOf } from './task.ts';

export const INTENTS = ['build', 'lure', 'draw'] as const;
/** The three actions of a turn (R4.1). */
export type Intent = (typeof INTENTS)[number];

/** Something that was tapped and cannot be used: the table is asked why not. */
export type WhyNot =
  /** For any tile, or for one of the chosen colour. */
  | { readonly about: 'site'; readonly site: SiteName; readonly colour?: Colour }
  /** The site does not go with what was chosen before. */
  | { readonly about: 'action'; readonly site: SiteName; readonly action: Action }
  /** A customer is to be lured, and none stands there. */
  | { readonly about: 'noCustomer'; readonly site: SiteName }
  | { readonly about: 'card'; readonly card: CardName }
  | { readonly about: 'customer'; readonly colour: Colour };

export interface Picks {
  readonly intent: Intent | undefined;
  /** Indexes of cards in the hand. */
  readonly lifted: readonly number[];
  readonly build: Omit<BuildPicks, 'cards'>;
  readonly lure: LurePicks;
  /** Drawing from the pile cannot be undone, so it takes a second tap. */
  readonly pile: boolean;
  /** What a hint would take, discard or press; only marked, because these actions take a single tap. */
  readonly advised?: PickAction | DiscardAction | DropOutAction;
}

const { cards: _none, ...NO_TILE } = NO_BUILD_PICKS;
const NO_PICKS: Picks = { intent: undefined, lifted: [], build: NO_TILE, lure: NO_LURE_PICKS, pile: false };

export interface Offer {
  readonly builds: readonly TileAction[];
  readonly lures: readonly LureAction[];
  readonly picks: readonly PickAction[];
}

function isLure(action: Action): action is LureAction {
  return action.type === 'lure';
}

function isPick(action: Action): action is PickAction {
  return action.type === 'pick';
}

export class Choice {
  readonly task: ReadonlySignal<Task>;
  readonly offer: ReadonlySignal<Offer>;
  readonly intent: ReadonlySignal<Intent | undefined>;
  readonly lifted: ReadonlySignal<readonly number[]>;
  readonly picks: ReadonlySignal<Picks>;
  readonly build: ReadonlySignal<BuildOptions>;
  readonly lure: ReadonlySignal<LureOptions>;
  /** The action that the picks lead to, to be confirmed by the player. */
  readonly action: ReadonlySignal<Action | undefined>;
  readonly whyNot: ReadonlySignal<WhyNot | undefined>;

  private readonly made = signal<Picks>(NO_PICKS);
  private readonly asked = signal<WhyNot | undefined>(undefined);
  private readonly view: ReadonlySignal<View>;
  private readonly hand: ReadonlySignal<readonly CardName[]>;

  constructor(view: ReadonlySignal<View>) {
    this.view = view;
    this.picks = this.made;
    this.whyNot = this.asked;
    this.hand = computed(() => {
      const { viewer, seats } = view.value;
      return viewer === 'spectator' ? [] : (seats[viewer]?.hand ?? []);
    });
    this.task = computed(() => taskOf(view.value));
    this.offer = computed(() => {
      const { legal } = view.value;
      return {
        builds: legal.filter(isTileAction),
        lures: legal.filter(isLure),
        picks: legal.filter(isPick),
      };
    });
    this.intent = computed(() => {
      const task = this.task.value;
      if (task === 'place' || task === 'final') return 'build';
      if (task === 'pick') return 'draw';
      return task === 'turn' ? this.made.value.intent : undefined;
    });
    this.lifted = computed(() => this.made.value.lifted);
    this.build = computed(() => buildOptions(this.offer.value.builds, this.buildPicks()));
    this.lure = computed(() => lureOptions(this.offer.value.lures, this.made.value.lure));
    this.action = computed(() => this.chosen());
  }

  /** Discards all picks. */
  reset(): void {
    this.made.value = NO_PICKS;
    this.asked.value = undefined;
  }

  /** Closes the why-not. */
  dismiss(): void {
    this.asked.value = undefined;
  }

  begin(intent: Intent): void {
    this.made.value = { ...NO_PICKS, intent };
    this.asked.value = undefined;
  }

  /** Takes back the last pick. */
  back(): void {
    const { build, lifted, lure, pile } = this.made.value;
    if (this.asked.value !== undefined) this.dismiss();
    else if (pile) this.change({ pile: false });
    else if (build.paid !== undefined) this.pickTile({ paid: undefined });
    else if (build.entry !== undefined) this.pickTile({ entry: undefined });
    else if (build.site !== undefined) this.pickTile({ site: undefined });
    else if (build.tile !== undefined) this.pickTile({ tile: undefined });
    else if (lifted.length > 0) this.change({ lifted: [] });
    else if (lure.entry !== undefined) this.change({ lure: { ...lure, entry: undefined } });
    else if (lure.customer !== undefined) this.change({ lure: NO_LURE_PICKS });
    else this.reset();
  }

  get hasPicks(): boolean {
    return this.made.value !== NO_PICKS;
  }

  /** Picks a site: for a tile, as an entry, for its customer, or as the target of a lure. */
  tapSite(site: SiteName): void {
    this.asked.value = undefined;
    const { lure, build } = this.made.value;
    const standing = this.customerAt(site);
    const isEntryOfChosen = this.lure.value.lures.some(({ entry }) => entry === site);
    if (this.intent.value === 'lure' && lure.customer !== undefined && isEntryOfChosen) {
      this.change({ lure: { ...lure, entry: site } });
    } else if (this.intent.value !== 'build' && standing !== undefined) this.tapCustomer(standing);
    else if (build.site !== undefined && this.build.value.entries.includes(site)) {
      this.pickTile({ entry: site, paid: undefined });
    } else if (this.intent.value === 'lure') this.asked.value = this.lureWhyNot(site);
    else if (this.canBuildOn(site)) this.pickSite(site);
    else this.asked.value = this.buildWhyNot(site);
  }

  tapCustomer(colour: Colour): void {
    this.asked.value = undefined;
    if (this.task.value === 'turn' && this.lure.value.customers.includes(colour)) {
      this.made.value = { ...NO_PICKS, intent: 'lure', lure: { customer: colour, entry: undefined } };
    } else this.asked.value = { about: 'customer', colour };
  }

  /** Lifts a card of the hand, or puts it down. */
  tapCard(index: number): void {
    const card = this.hand.value[index];
    if (card === undefined) return;
    this.asked.value = undefined;
    const { lifted, intent } = this.made.value;
    if (lifted.includes(index)) {
      this.change({ lifted: lifted.filter((other) => other !== index) });
      return;
    }
    if (this.task.value !== 'turn' && this.task.value !== 'final') {
      this.asked.value = { about: 'card', card };
      return;
    }
    const before = intent === 'build' || this.task.value === 'final' ? this.made.value : NO_PICKS;
    const next = lifted.length === 3 ? [index] : [...before.lifted, index];
    const build = { ...before.build, paid: undefined };
    this.made.value = { ...before, intent: 'build', lifted: next, build };
    if (this.build.value.sites.length === 0 && next.length === 1) this.asked.value = { about: 'card', card };
    // The card does not allow the chosen site: the site has to be chosen again.
    const { site } = build;
    if (site !== undefined && !this.build.value.sites.includes(site)) {
      this.pickTile({ site: undefined, entry: undefined });
    }
  }

  /** Lifts these cards and no others. */
  liftCards(cards: readonly CardName[]): void {
    const free = this.hand.value.map((card, index) => ({ card, index }));
    const lifted = cards.flatMap((card) => {
      const at = free.findIndex((held) => held.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ index }) => index);
    });
    this.change({ intent: 'build', lifted });
    this.pickTile({ paid: undefined });
  }

  chooseTile(tile: Tile | undefined): void {
    this.asked.value = undefined;
    this.change({ intent: 'build' });
    this.pickTile({ tile, entry: undefined, paid: undefined });
    const { site } = this.made.value.build;
    if (site !== undefined && !this.build.value.sites.includes(site)) this.pickTile({ site: undefined });
  }

  choosePile(): void {
    this.asked.value = undefined;
    this.made.value = { ...NO_PICKS, intent: 'draw', pile: true };
  }

  pay(build: BuildPicks['paid']): void {
    this.pickTile({ paid: build });
  }

  /** The build that would be chosen if this site were tapped next. */
  considered(site: SiteName): TileAction | undefined {
    const picks = this.buildPicks();
    const change = picks.site === undefined ? { site } : { entry: site };
    return buildOptions(this.offer.value.builds, { ...picks, ...change }).action;
  }

  /** Picks everything that leads to this action. */
  pick(action: Action): void {
    this.reset();
    if (action.type === 'lure') {
      const { colour: customer, entry } = action;
      this.made.value = { ...NO_PICKS, intent: 'lure', lure: { customer, entry } };
    } else if (isTileAction(action)) {
      this.liftCards(cardsOf(action));
      const { type, colour } = action;
      this.pickTile({ site: siteOf(action), tile: { type, colour }, entry: entryOf(action) });
      if (action.type !== 'place') this.pickTile({ paid: action });
    } else if (action.type === 'pick' && action.from === 'pile') this.choosePile();
    else
      this.made.value = { ...NO_PICKS, ...(action.type === 'pick' && { intent: 'draw' }), advised: action };
  }

  /** Restores earlier picks. */
  restore(picks: Picks): void {
    this.made.value = picks;
    this.asked.value = undefined;
  }

  private canBuildOn(site: SiteName): boolean {
    if (this.build.value.sites.includes(site)) return true;
    // The board may be tapped before an intent is chosen.
    return (
      this.intent.value === undefined &&
      buildOptions(this.offer.value.builds, NO_BUILD_PICKS).sites.includes(site)
    );
  }

  private lureWhyNot(site: SiteName): WhyNot {
    const { customer } = this.made.value.lure;
    if (customer === undefined) return { about: 'noCustomer', site };
    return { about: 'action', site, action: { type: 'lure', colour: customer, entry: site, barkers: 0 } };
  }

  private buildWhyNot(site: SiteName): WhyNot {
    const { tile, cards } = this.buildPicks();
    const withOtherCards = this.offer.value.builds.find(
      (build) => siteOf(build) === site && (tile === undefined || isSameTile(build, tile)),
    );
    if (withOtherCards !== undefined && withOtherCards.type !== 'place')
      return { about: 'action', site, action: { ...withOtherCards, cards, fee: null } };
    return tile === undefined ? { about: 'site', site } : { about: 'site', site, colour: tile.colour };
  }

  private pickSite(site: SiteName): void {
    if (this.task.value === 'turn') this.change({ intent: 'build', lure: NO_LURE_PICKS, pile: false });
    this.pickTile({ site, entry: undefined, paid: undefined });
  }

  private customerAt(site: SiteName): Colour | undefined {
    const found = Object.entries(this.view.value.customers).find(([, at]) => at === site);
    return found?.[0] as Colour | undefined;
  }

  private buildPicks(): BuildPicks {
    const { lifted, build } = this.made.value;
    return { ...build, cards: lifted.flatMap((index) => this.hand.value[index] ?? []) };
  }

  private chosen(): Action | undefined {
    switch (this.intent.value) {
      case 'build':
        return this.build.value.action;
      case 'lure':
        return this.lure.value.action;
      case 'draw':
        return this.made.value.pile ? this.offer.value.picks.find(({ from }) => from === 'pile') : undefined;
      default:
        return undefined;
    }
  }

  private change(change: Partial<Picks>): void {
    this.made.value = { ...this.made.value, ...change };
  }

  private pickTile(change: Partial<Picks['build']>): void {
    this.change({ build: { ...this.made.value.build, ...change } });
  }
}
