/** One process of the comparison: two bundled checkouts take turns. Prints the ratios of their speeds as JSON. */
import { pathToFileURL } from 'node:url';
import type { Checkout } from './bundle.ts';
import { type Subject, subjectsOf } from './subjects.ts';

const ROUNDS = 15;
const WARM_UP = 4;

function rate(subject: Subject): number {
  const start = process.cpuUsage();
  const done = subject.slice();
  const { user, system } = process.cpuUsage(start);
  return done / (user + system);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

const [, , first = '', second = '', only = ''] = process.argv;
const [firsts, seconds] = await Promise.all(
  [first, second].map(async (file) => {
    const checkout: Checkout = await import(pathToFileURL(file).href);
    return subjectsOf(checkout).filter(({ name }) => name.includes(only));
  }),
);
const ratios = (firsts ?? []).map((subject, i) => {
  const other = seconds?.[i] as Subject;
  for (let round = 0; round < WARM_UP; round++) for (const one of [subject, other]) one.slice();
  const found = Array.from({ length: ROUNDS }, () => rate(subject) / rate(other));
  return [subject.name, median(found)] as const;
});
console.log(JSON.stringify(Object.fromEntries(ratios)));
