import type { AppMessages, PreferenceMessages } from '../messages/frame.ts';
import type { FrameTexts } from '../pageTexts.ts';
import { terms } from './terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Aquí no hay ningún tablero «${error.found}», solo ${error.known.join(', ')}.`;
    case 'link/unknown-player':
      return `Aquí no hay ningún jugador «${error.found}», solo ${error.known.join(', ')}.`;
    case 'setup/players':
      return `Es para ${terms.count.players(Number(error.found))}; el juego es de ${error.min} a ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link' ? 'No se puede leer.' : `Le falta «${error.field}», o no es correcto.`;
  }
};

const app = {
  title: 'Kairo',
  howToPlay: 'Cómo se juega',
  loading: 'Un momento',
  toStart: 'Ir al inicio',
  close: 'Cerrar',
  retry: 'Reintentar',
  broken: {
    heading: 'Algo se ha caído del puesto',
    text: 'Es un fallo del programa, no tuyo. Recarga la página: la partida en curso se conserva.',
    reload: 'Recargar',
    details: 'Para quien lo arregle',
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
  theme: { label: 'Tema', day: 'Día', night: 'Noche', system: 'Como el dispositivo' },
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
  signs: { label: 'Símbolos más grandes', note: 'Los sellos y las mercancías llenan más su loseta.' },
  shortcuts: { label: 'Atajos de una tecla', note: 'En la mesa, las letras eligen acciones.' },
  autoEndTurn: {
    label: 'Los turnos terminan solos',
    note: 'Así, un turno acabado ya no se puede deshacer.',
  },
  notKept: 'Este navegador no guarda nada: lo que elijas dura hasta que cierres la página.',
  unreadable: 'No se han podido leer tus preferencias anteriores. Estas son las predeterminadas.',
} satisfies PreferenceMessages;

export const texts: FrameTexts = { locale: 'es', terms, app, preferences };
