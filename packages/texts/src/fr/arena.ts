import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} contre ${rivals} : ${count.games(games)} sur ${edition} à ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, chacun contre chacun : ${count.games(games)} par paire sur ${edition} à ${count.players(players)}`,
  deals: (deals) => `${number(deals)} ${deals <= 1 ? 'donne jouée' : 'donnes jouées'} depuis chaque place`,
  simulations: (name, simulations) => `${name} : ${number(simulations)} simulations par décision`,
  from: '95 % de',
  to: 'à',
  winShare: 'part des victoires',
  chance: 'à force égale',
  elo: 'écart Elo',
  margin: 'points d’avance',
  msPerDecision: 'ms par décision',
  turnsPerGame: 'tours par partie',
  decisionsPerGame: 'décisions par partie',
  games: 'parties',
  oneOfRow: (even) =>
    `Un joueur de la ligne contre plusieurs de la colonne ; à force égale, ce serait ${even}.`,
  endless: '∞ signifie que le plus faible a trop peu gagné pour fixer une limite supérieure.',
  verdict: {
    stronger: (one, rivals) => `${one} est plus fort que ${rivals} : il y a assez de parties pour le dire.`,
    weaker: (one, rivals) => `${one} est plus faible que ${rivals} : il y a assez de parties pour le dire.`,
    open: 'Il n’y a pas assez de parties pour dire qui est le plus fort.',
    needed: (games) => `Environ ${number(games)} pourraient suffire si cela continue ainsi.`,
    rough: 'Avec moins de 30 donnes, les intervalles sont grossiers.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Test séquentiel de ${elo0} contre ${elo1} Elo : LLR ${llr}, bornes ±${bound}.`,
    decided: (elo) => `Il s’est décidé pour ${elo}.`,
    open: 'Il ne s’est pas encore décidé.',
    leaning: 'Un test qui s’arrête dès qu’il sait fait paraître les écarts plus grands qu’ils ne sont.',
  },
  forfeits: (one, games, reason) => `${one} n’a pas pu finir ${count.games(games)} et a perdu : ${reason}`,
  hung: (deal, seconds) =>
    `Un processus n’a donné aucun signe de vie pendant ${number(seconds)} s sur la donne ${number(deal)} ; un autre la rejoue.`,
  crashed: (deal, reason) =>
    `Un processus a échoué sur la donne ${number(deal)} (${reason}) ; un autre la rejoue.`,
  stopped: (done, total) => `Interrompu après ${number(done)} parties sur ${number(total)}.`,
  goOn: 'La même commande continue à partir d’ici.',
} satisfies ArenaMessages;
