import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf, number } = terms;

export const reasons = {
  earns: (reason) => `Brings you ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) => `Brings ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Scores ${count.points(reason.points)} for ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? '' : ` from ${say.name(reason.from)}`;
    return `Takes the ${medalOf(reason.medal, reason.colour)}${from}: ${count.points(reason.points)}, and again at the end`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, ${number(medals)} of them for medals`;
    return `Lets you expand ${colour[reason.colour]} next, for ${count.points(points)}${part}`;
  },
  fitsStand: (reason) => `The card fits your ${colour[reason.colour]} stand`,
  dropsIdleCard: () => 'None of your stands needs that card now',
  setsUpLure: (reason) =>
    `The ${colour[reason.colour]} customer is then yours to lure, for ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} loses the ${colour[reason.colour]} customer, worth ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} could then lure the ${colour[reason.colour]} customer, for ${count.coins(reason.amount)}`,
  deniesGrowth: (reason, say) =>
    `${say.name(reason.seat)}’s ${colour[reason.colour]} stand can no longer grow`,
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Starts the final phase while you are ahead',
      level: 'Starts the final phase while you are level',
      behind: 'Starts the final phase while you are behind',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Shares the victory' : 'Wins the game'),
  pays: (reason) => `Costs ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
