import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const texts = {
  contents: 'Índice',
  aim: {
    heading: 'El objetivo',
    text: 'Eres comerciante en el bazar de El Cairo. Los clientes traen monedas, con las monedas crecen tus puestos, y los puestos que crecen dan puntos de victoria y medallas. Gana quien tenga más puntos de victoria.',
  },
  first: {
    heading: 'Tu primera jugada',
    steps: [
      'Elige «Atraer». Los clientes que puedes atraer aparecen marcados en el tablero.',
      'Toca a uno de ellos y, si hay varias posibles, elige una entrada.',
      'Confirma con el botón grande. Tu turno termina poco después; hasta entonces puedes deshacer.',
    ],
    numbers:
      'Si algo no se puede hacer, tócalo y el juego te dirá por qué. Los números como R5.5 remiten a las reglas de aquí abajo.',
  },
  marks: {
    heading: 'Marcas en el tablero',
    meaning: {
      legal: 'Puedes elegirlo.',
      allowed: 'Aquí también puedes construir, pero solo con tres cartas cualesquiera.',
      target: 'El cliente va a esta entrada.',
      farther: 'Con charlatanes, el cliente llega hasta esta entrada.',
      blocked: 'Aquí no se puede; toca para ver por qué.',
      recent: 'Aquí ha cambiado algo desde tu último turno.',
    },
    loupe: 'En una pantalla táctil, deja el dedo sobre una casilla: una lupa la amplía, con lo que la rodea.',
  },
  actions: {
    build: { label: 'Construir', text: 'Juega cartas para un puesto principal nuevo o una ampliación.' },
    lure: { label: 'Atraer', text: 'Lleva a un cliente a una entrada y gana monedas.' },
    draw: { label: 'Robar dos', text: 'Toma dos cartas para más adelante.' },
  },
  lead: {
    R1: 'Hay seis mercancías, cada una de un color. Tienes un puesto principal de cada color.',
    R2: 'Un puesto principal y sus ampliaciones forman un puesto; su tamaño es el número de sus losetas. La alfombra que hay delante del puesto principal es su entrada: allí llegan los clientes, y nunca se construye encima. El pavimento con rombos es la zona de tabernas, donde van todas las losetas moradas. Los demás colores van en el zoco.',
    R3: 'Empiezas con tres puestos en el tablero, una moneda de cada color y tres cartas de edificación. Con dos jugadores hay además puestos neutrales, que no son de nadie.',
    R4: 'En tu turno haces una de estas tres cosas. Para construir necesitas cartas: una del sector del solar, un comodín que incluya ese sector más una moneda de cualquier color, o tres cartas cualesquiera para cualquier solar. Los comodines entre tres cartas no cuestan nada.',
    R5: 'Pon uno de tus puestos principales en un solar libre y su entrada en una casilla libre de al lado. El puesto no puede tocar ninguna otra loseta, y en un sector no caben dos puestos principales del mismo color. Todos los clientes deben poder seguir llegando a todas las entradas.',
    R6: 'Pon una ampliación junto a tu puesto del mismo color, pero no junto a otro puesto de ese color. Pagas una moneda de su color por cada loseta del puesto ya ampliado. En lugar de una puedes pagar dos de otros colores, pero al menos una debe ser del color del puesto. Ganas 1 punto de victoria por cada loseta del puesto ya ampliado.',
    R7: 'Un puesto principal sin ampliaciones y sin sitio para ninguna puede cambiar de sitio. Se construye de nuevo en otro solar, con cartas, como un puesto nuevo. Girarlo en su solar no vale.',
    R8: 'Elige a un cliente. Va por el zoco hasta la entrada libre de su color que tenga más cerca, sea de quien sea; una entrada está libre si no hay ningún cliente en ella. Las losetas cierran el paso; las entradas y los demás clientes, no. Con cada charlatán que juegas, pasa de largo ante una entrada más cercana. Después el cliente deja el tablero, y el que esperaba ocupa su lugar en la entrada.',
    R9: 'Toma dos cartas, una tras otra: de las que están a la vista, del mazo o una de charlatán, mientras queden. Ves la primera antes de elegir la segunda. Si después tienes más de cuatro cartas de edificación, descártate hasta quedarte con cuatro; el límite solo vale en ese momento.',
    R10: 'Hay dos tableros: el Gran bazar, de 12 × 12 casillas, y el Callejón, de 9 × 9. Las cartas, las medallas y las reservas son iguales en ambos.',
    R11: 'Cuando no queda ninguna ampliación de un color, o queda como mucho una en cada uno de dos colores, empieza la última etapa: desde entonces solo puedes construir; cuando no puedas o no quieras, quedas fuera y ya no vuelves. Cuando todos están fuera, cada medalla puntúa otra vez y cada tres monedas dan 1 punto de victoria.',
    R12: 'Los demás no ven tus cartas ni tu dinero, salvo si se juega con el dinero a la vista. Todo lo demás lo ven todos, también los pagos y los ingresos: puedes llevar la cuenta.',
  },
  supply: (expansions, barkers) =>
    `La reserva es común: ${count.expansions(expansions)} de cada color y ${count.barkers(barkers)}.`,
  prices: (tiles) => `Un puesto de ${count.tiles(tiles)} cuesta, por ejemplo:`,
  medals:
    'Si tu puesto es ahora el más grande de su color, sin empate, tomas las dos medallas, de la reserva o de un rival; si solo iguala al más grande, únicamente la de plata. Una medalla da sus puntos cuando la tomas y otra vez al final, a quien la tenga.',
  income: {
    own: 'Tu propio puesto: 1 moneda por loseta',
    rival: 'El de un rival: 1 moneda para ti y 1 por loseta para su dueño',
    neutral: 'Un puesto neutral: 1 moneda para ti',
  },
  rules,
} satisfies GuideTexts;
