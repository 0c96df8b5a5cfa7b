import type { LearnMessages, Means } from '../messages/learn.ts';

const Verb: { readonly [means in Means]: string } = { tap: 'tap', click: 'click', press: 'press Enter on' };

export const texts: LearnMessages = {
  title: 'Learn to play',
  about: (lessons) => `${lessons} short lessons of one or two minutes. Take them in any order.`,
  welcome: (lessons) => `I am Nour. *${lessons} short lessons,* and you know the bazaar.`,
  welcomeBack: (title) => `Welcome back. *Next: ${title}.*`,
  allDone: 'You know the whole bazaar. *Now play your first game.*',
  goTo: {
    first: 'Start with lesson 1',
    lesson: (number) => `Go on with lesson ${number}`,
    game: 'To your first game',
  },
  chapters: ['First steps', 'Growing', 'The whole game'],
  progress: (done, of) => `${done} of ${of}`,
  path: 'Lessons',
  state: { done: 'done', next: 'next', open: 'still to come' },
  stop: (number, title, state) => `Lesson ${number}, ${title}, ${state}`,
  legend: {
    done: 'your seal: lesson done',
    open: 'two bars: still to come',
    kept: 'All lessons are open. Your progress stays in this browser.',
  },
  game: { title: 'Your first game', text: 'A real game against the apprentice, with tips from Nour.' },
  rules: { title: 'The rules', text: 'Every rule with its number, to look things up.' },
  lessonOf: (number, lessons) => `Lesson ${number} of ${lessons}`,
  leave: 'Leave the lesson',
  task: 'Task',
  cited: 'Rules',
  startOver: 'Start over',
  showMe: 'Show me',
  tryAgain: 'Try again',
  next: (title) => `Next: ${title}`,
  done: 'Lesson done.',
  saved: 'Your progress is saved in this browser.',
  matters: 'Why it matters',
  gains: {
    stand: (tiles) => `Your stand now has ${tiles} tiles`,
    medal: (medal, from) => {
      const name = medal === 'gold' ? 'Gold medal' : 'Silver medal';
      return from === undefined ? name : `${name}, taken from ${from}`;
    },
    total: 'Points in all',
  },
  refused: 'Not like that: *the note says why.* Try something else.',
  tryAt: (site) => `Look at *${site}*. Try it there.`,
  shown: 'Like this. Look at the board, *then confirm it yourself.*',
  rival: 'Now Eye moves. *Watch what happens.*',
  endTurn: 'Good. *Now end your turn.*',
  lesson: {
    read: {
      title: 'Read the bazaar',
      say: 'What is whose? *Look at your stand, one of Eye’s and a free site.*',
      task: 'Look at your green stand, at a stand of Eye’s and at a free site.',
      note: (means) =>
        `To look at something, ${Verb[means]} it: a card says whose it is and what can be done. Close each card before you go on.`,
      wrong: {},
      beside: 'That is allowed. *But first look around: undo it.*',
      glad: 'Your seal means *yours;* each carpet is the way to a stall.',
      matters:
        'A stall with its expansions is a stand; its size is the number of its tiles. Each stall faces its entry, the carpet, where its customers come. The nine numbered parts of the board are segments, the paving with diamonds is the restaurant area. Everything on the board is open to all; only the cards in a hand and the coins of others are hidden.',
    },
    lure: {
      title: 'Lure a customer',
      say: 'Customers buy at a stand of their colour. *Lure the yellow one.*',
      task: 'Earn 2 yellow coins at your yellow stand.',
      note: (means) =>
        `Choose “Lure”, ${Verb[means]} the customer with the yellow robe, then confirm. The tiles with your seal are yours; a carpet is the entry of a stall.`,
      wrong: { 'R8.1': 'Nobody can be lured there. *Try the yellow customer.*' },
      beside: 'That pays, too. *But undo it, and lure the yellow customer.*',
      glad: 'Two tiles, *two coins.* Who was waiting took the empty place.',
      matters:
        'On your turn you do exactly one of three things: build, lure a customer or draw two cards. Your own stand pays 1 coin for each tile. At a rival’s you get 1 coin, and its owner 1 for each tile; at a neutral stall you get 1. Tiles are in the way, entries and other customers are not.',
    },
    draw: {
      title: 'Draw two cards',
      say: 'Cards say where you may build. *Take the one for segment 5.*',
      task: 'Take the card for segment 5 and keep it.',
      note: (means) =>
        `Choose “Draw two”, then ${Verb[means]} the card. The second one is up to you. In the end only four stall cards may stay in your hand; barkers do not count.`,
      wrong: {
        'R9.1': 'You are drawing: *first take your second card.*',
      },
      beside: 'Card 5 is not in your hand. *Start over and keep it.*',
      glad: 'You hold the 5: *you may build in segment 5.*',
      matters:
        'The limit of four counts only after drawing. The display is refilled at the end of your turn. What the pile has shown you cannot be undone.',
    },
    build: {
      title: 'Build a stall',
      say: 'A new stall costs only a card. *Build your blue one.*',
      task: 'Build your blue stall with its entry.',
      note: (means) =>
        `Your cards are for segments 2 and 7. Choose “Build” and ${Verb[means]} a site; then choose blue and the site of the entry.`,
      wrong: {
        'R5.5': 'A new stall must not touch any tile. *Leave a gap.*',
        'R5.4': 'Eye sells blue here. *One stall for each colour in a segment.*',
        'R5.2': 'Here only restaurants stand. *Blue belongs on the market.*',
        'R4.2': 'You have no card for this segment. *Try segment 2.*',
      },
      beside: 'A fine stall, but not the blue one. *Undo it and try again.*',
      glad: 'Your blue stall is open. *It cost only a card.*',
      matters:
        'A new stall touches no other tile, and a segment holds only one stall of each colour. The card must fit the site of the stall. The entry may lie in another segment, but always in the market area. A new stall scores nothing yet: it earns when customers come, and it can grow.',
    },
    grow: {
      title: 'Grow a stand',
      say: 'Larger stands earn more. *Enlarge the yellow one.*',
      task: 'Enlarge your yellow stand to 2 tiles.',
      note: (means) =>
        `Choose “Build” and ${Verb[means]} a site beside your yellow stall. It takes a card for that segment and 2 yellow coins.`,
      wrong: {
        'R6.3': 'It must share a side with your stand. *Corners do not count.*',
        'R6.1': 'Nothing is built on an entry. *Try another side.*',
        'R4.2': 'You have no card for this segment. *Try segment 5.*',
      },
      beside: 'That is allowed. *But undo it and enlarge the yellow stand.*',
      glad: '2 tiles score *2 points,* and you take both yellow medals.',
      matters:
        'An expansion scores as many points as the stand then has tiles: 2, then 3, then 4. Nobody had 2 yellow tiles yet, so you took both medals as well. More about them soon.',
    },
    pay: {
      title: 'Two for one',
      say: 'Short of blue coins? *Two others replace one. Keep a blue one.*',
      task: 'Build the third blue tile, and keep 1 blue coin.',
      note: () =>
        '3 tiles cost 3 blue coins. For each one that you do not pay, pay 2 coins of other colours. At least 1 must be blue.',
      wrong: {
        'R4.4': 'You have no yellow coin. *At least one coin must match.*',
        'R6.1': 'Nothing is built on an entry. *Try another side.*',
      },
      beside: 'You paid both blue coins. *Undo it, and pay only one.*',
      glad: '1 blue coin and 4 others: *two for each missing one.*',
      matters:
        'A stand of 3 costs 3 coins of its colour, one of 4 costs 4. You always choose the mix yourself, so you can save a colour for later. But 1 coin must match.',
    },
    nearest: {
      title: 'The nearest entry',
      say: 'They go to the nearest open entry. *See that only you earn.*',
      task: 'Lure a customer so that Eye earns nothing.',
      note: () => 'If two entries are equally near, you choose. Count the steps, not the straight line.',
      wrong: {
        'R8.3': 'Eye’s entry is nearer. *Look for two that are equally near.*',
        'R8.1': 'Your green entry is taken, so it is closed. *Try red.*',
      },
      beside: 'Now Eye earns, too. *Undo it and choose your own entry.*',
      glad: 'Both were 4 steps away, *so the choice was yours.*',
      matters:
        'The nearest open entry of the colour counts, whoever owns it. An entry with a customer on it is closed. If entries are equally near, the player who lures chooses.',
    },
    barkers: {
      title: 'Market barkers',
      say: 'Eye’s entry is nearer. *But your barker can outshout it.*',
      task: 'Bring the yellow customer to your stand of 4.',
      note: (means) =>
        `Choose “Lure”, ${Verb[means]} the customer, then your entry at d6. Each barker lets it pass one nearer entry.`,
      wrong: { 'R8.4': 'Two entries are nearer. *One barker passes only one.*' },
      beside: 'That was not your stand of 4. *Undo it and choose d6.*',
      glad: 'Past Eye’s entry: *4 coins for you,* none for Eye.',
      matters:
        'You get barkers instead of a card when you draw. They have no limit and lie open. Those that you play go back to the stock.',
    },
    medals: {
      title: 'The largest stand',
      say: 'Eye’s fruit stand is as large, but was first. *Outgrow it.*',
      answered: 'Eye has drawn level: silver is gone. *Outgrow it again.*',
      task: 'Take both green medals from Eye, and get silver back.',
      note: () =>
        'You have two cards for segment 5 and 7 green coins. After your first turn Eye answers; then it is your turn again.',
      wrong: {
        'R6.4': 'Two green stands must not touch. *Try another side.*',
        'R6.1': 'Nothing is built on an entry. *Try another side.*',
        'R6.3': 'It must lie beside your own green stand. *Look again.*',
      },
      beside: 'That works, too, *but look for the green medals.*',
      glad: 'Four beats three: *silver is back,* and gold never left.',
      matters:
        'Alone the largest: both medals. Whoever draws level takes only silver; gold stays where it is. Gold is worth 3 points, silver 2. A medal scores whenever it is taken, and once more at the end for whoever holds it then. Medals that you hold already do not score again now.',
    },
    joker: {
      title: 'The joker',
      say: 'A joker fits three segments, for 1 coin. *Build with it.*',
      task: 'Build your white stall with the joker.',
      note: () => 'Your joker fits segments 2, 5 and 8. Any coin will do.',
      wrong: {
        'R5.4': 'White is sold in this segment already. *Try segment 8.*',
        'R4.2': 'No card of yours fits here. *Your joker fits 2, 5 and 8.*',
      },
      beside: 'A stall, but not this one. *Undo it: white, with the joker.*',
      glad: 'The joker fitted, *for one coin.*',
      matters:
        'A joker that is played alone costs 1 coin of any colour, on top of everything else. Without a coin you cannot play it alone.',
    },
    threeCards: {
      title: 'Three cards',
      say: 'No coin, no card that fits? *Any three cards will do.*',
      task: 'Build your restaurant with three cards.',
      note: () =>
        'Purple stalls stand on the paving with diamonds, in the restaurant area. Their entry lies in the market area.',
      wrong: {
        'R5.2': 'Restaurants belong in the restaurant area. *Try there.*',
        'R5.5': 'That touches Eye’s restaurant. *Leave a gap.*',
      },
      beside: 'That stands, *but the restaurant is missing. Undo it.*',
      glad: 'Three cards open every site, *and the joker was free.*',
      matters:
        'Any three stall cards fit any site, even if one card alone would fit. Jokers among the three cost nothing.',
    },
    blocked: {
      title: 'The blocked stall',
      say: 'Your yellow stall is walled in. *Move it to segment 3.*',
      task: 'Move your blocked yellow stall.',
      note: () => 'A move costs a card and follows the rules for a new stall.',
      wrong: {
        'R5.7': 'That would shut an entry in. *Every lane must stay open.*',
        'R5.5': 'There it would touch a tile. *Leave a gap.*',
        'R5.4': 'Yellow is sold in segment 2 already. *Try segment 3.*',
      },
      beside: 'That is allowed, *but yellow is still stuck. Undo it.*',
      glad: 'Out of the corner. *Now it has room to grow.*',
      matters:
        'Only a stall without expansions may move, and only when none could be added to it. Customers must always be able to reach every entry; only empty sites may be cut off. Neutral stalls never move.',
    },
    place: {
      title: 'Place your own stalls',
      say: 'Some games begin with an empty board. *Place your third stall.*',
      task: 'Place your third stall with its entry.',
      note: (means) =>
        `Before the first turn each player places three stalls, in turns, without cards. Choose a colour, then ${Verb[means]} a site and the site of the entry.`,
      wrong: {
        'R3.5': 'Two stalls stand in this segment. *Try another one.*',
        'R5.5': 'It would touch a tile. *Leave a gap.*',
        'R5.2': 'Only restaurants stand here. *Red belongs on the market.*',
      },
      beside: 'Not that one. *Undo it, and place a stall of yours.*',
      glad: 'Your three stalls stand. *Near customers they earn soon.*',
      matters:
        'In the set-up a segment holds at most two stalls, whoever owns them. When two play, six neutral stalls follow, one of each colour, which belong to nobody. Then the start player, who was drawn by lot, takes the first turn. Everyone begins with 3 cards and 1 coin of each colour. With the preset start all this lies ready.',
    },
    lanterns: {
      title: 'The last lanterns',
      say: 'Only 1 red and 2 yellow tiles left. *Begin the final phase.*',
      task: 'Begin the final phase.',
      note: () =>
        'It begins when the supply of one colour is empty, or when two colours have at most 1 expansion left each.',
      wrong: {
        'R4.2': 'You have no card for that. *Try yellow in segment 5.*',
        'R6.1': 'Nothing is built on an entry. *Try another side.*',
      },
      beside: 'The lanterns are still lit. *Undo it: take a yellow expansion.*',
      glad: 'Two colours are down to one: *the final phase begins.*',
      matters:
        'From now on everyone may only build. Whoever cannot or will not is out for good. Nobody draws or lures any more, so save cards and coins in time.',
    },
    scoring: {
      title: 'The final scoring',
      say: 'Eye is out, you have one joker. *Win with your last build.*',
      task: 'Win the game with one build.',
      note: () => 'Medals score once more at the end, and every 3 coins are worth 1 point.',
      wrong: {
        'R6.1': 'No red tile is left. *Look where a medal is still free.*',
        'R6.3': 'It must lie beside a stand of yours. *Look at blue.*',
      },
      beside: 'That was not enough. *Start over, and think of the medals.*',
      glad: 'Two new medals, scored twice: *you win.*',
      matters:
        'At the end each medal scores once more for whoever holds it, and every 3 coins, of any colours, are 1 point. Most points win; a tie is a shared victory.',
    },
  },
};
