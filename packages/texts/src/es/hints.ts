import { inPercent, oddsOf } from '../chance.ts';
import type { HintMessages, ReasonMessages } from '../messages/hints.ts';
import { ofName, terms, toName } from './terms.ts';

const { coins, colour, count, medalOf, number, or } = terms;

export const hints = {
  heading: 'Mejores jugadas',
  adviser:
    'Te aconseja el visir, que solo sabe lo que tú sabes y supone que los rivales son tan fuertes como él.',
  thinking: 'Buscando buenas jugadas',
  chance: (chance) => inPercent(chance, '\u00a0%'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'más del ', below: 'menos del ' }[bound];
    return `${about}${percent}\u00a0% de probabilidad de ganar`;
  },
  alike: 'Más o menos igual de buenas.',
  shared: 'Lo que tienen en común:',
  speaks: { for: 'A favor', against: 'En contra' },
  show: 'Mostrar',
  retry: 'Preguntar otra vez',
} satisfies HintMessages;

export const reasons = {
  earns: (reason) => `Ganas ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) => `${say.name(reason.seat)} gana ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Sumas ${count.points(reason.points)} por tu puesto ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const taking = reason.from === 'supply' ? 'Consigues' : `Le quitas ${toName(say.name(reason.from))}`;
    const again = reason.points === 1 ? 'otro' : `otros ${number(reason.points)}`;
    return `${taking} la ${medalOf(reason.medal, reason.colour)}: ${count.points(reason.points)}, y ${again} si la conservas al final`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, ${number(medals)} de ellos por medallas`;
    return `Después puedes ampliar el puesto ${colour[reason.colour]} y sumar ${count.points(points)}${part}`;
  },
  opensByThree: ({ points, ...reason }) =>
    `Después puedes ampliar el puesto ${colour[reason.colour]} con tres cartas cualesquiera: ${count.points(points)}`,
  closesExpansion: ({ forGood, ...reason }) =>
    `${forGood ? 'Renuncias a' : 'Aplazas'} la ampliación del puesto ${colour[reason.colour]}, que da ${count.points(reason.points)}`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `La carta te sirve para tu puesto ${colour[reason.colour]}`
      : `Otra carta que sirve para tu puesto ${colour[reason.colour]}`,
  fitsStall: ({ colours }) =>
    `Con ella puedes construir un nuevo puesto principal ${or(colours.map((of) => colour[of]))}`,
  displayLacks: () => 'Ninguna carta a la vista sirve para los puestos de los que no tienes carta',
  seenFirst: () => 'La ves antes de elegir la segunda',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0)
      return `Después tendrás que descartarte de ${excess === 1 ? 'una carta' : count.cards(excess)}`;
    return `Después tendrás ${count.cards(held)}${held < 3 ? '' : '; tres cualesquiera sustituyen a una que sirva'}`;
  },
  dropsIdleCard: () => 'Ninguno de tus puestos necesita ahora esa carta',
  missesCard: (reason) => `Te quedas sin carta para tu puesto ${colour[reason.colour]}`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'una entrada más cercana' : `${number(passed)} entradas más cercanas`;
    return `Así el cliente ${colour[reason.colour]} puede pasar de largo ante ${past} y darte ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Después tendrás ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Después el cliente ${colour[reason.colour]} acudiría a tu puesto: ${count.coins(reason.amount)}`,
  wouldCome: (reason) => `Tal como está el zoco, el cliente ${colour[reason.colour]} iría a tu puesto`,
  losesLure: (reason) =>
    `Pierdes al cliente ${colour[reason.colour]}, que te daría ${count.coins(reason.amount)}`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} pierde al cliente ${colour[reason.colour]}, que le daría ${count.coins(reason.amount)}`,
  offersLure: (reason, say) =>
    `Después ${say.name(reason.seat)} podría atraer al cliente ${colour[reason.colour]} y ganar ${count.coins(reason.amount)}`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'De momento, sin espacio para crecer';
    const room = sites === 1 ? '1 solar donde crecer' : `${number(sites)} solares donde crecer`;
    return hasCard ? `${room}, y tienes una carta que sirve` : room;
  },
  losesGrowth: ({ mayMove, ...reason }) =>
    `Tu puesto ${colour[reason.colour]} se queda sin espacio para crecer${mayMove ? ', aunque puede cambiar de sitio' : ''}`,
  deniesGrowth: (reason, say) =>
    `El puesto ${colour[reason.colour]} ${ofName(say.name(reason.seat))} se queda sin espacio para crecer`,
  sparesOwn: () => 'Tus puestos conservan sus clientes y su espacio para crecer',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Empieza la última etapa; si se contara ahora, irías en cabeza',
      level: 'Empieza la última etapa; si se contara ahora, habría empate en cabeza',
      behind: 'Empieza la última etapa; si se contara ahora, irías por detrás',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Compartes la victoria' : 'Ganas la partida'),
  gainsNothing: () => 'Ya no aporta nada',
  keepsMoney: (reason) =>
    reason.points > 0
      ? `Conservas tu dinero para el recuento: ${count.points(reason.points)}`
      : 'La partida termina para ti',
  spendsBarkers: (reason) => `Cuesta ${count.barkers(reason.count)}`,
  spendsThreeCards: () => 'Cuesta tres cartas',
  pays: (reason) => `Cuesta ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
