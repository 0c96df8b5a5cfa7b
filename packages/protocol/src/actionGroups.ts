/**
 * Legal actions in a factored form. A state has up to some 2,000 of them, most of which differ only in where they
 * build and with which cards: a group stands for every combination of its places, colours and cards. Opening the
 * groups needs no rules.
 */
import type {
  Action,
  AlikeActions,
  BuildAction,
  CardName,
  Coins,
  Colour,
  PlaceAction,
  SiteName,
} from '@kairo/engine';

/** Ways to build that are possible at each place of a group. */
interface Ways {
  readonly type: 'place' | BuildAction['type'];
  readonly colours: readonly Colour[];
  /** Absent for `place`, which needs no cards. */
  readonly cards?: readonly (readonly CardName[])[];
  readonly fee?: Colour | null;
  /** Only for `expand`. */
  readonly payment?: Coins;
}

/** A stall with its entry is written as `c4-c5`, an expansion as its site. */
interface BuildGroup {
  readonly places: readonly string[];
  readonly ways: readonly Ways[];
}

type BuildLike = PlaceAction | BuildAction;

export interface ActionGroups {
  readonly builds: readonly BuildGroup[];
  readonly others: readonly Exclude<Action, BuildLike>[];
}

/** At least one item. */
type Group<T> = readonly [T, ...T[]];

/** Groups the items by a key, in the order in which the keys appear. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Names the terms, so that equal ones have equal names. */
function termsKey(action: BuildLike): string {
  if (action.type === 'place') return action.type;
  const payment = action.type === 'expand' ? JSON.stringify(action.payment) : '';
  return `${action.type} ${action.fee} ${payment}`;
}

/** What all actions of one `Ways` have in common besides cards and colour. */
function termsOf(action: BuildLike) {
  if (action.type === 'place') return { type: action.type };
  const { type, fee } = action;
  return action.type === 'expand' ? { type, fee, payment: action.payment } : { type, fee };
}

/** The ways to build at one place: colours that allow the same cards on the same terms share an item. */
function waysOf(actions: readonly BuildLike[]): Ways[] {
  return groupedBy(actions, termsKey).flatMap((onTerms) => {
    const byColour = groupedBy(onTerms, ({ colour }) => colour).map((ofColour) => ({
      colour: ofColour[0].colour,
      cards: ofColour.flatMap((action) => ('cards' in action ? [action.cards] : [])),
    }));
    return groupedBy(byColour, ({ cards }) => JSON.stringify(cards)).map((same) => ({
      ...termsOf(onTerms[0]),
      colours: same.map(({ colour }) => colour),
      ...(same[0].cards.length > 0 && { cards: same[0].cards }),
    }));
  });
}

export function groupActions({ builds, others }: AlikeActions): ActionGroups {
  return { builds: builds.map(({ places, actions }) => ({ places, ways: waysOf(actions) })), others };
}

function* actionsAt(
  place: SiteName,
  { type, colours, cards = [], fee = null, payment = {} }: Ways,
): Generator<Action> {
  const [stall = '', entry = ''] = place.split('-');
  for (const colour of colours) {
    if (type === 'place') yield { type, colour, stall, entry };
    for (const played of cards) {
      if (type === 'expand') yield { type, colour, site: stall, cards: played, fee, payment };
      else if (type !== 'place') yield { type, colour, stall, entry, cards: played, fee };
    }
  }
}

/** The same actions as were grouped; their order may differ. */
export function openActions({ builds, others }: ActionGroups): Action[] {
  const built = builds.flatMap(({ places, ways }) =>
    places.flatMap((place) => ways.flatMap((way) => [...actionsAt(place, way)])),
  );
  return [...built, ...others];
}
