import type { BotErrorMessages, WeightsProblem } from '../messages/bots.ts';
import { restoringWeights } from '../messages/bots.ts';

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'il est introuvable';
    case 'weights/json':
      return 'ce n’est pas du JSON';
    case 'weights/format':
      return `son format est ${problem.found} au lieu de « ${problem.expected} »`;
    case 'weights/rules-version':
      return `il suit la version ${problem.found} des règles au lieu de la version ${problem.expected}`;
    case 'weights/players':
      return `il est prévu pour ${problem.found} joueurs au lieu de ${problem.expected}`;
    case 'weights/facts':
      return 'il vient d’une autre version du programme';
    case 'weights/numbers':
      return `« ${problem.field} » doit être une liste de ${problem.expected} nombres de −${problem.largest} à ${problem.largest}`;
  }
}

export const botErrors = {
  'bot/unknown': ({ name, known }) => `Le bot « ${name} » n’existe pas ; choisis parmi ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `« @${found} » n’est pas un temps de réflexion : indique un nombre de simulations, comme @500, ou de millisecondes, comme @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `« ${name} » répond tout de suite et n’a pas besoin de temps de réflexion : retire « @${found} ».`,
  'bot/weights': ({ file, problem }) =>
    `Le fichier « ${file} » des bots est inutilisable : ${weightsProblem(problem)}. Réinstalle le programme, ou restaure le fichier avec « ${restoringWeights(file)} ».`,
  'bot/crashed': ({ detail }) => `Le bot s’est arrêté : ${detail}. Relance le programme.`,
} satisfies BotErrorMessages;
