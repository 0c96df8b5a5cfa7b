import type {
  CurtainMessages,
  LiveMessages,
  MenuMessages,
  OpeningMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
} from '../../../messages/browser/table/course.ts';
import { terms } from '../../terms.ts';

const { and, count } = terms;

export const status = {
  round: (round) => `Runde ${round}`,
  yourTurn: 'Du bist am Zug',
  turnOf: (name) => `${name} ist am Zug`,
  thinking: (name) => `${name} überlegt`,
  finalPhase: 'Schlussphase',
  over: 'Das Spiel ist aus',
  mishap: {
    crashed: (name) => `${name} ist beim Nachdenken gestolpert und hat einen schnellen Zug gemacht.`,
    hung: (name) => `${name} hat sich in Gedanken verloren und dann einen schnellen Zug gemacht.`,
    absent: (name) =>
      `${name} ließ sich nicht starten und hat einen schnellen Zug gemacht. Bleibt das so, prüfe die Verbindung und lade die Seite neu.`,
  },
} satisfies StatusMessages;

export const curtain = {
  pass: (name) => `Gib das Gerät an ${name} weiter`,
  note: 'Karten und Geld bleiben bis dahin verdeckt.',
  ready: (name) => `Ich bin ${name}`,
} satisfies CurtainMessages;

export const since = {
  heading: 'Seit deinem letzten Zug',
  nothing: 'Noch ist nichts geschehen.',
  again: 'Noch einmal zeigen',
  goOn: 'Weiter',
} satisfies SinceMessages;

export const scoring = {
  heading: 'Schlusswertung',
  reason: {
    supply: 'Die Ausbauten sind knapp geworden.',
    standstill: 'Lange hat niemand gebaut.',
  },
  stands: 'Stände',
  medals: 'Medaillen',
  medalsAgain: 'Medaillen, Ende',
  money: 'Geld',
  coins: (coins, points) => `${count.coins(coins)}, ${count.points(points)}`,
  total: 'Gesamt',
  youWin: 'Du gewinnst.',
  winner: (name) => `${name} gewinnt.`,
  winners: (names) => `${and(names)} teilen sich den Sieg.`,
  rematch: 'Revanche',
  newGame: 'Neues Spiel',
  seeBoard: 'Spielplan ansehen',
  toResult: 'Zum Ergebnis',
  skip: 'Ans Ende springen',
} satisfies ScoringMessages;

export const live = {
  yourTurnAfter: (events) => `${events} Du bist am Zug.`,
} satisfies LiveMessages;

export const menu = {
  heading: 'Menü',
  leave: 'Tisch verlassen',
  kept: 'Das Spiel bleibt in diesem Browser gespeichert: Du kannst später weiterspielen.',
  preferences: 'Einstellungen',
  shortcuts: 'Tastatur',
} satisfies MenuMessages;

export const opening = {
  laying: 'Das Spiel wird aufgebaut',
  resuming: 'Dein Spiel wird geholt',
  failed: 'Das Spiel lässt sich nicht öffnen',
  variable: 'Hauptstände selbst legen',
} satisfies OpeningMessages;

export const shortcuts = {
  heading: 'Tastatur',
  letters: { build: 'b', lure: 'a', draw: 'z', endTurn: 'e', undo: 'r', hint: 't', log: 'p', rules: 's' },
  does: {
    build: 'bauen',
    lure: 'einen Kunden anlocken',
    draw: 'zwei Karten ziehen',
    endTurn: 'den Zug beenden',
    undo: 'zurücknehmen',
    hint: 'beste Züge',
    log: 'Protokoll',
    rules: 'Spielregeln',
    arrows: 'über den Spielplan gehen',
    confirm: 'wählen oder bestätigen',
    cancel: 'abbrechen',
    colours: 'eine Farbe wählen',
    help: 'diese Liste',
  },
  keys: { arrows: 'Pfeiltasten', enter: 'Eingabe', escape: 'Esc', colours: '1 bis 6' },
  off: 'Die Kürzel mit Buchstaben kannst du in den Einstellungen ein- und ausschalten.',
} satisfies ShortcutMessages;
