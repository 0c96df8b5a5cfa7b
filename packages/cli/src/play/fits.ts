/** Whether an action is one that was typed. */
import type { Action, CardName, Coins, View } from '@kairo/engine';
import type { Wish } from './words.ts';

function sameCards(a: readonly CardName[], b: readonly CardName[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

export function sameCoins(a: Coins, b: Coins): boolean {
  const text = (coins: Coins): string => JSON.stringify(Object.entries(coins).sort());
  return text(a) === text(b);
}

/** Regardless of coins: the legal actions have only one of the possible payments for each build. */
export function fits(action: Action, wish: Wish, view: View): boolean {
  if (wish.kinds.length > 0 && !wish.kinds.includes(action.type)) return false;
  if (wish.colour !== undefined && !('colour' in action && action.colour === wish.colour)) return false;
  if (wish.source !== undefined && action.type !== 'pick') return false;
  const [site, entry] = wish.sites;
  switch (action.type) {
    case 'place':
    case 'stall':
    case 'move':
      if (site !== undefined && action.stall !== site) return false;
      if (entry !== undefined && action.entry !== entry) return false;
      return action.type === 'place' ? wish.cards.length === 0 : fitsCards(action.cards, wish);
    case 'expand':
      if (site !== undefined && action.site !== site) return false;
      return entry === undefined && fitsCards(action.cards, wish);
    case 'lure':
      if (site !== undefined && action.entry !== site) return false;
      if (wish.barkers !== undefined && action.barkers !== wish.barkers) return false;
      return entry === undefined && wish.cards.length === 0;
    case 'pick': {
      if (wish.sites.length > 0) return false;
      const [card] = wish.cards;
      if (action.from === 'display') {
        if (wish.source !== undefined && wish.source !== action.index) return false;
        return card === undefined || view.display[action.index] === card;
      }
      return card === undefined && (wish.source === undefined || wish.source === action.from);
    }
    case 'discard':
      return wish.sites.length === 0 && (wish.cards.length === 0 || wish.cards[0] === action.card);
    case 'dropOut':
      return wish.sites.length === 0 && wish.cards.length === 0;
    default:
      return action satisfies never;
  }
}

function fitsCards(cards: readonly CardName[], wish: Wish): boolean {
  return wish.cards.length === 0 || sameCards(cards, wish.cards);
}
