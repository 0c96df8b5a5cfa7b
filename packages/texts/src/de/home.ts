import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';

const { counted } = grammarOf('de');

export const texts = {
  tagline: 'Fünf Kunden in den Gassen, sechs Waren im Angebot, ein Basar für dich.',
  about: {
    heading: 'Darum geht es',
    learn: 'Spielend lernen',
    lines: [
      'Baue Stände auf dem Basar von Kairo.',
      'Locke Kunden an; sie nehmen den kürzesten Weg.',
      'Baue mit dem Erlös deine Stände aus, für Siegpunkte und Medaillen.',
    ],
  },
  continueGame: 'Weiterspielen',
  round: (round) => `Runde ${round}`,
  newGame: 'Neues Spiel',
  playHere: 'Hier spielen',
  together: {
    heading: 'Gemeinsam spielen',
    create: 'Tisch eröffnen',
    note: 'Lade Freunde mit einem Link ein, oder lass alle mitspielen.',
    join: 'An einen Tisch setzen',
    openTables: 'Offene Tische',
    waiting: (tables) => (tables === 1 ? '1 wartet' : `${tables} warten`),
    code: 'Tischcode oder Link',
    go: 'Hingehen',
    badCode: 'Ein Code hat sechs Buchstaben und Ziffern. Auch ein ganzer Link geht.',
    away: 'Die Tische sind gerade nicht erreichbar. Alles andere geht.',
    noServer: 'Diese Seite hat keinen Server für Tische. Alles andere geht.',
  },
  games: {
    label: 'Laufende Partien',
    mine: 'Meine Partien',
    all: (games) => `Alle ${games} Partien`,
    yourTurn: 'du bist dran',
    alone: 'Dein Tisch',
    state: {
      turn: 'Man wartet auf dich',
      playing: 'Andere sind am Zug',
      waiting: 'Wird vorbereitet',
    },
  },
  start: 'Los geht’s',
  minutes: (minutes) => `Etwa ${counted(minutes, { one: 'Minute', other: 'Minuten' })}`,
  minutesNote: {
    people: (person) => `Gerechnet mit ${person} Sekunden pro Zug.`,
    both: (person, bot) => `Gerechnet mit ${person} Sekunden pro Zug, bei Bots mit ${bot}.`,
    bots: (bot) => `Gerechnet mit ${bot} Sekunden pro Zug eines Bots.`,
  },
  replace: {
    heading: 'Ein Spiel läuft noch',
    text: 'Es bleibt gespeichert. Die Startseite bietet es wieder an, sobald das neue Spiel zu Ende ist.',
  },
  players: 'Wer spielt?',
  who: (number) => `Wer auf Platz ${number} spielt`,
  person: 'Mensch',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'lernt auch noch',
    trader: 'ein guter Gegner',
    merchant: 'richtig stark',
    vizier: 'kaum zu schlagen',
  },
  name: (number) => `Name für Platz ${number}`,
  nameElse: (icon) => `Name, sonst ${icon}`,
  icon: (number) => `Symbol von Platz ${number}`,
  iconIs: (number, icon) => `Symbol von Platz ${number}: ${icon}`,
  addSeat: 'Mitspieler hinzufügen',
  removeSeat: (number) => `Platz ${number} entfernen`,
  board: {
    label: 'Spielplan',
    boards: {
      cairo: { label: 'Großer Basar', note: '12 × 12 Felder, das volle Spiel' },
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
    heading: 'Spieloptionen',
    openMoney: { label: 'Offenes Geld', note: 'Alle sehen die Münzen der anderen.' },
    routes: { label: 'Wege zeigen', note: 'Wohin ein Kunde geht und wer wie viel verdient.' },
    hints: { label: 'Tipps', note: 'Frag jederzeit nach den besten Zügen.' },
  },
  nobody: 'Nur Bots spielen; du siehst zu.',
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
