import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { ofName } from '../elision.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf, number } = terms;

export const reasons = {
  earns: (reason) => `Te rapporte ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `Rapporte ${coins({ [reason.colour]: reason.amount })} à ${say.name(reason.seat)}`,
  scores: (reason) => `Rapporte ${count.points(reason.points)} pour l’étal ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? '' : ` à ${say.name(reason.from)}`;
    return `Prend${from} la ${medalOf(reason.medal, reason.colour)} : ${count.points(reason.points)}, et autant à la fin`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, dont ${number(medals)} pour des médailles`;
    return `Te permet d’agrandir ensuite l’étal ${colour[reason.colour]} et de marquer ${count.points(points)}${part}`;
  },
  fitsStand: (reason) => `La carte convient à ton étal ${colour[reason.colour]}`,
  dropsIdleCard: () => 'Aucun de tes étals n’a besoin de cette carte pour l’instant',
  setsUpLure: (reason) =>
    `Tu pourras alors attirer le client ${colour[reason.colour]} et gagner ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} perd le client ${colour[reason.colour]}, qui vaut ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} pourrait alors attirer le client ${colour[reason.colour]} et gagner ${count.coins(reason.amount)}`,
  deniesGrowth: (reason, say) =>
    `L’étal ${colour[reason.colour]} ${ofName(say.name(reason.seat))} ne peut plus être agrandi`,
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'La phase finale commence, et tu es en tête',
      level: 'La phase finale commence, et tu es à égalité',
      behind: 'La phase finale commence, et tu as du retard',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Te fait partager la victoire' : 'Te fait gagner la partie'),
  pays: (reason) => `Coûte ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
