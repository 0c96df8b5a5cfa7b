import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { terms } from '../terms.ts';

const { colour, coins, count, medalOf, number, or } = terms;

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
  closesExpansion: (reason) =>
    `Aplaza la ampliación del puesto ${colour[reason.colour]}, que da ${count.points(reason.points)}`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `La carta sirve para tu puesto ${colour[reason.colour]}`
      : `Otra carta que sirve para tu puesto ${colour[reason.colour]}`,
  fitsStall: ({ colours }) =>
    `Con ella puedes construir un puesto nuevo ${or(colours.map((of) => colour[of]))}`,
  displayLacks: () => 'Ninguna carta a la vista sirve para los puestos que no tienen carta en tu mano',
  seenFirst: () => 'La ves antes de elegir por segunda vez',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0) return `Después eliges con qué ${number(held - excess)} cartas te quedas`;
    return `Después tienes ${count.cards(held)}${held < 3 ? '' : ', y tres cualesquiera sirven para todos los solares'}`;
  },
  dropsIdleCard: () => 'Ninguno de tus puestos necesita ahora esa carta',
  missesCard: (reason) => `Te quedas sin carta para tu puesto ${colour[reason.colour]}`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'una entrada más cercana' : `${number(passed)} entradas más cercanas`;
    return `Así el cliente ${colour[reason.colour]} puede pasar de largo ${past} y darte ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Después tienes ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Después puedes atraer al cliente ${colour[reason.colour]} y ganar ${count.coins(reason.amount)}`,
  wouldCome: (reason) => `Tal como está el zoco, el cliente ${colour[reason.colour]} iría a tu puesto`,
  losesLure: (reason) =>
    `Pierdes al cliente ${colour[reason.colour]}, que te daría ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} pierde al cliente ${colour[reason.colour]}, que le daría ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `Después ${say.name(reason.seat)} podría atraer al cliente ${colour[reason.colour]} y ganar ${count.coins(reason.amount)}`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'De momento, sin sitio para crecer';
    const room = sites === 1 ? '1 solar donde crecer' : `${number(sites)} solares donde crecer`;
    return hasCard ? `${room}, y una carta que sirve en tu mano` : room;
  },
  losesGrowth: (reason) => `Tu puesto ${colour[reason.colour]} ya no puede crecer`,
  deniesGrowth: (reason, say) =>
    `El puesto ${colour[reason.colour]} de ${say.name(reason.seat)} ya no puede crecer`,
  sparesOwn: () => 'Deja a tus puestos sus clientes y sitio para crecer',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Empieza la última etapa y vas por delante',
      level: 'Empieza la última etapa con empate',
      behind: 'Empieza la última etapa y vas por detrás',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Compartes la victoria' : 'Ganas la partida'),
  keepsMoney: (reason) => `Tu dinero suma ${count.points(reason.points)} al final`,
  pays: (reason) => `Cuesta ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
