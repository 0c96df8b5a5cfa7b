import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'You are a merchant in the bazaar of Cairo. Whoever has the most victory points at the end wins.',
    'Each player owns a stall in each of six colours. Three stand on the board at the start.',
    'On your turn you do one thing: build, lure a customer, or draw two cards.',
    'To build, play a stall card for the segment in which the tile will lie. A joker covers three segments and costs a coin. Any three cards work anywhere.',
    'A new stall needs a free site that touches no other tile, and a free site beside it for its entry.',
    'An expansion makes your stand larger. It costs one coin of its colour for each tile of the enlarged stand; you may pay two coins of other colours in place of each, but at least one must match.',
    'An expansion scores a victory point for each tile of the stand. The largest stand of a colour wins medals, and a medal that you take scores at once.',
    'Customers take the shortest path to the nearest open entry of their colour. Each market barker that you play lets a customer skip one nearer entry.',
    'Your own stand earns you a coin for each tile. At a rival’s stand you earn one coin and its owner one per tile.',
    'The customer leaves the board, and the one that was waiting takes its place at the entry.',
    'When the expansions of a colour run out, or two colours are down to one each, the final phase begins: from then on players may only build, until no one can or wants to.',
    'At the end all medals score once more, and every three coins are worth a victory point.',
  ],
  group: {
    R1: 'Pieces',
    R2: 'Board',
    R3: 'Set-up',
    R4: 'The turn',
    R5: 'Build a new stall',
    R6: 'Expand a stand',
    R7: 'Move a blocked stall',
    R8: 'Lure a customer',
    R9: 'Draw two cards',
    R10: 'Boards and values',
    R11: 'End',
    R12: 'Open and hidden information',
  },
  rule: {
    'R1.1':
      'There are six colours: red, yellow, green, blue, white and purple. Purple stalls are restaurants.',
    'R1.2': 'Each colour has one customer. Five stand in the market area, the sixth waits beside the board.',
    'R1.3':
      'There are two kinds of stall card: standard (one segment) and joker (three). Barker cards have a stock of their own.',
    'R1.4': 'You own one stall of each colour. Expansions form a common supply.',
    'R1.5': 'Each colour has a gold and a silver medal, which are worth the victory points printed on them.',
    'R1.6': 'Coins come in the six colours, and each is worth 1. The bank never runs out of them.',
    'R2.1':
      'The board has nine segments in three rows of three. A site is next to those that share a side with it; corners do not count.',
    'R2.2':
      'Some sites make up the restaurant area, all others the market area. Restaurant sites belong to segments too.',
    'R2.3': 'Five sites of the market area are start spaces for the customers.',
    'R2.4': 'A stand is a stall with all its expansions. Its size is the number of its tiles.',
    'R2.5':
      'A stall faces one site next to it, its entry. The entry belongs to the stall, has its colour and never holds a tile.',
    'R2.6': 'A site is free if it has no tile, no entry and no customer.',
    'R2.7':
      'Customers walk anywhere in the market area where no tile lies. Entries and other customers are not in their way.',
    'R3.1':
      'The stall cards are shuffled. Four lie face up as the display; the rest form the face-down pile.',
    'R3.2':
      'The customers are drawn at random: five go to the start spaces, the last one waits beside the board.',
    'R3.3':
      'Each player chooses an icon and starts with no points, one coin of each colour and three stall cards from the pile.',
    'R3.4': 'The start player is drawn by lot, in every kind of start. Play goes clockwise.',
    'R3.5':
      'In the variable start you take turns to place three stalls each, by the rules for new stalls (R5) but without cards. During this set-up no segment may hold more than two stalls; neutral ones count, entries do not.',
    'R3.6':
      'In the preset start the board says where everyone’s three stalls lie. It is recommended for first games.',
    'R3.7':
      'In a game for two there are also six neutral stalls, one of each colour, which belong to no one. In the variable start you take turns to draw one at random and place it by the same rules, the start player first. One that fits nowhere is set aside, and the other player draws next.',
    'R3.8': 'When everything is in place, the start player takes the first turn.',
    'R4.1':
      'On your turn you do exactly one thing: build (a new stall, an expansion or a move), lure a customer or draw two cards. You cannot pass.',
    'R4.2':
      'A build takes stall cards, which you discard face up: one standard card for the site’s segment; or one joker that covers it, plus 1 coin of any colour; or any three cards for any site, even if you hold one that fits. Jokers among three cards cost nothing.',
    'R4.3': 'The cards must fit the site that gets the tile. The segment of the entry does not matter.',
    'R4.4':
      'You pay for the joker and the expansion together out of your own coins. You choose which ones, and they all go to the bank. Without money you can use a joker only as one of three cards.',
    'R5.1':
      'A new stall comes from your stock. It needs a free site, and a free site next to it for its entry.',
    'R5.2': 'Purple stalls stand in the restaurant area, all others in the market area.',
    'R5.3': 'The entry is always in the market area. It may be in a different segment from the stall.',
    'R5.4':
      'A segment holds at most one stall of each colour, whoever owns it; neutral ones count. Expansions and entries do not count.',
    'R5.5': 'A new stall must not touch any tile, your own included. It may touch entries.',
    'R5.6': 'Two entries never share a site.',
    'R5.7': 'A new stall must leave every customer a path to every entry, the new one included.',
    'R5.8': 'A new stall costs only its cards, plus a coin for a joker played alone. It scores no points.',
    'R6.1':
      'An expansion comes from the supply, while it lasts, in a colour in which you have a stall on the board. It needs one free site.',
    'R6.2': 'Purple expansions lie in the restaurant area, all others in the market area.',
    'R6.3': 'An expansion must touch your own stand of the same colour: its stall or one of its expansions.',
    'R6.4':
      'An expansion must not touch another stand of its colour, whether a rival’s or a neutral one. Stands of different colours may touch, and expansions may lie beside entries.',
    'R6.5':
      'After a build, customers must still be able to reach every entry, however long the path. Sites without entry and customer may be cut off; you can still expand onto them. Purple tiles never block a path.',
    'R6.6':
      'You pay one coin of the stand’s colour for each tile of the enlarged stand. You may replace all but one, each with two coins of other colours, mixed as you like, even if you have enough of the stand’s colour.',
    'R6.7': 'An expansion scores 1 victory point for each tile of the enlarged stand.',
    'R6.8':
      'If your stand is now larger than any other of its colour, you take both medals, or the one you lack, from the supply or from a rival. If it only draws level with the largest, you take the silver one from its holder. Medals never go back to the supply.',
    'R6.9':
      'Medals that you take this turn, from the supply too, score their points at once. Those that you already held score nothing now.',
    'R7.1':
      'You may move a stall of yours that has no expansion and is blocked: no site is left where it could get one. Customers in the way, money, cards and supply do not count.',
    'R7.2':
      'A moved stall goes to a new site with cards, as if it came from your stock. Its old place no longer counts and may become its entry. Turning it on the spot is not a move.',
    'R7.3': 'Neutral stalls are never moved or expanded.',
    'R7.4':
      'A customer on the old entry stays there when the stall moves away. The site is no longer an entry, but is not free until the customer leaves.',
    'R8.1':
      'You move one of the five customers in the market area to an open entry of its colour: your own, a rival’s or a neutral one. An entry is open while no customer stands on it. If none is open, that customer cannot be lured.',
    'R8.2': 'A customer always takes the shortest path. Distance is counted in steps from site to site.',
    'R8.3':
      'A customer goes to the nearest open entry of its colour. If several are equally near, you choose.',
    'R8.4':
      'Each barker that you play lets the customer pass one nearer open entry. You play exactly as many as it takes, and they go back to the stock.',
    'R8.5':
      'The lured customer leaves the board and waits; the one that was waiting takes its place on the entry.',
    'R8.6':
      'Income is in the stand’s colour. Your own stand earns you one coin per tile. A rival’s stand earns you one coin and its owner one per tile. A neutral stall earns you one.',
    'R9.1':
      'You take two cards, one after the other: from the display, from the top of the pile, or a barker while any are left. You see the first before you choose the second.',
    'R9.2':
      'If you hold more than four stall cards after both picks, discard down to four, as you choose. The limit applies only then. Barkers lie open and have no limit.',
    'R9.3': 'Empty places in the display are refilled only at the end of the turn, after the discards.',
    'R9.4': 'As soon as the last card leaves the pile, the discards are shuffled and become the new pile.',
    R10: 'The plan of the board, the segments of the jokers, the number of pieces, the value of the medals and the preset starts depend on the board. Both boards of this game have 3 standard cards for each segment, 6 jokers (one for each row and each column of segments), 6 expansions of each colour and 7 barkers; a gold medal is worth 3 victory points, a silver one 2. They are a reconstruction: the printed game may differ.',
    'R11.1':
      'The final phase begins when, after an expansion, a colour has no expansion left or two colours have at most one left each. The next player goes on at once: rounds are not evened out, and whoever brought it about has further turns.',
    'R11.2':
      'In the final phase you can only build or drop out. If you cannot build anything on your turn, you are out. Being out is final, and your medals can still be taken.',
    'R11.3':
      'The others go on; the last one may build several times in a row. When everyone is out, the game is over.',
    'R11.4':
      'At the end each medal scores once more for its holder, and every three coins, of any colours, are worth 1 victory point. One or two left over are worth nothing.',
    'R11.5': 'Whoever has the most victory points wins. If there is a tie, the victory is shared.',
    'R11.6':
      'If no one builds a new stall or an expansion for twelve turns per player in a row, the final phase begins with the next player. Moves do not count as building here.',
    'R12.1':
      'Everyone sees the board, the customers, points, medals, supplies, barkers, the display, the discards, which open card or barker is taken, all payments and income, and the number of cards in each hand and in the pile.',
    'R12.2':
      'Hands, the order of the pile and each player’s money stay hidden. Money is revealed at the end, or from the start if the players agreed to that. Payments and income are open, so you may keep count of what others have.',
  },
} satisfies RuleMessages;
