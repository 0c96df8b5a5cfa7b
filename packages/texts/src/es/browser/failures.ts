import type { BotError } from '@kairo/bots';
import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

/** Why a bot cannot do its work. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `está dañado un archivo que necesita, ${error.file}`
    : `hay un error en el programa (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'La partida ha terminado.' : `Le toca a ${say.name(acting)}. Espera tu turno.`,
  'table/not-your-seat': ({ seat }, say) => `Aquí no juegas por ${say.name(seat)}.`,
  'table/stale': () => 'La partida ya había avanzado. Mira otra vez el tablero y decide.',
  'table/not-stored': () => 'No se ha podido guardar tu jugada, así que no se ha hecho.',
  'table/malformed': () => 'La mesa no lo ha entendido. Recarga la página e inténtalo de nuevo.',
  'table/nothing-to-undo': () => 'No hay nada que deshacer.',
  'table/already-revealed': () => 'Desde entonces se ha descubierto una carta. Ya no se puede deshacer.',
  'table/turn-not-complete': () => 'A tu turno aún le falta algo. Complétalo antes de terminarlo.',
  'table/turn-complete': () => 'Ya has jugado. Termina tu turno o deshazlo.',
  'table/no-hints': () => 'En esta mesa se juega sin consejos.',
  'table/no-advice': () => 'Ahora mismo no hay ningún consejo.',
  'table/adviser-failed': () => 'El visir se ha trabado al pensar y no tiene ningún consejo para ti.',
  'table/adviser-absent': () =>
    'No se ha podido iniciar al visir, que no tiene ningún consejo para ti. Comprueba la conexión y vuelve a preguntar, o recarga la página.',
  'table/no-adviser': ({ error }) =>
    `El visir no puede dar consejos: ${botProblem(error)}. Recarga la página: la partida está guardada hasta tu última jugada.`,
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'La página y la mesa son de versiones distintas. Recarga la página.',
  'table/unknown-edition': ({ id, known }) =>
    `Aquí no hay ningún tablero «${id}». Elige uno de estos: ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `No se puede leer cómo está preparada la partida: hay un error en «${field}». Prepárala de nuevo.`,
  'table/elsewhere': () =>
    'La partida sigue en otra pestaña. Juega allí o recarga esta página para traerla aquí.',
  'table/no-saved-game': () => 'En este navegador no hay ninguna partida a medias. Empieza una nueva.',
  'table/bad-save': () => 'La partida guardada está dañada o es de otra versión. Empieza una nueva.',
  'table/rules-version': () =>
    'Esta partida empezó con otras reglas que las de esta versión. Se conserva tal cual; empieza una nueva.',
  'table/not-open': () => 'La mesa aún no está preparada. Empieza una partida.',
  'table/bot': ({ level, error }) =>
    `El bot «${terms.bot[level]}» no puede jugar: ${botProblem(error)}. Recarga la página: la partida está guardada hasta tu última jugada. Si no sirve de nada, empieza una partida con otros bots.`,
  'table/crashed': () =>
    'La mesa ha dejado de responder. Recarga la página: la partida está guardada hasta tu última jugada.',
  'setup/players': ({ min, max }) => `El juego es de ${min} a ${max} jugadores.`,
  'setup/no-preset': ({ players }) =>
    `Este tablero no tiene puestos iniciales preestablecidos para ${terms.count.players(players)}. Podéis colocarlos vosotros.`,
  edition: (code) => `Este tablero no sirve: su archivo tiene un fallo (${code}). Elige otro.`,
} satisfies TableErrorMessages;
