import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} against ${rivals}: ${count.games(games)} on ${edition} with ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} bots, each against each: ${count.games(games)} a pair on ${edition} with ${count.players(players)}`,
  deals: (deals) => `${count.deals(deals)}, played from every seat`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} simulations for each decision`,
  from: '95 % from',
  to: 'to',
  winShare: 'share of victories',
  chance: 'if equally strong',
  elo: 'Elo difference',
  margin: 'points ahead',
  msPerDecision: 'ms per decision',
  turnsPerGame: 'turns in a game',
  decisionsPerGame: 'decisions in a game',
  games: 'games',
  oneOfRow: (even) => `One of the row against nobody but the column; equally strong ones would have ${even}.`,
  endless: '∞ means that the weakest won too little for an upper limit.',
  verdict: {
    stronger: (one, rivals) => `${one} is stronger than ${rivals}: there are enough games to say so.`,
    weaker: (one, rivals) => `${one} is weaker than ${rivals}: there are enough games to say so.`,
    open: 'There are not enough games to say who is stronger.',
    needed: (games) => `About ${number(games)} might do, if it goes on like this.`,
    rough: 'With fewer than 30 deals the intervals are rough.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Sequential test of ${elo0} against ${elo1} Elo: LLR ${llr}, bounds ±${bound}.`,
    decided: (elo) => `It has decided for ${elo}.`,
    open: 'It has not decided yet.',
    leaning: 'A test that stops as soon as it knows makes differences look larger than they are.',
  },
  forfeits: (one, games, reason) => `${one} could not go on in ${count.games(games)}, and lost: ${reason}`,
  hung: (deal, seconds) =>
    `A process gave no sign of life for ${number(seconds)} s on deal ${number(deal)}; another one plays it again.`,
  crashed: (deal, reason) =>
    `A process failed on deal ${number(deal)} (${reason}); another one plays it again.`,
  stopped: (done, total) => `Stopped after ${number(done)} of ${count.games(total)}.`,
  goOn: 'The same command goes on from here.',
} satisfies ArenaMessages;
