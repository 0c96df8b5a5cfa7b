import type { RulebookTexts } from '../messages/rulebook.ts';

export const texts = {
  title: 'Rulebook',
  search: {
    label: 'Search the rules, or a number like R5.5',
    placeholder: 'A word, or a rule such as R5.5',
    clear: 'Clear the search',
    found: (count, asked) => `${count} ${count === 1 ? 'place' : 'places'} for “${asked}”`,
    nothing: (asked) => `Nothing found for “${asked}”. Try a piece (“stall”) or a number (“R5.5”).`,
  },
  print: 'Print',
  example: (number) => `Example ${number}`,
  interpretation: 'interpretation',
  reconstructed: 'reconstructed',
  marks:
    'A dashed frame with a question mark means interpretation: the printed rules are silent, and this is how this edition decides. A hatched frame means a reconstructed value: it was lost with the pictures of the printed rulebook.',
  decided: {
    'R1.6':
      'The box holds coins worth 20 in each colour. No rulebook says what happens when they run out, so here they never do.',
    'R3.4':
      'The printed rules draw the start player only for the variable start. Drawing lots is just as fair for the preset one.',
    'R3.6': 'The printed rules do not say who gets which of the preset positions. Here they go by seats.',
    'R3.7':
      'The printed rules name neither who draws first nor what happens to a neutral stall that fits nowhere.',
    'R4.2':
      'Three editions allow three cards only if none fits. With hidden hands nobody could check that, so any three always do. Played cards are open to all.',
    'R5.7':
      'This is printed for expansions only. But a stall can close a lane too, and for an entry that cannot be reached “nearest” would mean nothing.',
    'R7.1':
      'The rulebooks call a stall blocked when it is built in. Customers walk on, and cards and coins come and go, so none of them counts.',
    'R7.2':
      'Two of the four rulebooks ask for another site. Turning a stall on its site would not help it; that its old site becomes its entry is no reason to forbid the move.',
    'R7.4': 'The rulebooks do not mention a customer on the entry of a stall that moves away.',
    'R8.4': 'The rulebooks do not say whose barkers count, nor whether more than needed may be played.',
    'R9.1':
      'The rulebooks leave open whether you see the first card before you choose the second. Here you do.',
    'R9.3':
      'No order is given for filling the display. It matters only for who can see what, and from left to right is as good as any.',
    'R11.4': 'The rulebooks do not say whether coins of different colours count together. They do here.',
    'R11.6': 'The printed rules have no end for a game in which nobody expands.',
    'R12.2':
      'Money is hidden, but all payments are open: anyone who keeps count knows it. This edition does not count for you.',
  },
  lost: {
    'R1.3':
      'Which three segments a joker shows was only printed in a picture. Here each shows a row or a column.',
    'R1.5':
      'The values were printed on the medals. Gold 3 and silver 2 fit the scores in the printed example.',
    'R2.1': 'The size of the grid was only shown in a picture. 12 × 12 has room for all pieces.',
    'R2.2':
      'Reviews describe the restaurant area as a U along the west, south and east. Its exact shape is ours.',
    'R2.3': 'The start spaces were only shown in a picture.',
    'R3.6': 'The preset positions were pictures. Ours were balanced with games between bots.',
    R10: 'Everything that only the pictures showed is data of the board, which owners of the printed game can correct.',
  },
  examples: {
    stands: {
      title: 'stands and their parts',
      text: 'The green stand has three tiles: the stall with its owner’s icon and two expansions. Its carpet is its entry. The restaurant stands in the restaurant area; its entry lies in the market area.',
    },
    cards: {
      title: 'what cards allow',
      text: 'A standard card is good for its segment. A joker covers three segments, of which two are in the picture, and costs a coin. Any three cards together are good for every segment.',
    },
    stall: {
      title: 'a new stall',
      text: 'Segment 2 already has a yellow stall, so yellow must go elsewhere. The sites around the red stand are out because the stall would touch it, and only purple goes into the restaurant area.',
    },
    expand: {
      title: 'an expansion',
      text: 'The new tile must touch the blue stand at c2 and d2. At e2 and d3 it would also touch Lotus’s blue stall, which is not allowed. The red stall is no obstacle: different colours may touch.',
    },
    price: {
      title: 'paying two for one',
      text: 'The third tile costs three blue coins. Each of them but one can be replaced by two coins of other colours. Too few coins do not pay, and neither do any number of coins without a blue one.',
    },
    lanes: {
      title: 'keeping the lanes open',
      text: 'From the entry at a1 the only way leads down to a4 and out through b4: customers never walk in the restaurant area. A tile at a2, a3 or b4 would close it. At c2 there is room.',
    },
    medals: {
      title: 'medals change hands',
      text: 'Ankh alone has the largest stand and takes both green medals. Eye draws level and takes silver. Ankh grows again and takes silver back; gold had never left.',
    },
    blocked: {
      title: 'a blocked stall',
      text: 'Ankh’s yellow stall at a2 has tiles to the south and east and its own entry to the north: it can never be expanded here. So it may move, and its new place must obey the rules for a new stall.',
    },
    lure: {
      title: 'ties and barkers',
      text: 'Two open green entries are equally near: you choose. The entry at d5 is just as near, but a customer stands on it. The one at g4 is farther, with two open ones nearer, so it takes two barkers. The blue customer is not in the way.',
    },
    final: {
      title: 'the final phase begins',
      text: 'After this expansion, yellow and blue are down to one expansion each. The final phase begins with the next player.',
    },
    scoring: {
      title: 'final scoring',
      text: 'Every medal scores once more, and every three coins, of any colours, give a point. One or two left over give nothing. Whoever was behind may still win.',
    },
    neutral: {
      title: 'at a neutral stall',
      text: 'The neutral entry is nearer and earns you one coin. With a barker the customer passes it, and your own stand of two earns you two.',
    },
  },
  tasks: {
    stands: 'Choose a site to see what is there.',
    cards: 'Choose cards to see where they let you build the white stall.',
    stall: 'Where can the yellow stall stand? Choose a site.',
    expand: 'Where can the next blue tile lie? Choose a site.',
    price: 'Which of these pay for the tile at d1? Choose one.',
    lanes: 'Where can Ankh’s red stand grow? Choose a site.',
    blocked: 'Where can the yellow stall move to? Choose a site.',
    lure: 'Where can the green customer go? Choose an entry.',
    neutral: 'Where can the red customer go? Choose an entry.',
  },
  picture: (pieces) => `Part of the board: ${pieces}`,
  possible: (site) => `${site}: possible.`,
  showAll: 'Show all possible sites',
  pays: 'This pays the price.',
  score: {
    player: 'Player',
    before: 'So far',
    medals: 'Medals',
    coins: 'Coins',
    total: 'Total',
    wins: 'wins',
  },
  left: 'Left in the supply',
  cards: {
    heading: 'How to read a card',
    lines: [
      'A stall card is a small map of the board with its nine segments. The dark one, with a star and its number, is the segment in which the card lets you build; the U at the edge is the restaurant area.',
      'A joker is darker, shows three segments and bears a coin: that is what it costs if you play it alone.',
      'The figure with the fez is a market barker. It is not a stall card: it does not count towards the limit of four, and you can never build with it.',
    ],
  },
  two: {
    heading: 'Two players',
    lines: [
      'Everything is as with more players, except for six neutral stalls, one of each colour, which belong to no one (R3.7).',
      'They count wherever stalls count: a segment with a neutral stall takes no other of that colour (R5.4), nothing may be built so that it touches one (R5.5), and an expansion may not touch one of its colour (R6.4).',
      'Customers go to their entries too, if those are nearest (R8.3). Whoever lures a customer there earns one coin (R8.6).',
      'Neutral stalls are never expanded or moved, and win no medals (R7.3).',
    ],
  },
  bots: {
    heading: 'Bots and hints',
    lines: [
      'There are four levels. The Apprentice follows simple rules of thumb. The Trader plays by instinct, learned in many games against itself. The Merchant and the Vizier also play through in their heads what may come next, the Vizier longest.',
      'No bot sees more than a person in its seat: neither the other hands nor the order of the pile. What is hidden they deal anew, at random, each time they try a move in their heads.',
      'Hints come from the Vizier, who knows only what you know. They name the best moves and what speaks for and against each.',
      'The percentage is the chance of winning as the Vizier estimates it, if everyone goes on to play as well as the Vizier. Against weaker rivals your chances are better. In an even game of four each player has 25%, in a game for two 50%.',
      'It is an estimate from simulated games. A few points more or less mean nothing; then the hint says that moves are about equally good.',
    ],
  },
  glossary: {
    heading: 'Glossary',
    meaning: {
      stall:
        'The tile that each player owns once in every colour. It bears its owner’s icon and faces its entry.',
      expansion: 'A tile that makes a stand larger. All players take them from the same supply.',
      tile: 'A stall or an expansion: whatever is built on a site.',
      stand: 'A stall with all its expansions. Its size is the number of its tiles.',
      neutral: 'A stall that belongs to no one. There are six in games of two.',
      entry:
        'The site in front of a stall, shown as a carpet. Customers arrive there, and nothing is built on it.',
      openEntry: 'An entry without a customer on it. Only to such an entry can a customer be lured.',
      customer:
        'A figure that brings coins of its colour. Five stand in the market area, the sixth waits beside the board.',
      barker:
        'A card that lets a customer pass one nearer open entry. It lies open before you and goes back to the stock when played.',
      stallCard: 'A card that a build needs: a standard card for one segment, or a joker for three.',
      joker: 'A stall card for one of three segments. Played alone, it costs a coin of any colour.',
      coin: 'Money in one of six colours. Each coin is worth 1.',
      medal:
        'Gold and silver in each colour, for the largest stand. It scores when it is taken and at the end.',
      point: 'Whoever has the most at the end wins.',
      site: 'One square of the board.',
      freeSite: 'A site without a tile, an entry or a customer. Only there can something be built.',
      segment: 'One of the nine parts of the board, numbered from 1 to 9.',
      market: 'All sites outside the restaurant area. Customers walk here.',
      restaurant: 'The sites for purple tiles. Customers never walk here.',
      start: 'One of the five sites on which customers stand at the start.',
      path: 'The shortest walk of a customer to an entry, counted in steps from site to site.',
      display: 'The four stall cards that lie face up.',
      pile: 'The stall cards that lie face down.',
      discards:
        'The stall cards that were played or discarded. When the pile is empty, they become the new one.',
      supply: 'The expansions and medals that nobody has yet.',
      lure: 'To make a customer walk to an entry of its colour, and to earn coins.',
      blocked: 'A stall without expansions that can never be given one where it stands. It may move.',
      final: 'The last part of the game: players can only build or drop out.',
      scoring: 'The last points, when everyone is out: for medals and for coins.',
    },
  },
} satisfies RulebookTexts;
