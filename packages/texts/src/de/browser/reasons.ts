import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { colourWith, terms } from '../terms.ts';

const { colour, coins, count, medalOf, number } = terms;

export const reasons = {
  earns: (reason) => `Bringt dir ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) => `Bringt ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Bringt ${count.points(reason.points)} für ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? 'Holt' : `Nimmt ${say.name(reason.from)}`;
    const off = reason.from === 'supply' ? '' : ' ab';
    return `${from} die ${medalOf(reason.medal, reason.colour)}${off}: ${count.points(reason.points)}, am Ende noch einmal`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, davon ${number(medals)} für Medaillen`;
    return `Danach kannst du ${colour[reason.colour]} ausbauen: ${count.points(points)}${part}`;
  },
  fitsStand: (reason) => `Die Karte passt zu deinem ${colourWith('en', reason.colour)} Stand`,
  dropsIdleCard: () => 'Keiner deiner Stände braucht diese Karte gerade',
  setsUpLure: (reason) =>
    `Danach kannst du den ${colourWith('en', reason.colour)} Kunden anlocken und ${count.coins(reason.amount)} verdienen`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} entgeht der ${colourWith('e', reason.colour)} Kunde, der ${count.coins(reason.amount)} bringt`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} kann danach den ${colourWith('en', reason.colour)} Kunden anlocken und ${count.coins(reason.amount)} verdienen`,
  deniesGrowth: (reason, say) =>
    `Der ${colourWith('e', reason.colour)} Stand von ${say.name(reason.seat)} kann nicht mehr wachsen`,
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Die Schlussphase beginnt, und du liegst vorn',
      level: 'Die Schlussphase beginnt, und du liegst gleichauf',
      behind: 'Die Schlussphase beginnt, und du liegst zurück',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Bringt dir den geteilten Sieg' : 'Gewinnt das Spiel'),
  pays: (reason) => `Kostet ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
