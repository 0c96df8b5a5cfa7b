import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';

const { number } = grammarOf('es');

export const texts = {
  tagline: 'Cinco clientes en las callejuelas, seis mercancías a la venta y un bazar por levantar.',
  about: {
    heading: 'De qué va',
    learn: 'Aprender jugando',
    lines: [
      'Construye puestos en el bazar de El Cairo.',
      'Atrae a los clientes: siempre toman el camino más corto.',
      'Gasta lo que ganas en ampliar tus puestos: dan puntos de victoria y medallas.',
    ],
  },
  continueGame: 'Continuar',
  round: (round) => `Ronda ${round}`,
  newGame: 'Partida nueva',
  playHere: 'Jugar aquí',
  together: {
    heading: 'Jugar en compañía',
    create: 'Crear una mesa',
    note: 'Invita a amigos con un enlace o deja que se una cualquiera.',
    join: 'Unirse a una mesa',
    openTables: 'Mesas abiertas',
    waiting: (tables) => (tables === 1 ? '1 espera' : `${tables} esperan`),
    code: 'Código o enlace de la mesa',
    go: 'Unirse',
    badCode: 'Un código tiene seis letras y cifras. También vale el enlace entero.',
    away: 'Ahora no se puede llegar a las mesas. Todo lo demás funciona.',
    noServer: 'Esta página no tiene servidor de mesas. Todo lo demás funciona.',
  },
  games: {
    label: 'Partidas en marcha',
    mine: 'Mis partidas',
    all: (games) => `Las ${games} partidas`,
    yourTurn: 'te toca',
    alone: 'Tu mesa',
    state: { turn: 'Te esperan', playing: 'Les toca a otros', waiting: 'En preparación' },
  },
  start: 'Empezar',
  minutes: (minutes) => (minutes === 1 ? 'Cerca de 1 minuto' : `Unos ${number(minutes)} minutos`),
  minutesNote: {
    people: (person) => `Contando ${person} segundos por turno.`,
    both: (person, bot) =>
      `Contando ${person} segundos por cada turno tuyo y ${bot} por cada turno de un bot.`,
    bots: (bot) => `Contando ${bot} segundos por cada turno de un bot.`,
  },
  replace: {
    heading: 'Hay una partida a medias',
    text: 'Se queda guardada. La página de inicio volverá a ofrecerla cuando termine la nueva.',
  },
  players: 'Quién juega',
  who: (number) => `Quién es el jugador ${number}`,
  person: 'Persona',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'también está aprendiendo',
    trader: 'un buen rival',
    merchant: 'todo un reto',
    vizier: 'casi imbatible',
  },
  name: (number) => `Nombre del jugador ${number}`,
  nameElse: (icon) => `Nombre (si no, ${icon})`,
  icon: (number) => `Símbolo del jugador ${number}`,
  iconIs: (number, icon) => `Símbolo del jugador ${number}: ${icon}`,
  addSeat: 'Añadir un jugador',
  removeSeat: (number) => `Quitar al jugador ${number}`,
  board: {
    label: 'Tablero',
    boards: {
      cairo: { label: 'Gran bazar', note: '12 × 12 casillas, el juego completo' },
      alley: { label: 'Callejón', note: '9 × 9 casillas, más apretado' },
    },
  },
  ownBoard: (id) => `Tablero «${id}»`,
  opening: {
    label: 'Puestos iniciales',
    preset: { label: 'Inicio preparado', note: 'Cada jugador tiene ya tres.' },
    variable: { label: 'Inicio variable', note: 'Cada jugador coloca tres.' },
  },
  options: {
    heading: 'Opciones de la partida',
    openMoney: { label: 'Dinero a la vista', note: 'Todos ven las monedas de todos.' },
    routes: { label: 'Mostrar los caminos', note: 'Adónde iría un cliente y quién ganaría cuánto.' },
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
