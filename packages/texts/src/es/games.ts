import { grammarOf } from '../grammar.ts';
import type { GamesMessages } from '../messages/games.ts';
import { momentIn } from '../moment.ts';

const { counted, number } = grammarOf('es-ES');
const games = (count: number): string => counted(count, { one: 'partida', other: 'partidas' });

export const texts: GamesMessages = {
  heading: 'Mis partidas',
  search: 'Buscar partidas',
  filter: 'Mostrar',
  filters: {
    all: 'Todas',
    running: 'En curso',
    over: 'Terminadas',
    won: 'Ganadas',
    lost: 'Perdidas',
    shared: 'Compartidas',
    starred: 'Destacadas',
  },
  result: { won: 'Ganada', lost: 'Perdida', shared: 'Compartida' },
  wins: (name) => `Gana ${name}`,
  noWinner: 'Terminada antes',
  yourTurn: 'Te toca',
  running: 'En curso',
  waiting: 'En preparación',
  damaged: 'Dañada',
  damagedNote: 'Esta partida no se puede leer. Se ha dejado como está.',
  online: 'En línea',
  moment: momentIn('es-ES', { today: 'Hoy', yesterday: 'Ayer' }),
  resume: 'Continuar',
  replay: 'Repetición',
  toTable: 'A la mesa',
  moreOf: (game) => `Más: ${game}`,
  showMore: 'Mostrar más partidas',
  none: 'Aún no hay partidas',
  noneNote: 'La próxima aparecerá aquí por sí sola.',
  nothingFound: 'Ninguna partida coincide.',
  showAll: 'Mostrar todas',
  menu: {
    title: 'Título',
    titleNote: 'Solo lo ves tú. Si lo dejas vacío, se muestran los jugadores.',
    save: 'Guardar',
    review: 'Analizar la partida',
    star: 'Destacar esta partida',
    unstar: 'Dejar de destacarla',
    file: 'Como archivo',
    notation: 'En notación',
    notationNote: 'Cada turno como texto, para personas y para el terminal.',
    json: 'Partida completa',
    jsonNote: 'Todo, para otro dispositivo.',
    hidden:
      'Esta partida sigue en curso. El archivo contiene todas las cartas ocultas: quien lo abra puede verlas.',
    hiddenSure: 'Guardar con todas las cartas',
    picture: 'Imagen del tablero',
    share: 'Compartir',
    remove: 'Eliminar esta partida',
    onlineNote: 'Esta partida la guarda su servidor.',
  },
  saved: 'El archivo está guardado.',
  removed: (game) => `Eliminada: ${game}`,
  restored: (game) => `Recuperada: ${game}`,
  undo: 'Deshacer',
  takeIn: {
    heading: 'Traer partidas',
    open: 'Importar y exportar',
    drop: 'Suelta aquí los archivos',
    dropHere: 'Suelta para añadir estas partidas',
    note: 'Una o varias, en notación o completas. Se comprueban jugada a jugada antes de aparecer.',
    choose: 'Elegir archivos',
    looking: (count) => `${games(count)} comprobadas …`,
    added: (count) => `${games(count)} ${count === 1 ? 'añadida' : 'añadidas'}.`,
    known: (count) => `${games(count)} ya ${count === 1 ? 'estaba' : 'estaban'} aquí.`,
    leftOut: (count) => `${games(count)} sin añadir:`,
    problems: {
      tooLarge: (megabytes) => `ocupa más de ${number(megabytes)} MB.`,
      noGame: 'no contiene ninguna partida de Kairo.',
      damaged: 'está incompleto o se ha modificado. Guárdalo de nuevo donde lo obtuviste.',
      line: (line) => `la línea ${line} no se puede leer. El archivo está incompleto o se ha modificado.`,
      otherVersion: 'procede de otra versión de Kairo que esta no puede leer.',
      board: (board) => `su tablero «${board}» no forma parte de esta versión.`,
      notWhole: 'solo contiene lo que vio un jugador. Guarda la partida de nuevo cuando termine.',
      illegal: (turn, rule) =>
        `el turno ${turn} no es una jugada válida${rule === undefined ? '' : ` (${rule})`}.`,
    },
  },
  takeAlong: {
    heading: 'Llévatelas',
    note: 'Tus partidas solo se guardan en este navegador. En un archivo están a salvo.',
    all: (count) => (count === 1 ? 'Exportar 1 partida' : `Exportar las ${games(count)}`),
    shown: (count) => `Exportar las mostradas (${number(count)})`,
    notation: (count) => `${games(count)} en notación`,
    hidden: (count) => `Con todas las cartas ocultas de ${games(count)} en curso: no compartas el archivo.`,
  },
  kept: {
    heading: 'Guardado aquí',
    text: (count, megabytes) =>
      `${games(count)} en este dispositivo. Kairo ocupa ${megabytes.toLocaleString('es-ES')} MB.`,
    nearlyFull:
      'El almacenamiento del navegador está casi lleno. Exporta partidas y elimina algunas para poder guardar otras nuevas.',
    none: {
      heading: 'Esta ventana lo olvida todo',
      text: 'Este navegador no guarda partidas aquí, como en algunas ventanas privadas. Exporta lo que quieras conservar.',
    },
    full: 'El almacenamiento del navegador está lleno. Lo que hay aquí está a salvo. Exporta partidas, elimina algunas e inténtalo de nuevo.',
    failed:
      'El almacenamiento del navegador no responde. No se ha cambiado nada. Recarga la página e inténtalo de nuevo.',
  },
};
