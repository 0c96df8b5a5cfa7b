import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf } = terms;

export const reasons = {
  earns: (reason) => `Te da ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `Le da a ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Suma ${count.points(reason.points)} por el puesto ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const taking = reason.from === 'supply' ? 'Consigue' : `Le quita a ${say.name(reason.from)}`;
    return `${taking} la ${medalOf(reason.medal, reason.colour)}: ${count.points(reason.points)}, y otra vez al final`;
  },
  opensExpansion: (reason) =>
    `Después puedes ampliar el puesto ${colour[reason.colour]}, por ${count.points(reason.points)}`,
  setsUpLure: (reason) =>
    `El cliente ${colour[reason.colour]} vendrá entonces a ti, por ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} pierde al cliente ${colour[reason.colour]}, que vale ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} podría atraer entonces al cliente ${colour[reason.colour]}, por ${count.coins(reason.amount)}`,
  deniesGrowth: (reason, say) =>
    `El puesto ${colour[reason.colour]} de ${say.name(reason.seat)} ya no puede crecer`,
  startsFinalPhase: ({ ahead }) =>
    ahead ? 'Empieza la última etapa y vas por delante' : 'Empieza la última etapa y vas por detrás',
  winsGame: () => 'Gana la partida',
  pays: (reason) => `Cuesta ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
