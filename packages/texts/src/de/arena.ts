import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} gegen ${rivals}: ${count.games(games)} auf ${edition}, ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} Bots, jeder gegen jeden: je Paar ${count.games(games)} auf ${edition}, ${count.players(players)}`,
  deals: (deals) => `${count.deals(deals)}, von jedem Platz aus gespielt`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} Simulationen je Entscheidung`,
  from: '95 % von',
  to: 'bis',
  winShare: 'Anteil an den Siegen',
  chance: 'bei gleicher Stärke',
  elo: 'Elo-Unterschied',
  margin: 'Vorsprung in Punkten',
  msPerDecision: 'ms je Entscheidung',
  turnsPerGame: 'Züge im Spiel',
  decisionsPerGame: 'Entscheidungen im Spiel',
  games: 'Spiele',
  oneOfRow: (even) => `Einer aus der Zeile gegen lauter gleiche aus der Spalte; gleich stark wären ${even}.`,
  endless: '∞ heißt: Der Schwächste hat zu wenig gewonnen, als dass es eine Obergrenze gäbe.',
  verdict: {
    stronger: (one, rivals) => `${one} ist stärker als ${rivals}: Das belegen diese Spiele.`,
    weaker: (one, rivals) => `${one} ist schwächer als ${rivals}: Das belegen diese Spiele.`,
    open: 'Wer stärker ist, lässt sich aus so wenigen Spielen nicht sagen.',
    needed: (games) => `Etwa ${number(games)} könnten genügen, wenn es so weitergeht.`,
    rough: 'Bei weniger als 30 Austeilungen sind die Bereiche nur grob.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Sequenzieller Test von ${elo0} gegen ${elo1} Elo: LLR ${llr}, Grenzen ±${bound}.`,
    decided: (elo) => `Er hat sich für ${elo} entschieden.`,
    open: 'Er hat sich noch nicht entschieden.',
    leaning: 'Ein Test, der endet, sobald er es weiß, lässt Unterschiede größer erscheinen, als sie sind.',
  },
  forfeits: (one, games, reason) =>
    `${one} konnte ${count.games(games)} nicht zu Ende spielen und verlor: ${reason}`,
  hung: (deal, seconds) =>
    `Ein Prozess gab bei Austeilung ${number(deal)} ${number(seconds)} s lang kein Lebenszeichen; ein anderer spielt sie noch einmal.`,
  crashed: (deal, reason) =>
    `Ein Prozess ist bei Austeilung ${number(deal)} ausgefallen (${reason}); ein anderer spielt sie noch einmal.`,
  stopped: (done, total) => `Abgebrochen nach ${number(done)} von ${number(total)} Spielen.`,
  goOn: 'Derselbe Befehl macht hier weiter.',
} satisfies ArenaMessages;
