import type { CoachMessages } from '../messages/coach.ts';
import { colourFor, terms } from './terms.ts';

const { count } = terms;

export const texts: CoachMessages = {
  heading: 'Nour da consejos',
  given: (tips) =>
    tips === 0 ? 'Uno por turno como mucho, cada uno una vez.' : `Uno por turno como mucho; van ${tips}.`,
  off: 'Desactivados.',
  showMe: 'Enséñamelo',
  gotIt: 'Entendido',
  noMore: 'No más consejos',
  stopped: 'No más consejos. Puedes volver a activarlos junto a Nour.',
  key: 'n',
  keyDoes: 'repetir el consejo de Nour',
  preference: { label: 'Consejos de Nour', note: 'En una primera partida con ella.' },
  tip: {
    lastCard: () => 'Tu última carta. *Construye lo que dé más puntos:* después quedas fuera.',
    finalPhase: () => 'La última etapa: *desde ahora solo puedes construir.* Sin cartas quedas fuera.',
    nearEnd: ({ amount }) =>
      `${count.expansions(amount)} para la última etapa. *Después solo se construye:* guarda cartas.`,
    joker: () => 'Un comodín cuesta una moneda y no tienes. *Atrae a un cliente* o juega tres cartas.',
    lastSide: ({ colour, site }) =>
      `Tu puesto ${colourFor('masculine', 1, colour)} solo puede crecer en ${site}. *Construye ahí,* o quedará bloqueado.`,
    medalAtRisk: ({ colour, rival }) =>
      `Con otra loseta ${colourFor('feminine', 1, colour)}, *${rival} te quita una medalla.* Crece a tiempo.`,
    rivalMedal: ({ colour, rival }) =>
      `Otra loseta ${colourFor('feminine', 1, colour)} *le quita una medalla a ${rival}.* Tienes carta y monedas.`,
    freeMedals: ({ colour }) =>
      `*Llega antes a 2 losetas ${colourFor('feminine', 2, colour)}:* las dos medallas están libres y puedes pagar.`,
    guests: ({ rival, amount }) =>
      `${rival} atrajo a un cliente a tu puesto: *${count.coins(amount)} para ti.* Los grandes dan más.`,
    fullHand: ({ amount }) =>
      `Tienes ${count.cards(amount)}. *Mejor construye antes de robar:* en la mano solo quedan 4.`,
    coins: ({ colour, amount }) =>
      `${amount} monedas ${colourFor('feminine', amount, colour)}. *Dos valen por una de otro color;* solo una debe coincidir.`,
    barker: ({ colour, amount }) =>
      `*Usa un charlatán:* el cliente ${colourFor('masculine', 1, colour)} viene a tu puesto y da ${count.coins(amount)}.`,
    expansion: ({ colour, amount }) =>
      `Puedes pagar otra loseta ${colourFor('feminine', 1, colour)}. *Un puesto de ${amount} da ${count.points(amount)} al momento.*`,
    ownLure: ({ colour, amount }) =>
      `Tu entrada es la más cercana. *Atrae al cliente ${colourFor('masculine', 1, colour)}:* ${count.coins(amount)} para ti.`,
    rivalLure: ({ rival, amount }) =>
      `Ahí recibes 1 moneda y ${rival} ${amount}. *En tu propio puesto solo ganas tú.*`,
  },
};
