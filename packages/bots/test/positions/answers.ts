/** Whether an action is one of a position's answers. */
import { type Action, type ByColour, COLOURS, formatAction } from '@kairo/engine';
import { type Answer, coinsOf } from './position.ts';

/** Coins that an action spends, price and fee together. */
function spentBy(action: Action): (colour: (typeof COLOURS)[number]) => number {
  const payment = action.type === 'expand' ? action.payment : {};
  const fee = 'fee' in action ? action.fee : null;
  return (colour) => (payment[colour] ?? 0) + (fee === colour ? 1 : 0);
}

/** `money`: what the acting seat has before it acts. */
export function isAnswer(action: Action, answers: readonly Answer[], money: ByColour<number>): boolean {
  const text = `${formatAction(action)} `;
  const spent = spentBy(action);
  return answers.some(({ does, keeps }) => {
    if (!text.startsWith(`${does} `)) return false;
    const kept = coinsOf(keeps);
    return COLOURS.every((colour) => money[colour] - spent(colour) >= kept[colour]);
  });
}
