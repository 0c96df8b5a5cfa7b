/** The tools for engineers (simulate, arena, trace, perft, bot, bench) speak English in every locale. */
import { messages } from '@kairo/texts';
import type { Context } from './context.ts';

/** The same streams; messages that tools share with other commands, such as those about bad options, are English too. */
export function inEnglish(context: Context): Context {
  return { ...context, t: messages('en') };
}

const numbers = new Intl.NumberFormat('en');

export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** `1 game`, `1,000 games` */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
