import { inPercent, oddsOf } from '../chance.ts';
import type { HintMessages, ReasonMessages } from '../messages/hints.ts';
import { ofName, terms, toName } from './terms.ts';

const { coins, colour, count, medalOf, number, or } = terms;

export const hints = {
  heading: 'Meilleurs coups',
  adviser:
    'Conseils du vizir, qui ne sait que ce que tu sais et suppose des adversaires aussi forts que lui.',
  thinking: 'Recherche des meilleurs coups',
  chance: (chance) => inPercent(chance, ' %'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'plus de ', below: 'moins de ' }[bound];
    return `${about}${percent} % de chances de gagner`;
  },
  alike: 'À peu près aussi bons les uns que les autres.',
  shared: 'Ce qu’ils ont en commun :',
  speaks: { for: 'Pour', against: 'Contre' },
  show: 'Montrer',
  retry: 'Demander à nouveau',
} satisfies HintMessages;

export const reasons = {
  earns: (reason) => `Te rapporte ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `Rapporte ${coins({ [reason.colour]: reason.amount })} ${toName(say.name(reason.seat))}`,
  scores: (reason) => `Rapporte ${count.points(reason.points)} pour l’étal ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? '' : ` ${toName(say.name(reason.from))}`;
    return `Tu prends la ${medalOf(reason.medal, reason.colour)}${from} : ${count.points(reason.points)}, et autant à la fin si tu l’as encore`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, dont ${number(medals)} pour des médailles`;
    return `Te permet d’agrandir ensuite l’étal ${colour[reason.colour]} et de marquer ${count.points(points)}${part}`;
  },
  opensByThree: ({ points, ...reason }) =>
    `Trois cartes au choix te permettront d’agrandir l’étal ${colour[reason.colour]} : ${count.points(points)}`,
  closesExpansion: ({ forGood, ...reason }) =>
    `${forGood ? 'Tu renonces à' : 'Tu remets à plus tard'} l’agrandissement de l’étal ${colour[reason.colour]}, qui vaut ${count.points(reason.points)}`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `La carte convient à ton étal ${colour[reason.colour]}`
      : `Une carte de plus qui convient à ton étal ${colour[reason.colour]}`,
  fitsStall: ({ colours }) => `Te permet de monter un nouvel étal ${or(colours.map((of) => colour[of]))}`,
  displayLacks: () => 'Aucune carte de l’étalage ne convient aux étals pour lesquels tu n’as pas de carte',
  seenFirst: () => 'Tu la vois avant ton second choix',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0)
      return `Tu devras ensuite te défausser ${excess === 1 ? 'd’une carte' : `de ${count.cards(excess)}`}`;
    return `Tu auras alors ${count.cards(held)}${held < 3 ? '' : ' ; trois cartes au choix en remplacent une qui convient'}`;
  },
  dropsIdleCard: () => 'Aucun de tes étals n’a besoin de cette carte pour l’instant',
  missesCard: (reason) => `Il ne te reste alors aucune carte pour ton étal ${colour[reason.colour]}`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'une entrée plus proche' : `${number(passed)} entrées plus proches`;
    return `Tu pourras faire passer le client ${colour[reason.colour]} devant ${past} et gagner ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Tu auras alors ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Le client ${colour[reason.colour]} viendrait alors chez toi : ${count.coins(reason.amount)}`,
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
    return hasCard ? `${room}, et tu as en main une carte qui convient` : room;
  },
  losesGrowth: ({ mayMove, ...reason }) =>
    `Ton étal ${colour[reason.colour]} n’a alors plus de place pour s’agrandir${mayMove ? ', mais il peut être déplacé' : ''}`,
  deniesGrowth: (reason, say) =>
    `L’étal ${colour[reason.colour]} ${ofName(say.name(reason.seat))} n’a alors plus de place pour s’agrandir`,
  sparesOwn: () => 'Tes étals gardent leurs clients et leur place pour s’agrandir',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'La phase finale commence ; si l’on comptait maintenant, tu serais en tête',
      level: 'La phase finale commence ; si l’on comptait maintenant, tu serais à égalité en tête',
      behind: 'La phase finale commence ; si l’on comptait maintenant, tu ne serais pas en tête',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Tu partages la victoire' : 'Tu gagnes la partie'),
  gainsNothing: () => 'Ne rapporte plus rien',
  keepsMoney: (reason) =>
    reason.points > 0
      ? `Tu gardes ton argent pour le décompte : ${count.points(reason.points)}`
      : 'La partie s’arrête là pour toi',
  spendsBarkers: (reason) => `Coûte ${count.barkers(reason.count)}`,
  spendsThreeCards: () => 'Coûte trois cartes',
  pays: (reason) => `Coûte ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
