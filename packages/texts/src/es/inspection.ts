import type { InspectionMessages } from '../messages/inspection.ts';
import { colourFor, terms } from './terms.ts';

const { and, colour, coloured, count } = terms;

export const texts = {
  stand: {
    own: (of) => `Tu ${coloured('stand', of)}`,
    of: (of, name) => `Puesto ${colour[of]} de ${name}`,
    neutral: (of) => `Puesto neutral ${colour[of]}`,
    entry: (site) => `entrada ${site}`,
    only: (of) => `El único ${coloured('stand', of)} del tablero.`,
    largest: (of) => `El ${coloured('stand', of)} más grande.`,
    level: (of, rivals) => {
      const withRivals = rivals.map((name) => (name === undefined ? 'contigo' : `con ${name}`));
      return `El ${coloured('stand', of)} más grande, igualado ${and(withRivals)}.`;
    },
    smaller: (of, names, size) => `El ${coloured('stand', of)} más grande: ${names}, ${count.tiles(size)}.`,
    you: 'tú',
    neutralOne: { level: 'un puesto neutral', largest: 'un puesto neutral' },
    medals: (gold, silver) => `Medalla de oro: ${gold}. Medalla de plata: ${silver}.`,
    bothMedals: (holder) => `Medallas de oro y de plata: ${holder}.`,
    noMedals: 'Nadie tiene todavía una medalla de este color.',
    inSupply: 'en la reserva',
    income: (entry, earners) =>
      `Un cliente en ${entry} da ${and(earners.map(({ name, coins }) => `${coins} ${name === undefined ? 'para ti' : `para ${name}`}`))}.`,
    expand: (size) => `Ampliar a ${count.tiles(size)}`,
    move: 'Cambiar de sitio este puesto',
    lure: (of) => `Atraer aquí al ${coloured('customer', of)}`,
  },
  customer: {
    at: (site) => `en ${site}`,
    waiting: 'espera junto al tablero',
    nearest: (of, entry, steps) =>
      `La ${coloured('entry', of)} libre más cercana: ${entry}, a ${count.steps(steps)}.`,
    returns: 'Ocupará la entrada a la que llegue el próximo cliente atraído (R8.5).',
    lureTo: (entry) => `Atraer a ${entry}`,
    lure: 'Atraer a este cliente',
  },
  medal: {
    scores: (points) => `Da ${count.points(points)} al conseguirla y otra vez al final (R11.4).`,
    takenBy: {
      gold: (of) => `La consigues si tu ampliación forma el ${coloured('stand', of)} más grande (R6.8).`,
      silver: (of) =>
        `La consigues si tu ampliación forma el ${coloured('stand', of)} más grande o iguala al más grande (R6.8).`,
    },
  },
  card: {
    inHand: 'carta de edificación en tu mano',
    onDisplay: (place) => `carta de edificación a la vista, lugar ${place}`,
    standard: (segment) => `Vale para cualquier solar del sector ${segment}.`,
    joker: (segments) =>
      `Vale para cualquier solar de los sectores ${and(segments.map(String))}, por 1 moneda de cualquier color (R4.2).`,
    three: 'Tres cartas cualesquiera valen para cualquier solar, sin moneda (R4.2).',
    build: 'Construir con esta carta',
    take: 'Tomar esta carta',
    refill: 'Su lugar se repone al final del turno.',
    faceDown: (cards) => `${count.cards(cards)} boca abajo`,
    draw: 'Robar del mazo',
    open: (cards) => `${count.cards(cards)}, a la vista de todos`,
    among: (cards) => `Entre ellas: ${cards}.`,
    reshuffled: 'Cuando se acaba el mazo, los descartes forman el nuevo (R9.4).',
  },
  barker: {
    held: 'tuyos, a la vista de todos',
    inStock: 'en la reserva',
    does: 'Jugado al atraer, permite que el cliente pase de largo ante una entrada libre más cercana (R8.4).',
    stock: (left) =>
      `En la reserva: ${left === 0 ? 'ninguno' : terms.number(left)}. Tomar uno cuenta como una de tus dos cartas (R9.1).`,
    lure: 'Atraer con un charlatán',
    take: 'Tomar un charlatán',
  },
  coin: {
    total: (coins) => `${count.coins(coins)} en total`,
    pays: (of, tiles) => `Suficiente para un ${coloured('stand', of)} de ${count.tiles(tiles)}.`,
    others:
      'En lugar de una puedes pagar dos de otros colores, pero al menos una debe ser del color del puesto (R6.6).',
    atTheEnd: 'Al final, cada tres monedas valen 1 punto (R11.4).',
  },
  player: {
    ahead: (points) => `${count.points(points)} por delante de ti`,
    behind: (points) => `${count.points(points)} por detrás de ti`,
    level: 'empata contigo',
    stands: (stands, largest) =>
      `${terms.number(stands)} ${stands === 1 ? 'puesto' : 'puestos'}, el más grande de ${count.tiles(largest)}.`,
    medals: (medals, points) =>
      medals === 0
        ? 'Ninguna medalla.'
        : `${terms.number(medals)} ${medals === 1 ? 'medalla' : 'medallas'}, que al final dan otra vez ${count.points(points)}.`,
    moneyHidden: 'El dinero está oculto (R12.2).',
    money: (coins) => `Dinero: ${coins}.`,
  },
  supply: {
    title: (of) => `Ampliaciones ${colourFor('feminine', 2, of)}`,
    left: (left, total) =>
      `${left === 1 ? 'queda' : 'quedan'} ${terms.number(left)} de ${terms.number(total)}`,
    finalPhase:
      'Cuando un color se agota, o a dos colores les queda como mucho una ampliación, empieza la última etapa (R11.1).',
  },
  site: {
    free: 'libre',
    startSpace: 'casilla de salida',
    start: 'Casilla de salida: aquí había un cliente al principio (R2.3).',
    restaurant: 'Solo para losetas moradas; los clientes no pasan por aquí (R2.2).',
    possible: (tiles) => `Aquí puedes poner: ${tiles}.`,
    build: 'Construir aquí',
  },
  next: {
    site: 'después eliges el solar en el tablero',
    entry: 'después eliges la entrada en el tablero',
    customer: 'después eliges al cliente en el tablero',
    tile: 'después eliges la loseta',
    pick: 'una de tus dos cartas',
  },
  not: { expand: 'No se puede ampliar:', move: 'No puede cambiar de sitio:', lure: 'No se puede atraer:' },
  onYourTurn: 'Puedes hacerlo en tu turno.',
} satisfies InspectionMessages;
