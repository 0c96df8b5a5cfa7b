import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const texts = {
  contents: 'Contents',
  aim: {
    heading: 'The aim',
    text: 'You are a merchant in the bazaar of Cairo. Customers bring coins, coins make your stands grow, and growing stands bring victory points and medals. Whoever has the most victory points wins.',
  },
  first: {
    heading: 'Your first move',
    steps: [
      'Choose “Lure”. The customers you can lure are marked on the board.',
      'Tap one of them and, if there is a choice, an entry.',
      'Confirm with the large button. Your turn ends a moment later; until then you can undo.',
    ],
    numbers:
      'Whenever something cannot be done, tap it and the game tells you why. Numbers such as R5.5 refer to the rules below.',
  },
  marks: {
    heading: 'Marks on the board',
    meaning: {
      legal: 'You can choose this.',
      allowed: 'You can build here too, but only with any three cards.',
      target: 'The customer walks to this entry.',
      farther: 'With barkers the customer gets as far as this entry.',
      blocked: 'It cannot be done here; the game tells you why.',
      recent: 'Something has changed here since your last turn.',
    },
    loupe: 'On a touch screen, hold your finger on a site: a magnifier enlarges it and its surroundings.',
  },
  actions: {
    build: { label: 'Build', text: 'Play stall cards for a new stall or an expansion.' },
    lure: { label: 'Lure', text: 'Bring a customer to an entry and earn coins.' },
    draw: { label: 'Draw two', text: 'Take two cards for later.' },
  },
  lead: {
    R1: 'There are six kinds of goods, each in a colour of its own. You own one stall of each.',
    R2: 'A stall and its expansions form a stand; its size is the number of its tiles. The carpet in front of the stall is its entry: customers arrive there, and nothing is ever built on it. Paving with diamonds marks the restaurant area, where all purple tiles lie. The other colours lie in the market area.',
    R3: 'You start with three stalls on the board, one coin of each colour and three stall cards. In a game for two there are also neutral stalls, which belong to no one.',
    R4: 'On your turn you do one of three things. A build takes cards: one for the segment of the site, or a joker with that segment plus a coin of any colour, or any three cards for any site. Jokers among three cards cost nothing.',
    R5: 'Put one of your stalls on a free site and its entry on a free site beside it. The stall must not touch another tile, and no segment may have two stalls of the same colour. Every customer must still be able to walk to every entry.',
    R6: 'Lay an expansion beside your stand of the same colour, but not beside another stand of that colour. You pay one coin of its colour for each tile of the enlarged stand. You may pay two coins of other colours in place of each, but at least one must match. You score 1 victory point for each tile of the enlarged stand.',
    R7: 'A stall without expansions that has no room for one may move. It is rebuilt on another site, with cards as for a new stall. Turning it on the spot is not a move.',
    R8: 'Choose a customer. It walks through the market area to the nearest open entry of its colour, whoever owns it; an entry is open while no customer stands on it. Tiles are in the way, entries and other customers are not. Each market barker you play lets it pass one nearer entry. Then the customer leaves the board, and the one that was waiting takes its place on the entry.',
    R9: 'Take two cards, one after the other: from the display, from the pile, or a market barker while any are left. You see the first before you choose the second. If you then hold more than four stall cards, discard down to four; the limit applies only here.',
    R10: 'There are two boards: the Great bazaar with 12 × 12 sites and the Narrow alley with 9 × 9. Cards, medals and supplies are the same on both.',
    R11: 'When a colour has no expansion left, or two colours have at most one each, the final phase begins: from then on you may only build; when you cannot or will not, you are out for good. Once everyone is out, every medal scores once more and every three coins are worth 1 victory point.',
    R12: 'Your cards are hidden from the others, and so is your money, unless you play with open money. Everything else is open to all, payments and income too: you may keep count.',
  },
  supply: (expansions, barkers) =>
    `All players share the supply: ${count.expansions(expansions)} of each colour and ${count.barkers(barkers)}.`,
  prices: (tiles) => `${count.tiles(tiles)} cost, for example:`,
  medals:
    'If your stand is now larger than any other of its colour, you take both medals, from the supply or from a rival; if it only draws level with the largest, just the silver one. A medal scores its points when you take it, and once more at the end for whoever holds it.',
  income: {
    own: 'Your own stand: 1 coin for each tile',
    rival: 'A rival’s stand: 1 coin for you, and 1 for each tile for its owner',
    neutral: 'A neutral stall: 1 coin for you',
  },
  rules,
} satisfies GuideTexts;
