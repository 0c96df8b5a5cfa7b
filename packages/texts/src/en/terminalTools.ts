import type { TerminalComplaints } from '../messages/complaints.ts';
import type { TerminalHelp, TerminalReports } from '../messages/terminal.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const help = {
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
  benchUsage: '[name] …',
  arenaUsage: '[options] <bots…>',
  commandWord: 'command',
  fileWord: 'file',
  botsWord: 'bots',
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
    bench: 'measure how fast the parts are',
    help: 'help for a command',
  },
  arguments: {
    bench: 'what is measured: engine, bots, positions, strength, web',
    contenders: (names) =>
      `two or more of ${names}; vizier@500 thinks for 500 simulations, vizier@200ms for 200 ms, and “run:python3 bot.py” is a program of your own`,
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
    players: 'number of players, 2 to 4',
    seed: 'random seed, for tests; without it, the game gets one that nobody can guess',
    testSeed: 'random seed (default: 1)',
    arenaSeed: 'random seed (default: 1; if a program of your own plays, one that nobody can guess)',
    start: 'variable (default) or preset',
    openMoney: 'everybody sees everybody’s money',
    seats: (bots) => `who plays, like person:Amina,apprentice (2 to 4 of person, ${bots})`,
    resume: 'continue a saved game: the last one, or one from a file',
    save: 'where the game is saved after every action (otherwise in the folder KAIRO_SAVES, or in your own)',
    ascii: 'plain characters, for terminals that lack the finer ones',
    games: 'number of games (default: 100)',
    summaryGames: 'number of games for the summary (default: 200)',
    bots: (names) => `who plays, in seat order, or one for all seats: ${names}`,
    bot: (names) => `which bot, like vizier or vizier@500 (default: the strongest): ${names}`,
    stdio: 'through standard input and output, as docs/bot-protocol.md describes',
    json: 'the result as JSON',
    jsonl: 'one JSON object on each line, as docs/trace.md describes',
    summary: 'play many games and count how often rare things happen',
    depth: 'number of actions in a row, 1 to 6 (default: 2)',
    turn: 'the turn to go to',
    arenaPlayers:
      'number of players, 2 to 4 (default: 2): one seat for the first bot, the others for the second',
    arenaGames: 'number of games for each pair (default: 100); every deal is played from every seat',
    jobs: 'how many games are played at the same time (default: one for each processor core)',
    out: 'a file for the results, like match.jsonl; the same command continues where it stopped',
    sprt: 'stop as soon as it is clear which of two Elo differences is right, like 0,30',
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

export const bad = {
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
  onlyWith: (option, needed) => `${option} is only of use with ${needed}.`,
  notTogether: (one, other) => `${one} and ${other} do not go together; leave one of them out.`,
  seed: (found) =>
    `“${found}” cannot be a seed: 1 to 128 letters, digits and signs without spaces are needed.`,
  edition: (found, known) =>
    `There is no edition “${found}”; choose one of ${known}, or a file ending in .json.`,
  seat: (found, known) => `Nobody of the kind “${found}” can play; choose from ${known}.`,
  name: (found, longest) => `“${found}” cannot be a name: 1 to ${longest} characters are needed.`,
  botCount: (found, players) =>
    `There are ${found} bots for ${count.players(players)}; name one for each seat, or one for all.`,
  noFileName: 'The name of the file is empty.',
  noFile: (file) => `There is no file ${file}.`,
  unreadable: (file) => `The file ${file} cannot be read.`,
  isFolder: (file) => `${file} is a folder; name a file.`,
  notAFile: (file) => `${file} is not an ordinary file; name one.`,
  tooLarge: (file, megabytes) => `${file} is too large; files of up to ${megabytes} MB are read.`,
  cannotSave: (file) => `The game cannot be saved in ${file}.`,
  damagedGame: (detail) =>
    `The saved game is damaged or from another version of the program (${detail}). The file is left as it is.`,
  fileExists: (file) => `${file} already exists; continue it (--resume), or choose another name.`,
  notJson: (file) => `${file} is not valid JSON.`,
  noGame: (file) => `${file} is neither a record nor a trace nor a position of Kairo.`,
  notARecord: (file) => `${file} is not a record; only records can be replayed.`,
  notVerifiable: (file) => `${file} is a single position; only records and traces can be verified.`,
  noTurns: (file) => `${file} is a single position; --turn is for records and traces.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'There is no unfinished game to continue.',
  noBench: (file) => `There is no ${file}; measurements need the project’s sources.`,
  benchOption: (bench, found, known) => `bench ${bench} does not know “${found}”, only ${known}.`,
  arena: {
    contenders: 'Name at least two bots.',
    command: 'A command is missing after “run:”, like “run:python3 bot.py”.',
    quote: (found) => `A quotation mark is not closed: ${found}`,
    sprt: (found) => `--sprt needs two Elo differences, the smaller first, like 0,30, not “${found}”.`,
    sprtPair: '--sprt is for two bots.',
    foreignFile: (file) => `${file} does not hold results of the arena; choose another file.`,
    otherCommand: (file, field, found, wanted) =>
      `${file} holds results of another command (${field} ${found}, not ${wanted}); choose another file.`,
    otherProgram: (file) => `${file} holds results of another version of the program; choose another file.`,
    line: (file, line) =>
      `${file}: line ${line} cannot be read. Choose another file, or delete the line: its games are then played again.`,
    twice: (file, line) =>
      `${file}: line ${line} has a deal that is there already. Delete the line, or choose another file.`,
    busy: (file, process) =>
      `Process ${process} is writing results to ${file}; wait for it, or choose another file. If that is some other program, delete ${file}.lock.`,
    cannotWrite: (file) => `The results cannot be written to ${file}.`,
    cannotKeep: (file, reason) =>
      `A result could not be written to ${file} (${reason}). Earlier ones are kept: free some space, then run the same command again.`,
    failed: (group, reason) => `The games on deal ${group} failed twice: ${reason}`,
  },
  noStdio: (program) => `“${program} bot” needs --stdio.`,
  trace: {
    line: (line) => `Line ${line} is not a JSON object.`,
    noHeader: 'The header is missing, which is the first line of a trace.',
    format: (found, known) => `The trace has format ${found}; this program reads format ${known}.`,
    header: (field) => `The header’s “${field}” is wrong.`,
    edition: (id) => `The edition “${id}” is unknown here, or differs from the one at hand.`,
    rulesVersion: (found) =>
      `The trace follows version ${found} of the rules, which is not the one played here.`,
    differs: (decision, part) => `Decision ${decision} differs in “${part}”.`,
    unfinished: (decision) => `The trace stops at decision ${decision}, but the game goes on.`,
    noDecision: (turn, last) => `--turn ${turn} lies beyond the trace: it has ${last} decisions.`,
    final: {
      missing: 'The last line is missing, with the final state and the result.',
      state: 'The final state differs.',
      result: 'The result differs.',
      more: 'There are lines after the end of the game.',
    },
  },
} satisfies TerminalComplaints;

export const report = {
  depth: 'depth',
  sequences: 'sequences',
  inGames: (games) => `In ${count.games(games)}`,
  times: 'times',
  games: 'in games',
  occasions: {
    moves: 'moves of blocked stalls',
    reshuffles: 'reshuffles',
    finalPhases: 'final phases',
    standstills: 'standstills',
    doubledPayments: '2:1 payments',
    jokers: 'jokers played alone',
    threeCards: 'three-card builds',
    barkers: 'lures with barkers',
    distanceTies: 'lures with equally near entries',
    medalTies: 'expansions that equal the largest stand',
    sharedVictories: 'shared victories',
  },
  simulated: (games, edition, players) =>
    `${count.games(games)} on ${edition} with ${count.players(players)}`,
  mean: 'mean',
  least: 'least',
  most: 'most',
  turns: 'turns',
  decisions: 'decisions',
  seat: 'seat',
  player: 'bot',
  points: 'points',
  victories: 'victories',
  actions: 'actions',
  endReasons: { supply: 'ended because expansions ran short', standstill: 'ended by standstill' },
  sharedVictories: 'shared victories',
  winShare: (bot) => `victories of ${bot}`,
  traceFine: (decisions) => `Everything is right: ${terms.number(decisions)} decisions.`,
  recordFine: (turns, scores) => `Everything is right: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Everything is right so far: ${count.turns(turns)}, and the game goes on.`,
  seenBy: (viewer, edition, players) => `What ${viewer} saw of a game on ${edition}, played by ${players}:`,
  spectator: 'a spectator',
  leaf: (turn, last) =>
    `Turn ${turn} of ${last}. Enter goes on, b goes back, a number leads to a turn, q leaves.`,
} satisfies TerminalReports;
