import type { EndReason, Outcome } from '@kairo/engine';
import type {
  BotErrorMessages,
  ErrorMessages,
  Invariant,
  PresetProblem,
  WeightsProblem,
} from '../messages/errors.ts';
import { restoringWeights, shortHash as short } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { colourWith, terms } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'Sie fehlt';
    case 'weights/json':
      return 'Sie ist kein JSON';
    case 'weights/format':
      return `Ihr Format ist ${problem.found}, erwartet wird „${problem.expected}“`;
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
    `Die Datei „${file}“ der Bots ist unbrauchbar: ${weightsProblem(problem)}. Installiere das Programm neu, oder stelle die Datei mit „${restoringWeights(file)}“ wieder her.`,
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
  medals: 'Eine Medaille ist bei jemandem, dessen Stand nicht der größte der Farbe ist.',
  money: 'Jemand hat weniger als kein Geld.',
  hands: 'Die Hände sind so voll, dass nichts zum Ziehen übrig bliebe.',
};

const reasons: { readonly [reason in EndReason]: string } = {
  supply: 'Vorrat',
  standstill: 'Stillstand',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: Outcome): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `Das ist nicht lesbar. Erwartet: ${expectation(problem.expected)}.`;
    case 'count':
      return `${count.stalls(problem.found)} statt ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'Eines der Felder liegt nicht auf dem Spielplan.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `So darf der Hauptstand nicht liegen (${problem.rule}).${rule}`;
    }
  }
}

export const errors = {
  ...botErrors,
  'edition/not-json': ({ detail }) => `Die Edition ist kein gültiges JSON: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `In der Edition fehlt die Angabe „${field}“, oder sie ist falsch. Erwartet: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) =>
    `Die Angabe „${field}“ der Edition hat keine Bedeutung. Nimm sie heraus.`,
  'edition/medals-mixed': ({ colours }) =>
    `Die Medaillen der Edition haben Werte für alle Farben und andere für ${terms.and(colours.map((colour) => terms.colour[colour]))}. Nenne ein Paar für alle Farben oder eines für jede der sechs.`,
  'edition/range': ({ field, found, min, max }) =>
    `Die Angabe „${field}“ der Edition ist ${found}, erwartet ist eine ganze Zahl von ${min} bis ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `In „${map}“, Zeile ${row}: ${found} ${found === 1 ? 'Feld' : 'Felder'} statt ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `In „areas“ gibt es ${found} ${found === 1 ? 'Zeile' : 'Zeilen'} statt ${expected} wie in „segments“.`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `In „${map}“ steht auf ${site} „${symbol}“. Erwartet: ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `Abschnitt ${segment} hat kein Feld. Jeder der neun braucht mindestens eines.`,
  'edition/start-in-restaurant': ({ site }) =>
    `Das Startfeld ${site} liegt im Restaurantbereich. Kunden beginnen im Marktbereich.`,
  'edition/start-count': ({ found, expected }) =>
    `Es gibt ${found} ${found === 1 ? 'Startfeld' : 'Startfelder'} statt ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `Das Startfeld ${site} ist doppelt aufgeführt. Jeder Kunde braucht ein eigenes.`,
  'edition/start-off-board': ({ site }) => `Das Startfeld „${site}“ liegt nicht auf dem Spielplan.`,
  'edition/not-connected': ({ sites }) =>
    `Vom ersten Startfeld führt kein Weg nach ${terms.and(sites)}. Der Marktbereich muss alle Startfelder verbinden.`,
  'edition/no-place': ({ colour, count: needed, found }) => {
    const stalls =
      needed === 1 ? `${colourWith('en', colour)} Hauptstand` : `${colourWith('e', colour)} Hauptstände`;
    return `Für ${needed} ${stalls} ist kein Platz${found === 0 ? '' : `, nur für ${found}`}.`;
  },
  'edition/joker-segments': ({ joker, found }) =>
    `Joker ${joker} hat die Abschnitte „${found}“. Erwartet: drei verschiedene, zum Beispiel „123“.`,
  'edition/too-few-cards': ({ found, min }) =>
    `Es gibt nur ${count.cards(found)}. Der Stapel ginge zu Ende: Mindestens ${min} sind nötig.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Vorgegebene Startaufstellung für ${count.players(players)}, „${stall}“: ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) =>
    `Das Spiel ist für ${min} bis ${max} Spieler, nicht für „${found}“.`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Es gibt eine für ${terms.or(available.map(String))}.`;
    return (
      `Die Edition „${edition}“ hat keine vorgegebene Startaufstellung für ${count.players(players)}.${others} ` +
      'Die variable ist immer möglich.'
    );
  },
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
    `Gespielt wurde mit der Edition „${id}“, die hier fehlt. Bekannt sind: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `Die Edition „${id}“ hat sich seit dem Spiel geändert: ${short(expected)} statt ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `Die Edition „${id}“ hat keine vorgegebene Startaufstellung für ${count.players(players)}.`,
  'record/no-seed': () =>
    'Die Aufzeichnung hat keinen Startwert. Nur die Aufzeichnung des ganzen Tisches lässt sich nachspielen.',
  'record/not-of-table': ({ knows }, say) =>
    `Die Aufzeichnung enthält nur, was ${knows === 'spectator' ? 'jemand beim Zuschauen' : say.name(knows)} gesehen hat. Sie lässt sich zeigen, aber nicht nachspielen.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Zug ${turn} gehört in der Aufzeichnung ${say.name(found)}, am Zug ist aber ${say.name(expected)}.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Zug ${turn}, „${action}“: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Zug ${turn} bricht ab, und doch folgen weitere Züge.`,
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
