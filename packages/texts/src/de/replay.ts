import type { ReplayMessages } from '../messages/replay.ts';

export const texts: ReplayMessages = {
  lookBack: 'Rückblick auf die Partie',
  parts: { replay: 'Wiederholung', review: 'Analyse', charts: 'Verlauf' },
  turn: (turn, last) => (turn === 0 ? `Vor Zug 1 von ${last}` : `Zug ${turn} von ${last}`),
  turnNumber: (turn) => `Zug ${turn}`,
  toTable: 'Zurück zum Tisch',
  logNote: 'Zug wählen und hinspringen',
  turns: 'Züge',
  legend: {
    expansion: 'Ausbau',
    stall: 'neuer Hauptstand',
    lure: 'Anlocken',
    draw: 'Ziehen',
    medal: 'Medaille',
  },
  buttons: {
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen Zug vor',
    last: 'Zum Ende',
  },
  speed: 'Tempo',
  next: 'Weiter zu',
  wanted: { build: 'Bau', medal: 'Medaille', income: 'Einnahme' },
  nextOf: { build: 'Nächster Bau', medal: 'Nächste Medaille', income: 'Nächste Einnahme' },
  link: 'Link zu diesem Zug',
  linkCopied: 'Der Link ist kopiert.',
  linkByHand: 'Kopiere diesen Link:',
  shown: 'Was zu sehen ist',
  everything: 'Alles',
  everythingNote: 'alle Karten und Münzen',
  eyesNote: 'von diesem Platz aus',
  hand: (name, cards, coins) => `${name} hat: ${cards}; ${coins}`,
  noCards: 'keine Karten',
  trouble: {
    'replay/not-over': {
      heading: 'Diese Partie läuft noch',
      text: 'Eine Wiederholung zeigt alle Handkarten. Darum öffnet sie sich erst, wenn die Partie vorbei ist.',
    },
    'replay/no-game': {
      heading: 'Hier ist keine Partie',
      text: 'Unter dieser Adresse gibt es keine Partie. Vielleicht liegt sie in einem anderen Browser, oder der Link ist unvollständig.',
    },
    'replay/unreadable': {
      heading: 'Diese Partie lässt sich nicht noch einmal zeigen',
      text: 'Die Aufzeichnung ist beschädigt, oder die Partie wurde nach einer anderen Fassung der Regeln gespielt. Sie bleibt, wie sie ist.',
    },
    'replay/unreachable': {
      heading: 'Die Partie war nicht zu holen',
      text: 'Der Server antwortet nicht. Prüfe deine Verbindung und öffne die Wiederholung noch einmal.',
    },
    'replay/crashed': {
      heading: 'Die Wiederholung ist stehen geblieben',
      text: 'Beim Öffnen ging etwas schief. Lade die Seite neu; der Partie selbst ist nichts passiert.',
    },
  },
};
