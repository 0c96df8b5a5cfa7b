import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';

const { counted } = grammarOf('es');

export const texts = {
  tagline: 'Cinco clientes en las callejuelas, seis mercancías a la venta y un zoco por levantar.',
  about: {
    heading: 'De qué va',
    lines: [
      'Construye puestos en el zoco de El Cairo.',
      'Atrae a los clientes: siempre toman el camino más corto.',
      'Gasta lo que ganas en ampliarlos: los puntos y las medallas dan la victoria.',
    ],
  },
  continueGame: 'Continuar',
  round: (round) => `Ronda ${round}`,
  newGame: 'Partida nueva',
  start: 'Empezar',
  minutes: (minutes) => `Unos ${counted(minutes, { one: 'minuto', other: 'minutos' })}`,
  minutesNote: {
    people: 'Contando 20 segundos por turno.',
    both: 'Contando 20 segundos por cada turno tuyo y 2 por cada turno de un bot.',
    bots: 'Contando 2 segundos por cada turno de un bot.',
  },
  replace: {
    heading: 'Hay una partida a medias',
    text: 'Una partida nueva la sustituye, y no se puede recuperar.',
  },
  players: 'Quién juega',
  who: (number) => `Quién es el jugador ${number}`,
  person: 'Persona',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'amable',
    trader: 'firme',
    merchant: 'astuto',
    vizier: 'implacable',
  },
  name: (number) => `Nombre del jugador ${number}`,
  nameElse: (sign) => `Nombre (si no, ${sign})`,
  sign: (number) => `Símbolo del jugador ${number}`,
  signIs: (number, sign) => `Símbolo del jugador ${number}: ${sign}`,
  addSeat: 'Añadir un jugador',
  removeSeat: (number) => `Quitar al jugador ${number}`,
  board: {
    label: 'Tablero',
    boards: {
      cairo: { label: 'Gran zoco', note: '12 × 12 casillas, el juego completo' },
      alley: { label: 'Callejón', note: '9 × 9 casillas, más apretado' },
    },
  },
  ownBoard: (id) => `Tablero «${id}»`,
  opening: {
    label: 'Puestos iniciales',
    preset: { label: 'Inicio preparado', note: 'Cada jugador tiene ya tres.' },
    variable: { label: 'Inicio variable', note: 'Cada jugador coloca tres por turnos.' },
  },
  options: {
    heading: 'La mesa',
    openMoney: { label: 'Dinero a la vista', note: 'Todos ven las monedas de todos.' },
    routes: { label: 'Mostrar los caminos', note: 'Adónde iría un cliente y quién ganaría qué.' },
    hints: { label: 'Consejos', note: 'Pide cuando quieras las mejores jugadas.' },
  },
  nobody: 'Solo juegan bots: tú miras.',
  proposal: {
    heading: 'Este enlace propone una partida',
    bot: (level) => `${level} (bot)`,
    decline: 'Usar mis ajustes',
  },
  copyLink: 'Copiar un enlace con estos ajustes',
  linkCopied: 'Enlace copiado.',
  linkByHand: 'Copia este enlace:',
  language: 'Idioma',
  unofficial:
    'Proyecto de aficionados, no oficial, basado en el juego de mesa Kairo, de Kimmo Sorsamo (2012).',
  licence: 'Programa con licencia MIT; tipografías con licencia SIL Open Font License.',
} satisfies HomeMessages;
