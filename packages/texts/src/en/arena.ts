import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} against ${rivals}: ${count.games(games)} on ${edition} with ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, round robin: ${count.games(games)} per pair on ${edition} with ${count.players(players)}`,
  deals: (deals) => `${count.deals(deals)}, ${deals === 1 ? 'played' : 'each played'} from every seat`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} simulations per decision`,
  from: '95% from',
  to: 'to',
  winShare: 'share of victories',
  chance: 'if equally strong',
  elo: 'Elo difference',
  margin: 'points ahead',
  msPerDecision: 'ms per decision',
  turnsPerGame: 'turns per game',
  decisionsPerGame: 'decisions per game',
  games: 'games',
  oneOfRow: (even) => `Row: one seat. Column: all other seats. Equal strength would give ${even}.`,
  endless: '∞: the weakest won too few games to set an upper limit.',
  verdict: {
    stronger: (one, rivals) => `${one} is stronger than ${rivals}: there are enough games to say so.`,
    weaker: (one, rivals) => `${one} is weaker than ${rivals}: there are enough games to say so.`,
    open: 'There are not enough games to say which is stronger.',
    needed: (games) => `About ${number(games)} games should be enough if this trend continues.`,
    rough: 'With fewer than 30 deals the intervals are rough.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Sequential test of ${elo0} against ${elo1} Elo: LLR ${llr}, bounds ±${bound}.`,
    decided: (elo) => `The test accepts ${elo}.`,
    open: 'The test is still undecided.',
    leaning: 'A test that stops early makes differences look larger than they are.',
  },
  forfeits: (one, games, reason) => `${one} forfeited ${count.games(games)}: ${reason}`,
  hung: (deal, seconds) =>
    `A process gave no sign of life for ${number(seconds)} s (deal ${number(deal)}); another is replaying it.`,
  crashed: (deal, reason) => `A process failed on deal ${number(deal)} (${reason}); another is replaying it.`,
  stopped: (done, total) => `Stopped after ${number(done)} of ${count.games(total)}.`,
  goOn: 'Run the same command again to continue.',
} satisfies ArenaMessages;
