import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf, number } = terms;

export const reasons = {
  earns: (reason) => `Te da ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `Le da a ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Sumas ${count.points(reason.points)} por el puesto ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const taking = reason.from === 'supply' ? 'Consigues' : `Le quitas a ${say.name(reason.from)}`;
    const again = reason.points === 1 ? 'otro' : `otros ${number(reason.points)}`;
    return `${taking} la ${medalOf(reason.medal, reason.colour)}: ${count.points(reason.points)}, y ${again} al final`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, ${number(medals)} de ellos por medallas`;
    return `Después puedes ampliar el puesto ${colour[reason.colour]} y sumar ${count.points(points)}${part}`;
  },
  fitsStand: (reason) => `La carta sirve para tu puesto ${colour[reason.colour]}`,
  dropsIdleCard: () => 'Ninguno de tus puestos necesita ahora esa carta',
  setsUpLure: (reason) =>
    `Después puedes atraer al cliente ${colour[reason.colour]} y ganar ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} pierde al cliente ${colour[reason.colour]}, que le daría ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `Después ${say.name(reason.seat)} podría atraer al cliente ${colour[reason.colour]} y ganar ${count.coins(reason.amount)}`,
  deniesGrowth: (reason, say) =>
    `El puesto ${colour[reason.colour]} de ${say.name(reason.seat)} ya no puede crecer`,
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Empieza la última etapa y vas por delante',
      level: 'Empieza la última etapa con empate',
      behind: 'Empieza la última etapa y vas por detrás',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Compartes la victoria' : 'Ganas la partida'),
  pays: (reason) => `Cuesta ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
