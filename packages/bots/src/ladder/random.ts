/** Plays at random: draws the type of action first, because most legal actions are stalls. */
import { answering, type BotMaker } from '../bot.ts';

export const makeRandomBot: BotMaker = () =>
  answering(({ view: { legal }, random }) => {
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[random.below(kinds.length)];
    const ofKind = legal.filter(({ type }) => type === kind);
    const chosen = ofKind[random.below(ofKind.length)];
    if (chosen === undefined) throw new Error('there are no legal actions');
    return chosen;
  });
