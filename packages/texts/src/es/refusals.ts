import type { BotError } from '@kairo/bots';
import type { Coins, Colour, Expectation, Occupant, Owner } from '@kairo/engine';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { coinEntries } from '../pieces.ts';
import { colourFor, genderOf, ofName, terms, toName } from './terms.ts';

const { coins, colour, count } = terms;

function quoted(value: string): string {
  return `«${value}»`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count === 1 ? 'elemento' : 'elementos'}`;
  if (max === undefined) return min === 0 ? 'una lista' : `una lista de al menos ${items(min)}`;
  if (max === 0) return 'una lista vacía';
  if (min === max) return `una lista de ${items(max)}`;
  return min === 0 ? `una lista de ${items(max)} como máximo` : `una lista de ${min} a ${items(max)}`;
}

/** What was expected, for use after a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'un JSON válido';
    case 'object':
      return 'un objeto';
    case 'text':
      return 'un texto';
    case 'boolean':
      return 'true o false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `un número entero de ${expected.min} a ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', o nada' : ''}`;
    case 'like':
      return `algo como ${quoted(expected.example)}`;
    case 'id':
      return `como máximo ${expected.max} letras minúsculas, cifras y guiones, empezando por una letra`;
    case 'hex':
      return `${expected.digits} cifras hexadecimales`;
    case 'characters':
      return `de ${expected.min} a ${expected.max} caracteres ASCII sin espacios`;
    case 'map-rows':
      return 'una lista de textos, uno por fila, empezando por la del norte';
    case 'site':
      return 'una casilla de este tablero';
    case 'free-site':
      return 'una casilla de este tablero sin loseta';
    case 'card':
      return 'una carta de esta edición';
    case 'coins':
      return 'un número entero de monedas de cada color';
    case 'action':
      return 'una acción completa';
    case 'once':
      return expected.what === 'stand' ? 'un solo puesto por dueño y color' : 'cada color una sola vez';
    case 'consistent':
      return 'algo que concuerde con el resto';
    case 'turn-or-end':
      return `el turno ${expected.turn}, el resultado o el final`;
  }
}

const noun = {
  stall: 'el puesto principal',
  expansion: 'una ampliación',
  stand: 'el puesto',
  entry: 'la entrada',
};

/** `el puesto rojo de Amina`, `una ampliación roja de Amina`, `la entrada neutral roja`. */
function owned(piece: keyof typeof noun, of: Colour, owner: Owner, say: Speaker): string {
  const adjective = colourFor(genderOf[piece], 1, of);
  if (owner !== 'neutral') return `${noun[piece]} ${adjective} ${ofName(say.name(owner))}`;
  return `${piece === 'stall' ? noun.stand : noun[piece]} neutral ${adjective}`;
}

function occupant(by: Occupant, say: Speaker): string {
  return by.kind === 'customer'
    ? `el cliente ${colour[by.colour]}`
    : owned(by.kind, by.colour, by.owner, say);
}

/** `tienes 2 monedas rojas`, `no tienes ninguna moneda`. */
function withCoins(some: string, none: string, money: Coins): string {
  return `${coinEntries(money).length === 0 ? none : some} ${coins(money)}`;
}

/** `2 monedas rojas, más 1 moneda azul por el comodín` */
function offer(paid: Coins, fee: Colour | null): string {
  if (fee === null) return coins(paid);
  const joker = `${coins({ [fee]: 1 })} por el comodín`;
  return coinEntries(paid).length === 0 ? joker : `${coins(paid)}, más ${joker}`;
}

/** The price of an expansion (R6.6). */
function price(of: Colour, size: number): string {
  const first = `Un puesto ${colour[of]} de ${count.tiles(size)} cuesta ${coins({ [of]: size })}`;
  return `${first}; en lugar de cada una, salvo la primera, puedes pagar 2 de otros colores`;
}

const anyTurn = 'Construye, atrae a un cliente o roba dos cartas';

export const refusals = {
  'action/malformed': ({ field, expected }) =>
    `El juego no conoce esta acción. En «${field}» se espera: ${expectation(expected)}.`,
  'action/no-such-site': ({ site }) =>
    `Este tablero no tiene ninguna casilla «${site}». Una casilla se nombra por su columna y su fila, por ejemplo c5`,
  'action/game-over': () => 'La partida ha terminado. Empieza otra',
  'action/not-now': ({ expected }) => {
    switch (expected) {
      case 'place':
        return 'Todavía se está preparando el tablero. Coloca un puesto principal';
      case 'pick':
        return 'Estás robando cartas. Toma primero la segunda';
      case 'discard':
        return 'Tienes demasiadas cartas de edificación. Descártate primero hasta quedarte con cuatro';
      case 'turn':
        return `Eso no toca ahora. ${anyTurn}`;
      case 'build':
        return 'En la última etapa solo puedes construir. Construye algo o retírate';
    }
  },
  'build/site-taken': ({ site, by }, say) =>
    `${site} no está libre: ahí está ${occupant(by, say)}. Elige un solar libre`,
  'build/wrong-area': ({ site, colour: of, area }) =>
    area === 'restaurant'
      ? `${site} está en el zoco. Las losetas moradas van en la zona de tabernas`
      : `${site} está en la zona de tabernas, reservada al morado. Las losetas ${colourFor('feminine', 2, of)} van en el zoco`,
  'build/entry-not-adjacent': ({ stall, entry }) =>
    `${entry} no está al lado de ${stall}. La entrada va en una casilla que comparta un lado con el puesto`,
  'build/entry-taken': ({ entry, by }, say) =>
    `La entrada no cabe en ${entry}: ahí está ${occupant(by, say)}. Gira el puesto hacia una casilla libre`,
  'build/entry-outside-market': ({ entry }) =>
    `${entry} está en la zona de tabernas. Gira el puesto para que su entrada quede en el zoco`,
  'build/segment-has-colour': ({ segment, colour: of, owner, at }, say) =>
    `En el sector ${segment} ya está ${owned('stall', of, owner, say)}, en ${at}. ` +
    'En cada sector cabe un solo puesto principal de cada color: elige otro sector',
  'build/segment-full': ({ segment, stalls }) =>
    `El sector ${segment} ya tiene ${count.stalls(stalls)}. Durante la colocación inicial no caben más: elige otro`,
  'build/touches': ({ site, at, colour: of, owner }, say) =>
    `${site} toca ${owned('stand', of, owner, say)} en ${at}. ` +
    'Un puesto principal necesita un solar que no toque ninguna loseta',
  'build/cuts-off': ({ site, parted }) =>
    `Una loseta en ${site} aislaría ${terms.and(parted)}. ` +
    'Todos los clientes deben poder llegar a todas las entradas',
  'build/entry-sealed': ({ stall, entry }) =>
    `Con el puesto en ${stall}, ningún cliente podría llegar a su entrada en ${entry}. ` +
    'Gíralo hacia una casilla a la que se pueda llegar',
  'build/no-side-for-entry': ({ stall }) =>
    `Ningún lado de ${stall} tiene sitio para la entrada. Un puesto necesita al lado una casilla libre del zoco`,
  'build/no-stall-in-stock': ({ colour: of }) =>
    `Tu puesto principal ${colour[of]} ya está en el tablero. Elige un color que aún tengas en tu reserva`,
  'build/neutral-colour': ({ drawn }) => `Has sacado el puesto neutral ${colour[drawn]}. Coloca ese`,
  'build/no-stand': ({ colour: of }) =>
    `No tienes ningún puesto ${colour[of]} en el tablero. Elige un color en el que tengas uno`,
  'build/supply-empty': ({ colour: of }) =>
    `Se han acabado las ampliaciones ${colourFor('feminine', 2, of)}. Elige otro color`,
  'build/not-beside-stand': ({ site, colour: of }) =>
    `${site} no toca tu puesto ${colour[of]}. Una ampliación necesita un solar justo al lado`,
  'build/beside-other-stand': ({ site, at, colour: of, owner }, say) =>
    `${site} toca ${owned('stand', of, owner, say)} en ${at}. ` +
    'Tu ampliación no puede tocar otro puesto de su color',
  'build/card-count': ({ count: cards }) =>
    `Juegas ${count.cards(cards)}. Para construir hace falta una que sirva o tres cualesquiera`,
  'build/card-not-held': ({ card }, say) =>
    `No tienes esta carta en la mano: ${say.card(card)}. Juega solo las que tengas`,
  'build/card-misses-site': ({ card, site, segment }, say) =>
    `${site} está en el sector ${segment}, pero juegas esta carta: ${say.card(card)}. ` +
    'Juega una carta que sirva o tres cualesquiera',
  'build/no-card-fits': ({ site, segment }) =>
    `No tienes carta para ${site}. Necesitas una del sector ${segment}, un comodín que lo incluya o tres cartas cualesquiera`,
  'build/card-useless': ({ card }, say) =>
    `Con esta carta no puedes construir nada ahora: ${say.card(card)}. ` +
    'Hace falta un solar que sirva y una loseta que puedas pagar',
  'build/fee-missing': () => 'Un comodín cuesta 1 moneda. Elige su color',
  'build/fee-not-due': () =>
    'Un comodín solo cuesta una moneda cuando es la única carta que juegas. No añadas la moneda',
  'build/cannot-pay': ({ colour: of, size, fee, money }) => {
    const joker = fee ? '. El comodín cuesta 1 moneda más, de cualquier color' : '';
    return `${withCoins('Solo tienes', 'No tienes', money)}. ${price(of, size)}${joker}`;
  },
  'build/no-money-for-fee': () =>
    'Un comodín cuesta 1 moneda, y no tienes ninguna. Sin dinero solo sirve como una de tres cartas',
  'build/wrong-price': ({ colour: of, size, paid }) =>
    `${withCoins('Ofreces', 'No ofreces', paid)}, y ese no es el precio. ${price(of, size)}`,
  'build/coins-not-held': ({ paid, fee, money }) =>
    `Ofreces ${offer(paid, fee)}, pero ${withCoins('solo tienes', 'no tienes', money)}`,
  'move/expanded': ({ colour: of, size }) =>
    `Tu puesto ${colour[of]} tiene ${count.tiles(size)}. Solo un puesto sin ampliaciones puede cambiar de sitio`,
  'move/not-blocked': ({ colour: of, sites }) =>
    `Tu puesto principal ${colour[of]} no está bloqueado: puedes ampliarlo en ${terms.or(sites)}. ` +
    'Solo un puesto bloqueado puede cambiar de sitio',
  'move/same-site': ({ site }) => `El puesto ya está en ${site}. Para cambiarlo de sitio, elige otro solar`,
  'move/nowhere': ({ colour: of }) =>
    `Ningún otro solar sirve para tu puesto principal ${colour[of]}. Se queda donde está: elige otra cosa`,
  'expand/nowhere': ({ colour: of }) =>
    `Ningún solar junto a tu puesto ${colour[of]} admite ahora una ampliación. Amplía otro puesto`,
  'lure/waiting': ({ colour: of }) =>
    `El cliente ${colour[of]} espera junto al tablero. Atrae a uno de los cinco que están en el zoco`,
  'lure/no-open-entry': ({ colour: of }) =>
    `No hay ninguna entrada ${colourFor('feminine', 1, of)} libre. Atrae a un cliente de otro color`,
  'lure/not-an-entry': ({ colour: of, site }) =>
    `En ${site} no hay ninguna entrada ${colourFor('feminine', 1, of)}. Los clientes solo van a entradas de su color`,
  'lure/entry-occupied': ({ entry, by }) =>
    `En la entrada de ${entry} está el cliente ${colour[by]}. Elige una entrada libre`,
  'lure/needs-barkers': ({ colour: of, entry, needed, held, nearer }) =>
    `Al cliente ${colour[of]} le ${nearer.length === 1 ? 'queda' : 'quedan'} ${terms.and(nearer)} más cerca que ${entry}. ` +
    `Para que pase de largo necesitas ${count.barkers(needed)}, y ` +
    (held === 0 ? 'no tienes ninguno' : `solo tienes ${terms.number(held)}`),
  'lure/wrong-barkers': ({ needed, played }) =>
    `${played === 0 ? 'No juegas ningún charlatán' : `Juegas ${count.barkers(played)}`}. ` +
    `Esta entrada ${needed === 0 ? 'no requiere ninguno' : `requiere exactamente ${terms.number(needed)}`}`,
  'draw/place-empty': ({ index }) =>
    `El lugar ${index + 1} de las cartas a la vista está vacío hasta el final del turno. Toma otra carta`,
  'draw/no-barkers': () => 'No quedan cartas de charlatán. Toma una carta de edificación',
  'discard/card-not-held': ({ card }, say) =>
    `No tienes esta carta en la mano: ${say.card(card)}. Descártate de una que tengas`,
  'dropOut/too-early': () => `Solo puedes retirarte en la última etapa. ${anyTurn}`,
  'seat/not-acting': ({ acting }, say) => `Le toca ${toName(say.name(acting))}. Espera tu turno`,
} satisfies RefusalMessages;

/** Why a bot cannot play or advise. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `está dañado un archivo que necesita, ${error.file}`
    : `hay un error en el programa (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined
      ? 'La partida ha terminado.'
      : `Le toca ${toName(say.name(acting))}. Espera tu turno.`,
  'table/not-your-seat': ({ seat }, say) => `Aquí no juegas por ${say.name(seat)}.`,
  'table/stale': () => 'La partida ya había avanzado. Mira otra vez el tablero y decide.',
  'table/stopped': () => 'El juego ha dejado de funcionar, así que tu jugada no se ha hecho.',
  'table/not-operator': () => 'No puedes hacer eso en esta partida.',
  'table/malformed': () => 'El juego no lo ha entendido. Recarga la página e inténtalo de nuevo.',
  'table/nothing-to-undo': () => 'No hay nada que deshacer.',
  'table/already-revealed': () => 'Desde entonces se ha descubierto una carta. Ya no se puede deshacer.',
  'table/nothing-to-take-back': () => 'No hay ningún turno tuyo que retirar.',
  'table/not-alone': () => 'En esta mesa hay más personas. Tienen que estar de acuerdo.',
  'table/turn-not-complete': () => 'A tu turno aún le falta algo. Complétalo antes de terminarlo.',
  'table/turn-complete': () => 'Ya has jugado. Termina tu turno o deshaz la jugada.',
  'table/no-hints': () => 'En esta partida se juega sin consejos.',
  'table/no-advice': () => 'Ahora mismo no hay ningún consejo.',
  'table/adviser-failed': () => 'El visir se ha bloqueado y no tiene ningún consejo para ti.',
  'table/adviser-absent': () =>
    'El visir no ha arrancado y no puede aconsejarte. Comprueba la conexión y vuelve a preguntar, o recarga la página.',
  'table/no-adviser': ({ error }) =>
    `El visir no puede dar consejos: ${botProblem(error)}. Recarga la página: la partida está guardada hasta tu última jugada.`,
  'table/unexplained': () =>
    'Ahora no es posible. No se ha podido cargar el motivo: comprueba tu conexión e inténtalo de nuevo.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'Esta página está desactualizada. Recárgala.',
  'table/bad-position': ({ detail }) => `Ninguna partida puede empezar en esta posición: ${detail}.`,
  'table/unknown-edition': ({ id, known }) =>
    `Aquí no hay ningún tablero «${id}». Elige uno de estos: ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `No se pueden leer los ajustes de la partida: hay un error en «${field}». Elígelos de nuevo.`,
  'table/elsewhere': () =>
    'La partida está abierta en otra pestaña. Juega allí o recarga esta página para seguir aquí.',
  'table/no-saved-game': () => 'En este navegador no hay ninguna partida a medias. Empieza una nueva.',
  'table/bad-save': () => 'La partida guardada está dañada o es de otra versión. Empieza una nueva.',
  'table/rules-version': () =>
    'Esta partida empezó con reglas distintas de las de esta versión. Se conserva tal cual; empieza una nueva.',
  'table/not-open': () => 'Aún no hay ninguna partida preparada. Empieza una.',
  'table/bot': ({ level, error }) =>
    `El bot «${terms.bot[level]}» no puede jugar: ${botProblem(error)}. Recarga la página: la partida está guardada hasta tu última jugada. Si no basta, empieza una partida con otros bots.`,
  'table/crashed': () =>
    'El juego ha dejado de responder. Recarga la página: la partida está guardada hasta tu última jugada.',
  'setup/players': ({ min, max }) => `El juego es de ${min} a ${max} jugadores.`,
  'setup/no-preset': ({ players }) =>
    `Este tablero no tiene puestos iniciales preestablecidos para ${terms.count.players(players)}. Cada jugador puede colocar los suyos.`,
  edition: (code) => `Este tablero no se puede usar: su archivo tiene un error (${code}). Elige otro.`,
} satisfies TableErrorMessages;
