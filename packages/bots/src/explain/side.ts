/** Whether a reason is for or against the action. */
import type { Reason } from './reason.ts';

export type Side = 'for' | 'against';

const speaksFor = (): Side => 'for';
const speaksAgainst = (): Side => 'against';

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
  gainsNothing: speaksAgainst,
  keepsMoney: ({ points }) => (points > 0 ? 'for' : 'against'),
  spendsBarkers: speaksAgainst,
  spendsThreeCards: speaksAgainst,
  pays: speaksAgainst,
};

export function sideOf(reason: Reason): Side {
  const side = SIDES[reason.kind] as (reason: Reason) => Side;
  return side(reason);
}
