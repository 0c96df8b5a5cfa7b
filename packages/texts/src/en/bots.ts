import type { BotErrorMessages, WeightsProblem } from '../messages/bots.ts';
import { restoringWeights } from '../messages/bots.ts';

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'it is missing';
    case 'weights/json':
      return 'it is not JSON';
    case 'weights/format':
      return `its format is ${problem.found}, expected “${problem.expected}”`;
    case 'weights/rules-version':
      return `it is for version ${problem.found} of the rules, expected ${problem.expected}`;
    case 'weights/players':
      return `it is for ${problem.found} players, expected ${problem.expected}`;
    case 'weights/facts':
      return 'it was made for another release';
    case 'weights/numbers':
      return `“${problem.field}” must be a list of ${problem.expected} numbers from −${problem.largest} to ${problem.largest}`;
  }
}

export const botErrors = {
  'bot/unknown': ({ name, known }) => `There is no bot “${name}”; choose from ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `“@${found}” is not a thinking time: give a number of simulations, like @500, or of milliseconds, like @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `“${name}” answers at once and needs no thinking time: leave out “@${found}”.`,
  'bot/weights': ({ file, problem }) =>
    `The bots’ file “${file}” cannot be used: ${weightsProblem(problem)}. Reinstall the program, or restore the file with “${restoringWeights(file)}”.`,
  'bot/crashed': ({ detail }) => `The bot stopped working: ${detail}. Start the program again.`,
} satisfies BotErrorMessages;
