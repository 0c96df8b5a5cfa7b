import type { CoachMessages } from '../messages/coach.ts';
import { terms } from './terms.ts';

const { colour: name, count } = terms;

export const texts: CoachMessages = {
  heading: 'Nour gives tips',
  given: (tips) =>
    tips === 0 ? 'At most one a turn, each only once.' : `At most one a turn; ${tips} so far.`,
  off: 'Switched off.',
  showMe: 'Show me',
  gotIt: 'Got it',
  noMore: 'No more tips',
  stopped: 'No more tips. You can switch them on again beside Nour.',
  key: 'n',
  keyDoes: 'repeat Nour’s tip',
  preference: { label: 'Tips from Nour', note: 'In a first game with her.' },
  tip: {
    lastCard: () => 'Your last card. *Choose the build that scores most:* after it you are out.',
    finalPhase: () => 'The final phase: *from now on you can only build.* Without a card you are out.',
    nearEnd: ({ amount }) =>
      `${count.expansions(amount)} to the final phase. *Then you can only build:* keep cards and coins.`,
    joker: () => 'A joker costs a coin, and you have none. *Lure a customer,* or play any three cards.',
    lastSide: ({ colour, site }) =>
      `Your ${name[colour]} stall can only grow at ${site}. *Build there,* or it may be blocked.`,
    medalAtRisk: ({ colour, rival }) =>
      `One more ${name[colour]} tile, and *${rival} can take a medal from you.* Grow in time.`,
    rivalMedal: ({ colour, rival }) =>
      `One more ${name[colour]} tile *takes a medal from ${rival}.* You have the card and the coins.`,
    freeMedals: ({ colour }) =>
      `*Be the first with 2 ${name[colour]} tiles:* both medals are free, and you can pay for it.`,
    guests: ({ rival, amount }) =>
      `${rival} lured a customer to your stand: *${count.coins(amount)} for you.* Larger stands earn more.`,
    fullHand: ({ amount }) =>
      `You hold ${count.cards(amount)}. *Better build before you draw:* only 4 may stay in your hand.`,
    coins: ({ colour, amount }) =>
      `${amount} ${name[colour]} coins are many. *Two pay for one of another colour,* but 1 coin must match.`,
    barker: ({ colour, amount }) =>
      `*Shout with a barker:* then the ${name[colour]} customer comes to you and pays ${count.coins(amount)}.`,
    expansion: ({ colour, amount }) =>
      `You can pay for the next ${name[colour]} tile. *A stand of ${amount} scores ${count.points(amount)} at once.*`,
    ownLure: ({ colour, amount }) =>
      `Your own ${name[colour]} entry is nearest. *Lure the ${name[colour]} customer:* ${count.coins(amount)} for you.`,
    rivalLure: ({ rival, amount }) =>
      `There you get 1 coin and ${rival} ${amount}. *At your own stand only you earn.*`,
  },
};
