import type { AppMessages } from '../../messages/browser/app.ts';

export const app = {
  title: 'Kairo',
  loading: 'Un momento',
  toStart: 'A la página de inicio',
  close: 'Cerrar',
  back: 'Volver',
  retry: 'Probar otra vez',
  broken: {
    heading: 'Algo se ha caído del puesto',
    text: 'Es un fallo del programa, no tuyo. Carga la página de nuevo: la partida en curso se conserva.',
    reload: 'Cargar de nuevo',
    details: 'Para quien lo arregle',
  },
  offline: {
    heading: 'Falta una parte de la página',
    text: 'No se ha podido cargar. Comprueba la conexión y prueba otra vez.',
  },
  badLink: {
    heading: 'Este enlace no lleva a ningún sitio',
    text: 'Puede estar cortado o ser de otra versión. Pídelo de nuevo o prepara tú la partida.',
  },
  noPage: { heading: 'Esta página no existe', text: 'Puede que la dirección tenga una errata.' },
} satisfies AppMessages;
