import type { AppMessages } from '../../messages/browser/app.ts';
import { terms } from '../terms.ts';

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

export const app = {
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
