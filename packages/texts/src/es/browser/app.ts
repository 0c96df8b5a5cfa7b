import type { AppMessages } from '../../messages/browser/app.ts';

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
    text: 'Puede que esté incompleto o sea de otra versión. Pídelo otra vez o prepara tú la partida.',
  },
  noPage: { heading: 'Esta página no existe', text: 'Puede que la dirección tenga una errata.' },
} satisfies AppMessages;
