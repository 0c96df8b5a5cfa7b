import type { BotErrorMessages, WeightsProblem } from '../messages/bots.ts';
import { restoringWeights } from '../messages/bots.ts';

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

export const botErrors = {
  'bot/unknown': ({ name, known }) => `Den Bot „${name}“ gibt es nicht; wähle aus ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `„@${found}“ ist keine Bedenkzeit: Gib eine Zahl von Simulationen an, etwa @500, oder von Millisekunden, etwa @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `„${name}“ antwortet sofort und braucht keine Bedenkzeit: Lass „@${found}“ weg.`,
  'bot/weights': ({ file, problem }) =>
    `Die Datei „${file}“ der Bots ist unbrauchbar: ${weightsProblem(problem)}. Installiere das Programm neu, oder stelle die Datei mit „${restoringWeights(file)}“ wieder her.`,
  'bot/crashed': ({ detail }) => `Der Bot ist abgestürzt: ${detail}. Starte das Programm neu.`,
} satisfies BotErrorMessages;
