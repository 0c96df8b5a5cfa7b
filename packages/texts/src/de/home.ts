import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';

const { counted } = grammarOf('de');

export const texts = {
  tagline: 'Fünf Kunden in den Gassen, sechs Waren im Angebot, ein Basar für dich.',
  about: {
    heading: 'Darum geht es',
    lines: [
      'Baue Stände im Basar von Kairo.',
      'Locke Kunden an; sie nehmen den kürzesten Weg.',
      'Baue mit dem Erlös deine Stände aus: Punkte und Medaillen entscheiden.',
    ],
  },
  continueGame: 'Weiterspielen',
  round: (round) => `Runde ${round}`,
  newGame: 'Neues Spiel',
  start: 'Los geht’s',
  minutes: (minutes) => `Etwa ${counted(minutes, { one: 'Minute', other: 'Minuten' })}`,
  minutesNote: {
    people: 'Gerechnet mit 20 Sekunden pro Zug.',
    both: 'Gerechnet mit 20 Sekunden pro Zug, bei Bots mit 2.',
    bots: 'Gerechnet mit 2 Sekunden pro Zug eines Bots.',
  },
  replace: {
    heading: 'Ein Spiel läuft noch',
    text: 'Ein neues Spiel ersetzt es, und es lässt sich nicht zurückholen.',
  },
  players: 'Wer spielt?',
  who: (number) => `Wer auf Platz ${number} spielt`,
  person: 'Mensch',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'sanft',
    trader: 'solide',
    merchant: 'gewitzt',
    vizier: 'unerbittlich',
  },
  name: (number) => `Name für Platz ${number}`,
  nameElse: (sign) => `Name, sonst ${sign}`,
  sign: (number) => `Symbol von Platz ${number}`,
  signIs: (number, sign) => `Symbol von Platz ${number}: ${sign}`,
  addSeat: 'Mitspieler hinzufügen',
  removeSeat: (number) => `Platz ${number} entfernen`,
  board: {
    label: 'Spielplan',
    boards: {
      cairo: { label: 'Großer Basar', note: '12 × 12 Felder, das ganze Spiel' },
      alley: { label: 'Enge Gasse', note: '9 × 9 Felder, mehr Gedränge' },
    },
  },
  ownBoard: (id) => `Der Spielplan „${id}“`,
  opening: {
    label: 'Startaufstellung',
    preset: { label: 'Fertig aufgebaut', note: 'Alle haben schon drei Hauptstände.' },
    variable: { label: 'Selbst aufbauen', note: 'Alle legen drei Hauptstände.' },
  },
  options: {
    heading: 'Der Tisch',
    openMoney: { label: 'Offenes Geld', note: 'Alle sehen die Münzen der anderen.' },
    routes: { label: 'Wege zeigen', note: 'Wohin ein Kunde geht und wer wie viel verdient.' },
    hints: { label: 'Tipps', note: 'Frag jederzeit nach den besten Zügen.' },
  },
  nobody: 'Nur Bots spielen: Du siehst zu.',
  proposal: {
    heading: 'Dieser Link schlägt ein Spiel vor',
    bot: (level) => `${level} (Bot)`,
    decline: 'Eigenen Aufbau verwenden',
  },
  copyLink: 'Link zu diesem Aufbau kopieren',
  linkCopied: 'Der Link ist kopiert.',
  linkByHand: 'Kopiere diesen Link:',
  language: 'Sprache',
  unofficial: 'Ein inoffizielles Fanprojekt nach dem Brettspiel Kairo von Kimmo Sorsamo (2012).',
  licence: 'Das Programm steht unter der MIT-Lizenz, die Schriften unter der SIL Open Font License.',
} satisfies HomeMessages;
