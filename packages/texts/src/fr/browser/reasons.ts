import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { ofName } from '../elision.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf } = terms;

export const reasons = {
  earns: (reason) => `Te rapporte ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `Rapporte à ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Marque ${count.points(reason.points)} pour l’étal ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? '' : ` à ${say.name(reason.from)}`;
    return `Prend${from} la ${medalOf(reason.medal, reason.colour)} : ${count.points(reason.points)}, et encore à la fin`;
  },
  opensExpansion: (reason) =>
    `Te permet d’agrandir ensuite l’étal ${colour[reason.colour]}, pour ${count.points(reason.points)}`,
  setsUpLure: (reason) =>
    `Le client ${colour[reason.colour]} viendra alors chez toi, pour ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} perd le client ${colour[reason.colour]}, qui vaut ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} pourrait alors attirer le client ${colour[reason.colour]}, pour ${count.coins(reason.amount)}`,
  deniesGrowth: (reason, say) =>
    `L’étal ${colour[reason.colour]} ${ofName(say.name(reason.seat))} ne peut plus grandir`,
  startsFinalPhase: ({ ahead }) =>
    ahead ? 'La phase finale commence, et tu es en tête' : 'La phase finale commence, et tu es derrière',
  winsGame: () => 'Gagne la partie',
  pays: (reason) => `Coûte ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
