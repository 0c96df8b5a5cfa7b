import type { GameResult } from '@kairo/engine';
import type { BotErrorMessages, ErrorMessages, Invariant, WeightsProblem } from '../messages/errors.ts';
import { restoringWeights, shortHash as short, unquoted } from '../messages/errors.ts';
import { boardProblems } from './boards.ts';
import { expectation } from './refusals.ts';
import { terms } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'Sie fehlt';
    case 'weights/json':
      return 'Sie ist kein JSON';
    case 'weights/format':
      return `Ihr Format ist „${unquoted(problem.found)}“, erwartet wird „${problem.expected}“`;
    case 'weights/rules-version':
      return `Sie gehört zu Fassung ${problem.found} der Regeln, erwartet wird ${problem.expected}`;
    case 'weights/players':
      return `Sie ist für ${problem.found} Spieler, erwartet werden ${problem.expected}`;
    case 'weights/facts':
      return 'Sie gehört zu einer anderen Version des Programms';
    case 'weights/numbers':
      return `„${problem.field}“ muss eine Liste von ${problem.expected} Zahlen von −${problem.largest} bis ${problem.largest} sein`;
  }
}

const botErrors = {
  'bot/unknown': ({ name, known }) => `Den Bot „${name}“ gibt es nicht; wähle aus ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `„@${found}“ ist keine Bedenkzeit: Gib eine Zahl von Simulationen an, etwa @500, oder von Millisekunden, etwa @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `„${name}“ antwortet sofort und braucht keine Bedenkzeit: Lass „@${found}“ weg.`,
  'bot/weights': ({ file, problem }) =>
    `Die Datei „${file}“ der Bots ist unbrauchbar: ${weightsProblem(problem)}. Installiere das Programm neu oder stelle die Datei mit „${restoringWeights(file)}“ wieder her.`,
  'bot/crashed': ({ detail }) => `Der Bot ist abgestürzt: ${detail}. Starte das Programm neu.`,
} satisfies BotErrorMessages;

const broken: { readonly [invariant in Invariant]: string } = {
  cards: 'Die Baukarten in Stapel, Auslage, Ablage und Händen sind nicht die der Edition.',
  barkers: 'Die Zahl der Marktschreier stimmt nicht.',
  tiles: 'Hauptstände und Ausbauten auf dem Spielplan und im Vorrat gehen nicht auf.',
  areas: 'Ein Plättchen oder ein Eingang liegt im falschen Bereich.',
  customers:
    'Fünf Kunden müssen auf begehbaren Feldern stehen, jeder auf einem eigenen und keiner auf einem Eingang seiner Farbe.',
  entries: 'Ein Eingang liegt nicht neben seinem Hauptstand, oder zwei teilen sich ein Feld.',
  reach: 'Ein Eingang oder ein Kunde ist abgeschnitten.',
  medals: 'Eine Medaille gehört jemandem, dessen Stand nicht der größte der Farbe ist.',
  money: 'Jemand hat eine negative Zahl von Münzen.',
  hands: 'Die Hände sind so voll, dass nichts zum Ziehen übrig bliebe.',
};

const reasons: { readonly [reason in GameResult['reason']]: string } = {
  supply: 'Vorrat',
  standstill: 'Stillstand',
  resigned: 'Aufgabe',
  agreed: 'Einigung',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: GameResult): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

export const errors = {
  ...botErrors,
  ...boardProblems,
  'position/malformed': ({ field, expected }) =>
    `In der Stellung fehlt die Angabe „${field}“, oder sie ist falsch. Erwartet: ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `Diese Stellung kommt in keinem Spiel vor. ${names.map((name) => broken[name]).join(' ')}`,
  'record/unreadable': ({ line, found, expected }) =>
    `Zeile ${line} ist nicht lesbar: „${found}“. Erwartet: ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `In der Aufzeichnung fehlt die Angabe „${field}“, oder sie ist falsch. Erwartet: ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `Die Aufzeichnung folgt Fassung ${found} der Regeln. Dieses Programm spielt Fassung ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `Gespielt wurde mit der Edition „${id}“, die hier fehlt. Vorhanden sind: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `Die Edition „${id}“ hat sich seit dem Spiel geändert: ${short(expected)} statt ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `Die Edition „${id}“ hat keine vorgegebene Startaufstellung für ${count.players(players)}.`,
  'record/no-seed': () =>
    'Die Aufzeichnung hat keinen Startwert. Nur die Aufzeichnung des ganzen Tisches lässt sich nachspielen.',
  'record/not-of-table': ({ knows }, say) =>
    `Die Aufzeichnung enthält nur, was ${knows === 'spectator' ? 'ein Zuschauer' : say.name(knows)} gesehen hat. Sie lässt sich zeigen, aber nicht nachspielen.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Zug ${turn} gehört in der Aufzeichnung ${say.name(found)}, am Zug ist aber ${say.name(expected)}.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Zug ${turn}, „${action}“: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Zug ${turn} ist unvollständig, trotzdem folgen weitere Züge.`,
  'record/overlong-turn': ({ turn }) => `Zug ${turn} hat mehr Aktionen, als in einen Zug gehören.`,
  'record/after-end': ({ turn }) => `Zug ${turn} kommt nach dem Ende des Spiels.`,
  'record/no-such-turn': ({ turn, last }) =>
    `Einen Zug ${turn} gibt es nicht. Die Aufzeichnung reicht bis Zug ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `Die Aufzeichnung nennt das Ergebnis ${outcome(found)}, ${expected ? `das Spiel endet aber mit ${outcome(expected)}` : 'das Spiel ist aber noch nicht zu Ende'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `Im Spielstand fehlt die Angabe „${field}“, oder sie ist falsch. Erwartet: ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `Der Spielstand folgt Fassung ${String(found)} der Regeln. Dieses Programm spielt Fassung ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `Der Spielstand gehört zu einem Spiel mit anderer ${field === 'edition' ? 'Edition' : 'Spielerzahl'}.`,
} satisfies ErrorMessages;
