import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'La partida ha terminado.' : `Le toca a ${say.name(acting)}. Espera tu turno.`,
  'table/not-a-person': ({ seat }, say) => `${say.name(seat)} es un bot y juega por su cuenta.`,
  'table/nothing-to-undo': () => 'No hay nada que deshacer.',
  'table/already-revealed': () => 'Desde entonces se ha descubierto una carta. Ya no se puede deshacer.',
  'table/turn-not-complete': () => 'Tu turno no está completo. Complétalo y después termínalo.',
  'table/turn-complete': () => 'Tu turno ya está jugado. Termínalo o deshazlo.',
  'table/no-hints': () => 'En esta mesa se juega sin consejos.',
  'table/no-advice': () => 'Para este momento no hay consejo.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'La página y la mesa son de versiones distintas. Carga la página de nuevo.',
  'table/unknown-edition': ({ id, known }) =>
    `Aquí no existe el tablero «${id}». Elige uno de estos: ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `La preparación no se puede leer: «${field}» no es correcto. Elígela de nuevo.`,
  'table/no-saved-game': () => 'En este navegador no hay ninguna partida a medias. Empieza una nueva.',
  'table/bad-save': () => 'La partida guardada está dañada o es de otra versión. Empieza una nueva.',
  'table/not-open': () => 'La mesa aún no está puesta. Empieza una partida.',
  'table/crashed': () =>
    'La mesa se ha parado. Carga la página de nuevo: la partida está guardada hasta tu última jugada.',
  'setup/players': ({ min, max }) => `El juego es para ${min} a ${max} jugadores.`,
  'setup/no-preset': ({ players }) =>
    `Este tablero no tiene comienzo preparado para ${terms.count.players(players)}. Colocad los puestos vosotros.`,
  edition: (code) => `Este tablero no sirve: su archivo tiene un fallo (${code}). Elige otro.`,
} satisfies TableErrorMessages;
