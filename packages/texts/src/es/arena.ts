import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} contra ${rivals}: ${count.games(games)} en ${edition} con ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, todos contra todos: ${count.games(games)} por pareja en ${edition} con ${count.players(players)}`,
  deals: (deals) =>
    `${number(deals)} ${deals === 1 ? 'reparto jugado' : 'repartos jugados'} desde cada lugar`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} simulaciones por decisión`,
  from: '95 % desde',
  to: 'hasta',
  winShare: 'parte de las victorias',
  chance: 'con igual fuerza',
  elo: 'diferencia de Elo',
  margin: 'puntos de ventaja',
  msPerDecision: 'ms por decisión',
  turnsPerGame: 'turnos por partida',
  decisionsPerGame: 'decisiones por partida',
  games: 'partidas',
  oneOfRow: (even) =>
    `Uno de la fila contra varios iguales de la columna; con la misma fuerza serían ${even}.`,
  endless: '∞ significa que el más débil ha ganado demasiado poco para fijar un límite superior.',
  verdict: {
    stronger: (one, rivals) => `${one} es más fuerte que ${rivals}: hay partidas suficientes para afirmarlo.`,
    weaker: (one, rivals) => `${one} es más débil que ${rivals}: hay partidas suficientes para afirmarlo.`,
    open: 'No hay partidas suficientes para decir quién es más fuerte.',
    needed: (games) => `Unas ${number(games)} podrían bastar si todo sigue igual.`,
    rough: 'Con menos de 30 repartos los intervalos son aproximados.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Prueba secuencial de ${elo0} contra ${elo1} Elo: LLR ${llr}, límites ±${bound}.`,
    decided: (elo) => `Se ha decidido por ${elo}.`,
    open: 'Todavía no se ha decidido.',
    leaning: 'Una prueba que para en cuanto lo sabe hace parecer las diferencias mayores de lo que son.',
  },
  forfeits: (one, games, reason) => `${one} no pudo seguir en ${count.games(games)} y perdió: ${reason}`,
  hung: (deal, seconds) =>
    `Un proceso no ha dado señales de vida en ${number(seconds)} s con el reparto ${number(deal)}; otro lo juega de nuevo.`,
  crashed: (deal, reason) =>
    `Un proceso ha fallado con el reparto ${number(deal)} (${reason}); otro lo juega de nuevo.`,
  stopped: (done, total) => `Interrumpido tras ${number(done)} de ${count.games(total)}.`,
  goOn: 'La misma orden sigue desde aquí.',
} satisfies ArenaMessages;
