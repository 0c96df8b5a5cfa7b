/** Plays by chance: first what kind of action, then which of that kind, so that it does not only build stalls. */
import { answering, type BotMaker } from '../bot.ts';

export const makeRandomBot: BotMaker = () =>
  answering(({ view: { legal }, random }) => {
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[random.below(kinds.length)];
    const ofKind = legal.filter(({ type }) => type === kind);
    const chosen = ofKind[random.below(ofKind.length)];
    if (chosen === undefined) throw new Error('a bot was asked to choose from nothing');
    return chosen;
  });
