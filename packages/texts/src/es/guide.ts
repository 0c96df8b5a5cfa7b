import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const texts = {
  contents: 'Índice',
  aim: {
    heading: 'El objetivo',
    text: 'Eres un mercader del zoco de El Cairo. Los clientes traen monedas, con las monedas crecen tus puestos, y los puestos que crecen dan puntos y medallas. Gana quien tiene más puntos.',
  },
  first: {
    heading: 'Tu primera jugada',
    steps: [
      'Elige «Atraer». Los clientes que puedes atraer aparecen marcados en el tablero.',
      'Toca a uno de ellos y, si hay donde elegir, una entrada.',
      'Confirma con el botón grande y termina tu turno. Hasta entonces puedes deshacer.',
    ],
    numbers:
      'Si algo no se puede hacer, tócalo y la mesa te dirá por qué. Un número como R5.5 es el de una de las reglas de aquí abajo.',
  },
  marks: {
    heading: 'Marcas en el tablero',
    meaning: {
      legal: 'Puedes elegirlo.',
      allowed: 'Aquí también puedes construir, pero solo con tres cartas cualesquiera.',
      target: 'El cliente va a esta entrada.',
      farther: 'Con charlatanes llega hasta esta entrada.',
      blocked: 'Aquí no se puede; la mesa te dice por qué.',
      recent: 'Aquí ha cambiado algo desde tu último turno.',
    },
    loupe: 'En una pantalla táctil, deja el dedo sobre una casilla: una lupa la amplía, con lo que la rodea.',
  },
  actions: {
    build: { label: 'Construir', text: 'Juega cartas de edificación para un puesto nuevo o una ampliación.' },
    lure: { label: 'Atraer', text: 'Lleva a un cliente a una entrada y gana monedas.' },
    draw: { label: 'Robar dos', text: 'Toma dos cartas para más adelante.' },
  },
  lead: {
    R1: 'Hay seis mercancías, cada una de un color. Tienes un puesto principal de cada color.',
    R2: 'Un puesto principal y sus ampliaciones forman un puesto; su tamaño es el número de sus losetas. La alfombra que hay delante del puesto principal es su entrada: allí llegan los clientes, y nunca se construye encima. Las piedras con rombos son la zona de tabernas, donde van todas las losetas moradas. Los demás colores van en el zoco.',
    R3: 'Empiezas con tres puestos en el tablero, una moneda de cada color y tres cartas de edificación. Entre dos hay además puestos neutrales, que no son de nadie.',
    R4: 'En tu turno haces una de estas tres cosas. Para construir necesitas cartas: una del sector del solar, o un comodín que incluya ese sector más una moneda de cualquier color, o tres cartas cualesquiera para cualquier solar.',
    R5: 'Pon uno de tus puestos en un solar libre y su entrada en una casilla libre de al lado. El puesto no puede lindar con ninguna otra loseta, y en un sector no caben dos puestos principales del mismo color. Todos los clientes deben poder llegar aún a todas las entradas.',
    R6: 'Pon una ampliación junto a tu puesto de su color, pero no junto a otro puesto de ese color. Pagas una moneda de su color por cada loseta que tenga entonces el puesto. Dos monedas de otros colores pueden sustituir a una, pero al menos una debe ser del color del puesto. Ganas 1 punto por cada loseta del puesto.',
    R7: 'Un puesto principal sin ampliaciones y sin sitio para ninguna puede cambiar de sitio. Se construye de nuevo en otro solar, con cartas, como un puesto nuevo.',
    R8: 'Elige a un cliente. Va por el zoco hasta la entrada libre de su color que tenga más cerca, sea de quien sea; una entrada está libre si no hay nadie en ella. Las losetas cierran el paso; las entradas y los demás clientes, no. Con cada charlatán que juegas, pasa de largo por una entrada más cercana. Después el cliente deja el tablero, y el que esperaba ocupa la entrada.',
    R9: 'Toma dos cartas, una tras otra: de las que están a la vista, del mazo o una de charlatán, mientras queden. Si después tienes más de cuatro cartas de edificación, descártate hasta quedarte con cuatro.',
    R11: 'Cuando no queda ninguna ampliación de un color, o queda como mucho una en cada uno de dos colores, empieza la última etapa: ya solo construyes, hasta que no puedes o no quieres más y quedas fuera. Cuando todos están fuera, cada medalla puntúa otra vez y cada tres monedas dan 1 punto.',
    R12: 'Los demás no ven tus cartas ni tu dinero, salvo que la mesa juegue con el dinero a la vista. Lo que hay sobre la mesa lo ven todos.',
  },
  supply: (expansions, barkers) =>
    `El almacén es común: ${count.expansions(expansions)} de cada color y ${count.barkers(barkers)}.`,
  prices: (tiles) => `${count.tiles(tiles)} cuestan, por ejemplo:`,
  medals:
    'Si tu puesto es ahora el más grande de su color, sin empate, tomas las dos medallas; si solo iguala al más grande, únicamente la de plata. Una medalla da sus puntos cuando la tomas y otra vez al final, a quien la tenga.',
  income: {
    own: 'Tu propio puesto: 1 moneda por loseta',
    rival: 'El de otro: 1 moneda para ti y 1 por loseta para su dueño',
    neutral: 'Un puesto neutral: 1 moneda para ti',
  },
  exact: (first, last) => `Reglas de la ${first} a la ${last}`,
  rules,
} satisfies GuideTexts;
