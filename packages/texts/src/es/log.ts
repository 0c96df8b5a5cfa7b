import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, EventOf, LogMessages, PhraseMessages } from '../messages/log.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { colourFor, ofCard, ofName, terms, toName } from './terms.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

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

/** `el puesto neutral rojo en c5, con entrada en d5` */
function placedStall({ owner, colour: of, stall, entry }: EventOf<'placed'>): string {
  const which = owner === 'neutral' ? 'el puesto neutral' : 'un puesto principal';
  return `${which} ${colour[of]} en ${stall}, con entrada en ${entry}`;
}

/** `2 monedas rojas, más 1 moneda azul por el comodín` */
function price({ coins: paid, fee }: EventOf<'paid'>): string {
  if (fee === undefined) return coins(paid);
  const joker = `1 moneda ${colourFor('feminine', 1, fee)} por el comodín`;
  return Object.keys(paid).length === 0 ? joker : `${coins(paid)}, más ${joker}`;
}

/** `puesto propio, 3 pasos, 1 charlatán` */
function lureDetails({ owner, seat, path, barkers }: EventOf<'lured'>, say: Speaker): string {
  const host =
    owner === seat
      ? 'puesto propio'
      : owner === 'neutral'
        ? 'puesto neutral'
        : `puesto ${ofName(say.name(owner))}`;
  const details = [host, count.steps(path.length - 1)];
  if (barkers > 0) details.push(count.barkers(barkers));
  return details.join(', ');
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} en la mesa. Empieza ${say.name(event.startSeat)}, ` +
    `y el cliente ${colour[event.waiting]} espera junto al tablero.`,
  opened: () => 'La partida empieza a mitad de juego, en esta posición.',
  funds: (event, say) => `${say.name(event.seat)} empieza con ${coins(event.money)}.`,
  dealt: (event, say) => `${say.name(event.seat)} recibe ${count.cards(event.count)}.`,
  received: (event, say) =>
    `${event.cards.length === 1 ? 'Carta nueva' : 'Cartas nuevas'} para ${say.name(event.seat)}: ${say.cards(event.cards)}.`,
  placed: (event, say) => {
    if (event.seat !== undefined) return `${say.name(event.seat)} coloca ${placedStall(event)}.`;
    const where = `${colour[event.colour]} en ${event.stall}, con entrada en ${event.entry}`;
    if (event.owner === 'neutral') return `Hay un puesto neutral ${where}.`;
    return `${say.name(event.owner)} tiene un puesto principal ${where}.`;
  },
  neutralDrawn: (event, say) => `${say.name(event.seat)} saca el puesto neutral ${colour[event.colour]}.`,
  neutralSetAside: (event) =>
    `El puesto neutral ${colour[event.colour]} no cabe en ningún sitio y se deja aparte.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} juega ${count.cards(event.cards.length)}: ${say.cards(event.cards)}.`,
  paid: (event, say) => `${say.name(event.seat)} paga ${price(event)}.`,
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} construye un puesto principal ${colour[event.colour]} en ${event.stall}, ` +
    `con entrada en ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} cambia de sitio su puesto principal ${colour[event.colour]}, ` +
    `de ${event.from.stall} a ${event.stall}, con entrada en ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} coloca una ${coloured('expansion', event.colour)} en ${event.site}: ` +
    `el puesto ya tiene ${count.tiles(event.size)}.`,
  scored: (event, say) =>
    `${say.name(event.seat)} suma ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `la ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} toma de la reserva ${medal}.`;
    return `${taker} le quita ${toName(say.name(event.from))} ${medal}.`;
  },
  lured: (event, say) =>
    `${say.name(event.seat)} atrae al cliente ${colour[event.colour]} a ${event.path.at(-1)} ` +
    `(${lureDetails(event, say)}).`,
  customerArrived: (event) => `El cliente ${colour[event.colour]} ocupa su lugar en ${event.entry}.`,
  earned: (event, say) => `${say.name(event.seat)} gana ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} toma una carta de charlatán.`;
    if (event.from === 'pile') return `${picker} roba una carta del mazo.`;
    return `${picker} toma una carta a la vista${event.card === undefined ? '' : `: ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} se descarta de una carta: ${say.card(event.card)}.`,
  refilled: (event, say) =>
    `Nueva carta a la vista, en el lugar ${event.index + 1}: ${say.card(event.card)}.`,
  reshuffled: (event) => `Se barajan los descartes: el mazo vuelve a tener ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why = event.reason === 'supply' ? 'Quedan pocas ampliaciones' : 'Hace mucho que nadie construye';
    return `${why}: empieza la última etapa y le toca ${toName(say.name(event.next))}.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} ya no puede construir nada y queda fuera.`
      : `${say.name(event.seat)} se retira.`,
  turnBegan: (event, say) => `Turno ${ofName(say.name(event.seat))}.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result =
      winners.length === 1 ? `Gana ${winners[0]}` : `${terms.and(winners)} comparten la victoria`;
    return `Fin de la partida. ${result}: ${scores}.`;
  },
} satisfies EventMessages;

export const phrases = {
  placed: (event) => `coloca ${placedStall(event)}`,
  cardsPlayed: (event, say) => `juega ${count.cards(event.cards.length)}: ${say.cards(event.cards)}`,
  paid: (event) => `paga ${price(event)}`,
  stallBuilt: (event) =>
    `construye un puesto principal ${colour[event.colour]} en ${event.stall}, con entrada en ${event.entry}`,
  stallMoved: (event) =>
    `cambia de sitio su puesto principal ${colour[event.colour]}, ` +
    `de ${event.from.stall} a ${event.stall}, con entrada en ${event.entry}`,
  lured: (event, say) =>
    `atrae al cliente ${colour[event.colour]} a ${event.path.at(-1)} (${lureDetails(event, say)})`,
  droppedOut: (event) => (event.forced ? 'ya no puede construir nada y queda fuera' : 'se retira'),
} satisfies PhraseMessages;

export const log = {
  expands: (of, site) => `añade ${site} al puesto ${colour[of]}`,
  lures: (of, entry) => `atrae al cliente ${colour[of]} a ${entry}`,
  takes: (things) => `toma ${and(things)}`,
  barker: 'un charlatán',
  fromPile: (cards) => (cards === 1 ? 'una carta del mazo' : 'dos cartas del mazo'),
  discards: (cards) => `se descarta ${and(cards.map(ofCard))}`,
  takesBack: 'retira su último turno',
} satisfies LogMessages;
