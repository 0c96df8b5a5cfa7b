import type { ReviewMessages } from '../messages/review.ts';
import { terms } from './terms.ts';

const { number } = terms;

export const texts: ReviewMessages = {
  points: {
    heading: 'Wendepunkte',
    note: 'Die Züge, die am meisten Gewinnchance gekostet haben.',
    whose: 'Wendepunkte für',
    place: (point, of) => `Wendepunkt ${point} von ${of}`,
    none: 'Kein Zug hat mehr als 5 Prozentpunkte gekostet. Den Rest taten die Karten.',
    noneYet: 'Bisher keine.',
    provisional: 'erster Blick',
    chances: (before, after) => `Gewinnchance von ${before}\u00a0% auf ${after}\u00a0%`,
    better: (move) => `Besser: ${move}`,
    previous: 'Voriger Wendepunkt',
    next: 'Nächster Wendepunkt',
    choose: 'Wähle einen Wendepunkt, um ihn auf dem Brett zu sehen.',
  },
  move: {
    played: (name) => `Zug von ${name}`,
    better: 'Besser',
    onBoard: 'Auf dem Brett',
    whyBetter: 'Zum besseren Zug',
    whyPlayed: 'Zum gespielten Zug',
    asRival: (name) => `Am Platz von ${name}:`,
    otherPayment: 'Derselbe Zug mit anderen Karten oder Münzen.',
    simulations: (count) => `Beurteilt mit ${number(count)} Probepartien.`,
  },
  curve: {
    percent: (percent) => `${percent}\u00a0%`,
    heading: 'Gewinnchance',
    note: 'wie der Wesir sie nach jedem Zug sah',
    sentence: (name, turn) => `${name} hatte ab Zug ${turn} die besten Aussichten.`,
    level: 'Niemand lag auf Dauer vorn.',
  },
  progress: {
    heading: 'Der Wesir geht die Partie durch',
    paused: 'Angehalten',
    turns: (turn, of) => `Zug ${turn} von ${of}`,
    closer: (done, of) => `Genauer angesehen: ${done} von ${of}`,
    done: 'Die Analyse ist fertig.',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    stopped:
      'Die Analyse ist stehen geblieben. Öffne die Seite noch einmal; was gefunden wurde, bleibt erhalten.',
  },
  short: {
    heading: 'Zu kurz für eine Analyse',
    text: 'Eine Analyse braucht eine Partie von mindestens zehn Zügen.',
  },
  how: {
    heading: 'Wie kommt das zustande?',
    knows:
      'Für jede Entscheidung erfährt der Wesir nur, was an diesem Platz bekannt war: die eigene Hand, das Brett und was bis dahin geschehen war. Er verteilt die verdeckten Karten Hunderte Male neu und spielt von dort weiter.',
    scale:
      'Er schätzt, wer gerade am Zug ist. Die anderen behalten ihren letzten Wert, und alle werden auf 100\u00a0% umgerechnet; darum bewegt sich die Kurve auch dann ein wenig, wenn nichts geschieht.',
    looks:
      'Was am meisten gekostet zu haben scheint, sieht er sich noch einmal genauer an. Ein Wendepunkt hat mindestens 5 Prozentpunkte gekostet; Unterschiede unter 3 Punkten heißen nie Fehler. Höchstens zwei Wendepunkte stammen von Gegnern.',
    trust: ({ percent, games }) =>
      `Der Wesir rechnet mit gleich starken Gegnern, und er kann sich irren: Mit viermal so vielen Probepartien blieben ${percent}\u00a0% der Wendepunkte dieselben (Testpartien: ${games}).`,
  },
  charts: {
    choose: 'Was gezeichnet wird',
    heading: { points: 'Punkte', money: 'Geld', stands: 'Plättchen in Ständen' },
    note: {
      points: 'der letzte Zug mit der Schlusswertung',
      money: 'Münzen nach jedem Zug',
      stands: 'aller Farben, Hauptstände mitgezählt',
    },
    ofColours: 'Stände welcher Farbe',
    allColours: 'Alle',
    only: (colour) => `nur ${colour}, Hauptstände mitgezählt`,
    turn: 'Zug',
    table: 'Als Tabelle',
    unknown: 'nicht bekannt',
    read: (turn, values) => `${turn === 0 ? 'Vor dem ersten Zug' : `Zug ${turn}`}: ${values.join(', ')}`,
    value: (name, value) => `${name} ${value}`,
    most: {
      points: (name, value) => `${name} hatte am Ende die meisten Punkte: ${value}.`,
      money: (name, value) => `${name} hatte einmal ${value} Münzen, mehr als alle anderen.`,
      stands: (name, value) => `${name} hatte am Ende die meisten Plättchen: ${value}.`,
    },
    equal: {
      points: (value) => `Die Besten hatten am Ende gleich viele Punkte: ${value}.`,
      money: (value) => `Mehr als ${value} Münzen hatte niemand.`,
      stands: (value) => `Die Größten hatten am Ende gleich viele Plättchen: ${value}.`,
    },
    hidden: 'Nur, was an diesem Platz bekannt war.',
    income: 'Einnahmen nach Herkunft',
    incomeNote: 'Münzen von Kunden',
    source: {
      own: 'an den eigenen Stand gelockt',
      rivals: 'an einen anderen Stand gelockt',
      brought: 'von Gegnern gebracht',
    },
    sum: 'zusammen',
    sizes: 'Größe der Stände',
    sizesNote: (turn) => (turn === 0 ? 'vor dem ersten Zug' : `nach Zug ${turn}`),
    tiles: 'Plättchen',
  },
};
