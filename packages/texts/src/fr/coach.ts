import type { CoachMessages } from '../messages/coach.ts';
import { colourFor, terms } from './terms.ts';
import { typeset } from './typography.ts';

const { count } = terms;

export const texts = typeset<CoachMessages>({
  heading: 'Nour donne des conseils',
  given: (tips) =>
    tips === 0 ? 'Un par tour au plus, chacun une seule fois.' : `Un par tour au plus ; déjà ${tips}.`,
  off: 'Désactivés.',
  showMe: 'Montre-moi',
  gotIt: 'Compris',
  noMore: 'Plus de conseils',
  stopped: 'Plus de conseils. Tu peux les réactiver à côté de Nour.',
  key: 'n',
  keyDoes: 'répéter le conseil de Nour',
  preference: { label: 'Conseils de Nour', note: 'Dans une première partie avec elle.' },
  tip: {
    lastCard: () => 'Ta dernière carte. *Construis ce qui rapporte le plus :* après, tu es hors jeu.',
    finalPhase: () => 'La phase finale : *tu ne peux plus que construire.* Sans carte, tu es hors jeu.',
    nearEnd: ({ amount }) =>
      `Phase finale dans ${count.expansions(amount)}. *On ne fera plus que construire :* garde des cartes.`,
    joker: () => 'Un joker coûte une pièce, tu n’en as pas. *Attire un client* ou joue trois cartes.',
    lastSide: ({ colour, site }) =>
      `Ton étal ${colourFor('masculine', 1, colour)} ne peut grandir qu’en ${site}. *Construis là,* sinon il sera bloqué.`,
    medalAtRisk: ({ colour, rival }) =>
      `Une tuile ${colourFor('feminine', 1, colour)} de plus, et *${rival} te prend une médaille.* Grandis à temps.`,
    rivalMedal: ({ colour, rival }) =>
      `Une tuile ${colourFor('feminine', 1, colour)} *prend une médaille à ${rival}.* Tu as la carte et les pièces.`,
    freeMedals: ({ colour }) =>
      `*Atteins 2 tuiles ${colourFor('feminine', 2, colour)} en premier :* les deux médailles sont libres, et tu peux payer.`,
    guests: ({ rival, amount }) =>
      `${rival} t’a amené un client : *${count.coins(amount)} pour toi.* Un grand étal rapporte plus.`,
    fullHand: ({ amount }) =>
      `Tu as ${count.cards(amount)}. *Construis plutôt avant d’en prendre :* tu n’en gardes que 4 en main.`,
    coins: ({ colour, amount }) =>
      `${amount} pièces ${colourFor('feminine', amount, colour)}. *Deux en remplacent une autre,* une seule doit convenir.`,
    barker: ({ colour, amount }) =>
      `*Joue un bonimenteur :* le client ${colourFor('masculine', 1, colour)} vient chez toi et rapporte ${count.coins(amount)}.`,
    expansion: ({ colour, amount }) =>
      `Tu peux payer une tuile ${colourFor('feminine', 1, colour)}. *Un étal de ${amount} marque aussitôt ${count.points(amount)}.*`,
    ownLure: ({ colour, amount }) =>
      `Ton entrée est la plus proche. *Attire le client ${colourFor('masculine', 1, colour)} :* ${count.coins(amount)} pour toi.`,
    rivalLure: ({ rival, amount }) =>
      `Là, tu reçois 1 pièce et ${rival} ${amount}. *À ton propre étal, toi seul y gagnes.*`,
  },
});
