import type { AppMessages, PreferenceMessages } from '../messages/frame.ts';
import type { FrameTexts } from '../pageTexts.ts';
import { terms } from './terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Aquí no hay ningún tablero «${error.found}», solo ${terms.and(error.known)}.`;
    case 'link/unknown-player':
      return `Aquí no hay ningún jugador «${error.found}», solo ${terms.and(error.known)}.`;
    case 'setup/players':
      return `Es para ${terms.count.players(Number(error.found))}; el juego es de ${error.min} a ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link' ? 'No se puede leer.' : `Su «${error.field}» falta o no es correcto.`;
  }
};

const app = {
  title: 'Kairo',
  howToPlay: 'Cómo se juega',
  loading: 'Un momento',
  toStart: 'Ir al inicio',
  close: 'Cerrar',
  retry: 'Reintentar',
  badge: { noNetwork: 'sin conexión', newVersion: 'versión nueva' },
  broken: {
    heading: 'Algo se ha caído del puesto',
    text: 'Es un fallo del programa, no tuyo. Recarga la página: la partida en curso está guardada.',
    reload: 'Recargar',
    details: 'Detalles técnicos',
  },
  offline: {
    heading: 'Falta una parte de la página',
    text: 'No se ha podido cargar. Comprueba la conexión e inténtalo otra vez.',
  },
  badLink: {
    heading: 'Este enlace no lleva a ningún sitio',
    why,
    remedy: 'Puede que esté incompleto o sea de otra versión. Pídelo otra vez o prepara tú la partida.',
  },
  noPage: { heading: 'Esta página no existe', text: 'Puede que la dirección tenga una errata.' },
} satisfies AppMessages;

const preferences = {
  heading: 'Preferencias',
  language: 'Idioma',
  switchTo: { day: 'Cambiar al modo día', night: 'Cambiar al modo noche' },
  theme: { label: 'Tema', day: 'Día', night: 'Noche', system: 'Según el dispositivo' },
  sound: { label: 'Sonido', volume: 'Volumen', mute: 'Quitar el sonido', unmute: 'Poner el sonido' },
  motion: {
    label: 'Animaciones',
    slow: 'Lentas',
    normal: 'Normales',
    fast: 'Rápidas',
    none: 'Ninguna',
    reduced: 'Tu dispositivo pide menos movimiento, así que no hay animaciones.',
  },
  patterns: { label: 'Tramas más marcadas', note: 'Los colores se distinguen mejor.' },
  signs: { label: 'Símbolos más grandes', note: 'Los símbolos y las mercancías llenan más su loseta.' },
  shortcuts: { label: 'Atajos de teclado', note: 'Durante la partida, una letra elige una acción.' },
  autoEndTurn: {
    label: 'Fin de turno automático',
    note: 'Un turno jugado termina tras un momento. Hasta entonces puedes deshacerlo.',
  },
  remarks: { label: 'Comentarios de los bots', note: 'Unas palabras amables cuando viene al caso.' },
  notKept: 'Este navegador no guarda nada: lo que elijas dura hasta que cierres la página.',
  unreadable: 'No se han podido leer tus preferencias anteriores. Estas son las predeterminadas.',
} satisfies PreferenceMessages;

export const texts: FrameTexts = { locale: 'es', terms, app, preferences };
