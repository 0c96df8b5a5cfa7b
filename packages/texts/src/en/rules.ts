import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'You are a merchant in the bazaar of Cairo. Whoever has the most points at the end wins.',
    'Each player owns a stall in each of six colours. Three stand on the board at the start.',
    'On your turn you do one thing: build, lure a customer, or draw two cards.',
    'To build, play a stall card for the segment in which the tile will lie. A joker serves three segments and costs a coin. Any three cards serve everywhere.',
    'A new stall needs a free site that touches no other tile, and a free site beside it for its entry.',
    'An expansion makes your stand larger. It costs one coin of its colour for each tile the stand then has; two other coins can replace one, but not the first.',
    'An expansion scores a point for each tile of the stand. The largest stand of a colour wins medals, and a medal that you take scores at once.',
    'Customers walk by the shortest way to the nearest open entry of their colour. Each market barker that you play lets one pass a nearer entry.',
    'Your own stand earns you a coin for each tile. At another’s stand you earn one coin, and the owner is paid for the tiles.',
    'The customer leaves the board, and the one who was waiting takes the place at the entry.',
    'When the expansions of a colour run out, or two colours are down to one each, the final phase begins: you only build until nobody can or wants to.',
    'In the end all medals score once more, and every three coins give a point.',
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
    R11: 'End',
    R12: 'Who knows what',
  },
  rule: {
    'R1.1': 'There are six colours. Purple stalls are restaurants.',
    'R1.2': 'Each colour has one customer. Five are in the market, the sixth waits beside the board.',
    'R1.3':
      'Stall cards are standard cards for one segment and jokers for three. Barker cards have a stock of their own.',
    'R1.4': 'You own one stall of each colour. The expansions are a supply for everybody.',
    'R1.5': 'Each colour has a gold and a silver medal, which are worth the points printed on them.',
    'R1.6': 'Coins come in the six colours. The bank always has enough of them.',
    'R2.1':
      'The board has nine segments. A site is next to those that share a side with it; corners do not count.',
    'R2.2': 'Some sites make up the restaurant area, all others the market area. Both belong to segments.',
    'R2.3': 'Five sites of the market area are start spaces for the customers.',
    'R2.4': 'A stand is a stall with all its expansions. Its size is the number of its tiles.',
    'R2.5':
      'A stall faces one site next to it, its entry. The entry has the stall’s colour and never bears a tile.',
    'R2.6': 'A site is free if it has no tile, no entry and no customer.',
    'R2.7':
      'Customers walk in the market area wherever no tile lies. Entries and other customers are not in their way.',
    'R3.1': 'Four stall cards lie face up as the display; the rest is the pile.',
    'R3.2': 'The customers are drawn: five go to the start spaces, the last one waits beside the board.',
    'R3.3': 'You start with no points, one coin of each colour and three stall cards.',
    'R3.4': 'The first player is drawn by lot. Play goes clockwise.',
    'R3.5':
      'In the variable start you take turns to place three stalls each, without cards. No segment may then hold more than two stalls.',
    'R3.6': 'In the preset start the edition says where everybody’s three stalls are. It suits first games.',
    'R3.7':
      'Two players share the board with six neutral stalls. In the variable start you draw them in turn and place them.',
    'R3.8': 'When everything is in place, the first player begins.',
    'R4.1':
      'On your turn you do exactly one thing: build, lure a customer or draw two cards. You cannot pass.',
    'R4.2':
      'A build takes one standard card for the site’s segment, or one joker that has it and 1 coin of any colour, or any three cards for any site.',
    'R4.3': 'The cards must fit the site where the tile lies. The segment of the entry does not matter.',
    'R4.4':
      'You pay for joker and expansion together out of your own coins. Without money a joker serves only as one of three cards.',
    'R5.1':
      'A new stall comes from your stock. It needs a free site, and a free site next to it for its entry.',
    'R5.2': 'Purple stalls stand in the restaurant area, all others in the market area.',
    'R5.3': 'The entry is always in the market area. It may be in another segment than the stall.',
    'R5.4':
      'A segment holds at most one stall of each colour, whoever owns it. Expansions and entries do not count.',
    'R5.5': 'A new stall must not touch any tile, your own included. It may touch entries.',
    'R5.6': 'Two entries never share a site.',
    'R5.7': 'A new stall must leave a way from every customer to every entry, its own included.',
    'R5.8': 'A new stall costs its cards and nothing else but the coin for a joker. It scores no points.',
    'R6.1':
      'An expansion comes from the supply, in a colour in which you have a stall on the board. It needs one free site.',
    'R6.2': 'Purple expansions lie in the restaurant area, all others in the market area.',
    'R6.3': 'An expansion touches your own stand of its colour.',
    'R6.4': 'An expansion must not touch another stand of its colour. Stands of different colours may touch.',
    'R6.5':
      'After a build, customers can still walk to every entry, however long the way. Other sites may be cut off.',
    'R6.6':
      'You pay one coin of the stand’s colour for each tile that it then has. All but the first can be replaced by two coins of other colours each.',
    'R6.7': 'An expansion scores 1 point for each tile of the stand.',
    'R6.8':
      'If your stand alone is now the largest of its colour, you take both medals. If it only draws level with the largest, you take the silver one from its holder.',
    'R6.9': 'Medals that you take score at once. Those that you already held do not.',
    'R7.1':
      'You may move a stall of yours that has no expansion and cannot be given one on any site. Customers in the way do not count.',
    'R7.2': 'A moved stall goes to a new site as if it came from your stock. The old place no longer counts.',
    'R7.3': 'Neutral stalls are never moved or expanded.',
    'R7.4': 'A customer on the old entry stays there when the stall moves away.',
    'R8.1':
      'You move one of the five customers in the market to an entry of its colour on which nobody stands, whoever owns it.',
    'R8.2': 'A customer always takes a shortest way. Its length is the number of steps.',
    'R8.3':
      'A customer goes to the nearest open entry of its colour. If several are equally near, you choose.',
    'R8.4':
      'Each barker that you play lets the customer pass one nearer open entry. You play exactly as many as it takes, and they go back to the stock.',
    'R8.5':
      'The lured customer leaves the board and waits; the one who was waiting takes its place on the entry.',
    'R8.6':
      'Your own stand earns you one coin per tile. Another’s stand earns you one coin, and its owner one per tile. A neutral stall earns you one.',
    'R9.1':
      'You take two cards, one after the other: from the display, from the pile, or a barker while there are any.',
    'R9.2': 'If you then hold more than four stall cards, discard down to four. Barkers do not count.',
    'R9.3': 'Empty places of the display are filled again only at the end of the turn.',
    'R9.4': 'As soon as the pile is empty, the discards are shuffled and become the new pile.',
    'R11.1':
      'The final phase begins as soon as a colour has no expansion left, or two colours have at most one left each.',
    'R11.2':
      'In the final phase you can only build or drop out. If you can build nothing, you are out. Whoever is out stays out.',
    'R11.3': 'The others go on, even if only one is left. When everybody is out, the game is over.',
    'R11.4':
      'At the end each medal scores once more for its holder, and every three coins, of whatever colours, give 1 point.',
    'R11.5': 'Most points win. If there is a tie, the victory is shared.',
    'R11.6': 'If nobody builds a stall or an expansion for twelve turns per player, the final phase begins.',
    'R12.1':
      'Everybody sees the board, points, medals, barkers, display, discards, payments and incomes, and how many cards each hand and the pile have.',
    'R12.2':
      'Hands, the order of the pile and each player’s money stay hidden. Money becomes open at the end, or earlier if the table has agreed on it.',
  },
} satisfies RuleMessages;
