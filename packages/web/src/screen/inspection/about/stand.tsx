import type { Colour, Owner, Seat, View } from '@kairo/engine';
import { Coin } from '../../../pieces/Coin.tsx';
import { Medal } from '../../../pieces/Medal.tsx';
import { StandChip } from '../../../pieces/StandChip.tsx';
import { type Content, type Context, capital, type Fact, noteOf } from '../content.ts';
import { deedsFrom, hindrancesFrom } from '../deeds.tsx';

type Stand = View['stands'][number];

const sizeOf = ({ expansions }: Stand): number => 1 + expansions.length;

export function aboutStand(owner: Owner, colour: Colour, context: Context): Content | undefined {
  const { model, words, say, answers } = context;
  const stand = model.view.value.stands.find((other) => other.owner === owner && other.colour === colour);
  if (stand === undefined) return undefined;
  const offers = answers.stand?.offers;
  return {
    picture: <StandChip colour={colour} count={sizeOf(stand)} />,
    title: titleOf(stand, context),
    note: noteOf(
      words.terms.goods[colour],
      words.terms.count.tiles(sizeOf(stand)),
      [stand.stall, ...stand.expansions].join(', '),
      say.stand.entry(stand.entry),
    ),
    facts: [...rankFacts(colour, stand, context), ...incomeFacts(stand, context)],
    deeds: deedsFrom(offers, context),
    hindrances: hindrancesFrom(offers, context),
  };
}

function titleOf({ owner, colour }: Stand, { model, say }: Context): string {
  if (owner === 'neutral') return say.stand.neutral(colour);
  if (owner === model.session.viewer.value) return say.stand.own(colour);
  return say.stand.of(colour, model.names.value[owner] ?? '');
}

/** A player as part of a sentence; undefined for the viewer. */
function rivalName(seat: Seat, { model }: Context): string | undefined {
  return seat === model.session.viewer.value ? undefined : model.names.value[seat];
}

/** The same for any owner of a stand. */
function ownerName(owner: Owner, neutral: string, context: Context): string | undefined {
  return owner === 'neutral' ? neutral : rivalName(owner, context);
}

/** How the stands of a colour compare, and who holds its medals. `stand` is the one the card is about, if any. */
export function rankFacts(colour: Colour, stand: Stand | undefined, context: Context): readonly Fact[] {
  const { model } = context;
  const { stands, medals } = model.view.value;
  const alike = stands.filter((other) => other.colour === colour);
  const most = Math.max(0, ...alike.map(sizeOf));
  const largest = alike.filter((other) => sizeOf(other) === most);
  const { gold, silver } = medals[colour];
  const value = model.session.edition.value?.medals[colour].gold ?? 0;
  const rank = rankOf(colour, stand, { alike, largest, most }, context);
  return [
    ...(rank === undefined
      ? []
      : [{ sign: <StandChip colour={colour} count={most} size={24} />, text: rank }]),
    {
      sign: <Medal metal="gold" colour={colour} value={value} size={24} />,
      text: medalText(gold, silver, context),
    },
  ];
}

function medalText(gold: Seat | null, silver: Seat | null, context: Context): string {
  const { stand } = context.say;
  const holder = (seat: Seat | null): string =>
    seat === null ? stand.inSupply : (rivalName(seat, context) ?? stand.you);
  if (gold === null && silver === null) return stand.noMedals;
  return gold === silver ? stand.bothMedals(holder(gold)) : stand.medals(holder(gold), holder(silver));
}

interface Ranking {
  readonly alike: readonly Stand[];
  readonly largest: readonly Stand[];
  readonly most: number;
}

function rankOf(
  colour: Colour,
  stand: Stand | undefined,
  { alike, largest, most }: Ranking,
  context: Context,
): string | undefined {
  const { words, say } = context;
  if (largest.length === 0) return undefined;
  if (stand === undefined || !largest.includes(stand)) {
    const names = largest.map(
      ({ owner }) => ownerName(owner, say.stand.neutralOne.largest, context) ?? say.stand.you,
    );
    return say.stand.smaller(colour, words.terms.and(names), most);
  }
  if (alike.length === 1) return say.stand.only(colour);
  const rivals = largest.filter((other) => other !== stand);
  if (rivals.length === 0) return say.stand.largest(colour);
  return say.stand.level(
    colour,
    rivals.map(({ owner }) => ownerName(owner, say.stand.neutralOne.level, context)),
  );
}

function incomeFacts({ colour, entry }: Stand, context: Context): readonly Fact[] {
  const { words, say, answers } = context;
  const income = answers.stand?.income ?? [];
  if (income.length === 0) return [];
  const earners = income.map(({ seat, amount }) => ({
    name: rivalName(seat, context),
    coins: words.terms.coins({ [colour]: amount }),
  }));
  return [{ sign: <Coin colour={colour} size={24} />, text: capital(say.stand.income(entry, earners)) }];
}
