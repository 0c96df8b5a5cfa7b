import type { ReviewMessages } from '../messages/review.ts';
import { terms } from './terms.ts';

const { number } = terms;

export const texts: ReviewMessages = {
  points: {
    heading: 'Momentos decisivos',
    note: 'Los turnos que más probabilidad de ganar costaron.',
    whose: 'Momentos decisivos de',
    place: (point, of) => `Momento decisivo ${point} de ${of}`,
    none: 'Ningún turno costó más de 5 puntos de probabilidad. El resto lo hicieron las cartas.',
    noneYet: 'Ninguno por ahora.',
    provisional: 'a primera vista',
    chances: (before, after) => `Probabilidad de ganar: de ${before}\u00a0% a ${after}\u00a0%`,
    better: (move) => `Mejor: ${move}`,
    previous: 'Momento decisivo anterior',
    next: 'Momento decisivo siguiente',
    choose: 'Elige un momento decisivo para verlo en el tablero.',
  },
  move: {
    played: (name) => `Lo que jugó ${name}`,
    better: 'Mejor',
    onBoard: 'En el tablero',
    whyBetter: 'Sobre la mejor jugada',
    whyPlayed: 'Sobre lo que se jugó',
    asRival: (name) => `En el lugar de ${name}:`,
    otherPayment: 'La misma jugada con otras cartas o monedas.',
    simulations: (count) => `Valorado con ${number(count)} partidas simuladas.`,
  },
  curve: {
    percent: (percent) => `${percent}\u00a0%`,
    heading: 'Probabilidad de ganar',
    note: 'según el visir, después de cada turno',
    sentence: (name, turn) => `${name} tuvo las mejores opciones desde el turno ${turn}.`,
    level: 'Nadie tuvo una ventaja duradera.',
  },
  progress: {
    heading: 'El visir está repasando la partida',
    paused: 'En pausa',
    turns: (turn, of) => `Turno ${turn} de ${of}`,
    closer: (done, of) => `Vistos más de cerca: ${done} de ${of}`,
    done: 'El análisis está completo.',
    pause: 'Pausa',
    resume: 'Continuar',
    stopped: 'El análisis se ha detenido. Vuelve a abrir la página; lo encontrado se conserva.',
  },
  short: {
    heading: 'Demasiado corta para analizarla',
    text: 'Un análisis necesita una partida de diez turnos como mínimo.',
  },
  how: {
    heading: '¿Cómo se calcula esto?',
    knows:
      'En cada decisión el visir solo conoce lo que sabía quien jugaba: su mano, el tablero y lo que había pasado. Reparte de nuevo las cartas ocultas cientos de veces y sigue jugando desde ahí.',
    scale:
      'Valora a quien tiene el turno. Los demás conservan su última cifra y todas se ajustan al 100\u00a0%; por eso la curva se mueve un poco de un turno a otro aunque no pase nada.',
    looks:
      'Las decisiones que parecen haber costado más se miran otra vez con más detalle. Un momento decisivo costó al menos 5 puntos de probabilidad; una diferencia de menos de 3 puntos nunca se llama error. Como mucho dos son de los rivales.',
    trust: ({ percent, games }) =>
      `El visir supone rivales tan fuertes como él y puede equivocarse: con cuatro veces más simulaciones, el ${percent}\u00a0% de los momentos decisivos fueron los mismos (partidas de prueba: ${games}).`,
  },
  charts: {
    choose: 'Qué se dibuja',
    heading: { points: 'Puntos', money: 'Dinero', stands: 'Losetas en los puestos' },
    note: {
      points: 'el último turno incluye el recuento final',
      money: 'monedas después de cada turno',
      stands: 'de todos los colores, con los puestos principales',
    },
    ofColours: 'Puestos de qué color',
    allColours: 'Todos',
    only: (colour) => `solo ${colour}, con los puestos principales`,
    turn: 'Turno',
    table: 'Como tabla',
    unknown: 'no se sabe',
    read: (turn, values) =>
      `${turn === 0 ? 'Antes del primer turno' : `Turno ${turn}`}: ${values.join(', ')}`,
    value: (name, value) => `${name} ${value}`,
    most: {
      points: (name, value) => `${name} terminó con más puntos que nadie: ${value}.`,
      money: (name, value) => `${name} llegó a tener ${value} monedas, más que nadie.`,
      stands: (name, value) => `${name} terminó con más losetas que nadie: ${value}.`,
    },
    equal: {
      points: (value) => `Los mejores terminaron empatados a ${value} puntos.`,
      money: (value) => `Nadie tuvo más de ${value} monedas.`,
      stands: (value) => `Los mayores terminaron empatados a ${value} losetas.`,
    },
    hidden: 'Solo lo que se sabía en ese lugar.',
    income: 'Ingresos por origen',
    incomeNote: 'monedas de los clientes',
    source: {
      own: 'atraídos a su propio puesto',
      rivals: 'atraídos a otro puesto',
      brought: 'llevados por los rivales',
    },
    sum: 'en total',
    sizes: 'Tamaño de los puestos',
    sizesNote: (turn) => (turn === 0 ? 'antes del primer turno' : `después del turno ${turn}`),
    tiles: 'losetas',
  },
};
