import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { ofName } from '../elision.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf, number, or } = terms;

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
  closesExpansion: (reason) =>
    `Remet à plus tard l’agrandissement de l’étal ${colour[reason.colour]}, qui vaut ${count.points(reason.points)}`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `La carte convient à ton étal ${colour[reason.colour]}`
      : `Une carte de plus qui convient à ton étal ${colour[reason.colour]}`,
  fitsStall: ({ colours }) => `Te permet de construire un nouvel étal ${or(colours.map((of) => colour[of]))}`,
  displayLacks: () => 'Rien à l’étalage ne convient aux étals pour lesquels il te manque une carte',
  seenFirst: () => 'Tu la vois avant ton second choix',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0) return `Tu choisis ensuite les ${number(held - excess)} cartes à garder`;
    return `Tu auras alors ${count.cards(held)}${held < 3 ? '' : ', et trois quelconques conviennent à toute case'}`;
  },
  dropsIdleCard: () => 'Aucun de tes étals n’a besoin de cette carte pour l’instant',
  missesCard: (reason) => `Il ne te reste alors aucune carte pour ton étal ${colour[reason.colour]}`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'une entrée plus proche' : `${number(passed)} entrées plus proches`;
    return `Le client ${colour[reason.colour]} pourra dépasser ${past} et te rapporter ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Tu auras alors ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Tu pourras alors attirer le client ${colour[reason.colour]} et gagner ${count.coins(reason.amount)}`,
  wouldCome: (reason) => `En l’état, le client ${colour[reason.colour]} viendrait chez toi`,
  losesLure: (reason) =>
    `Tu perds le client ${colour[reason.colour]}, qui vaut ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} perd le client ${colour[reason.colour]}, qui vaut ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} pourrait alors attirer le client ${colour[reason.colour]} et gagner ${count.coins(reason.amount)}`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'Pas de place pour s’agrandir pour l’instant';
    const room = sites === 1 ? '1 case pour s’agrandir' : `${number(sites)} cases pour s’agrandir`;
    return hasCard ? `${room}, et une carte qui convient dans ta main` : room;
  },
  losesGrowth: (reason) => `Ton étal ${colour[reason.colour]} ne peut plus être agrandi`,
  deniesGrowth: (reason, say) =>
    `L’étal ${colour[reason.colour]} ${ofName(say.name(reason.seat))} ne peut plus être agrandi`,
  sparesOwn: () => 'Laisse à tes étals leurs clients et de la place pour s’agrandir',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'La phase finale commence, et tu es en tête',
      level: 'La phase finale commence, et tu es à égalité',
      behind: 'La phase finale commence, et tu as du retard',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Te fait partager la victoire' : 'Te fait gagner la partie'),
  keepsMoney: (reason) => `Ton argent rapporte ${count.points(reason.points)} à la fin`,
  pays: (reason) => `Coûte ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
