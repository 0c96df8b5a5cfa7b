/** All checks that must hold at every decision of every game. */

import {
  cardAnswersFitTheList,
  customerAnswersFitTheList,
  luredCustomersWalkAShortestWay,
  routesFitTheListAndTheTwin,
  siteAnswersFitTheList,
  standOffersFitTheList,
} from './checks/answers.ts';
import { everythingElseIsRefusedByARule, nothingIsSaidAgainstLegalActions } from './checks/explain.ts';
import {
  listedMovesAreLegal,
  listIsSortedAndUnique,
  movesAndActionsMapOneToOne,
  otherMovesAreNot,
} from './checks/list.ts';
import { everyPaymentIsListedAndAccepted } from './checks/payments.ts';
import {
  audiencesAreRight,
  checkedAndUncheckedApplyAgree,
  eventsTellEverything,
  invariantsHold,
  snapshotsKeepEverything,
} from './checks/step.ts';
import type { Check } from './simulate.ts';

/** For one game: some checks are stateful. */
export function allChecks(): Check[] {
  return [
    listIsSortedAndUnique,
    movesAndActionsMapOneToOne,
    listedMovesAreLegal,
    otherMovesAreNot,
    checkedAndUncheckedApplyAgree,
    invariantsHold,
    audiencesAreRight,
    snapshotsKeepEverything,
    eventsTellEverything(),
    everyPaymentIsListedAndAccepted,
    nothingIsSaidAgainstLegalActions,
    everythingElseIsRefusedByARule,
    siteAnswersFitTheList,
    cardAnswersFitTheList,
    customerAnswersFitTheList,
    standOffersFitTheList,
    routesFitTheListAndTheTwin,
    luredCustomersWalkAShortestWay,
  ];
}
