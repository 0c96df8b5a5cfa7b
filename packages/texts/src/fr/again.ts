import type { AgainMessages } from '../messages/again.ts';

export const texts: AgainMessages = {
  again: 'Réessayer à partir d’ici',
  intro: (turn) =>
    turn === 0
      ? 'Une nouvelle partie reprend celle-ci au début. Ce que tu ne pouvais pas voir est redistribué.'
      : `Une nouvelle partie commence après le tour ${turn}. Ce que tu ne pouvais pas voir alors est redistribué.`,
  seat: 'Ta place',
  bots: 'Les autres',
  begin: 'Commencer',
  origin: (turn) =>
    turn === 0
      ? 'Commencée au début d’une autre partie.'
      : `Commencée après le tour ${turn} d’une autre partie.`,
  takeBack: 'Reprendre mon dernier tour',
  seen: 'Tu as vu depuis quelque chose de caché : une nouvelle carte, ou des cartes jouées par les autres.',
  noTurn: 'Tu n’as pas encore eu de tour à reprendre.',
  notYourTurn: 'Attends que ce soit ton tour.',
  instead: 'À la place, tu peux revenir à ce tour et réessayer dans une nouvelle partie.',
  lookBack: 'Revoir les tours',
  lookingBack: 'Tours précédents',
  toGame: 'À la partie',
  toTurn: 'À ton tour',
  loading: 'Récupération des tours précédents…',
};
