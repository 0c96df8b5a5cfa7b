import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, LogMessages } from '../messages/log.ts';
import { colourFor, terms } from './terms.ts';

const { and, coins, colour, count, medalOf } = terms;

function scoredFor(source: PointSource, of: Colour | undefined): string {
  switch (source) {
    case 'size':
      return of === undefined ? 'por su puesto' : `por su puesto ${colour[of]}`;
    case 'gold':
    case 'silver':
      return `por la ${of === undefined ? terms.medal[source] : medalOf(source, of)}`;
    case 'medals':
      return 'por sus medallas';
    case 'money':
      return 'por el dinero sobrante';
  }
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} a la mesa. Empieza ${say.name(event.startSeat)}, ` +
    `y el cliente ${colour[event.waiting]} espera junto al tablero.`,
  dealt: (event, say) => `${say.name(event.seat)} recibe ${count.cards(event.count)}.`,
  received: (event, say) =>
    `${event.cards.length === 1 ? 'Carta nueva' : 'Cartas nuevas'} para ${say.name(event.seat)}: ${say.cards(event.cards)}.`,
  placed: (event, say) => {
    const where = `en ${event.stall}, con entrada en ${event.entry}`;
    const own = `un puesto principal ${colour[event.colour]}`;
    if (event.seat !== undefined) {
      const which = event.owner === 'neutral' ? `el puesto neutral ${colour[event.colour]}` : own;
      return `${say.name(event.seat)} coloca ${which} ${where}.`;
    }
    if (event.owner === 'neutral') return `Hay un puesto neutral ${colour[event.colour]} ${where}.`;
    return `${say.name(event.owner)} tiene ${own} ${where}.`;
  },
  neutralDrawn: (event, say) => `${say.name(event.seat)} saca el puesto neutral ${colour[event.colour]}.`,
  neutralSetAside: (event) =>
    `El puesto neutral ${colour[event.colour]} no cabe en ningún sitio y se deja aparte.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} juega ${count.cards(event.cards.length)}: ${say.cards(event.cards)}.`,
  paid: (event, say) => {
    const payer = say.name(event.seat);
    if (event.fee === undefined) return `${payer} paga ${coins(event.coins)}.`;
    const fee = `1 moneda ${colourFor('feminine', 1, event.fee)} por el comodín`;
    if (Object.keys(event.coins).length === 0) return `${payer} paga ${fee}.`;
    return `${payer} paga ${coins(event.coins)}, más ${fee}.`;
  },
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} construye un puesto principal ${colour[event.colour]} en ${event.stall}, ` +
    `con entrada en ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} traslada su puesto principal ${colour[event.colour]} de ${event.from.stall} ` +
    `a ${event.stall}, con entrada en ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} coloca una ampliación ${colourFor('feminine', 1, event.colour)} en ${event.site}: ` +
    `el puesto tiene ${count.tiles(event.size)}.`,
  scored: (event, say) =>
    `${say.name(event.seat)} suma ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `la ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} toma del almacén ${medal}.`;
    return `${taker} le quita a ${say.name(event.from)} ${medal}.`;
  },
  lured: (event, say) => {
    const whose =
      event.owner === 'neutral'
        ? 'puesto neutral'
        : event.owner === event.seat
          ? 'puesto propio'
          : `puesto de ${say.name(event.owner)}`;
    const details = [whose, count.steps(event.path.length - 1)];
    if (event.barkers > 0) details.push(count.barkers(event.barkers));
    const customer = `al cliente ${colour[event.colour]}`;
    return `${say.name(event.seat)} atrae ${customer} a ${event.path.at(-1)} (${details.join(', ')}).`;
  },
  customerArrived: (event) => `El cliente ${colour[event.colour]} ocupa su lugar en ${event.entry}.`,
  earned: (event, say) => `${say.name(event.seat)} gana ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} toma una carta de charlatán.`;
    if (event.from === 'pile') return `${picker} roba una carta del mazo.`;
    return `${picker} toma una carta a la vista${event.card === undefined ? '' : `: ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} se descarta de una carta: ${say.card(event.card)}.`,
  refilled: (event, say) => `Nueva carta a la vista, lugar ${event.index + 1}: ${say.card(event.card)}.`,
  reshuffled: (event) => `Se barajan los descartes: el mazo vuelve a tener ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why = event.reason === 'supply' ? 'Quedan pocas ampliaciones' : 'Hace mucho que nadie construye';
    return `${why}: empieza la última etapa y le toca a ${say.name(event.next)}.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} ya no puede construir nada y queda fuera.`
      : `${say.name(event.seat)} se retira.`,
  turnBegan: (event, say) => `Turno de ${say.name(event.seat)}.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result =
      winners.length === 1 ? `Gana ${winners[0]}` : `${terms.and(winners)} comparten la victoria`;
    return `Fin de la partida. ${result}: ${scores}.`;
  },
} satisfies EventMessages;

export const log = {
  expands: (of, site) => `amplía el puesto ${colour[of]} en ${site}`,
  lures: (of, entry) => `atrae al cliente ${colour[of]} a ${entry}`,
  takes: (things) => `toma: ${and(things)}`,
  barker: 'un charlatán',
  fromPile: (cards) => (cards === 1 ? 'una del mazo' : 'dos del mazo'),
  discards: (cards) => `descarta: ${and(cards)}`,
} satisfies LogMessages;
