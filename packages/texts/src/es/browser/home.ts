import type { HomeMessages } from '../../messages/browser/home.ts';
import { grammarOf } from '../../plural.ts';

const { counted } = grammarOf('es');

export const texts = {
  tagline: 'Cinco clientes en las callejuelas, seis mercancías a la venta, un zoco que llevar.',
  about: {
    heading: 'Qué se hace',
    lines: [
      'Construye puestos en el zoco de El Cairo.',
      'Atrae clientes; van por el camino más corto.',
      'Gasta lo que ganas en ampliar: los puntos y las medallas dan la victoria.',
    ],
  },
  continueGame: 'Continuar',
  newGame: 'Partida nueva',
  start: 'Empezar',
  minutes: (minutes) => `Unos ${counted(minutes, { one: 'minuto', other: 'minutos' })}`,
  minutesNote: 'Contando 20 segundos por turno tuyo y 2 por turno de un bot.',
  replaces: 'Una partida nueva sustituye a la que está a medias.',
  players: 'Quién juega',
  who: (number) => `Quién juega en el asiento ${number}`,
  person: 'Persona',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'amable',
    trader: 'firme',
    merchant: 'astuto',
    vizier: 'implacable',
  },
  name: (number) => `Nombre del asiento ${number}`,
  nameElse: (sign) => `Nombre, si no ${sign}`,
  sign: (number) => `Signo del asiento ${number}`,
  signIs: (number, sign) => `Signo del asiento ${number}: ${sign}`,
  addSeat: 'Añadir un jugador',
  removeSeat: (number) => `Quitar el asiento ${number}`,
  board: {
    label: 'Tablero',
    boards: {
      cairo: { label: 'Gran zoco', note: '12 × 12 casillas, como en la caja' },
      alley: { label: 'Callejón', note: '9 × 9 casillas, más apretado' },
    },
  },
  ownBoard: (id) => `El tablero «${id}»`,
  opening: {
    label: 'Comienzo',
    preset: { label: 'Ya colocado', note: 'Cada cual tiene tres puestos.' },
    variable: { label: 'A vuestra elección', note: 'Cada cual coloca tres puestos.' },
  },
  options: {
    heading: 'La mesa',
    openMoney: { label: 'Dinero a la vista', note: 'Todos ven las monedas de todos.' },
    routes: { label: 'Mostrar los caminos', note: 'Adónde iría un cliente y quién ganaría qué.' },
    hints: { label: 'Consejos', note: 'Pregunta cuando quieras por las mejores jugadas.' },
  },
  nobody: 'Solo juegan bots: tú miras.',
  copyLink: 'Copiar el enlace a esta partida',
  linkCopied: 'El enlace está copiado.',
  linkByHand: 'Copia este enlace:',
  language: 'Idioma',
  toNight: 'Pasar a la noche',
  toDay: 'Pasar al día',
  unofficial: 'Obra no oficial de aficionados, según el juego de mesa Kairo de Kimmo Sorsamo (2012).',
  licence: 'El programa tiene licencia MIT; las letras, SIL Open Font License.',
} satisfies HomeMessages;
