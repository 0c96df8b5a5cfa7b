import type { WhyNotMessages } from '../messages/whyNot.ts';
import { whyNotTextsFrom } from '../whyNotTexts.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { terms } from './terms.ts';

const whyNot = {
  heading: 'Por qué no se puede',
  site: (site) => `En ${site} no se puede construir nada`,
  nobody: (site) => `En ${site} no hay ningún cliente. Elige a uno de los marcados`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} está en la zona de tabernas, reservada al morado`,
    'build/segment-has-colour': ({ segment }) =>
      `En el sector ${segment} ya hay un puesto principal de cada uno de estos colores`,
    'build/no-stall-in-stock': () => 'Tus puestos principales de estos colores ya están en el tablero',
    'build/supply-empty': () => 'Se han acabado estas ampliaciones',
    'build/not-beside-stand': ({ site }) =>
      `${site} no toca ninguno de estos puestos tuyos. Una ampliación necesita un solar justo al lado de su puesto`,
    'build/beside-other-stand': ({ site }) =>
      `${site} toca otros puestos de estos colores, y una ampliación no puede tocarlos`,
    'build/cannot-pay': () => 'No puedes pagar estas ampliaciones',
  },
} satisfies WhyNotMessages;

export const texts = whyNotTextsFrom({ terms, refusals, tableRefusals, tableErrors, messages: whyNot });
