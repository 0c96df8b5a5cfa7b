import type { ArenaMessages } from '../messages/arena.ts';
import { terms } from './terms.ts';

const { count, number } = terms;

export const arena = {
  duel: (one, rivals, games, edition, players) =>
    `${one} gegen ${rivals}: ${count.games(games)} auf ${edition}, ${count.players(players)}`,
  roundRobin: (bots, games, edition, players) =>
    `${number(bots)} Bots, jeder gegen jeden: je Paar ${count.games(games)} auf ${edition}, ${count.players(players)}`,
  deals: (deals) => `${count.deals(deals)}, ${deals === 1 ? '' : 'jeweils '}von jedem Platz aus gespielt`,
  simulations: (name, simulations) => `${name}: ${number(simulations)} Simulationen pro Entscheidung`,
  from: '95 % von',
  to: 'bis',
  winShare: 'Siegquote',
  chance: 'bei gleicher Stärke',
  elo: 'Elo-Unterschied',
  margin: 'Vorsprung in Punkten',
  msPerDecision: 'ms pro Entscheidung',
  turnsPerGame: 'Züge pro Spiel',
  decisionsPerGame: 'Entscheidungen pro Spiel',
  games: 'Spiele',
  oneOfRow: (even) => `Zeile: ein Platz. Spalte: alle übrigen Plätze. Bei gleicher Stärke wären es ${even}.`,
  endless: '∞: Für eine Obergrenze hat der Schwächste zu selten gewonnen.',
  verdict: {
    stronger: (one, rivals) => `${one} ist stärker als ${rivals}: Das belegen diese Spiele.`,
    weaker: (one, rivals) => `${one} ist schwächer als ${rivals}: Das belegen diese Spiele.`,
    open: 'Wer stärker ist, lässt sich nach so wenigen Spielen nicht sagen.',
    needed: (games) => `Etwa ${number(games)} Spiele dürften genügen, wenn es so weitergeht.`,
    rough: 'Bei weniger als 30 Kartenverteilungen sind die Intervalle nur grobe Schätzungen.',
  },
  sprt: {
    result: (elo0, elo1, llr, bound) =>
      `Sequenzieller Test von ${elo0} gegen ${elo1} Elo: LLR ${llr}, Grenzen ±${bound}.`,
    decided: (elo) => `Der Test nimmt ${elo} an.`,
    open: 'Der Test ist noch nicht entschieden.',
    leaning: 'Ein Test, der früh endet, lässt Unterschiede größer erscheinen, als sie sind.',
  },
  forfeits: (one, games, reason) =>
    `${one} konnte ${count.games(games)} nicht zu Ende spielen und hat verloren: ${reason}`,
  hung: (deal, seconds) =>
    `Ein Prozess hat ${number(seconds)} s lang kein Lebenszeichen gegeben (Kartenverteilung ${number(deal)}); ein anderer spielt sie noch einmal.`,
  crashed: (deal, reason) =>
    `Ein Prozess ist bei Kartenverteilung ${number(deal)} ausgefallen (${reason}); ein anderer spielt sie noch einmal.`,
  stopped: (done, total) => `Abgebrochen nach ${number(done)} von ${number(total)} Spielen.`,
  goOn: 'Mit demselben Befehl geht es weiter.',
} satisfies ArenaMessages;
