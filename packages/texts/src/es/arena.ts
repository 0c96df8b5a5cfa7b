import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} contra ${rivals}: ${count.games(games)} en ${edition} con ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, todos contra todos: ${count.games(games)} por pareja en ${edition} con ${count.players(players)}`,
  deals: (deals) =>
    `${count.deals(deals)}, ${deals === 1 ? 'jugado' : 'cada uno jugado'} desde todos los lugares`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} simulaciones por decisión`,
  from: '95 % desde',
  to: 'hasta',
  winShare: 'porcentaje de victorias',
  chance: 'con igual fuerza',
  elo: 'diferencia de Elo',
  margin: 'puntos de ventaja',
  msPerDecision: 'ms por decisión',
  turnsPerGame: 'turnos por partida',
  decisionsPerGame: 'decisiones por partida',
  games: 'partidas',
  oneOfRow: (even) => `Fila: un lugar. Columna: todos los demás. Con la misma fuerza, sería el ${even}.`,
  endless: '∞: el más débil ha ganado demasiado poco para fijar un límite superior.',
  verdict: {
    stronger: (one, rivals) => `${one} es más fuerte que ${rivals}: hay partidas suficientes para afirmarlo.`,
    weaker: (one, rivals) => `${one} es más débil que ${rivals}: hay partidas suficientes para afirmarlo.`,
    open: 'No hay partidas suficientes para decir cuál es más fuerte.',
    needed: (games) => `Si todo sigue igual, deberían bastar unas ${number(games)} partidas.`,
    rough: 'Con menos de 30 repartos los intervalos son solo aproximados.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Prueba secuencial de ${elo0} contra ${elo1} Elo: LLR ${llr}, límites ±${bound}.`,
    decided: (elo) => `La prueba acepta ${elo}.`,
    open: 'La prueba aún no ha decidido nada.',
    leaning: 'Una prueba que se detiene pronto hace que las diferencias parezcan mayores de lo que son.',
  },
  forfeits: (one, games, reason) => `${one} ha perdido ${count.games(games)} por no poder seguir: ${reason}`,
  hung: (deal, seconds) =>
    `Un proceso no ha dado señales de vida en ${number(seconds)} s (reparto ${number(deal)}); otro lo juega de nuevo.`,
  crashed: (deal, reason) =>
    `Un proceso ha fallado en el reparto ${number(deal)} (${reason}); otro lo juega de nuevo.`,
  stopped: (done, total) => `Interrumpido tras ${number(done)} de ${count.games(total)}.`,
  goOn: 'Repite la orden para continuar.',
} satisfies ArenaMessages;
