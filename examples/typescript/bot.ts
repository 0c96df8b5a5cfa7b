/**
 * A bot in TypeScript, a game against one of ours, and advice: `node scripts/launch.mjs examples/typescript/bot.ts`.
 * docs/bots.md explains each part.
 */
import { BotGame, type BotMaker, decide, explain, iterationBudget, makeBot } from '@kairo/bots';
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
const botGame = new BotGame(game, 'an example');
for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
  const bot = seat === 0 ? mine : other;
  botGame.play(decide(bot, botGame.situation(seat), iterationBudget(1)).action);
}
console.log(`after ${botGame.decisions} decisions:`, botGame.outcome);

const opening = new BotGame(game, 'another');
const thoughts = explain(game, opening.situation(opening.acting ?? 0), iterationBudget(200), { count: 2 });
let step = thoughts.next();
while (!step.done) step = thoughts.next();
console.log('two good first moves:', JSON.stringify(step.value, undefined, 1));
