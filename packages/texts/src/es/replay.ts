import type { ReplayMessages } from '../messages/replay.ts';

export const texts: ReplayMessages = {
  lookBack: 'Repasar la partida',
  parts: { replay: 'Repetición', review: 'Análisis', charts: 'Gráficos' },
  turn: (turn, last) => (turn === 0 ? `Antes del turno 1 de ${last}` : `Turno ${turn} de ${last}`),
  turnNumber: (turn) => `Turno ${turn}`,
  toTable: 'Volver a la mesa',
  logNote: 'elige un turno para verlo',
  turns: 'Turnos',
  legend: {
    expansion: 'ampliación',
    stall: 'puesto nuevo',
    lure: 'cliente atraído',
    draw: 'robo de cartas',
    medal: 'medalla',
  },
  buttons: {
    first: 'Ir al principio',
    back: 'Un turno atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Un turno adelante',
    last: 'Ir al final',
  },
  speed: 'Velocidad',
  next: 'Siguiente',
  wanted: { build: 'Obra', medal: 'Medalla', income: 'Ingreso' },
  nextOf: { build: 'Siguiente obra', medal: 'Siguiente medalla', income: 'Siguiente ingreso' },
  link: 'Enlace a este turno',
  linkCopied: 'Enlace copiado.',
  linkByHand: 'Copia este enlace:',
  shown: 'Qué se muestra',
  everything: 'Todo',
  everythingNote: 'todas las cartas y monedas',
  eyesNote: 'solo lo que sabía',
  hand: (name, cards, coins) => `${name} tiene: ${cards}; ${coins}`,
  noCards: 'ninguna carta',
  trouble: {
    'replay/not-over': {
      heading: 'Esta partida aún no ha terminado',
      text: 'La repetición muestra todas las manos, así que se abre cuando acaba la partida.',
    },
    'replay/no-game': {
      heading: 'Aquí no hay ninguna partida',
      text: 'En esta dirección no hay ninguna partida. Quizá esté en otro navegador o el enlace esté incompleto.',
    },
    'replay/unreadable': {
      heading: 'Esta partida no se puede repetir',
      text: 'Su registro está dañado o se jugó con otra versión de las reglas. Se ha dejado como estaba.',
    },
    'replay/unreachable': {
      heading: 'No se ha podido traer la partida',
      text: 'El servidor no responde. Comprueba tu conexión y vuelve a abrir la repetición.',
    },
    'replay/crashed': {
      heading: 'La repetición se ha detenido',
      text: 'Algo ha fallado al abrirla. Recarga la página; la partida está a salvo.',
    },
  },
};
