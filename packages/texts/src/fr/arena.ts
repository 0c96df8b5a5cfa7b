import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} contre ${rivals} : ${count.games(games)} sur ${edition} à ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, tous contre tous : ${count.games(games)} par paire sur ${edition} à ${count.players(players)}`,
  deals: (deals) =>
    `${count.deals(deals)}, ${deals <= 1 ? 'jouée' : 'chacune jouée'} depuis toutes les places`,
  simulations: (name, simulations) => `${name} : ${number(simulations)} simulations par décision`,
  from: '95 % de',
  to: 'à',
  winShare: 'taux de victoire',
  chance: 'à force égale',
  elo: 'écart Elo',
  margin: 'points d’avance',
  msPerDecision: 'ms par décision',
  turnsPerGame: 'tours par partie',
  decisionsPerGame: 'décisions par partie',
  games: 'parties',
  oneOfRow: (even) => `Ligne : une place. Colonne : toutes les autres. À force égale, ce serait ${even}.`,
  endless: '∞ : le plus faible a gagné trop peu de parties pour fixer une limite supérieure.',
  verdict: {
    stronger: (one, rivals) => `${one} est plus fort que ${rivals} : il y a assez de parties pour le dire.`,
    weaker: (one, rivals) => `${one} est plus faible que ${rivals} : il y a assez de parties pour le dire.`,
    open: 'Il n’y a pas assez de parties pour dire lequel est le plus fort.',
    needed: (games) => `À ce rythme, environ ${number(games)} parties devraient suffire.`,
    rough: 'Avec moins de 30 donnes, les intervalles sont approximatifs.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Test séquentiel de ${elo0} contre ${elo1} Elo : LLR ${llr}, bornes ±${bound}.`,
    decided: (elo) => `Le test retient ${elo}.`,
    open: 'Le test n’a pas encore tranché.',
    leaning: 'Un test qui s’arrête tôt fait paraître les écarts plus grands qu’ils ne le sont.',
  },
  forfeits: (one, games, reason) => `${one} a perdu ${count.games(games)} par forfait : ${reason}`,
  hung: (deal, seconds) =>
    `Un processus n’a donné aucun signe de vie pendant ${number(seconds)} s (donne ${number(deal)}) ; un autre la rejoue.`,
  crashed: (deal, reason) =>
    `Un processus a échoué sur la donne ${number(deal)} (${reason}) ; un autre la rejoue.`,
  stopped: (done, total) => `Interrompu après ${number(done)} parties sur ${number(total)}.`,
  goOn: 'Relance la même commande pour continuer.',
} satisfies ArenaMessages;
