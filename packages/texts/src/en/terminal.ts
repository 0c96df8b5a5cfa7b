import type {
  TerminalComplaints,
  TerminalHelp,
  TerminalMessages,
  TerminalReports,
} from '../messages/terminal.ts';
import { messagesFrom } from '../terminalTexts.ts';
import { errors } from './errors.ts';
import { events } from './log.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

const help = {
  headings: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    globalOptions: 'Options of every command:',
  },
  usage: '[options] [command]',
  optionsOnly: '[options]',
  fileUsage: '[options] <file>',
  arenaUsage: '[options] <bots…>',
  commandWord: 'command',
  fileWord: 'file',
  commands: {
    play: 'play a game, against bots or at one terminal',
    replay: 'watch a recorded game, turn by turn',
    show: 'draw the board of a record, a trace or a position',
    verify: 'play a record or a trace again and check everything',
    simulate: 'let bots play many games and report on them',
    arena: 'find out which of two or more bots is stronger, and how certain that is',
    trace: 'write out a random game in full, to check other engines against',
    perft: 'count the sequences of legal actions',
    bot: 'let a bot talk to another program, line by line',
    help: 'help for a command',
  },
  arguments: {
    record: 'a record or a saved game',
    recordOrTrace: 'a record, a saved game or a trace',
    game: 'a record, a saved game, a trace or a position in JSON',
  },
  options: {
    help: 'show this help',
    version: 'show the version',
    lang: 'language: en, de, es or fr (also KAIRO_LANG, or that of the system)',
    edition: 'the board: cairo (default), alley, or a file like my.json',
    editionFile: 'the edition, if it is not one that comes with the game',
    seed: 'random seed, for tests; without it, the game gets one that nobody can guess',
    start: 'variable (default) or preset',
    openMoney: 'everybody sees everybody’s money',
    seats: (bots) => `who plays, like person:Amina,apprentice (2 to 4 of person, ${bots})`,
    resume: 'continue a saved game: the last one, or one from a file',
    save: 'where the game is saved after every action (otherwise in the folder KAIRO_SAVES, or in your own)',
    ascii: 'plain characters, for terminals that lack the finer ones',
    turn: 'the turn to go to',
  },
  play: {
    type: 'Choose by number, or type what you mean, as much of it as you like and in any order:',
    keys: '0 goes back, u takes back, l shows what happened and ll the whole log, q saves and leaves, and so does Ctrl-C.',
    asking: (example) =>
      `Ask about a site (${example.site}), a card (${example.card}), a customer (${example.customer}), ` +
      `an action (${example.action}), a rule (${example.rule}) or all rules (${example.rules}).`,
    pieces:
      'A capital letter is a stall; the arrow behind it points to its entry, the sign before it is its owner’s. ' +
      'A small letter is an expansion, (r) an entry, @R a customer, @Rb the red customer on a blue entry. ' +
      'What is in square brackets can be chosen.',
    letters: (letters) =>
      `The letters: ${letters}. The numbers on the lines are the segments: card S4 is for segment 4, ` +
      'J2:456 is a joker for segments 4, 5 and 6.',
    panel:
      'Beside the board stand everybody’s points, cards and barkers, then for each colour the expansions left, ' +
      'who has the gold and the silver medal, and your coins. The @ marks the customer who waits.',
  },
  askRules: 'Type ? R5 for a group of rules, ? R5.5 for one of them.',
} satisfies TerminalHelp;

const bad = {
  language: (found, known) => `There is no language “${found}”; choose one of ${known}.`,
  noCommand: (program) => `Say what to do; “${program} --help” lists the commands.`,
  command: (found, program) => `There is no command “${found}”; “${program} --help” lists them.`,
  option: (found) => `There is no option “${found}” here; “--help” lists them.`,
  optionValue: (option) => `The option ${option} needs a value.`,
  argument: (name) => `Something is missing: <${name}>.`,
  tooMany: 'There are too many arguments; “--help” tells what is expected.',
  usage: (program) => `This cannot be understood; “${program} --help” tells what is expected.`,
  bug: (detail) => `This should not have happened: ${detail}`,
  oldNode: (found, oldest) => `This program needs Node ${oldest} or newer, and this is Node ${found}.`,
  outputFull: 'The output cannot be written: there is no room left.',
  outputLost: (reason) => `The output cannot be written (${reason}).`,
  number: (option, found, min, max) =>
    `${option} needs a whole number from ${min} to ${max}, not “${found}”.`,
  choice: (option, found, known) => `${option} cannot be “${found}”; choose one of ${known}.`,
  notTogether: (one, other) => `${one} and ${other} do not go together; leave one of them out.`,
  seed: (found) =>
    `“${found}” cannot be a seed: 1 to 128 letters, digits and signs without spaces are needed.`,
  edition: (found, known) =>
    `There is no edition “${found}”; choose one of ${known}, or a file ending in .json.`,
  seat: (found, known) => `Nobody of the kind “${found}” can play; choose from ${known}.`,
  name: (found, longest) => `“${found}” cannot be a name: 1 to ${longest} characters are needed.`,
  noFileName: 'The name of the file is empty.',
  noFile: (file) => `There is no file ${file}.`,
  unreadable: (file) => `The file ${file} cannot be read.`,
  isFolder: (file) => `${file} is a folder; name a file.`,
  notAFile: (file) => `${file} is not an ordinary file; name one.`,
  tooLarge: (file, megabytes) => `${file} is too large; files of up to ${megabytes} MB are read.`,
  cannotSave: (file) => `The game cannot be saved in ${file}.`,
  fileExists: (file) => `${file} already exists; continue it (--resume), or choose another name.`,
  notJson: (file) => `${file} is not valid JSON.`,
  noGame: (file) => `${file} is neither a record nor a trace nor a position of Kairo.`,
  notARecord: (file) => `${file} is not a record; only records can be replayed.`,
  notVerifiable: (file) => `${file} is a single position; only records and traces can be verified.`,
  noTurns: (file) => `${file} is a single position; --turn is for records and traces.`,
  damagedGame: (detail) =>
    `The saved game is damaged or from another version of the program (${detail}). The file is left as it is.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'There is no unfinished game to continue.',
} satisfies TerminalComplaints;

const report = {
  points: 'points',
  recordFine: (turns, scores) => `Everything is right: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Everything is right so far: ${count.turns(turns)}, and the game goes on.`,
  seenBy: (viewer, edition, players) => `What ${viewer} saw of a game on ${edition}, played by ${players}:`,
  spectator: 'a spectator',
  leaf: (turn, last) =>
    `Turn ${turn} of ${last}. Enter goes on, b goes back, a number leads to a turn, q leaves.`,
} satisfies TerminalReports;

const terminal = {
  tagline: 'The board game Kairo in the terminal',
  help,
  bad,
  report,
  play: {
    ask: {
      kind: (name) => `${name}, what do you do?`,
      colour: 'Which colour?',
      site: 'Where?',
      entry: 'Which entry?',
      cards: 'Which cards do you play?',
      payment: 'How do you pay?',
      source: 'Which card do you take?',
      card: 'Which card do you discard?',
    },
    decided: (parts) => `${parts}:`,
    hints: {
      cheapest: 'Enter takes the first',
      back: '0 goes back',
      undo: 'u takes back the last action',
      help: '? helps',
    },
    markedSites: (count) => `${count} sites are marked with [ ] on the board: type one, like c5.`,
    withFee: '(and 1 coin)',
    drawTwo: 'draw two cards',
    sources: { pile: 'from the pile', barkers: 'a barker' },
    chosen: (action) => `Chosen: ${action}.`,
    endTurn: 'Enter ends your turn, u takes it back.',
    endTurnOnly: 'Your turn is played. Enter ends it.',
    endTurnToSee: 'Enter ends your turn and shows what comes, u takes it back.',
    endFirst: 'This turn is played. Press Enter to end it, or type u to take it back.',
    takenBack: 'Taken back.',
    noUndo: 'There is nothing to take back: the last turn is over, or cards have been revealed.',
    noNumbers: (site) => `There are no numbers to choose from here; type a site, like ${site}.`,
    noOption: (number) => `There is no choice ${number}; type one of the numbers shown.`,
    notUnderstood: (word) => `“${word}” means nothing here. Type a number, a site like c5, or ? for help.`,
    impossible: 'That is not possible now. Type ? for help.',
    tooNarrow: (needed, found) =>
      `The board needs ${needed} columns, and this terminal has ${found}: make it wider.`,
    more: 'Press Enter to go on.',
    cut: '… more has happened: l shows the log',
    thinking: (name) => `${name} is thinking …`,
    fallback: {
      crashed: (name) => `${name} stumbled while thinking and plays a quick move.`,
      hung: (name) => `${name} got lost in thought and plays a quick move.`,
      absent: (name) => `${name} could not be started and plays a quick move.`,
    },
    curtain: (name) => `Pass the terminal to ${name}.`,
    curtainReady: 'Press Enter when nobody else is looking.',
    end: {
      supply: 'The expansions ran short, and the game is over.',
      standstill: 'Nobody built for a long time, and the game is over.',
    },
    scores: { turns: 'in the game', medals: 'medals', money: 'money' },
    winner: (name) => `${name} wins.`,
    winners: (names) => `${names} share the victory.`,
    kept: (file) => `The whole game is in ${file}`,
    goodbye: 'Goodbye. Nothing is lost.',
    saved: (file) => `The game is saved in ${file}`,
    goOn: (command) => `Go on with: ${command}`,
  },
  about: {
    owned: (piece, owner) => `${piece} (${owner})`,
    neutral: (piece) => `neutral ${piece}`,
    startSpace: 'start space',
    nothing: 'empty',
    site: (site, segment, area, things) => `${site}, segment ${segment}, ${area}: ${things}.`,
    colours: (colours, reason) => `${colours}: ${reason}`,
    possible: (action) => `you can ${action} here.`,
    card: (sign, name, use) => `${sign}: ${name}. ${use}`,
    cardFits: (sites) => `Alone it lets you build on ${sites}.`,
    cardInThree: 'It is of use as one of three cards.',
    waits: (customer) => `The ${customer} waits beside the board.`,
    standsAt: (customer, site) => `The ${customer} stands at ${site}.`,
    occupied: 'somebody stands there',
    legal: 'Yes, you can do that now.',
  },
  labels: {
    points: 'pts',
    cards: 'crd',
    barkers: 'brk',
    out: 'out',
    left: 'left',
    you: 'you',
    pile: 'pile',
    discards: 'discards',
    barkerStock: 'barkers',
    hand: 'Your hand:',
  },
  wizard: {
    resume: 'A game is not finished yet.',
    resumeYes: 'Go on with it',
    resumeNo: 'Begin a new one',
    edition: 'Which board?',
    players: 'How many players?',
    start: 'How does it begin?',
    preset: 'Three stalls each are set: good for a first game',
    variable: 'Everybody places three stalls',
    seat: (number) => `Who plays seat ${number}?`,
    person: 'A person at this terminal',
    bot: (name) => `A bot: ${name}`,
    name: 'What is the name?',
  },
  words: {
    colours: {
      red: ['carpets'],
      yellow: ['spices'],
      green: ['fruit'],
      blue: ['porcelain'],
      white: ['oils'],
      purple: ['restaurant', 'violet'],
    },
    verbs: {
      build: ['build', 'construct'],
      place: ['place', 'put'],
      stall: ['stall', 'open'],
      expand: ['expand', 'extend', 'enlarge'],
      move: ['move', 'relocate'],
      lure: ['lure', 'attract'],
      pick: ['take', 'pick'],
      discard: ['discard', 'shed'],
      dropOut: ['drop', 'dropout'],
    },
    joints: ['with', 'using'],
    pay: ['pay', 'paying'],
    fee: ['fee', 'joker'],
    past: ['past', 'passing'],
    pile: ['pile', 'deck'],
    barker: ['barker', 'barkers'],
    rules: ['rules', 'rule'],
    commands: { help: ['h'], log: ['history'], undo: ['revert'], back: ['return'], quit: ['exit', 'bye'] },
  },
} satisfies TerminalMessages;

export const messages = messagesFrom({ locale: 'en', terms, events, refusals, errors, rules, terminal });
