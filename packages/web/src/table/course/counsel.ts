/** Which of the moves that were thought about are told, and how their reasons are meant. */
import type { Advice, Reason } from '@kairo/bots';

/** More than three nobody compares. */
const TOLD = 3;
/** Whatever wins so much more seldom than the first is not one of the best moves. */
const FAR_BEHIND = 0.15;

/** The best come first; those with the same key are the same move. */
export function movesToTell(advice: readonly Advice[], keyOf: (hint: Advice) => string): readonly Advice[] {
  const keys = advice.map(keyOf);
  const best = advice[0]?.winChance ?? 0;
  return advice
    .filter((hint, i) => keys.indexOf(keys[i] ?? '') === i && best - hint.winChance <= FAR_BEHIND)
    .slice(0, TOLD);
}

type Side = 'for' | 'against';

const speaksFor = (): Side => 'for';
const speaksAgainst = (): Side => 'against';

/** What a reason of each kind says about its move. */
const SIDES: {
  readonly [kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: kind }>) => Side;
} = {
  earns: speaksFor,
  rivalEarns: speaksAgainst,
  scores: speaksFor,
  takesMedal: speaksFor,
  opensExpansion: speaksFor,
  opensByThree: speaksFor,
  closesExpansion: speaksAgainst,
  fitsStand: speaksFor,
  fitsStall: speaksFor,
  displayLacks: speaksFor,
  seenFirst: speaksFor,
  holdsCards: ({ excess }) => (excess > 0 ? 'against' : 'for'),
  dropsIdleCard: speaksFor,
  missesCard: speaksAgainst,
  opensLure: speaksFor,
  holdsBarkers: speaksFor,
  setsUpLure: speaksFor,
  wouldCome: speaksFor,
  losesLure: speaksAgainst,
  deniesLure: speaksFor,
  offersLure: speaksAgainst,
  roomToGrow: ({ sites }) => (sites > 0 ? 'for' : 'against'),
  losesGrowth: speaksAgainst,
  deniesGrowth: speaksFor,
  sparesOwn: speaksFor,
  startsFinalPhase: ({ standing }) => (standing === 'behind' ? 'against' : 'for'),
  winsGame: speaksFor,
  keepsMoney: speaksFor,
  spendsBarkers: speaksAgainst,
  spendsThreeCards: speaksAgainst,
  pays: speaksAgainst,
};

export function sideOf(reason: Reason): Side {
  const side = SIDES[reason.kind] as (reason: Reason) => Side;
  return side(reason);
}
