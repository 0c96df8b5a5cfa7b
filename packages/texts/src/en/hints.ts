import { inPercent, oddsOf } from '../chance.ts';
import type { HintMessages, ReasonMessages } from '../messages/hints.ts';
import { terms } from './terms.ts';

const { coins, colour, count, medalOf, number, or } = terms;

export const hints = {
  heading: 'Best moves',
  adviser: 'Advice from the Vizier, who knows only what you know and assumes equally strong rivals.',
  thinking: 'Looking for good moves',
  chance: (chance) => inPercent(chance, '%'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'more than ', below: 'less than ' }[bound];
    return `${about}${percent}% chance of winning`;
  },
  alike: 'About equally good.',
  shared: 'What they have in common:',
  speaks: { for: 'For it', against: 'Against it' },
  show: 'Show',
  retry: 'Ask again',
} satisfies HintMessages;

export const reasons = {
  earns: (reason) => `Brings you ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) => `Brings ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Scores ${count.points(reason.points)} for ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? '' : ` from ${say.name(reason.from)}`;
    return `Takes the ${medalOf(reason.medal, reason.colour)}${from}: ${count.points(reason.points)}, and ${number(reason.points)} more if you still hold it at the end`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, ${number(medals)} of them for medals`;
    return `Lets you expand ${colour[reason.colour]} next: ${count.points(points)}${part}`;
  },
  opensByThree: ({ points, ...reason }) =>
    `Any three cards then let you expand ${colour[reason.colour]}: ${count.points(points)}`,
  closesExpansion: ({ forGood, ...reason }) =>
    `${forGood ? 'Gives up' : 'Puts off'} expanding ${colour[reason.colour]}, worth ${count.points(reason.points)}`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `The card fits your ${colour[reason.colour]} stand`
      : `One more card that fits your ${colour[reason.colour]} stand`,
  fitsStall: ({ colours }) => `With it you can build a new ${or(colours.map((of) => colour[of]))} stall`,
  displayLacks: () => 'Nothing on display fits the stands you have no card for',
  seenFirst: () => 'You see it before your second pick',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0) return `You then have to discard ${count.cards(excess)}`;
    return `You then hold ${count.cards(held)}${held < 3 ? '' : '; any three of them stand in for one that fits'}`;
  },
  dropsIdleCard: () => 'None of your stands needs that card now',
  missesCard: (reason) => `You then have no card for your ${colour[reason.colour]} stand`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'a nearer entry' : `${number(passed)} nearer entries`;
    return `Lets you lead the ${colour[reason.colour]} customer past ${past} and earn ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `You then have ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `The ${colour[reason.colour]} customer would then come to you and bring ${count.coins(reason.amount)}`,
  wouldCome: (reason) => `As things stand, the ${colour[reason.colour]} customer would come to you`,
  losesLure: (reason) =>
    `You lose the ${colour[reason.colour]} customer, worth ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} loses the ${colour[reason.colour]} customer, worth ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} could then lure the ${colour[reason.colour]} customer and earn ${count.coins(reason.amount)}`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'No room to grow for now';
    const room = sites === 1 ? 'Room to grow on 1 site' : `Room to grow on ${number(sites)} sites`;
    return hasCard ? `${room}, and you hold a card that fits` : room;
  },
  losesGrowth: ({ mayMove, ...reason }) =>
    `Leaves your ${colour[reason.colour]} stand with no room to grow${mayMove ? ', but it may move' : ''}`,
  deniesGrowth: (reason, say) =>
    `Leaves ${say.name(reason.seat)}’s ${colour[reason.colour]} stand with no room to grow`,
  sparesOwn: () => 'Keeps your stands’ customers and room to grow',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Starts the final phase; if scored now, you would be ahead',
      level: 'Starts the final phase; if scored now, you would be tied',
      behind: 'Starts the final phase; if scored now, you would be behind',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Shares the victory' : 'Wins the game'),
  gainsNothing: () => 'No longer gains anything',
  keepsMoney: (reason) =>
    reason.points > 0
      ? `Keeps your coins for the scoring: ${count.points(reason.points)}`
      : 'Ends the game for you',
  spendsBarkers: (reason) => `Costs ${count.barkers(reason.count)}`,
  spendsThreeCards: () => 'Costs three cards',
  pays: (reason) => `Costs ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
