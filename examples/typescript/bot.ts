/**
 * A bot in TypeScript, a game against one of ours, and advice: `node scripts/launch.mjs examples/typescript/bot.ts`.
 * docs/bots.md explains each part.
 */
import { type BotMaker, Course, decide, explain, iterationBudget, makeBot } from '@kairo/bots';
import { ALLEY, makeGame } from '@kairo/engine';

/** The types of action it prefers, in order; among actions of that type it chooses at random. */
const WANTED = ['place', 'expand', 'stall', 'move', 'lure', 'pick', 'discard', 'dropOut'] as const;

const makeBuilder: BotMaker = () => ({
  // A generator, because bots that think longer report their best action so far with `yield`.
  *think({ view, random }) {
    const wanted = WANTED.find((type) => view.legal.some((action) => action.type === type));
    const choice = view.legal.filter(({ type }) => type === wanted);
    const action = choice[random.below(choice.length)];
    if (action === undefined) throw new Error('there is always something to do');
    return { action, iterations: 0 };
  },
});

const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
const [mine, other] = [makeBuilder(game), makeBot('apprentice', game)];
const course = new Course(game, 'an example');
for (let seat = course.acting; seat !== undefined; seat = course.acting) {
  const bot = seat === 0 ? mine : other;
  course.play(decide(bot, course.situation(seat), iterationBudget(1)).action);
}
console.log(`after ${course.decisions} decisions:`, course.outcome);

const opening = new Course(game, 'another');
const thoughts = explain(game, opening.situation(opening.acting ?? 0), iterationBudget(200), { count: 2 });
let step = thoughts.next();
while (!step.done) step = thoughts.next();
console.log('two good first moves:', JSON.stringify(step.value, undefined, 1));
