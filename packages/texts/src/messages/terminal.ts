/** What only the terminal program says. Its writer adds keys here and in the four `terminal*.ts` beside the locales. */
import type { ActionType, ByColour, EndReason } from '@kairo/engine';
import type { ArenaMessages } from './arena.ts';
import type { TerminalComplaints } from './complaints.ts';

/** What stands behind a question mark, for a site, a card, a customer, an action, a rule, and all rules. */
export interface AskingExamples {
  readonly site: string;
  readonly card: string;
  readonly customer: string;
  readonly action: string;
  readonly rule: string;
  readonly rules: string;
}

/** `--help`, and the help within a game. */
export interface TerminalHelp {
  readonly headings: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly globalOptions: string;
  };
  /** What follows the program's name: `[options] [command]`. */
  readonly usage: string;
  readonly optionsOnly: string;
  readonly fileUsage: string;
  readonly benchUsage: string;
  readonly arenaUsage: string;
  readonly commandWord: string;
  readonly fileWord: string;
  readonly botsWord: string;
  readonly commands: {
    readonly play: string;
    readonly replay: string;
    readonly show: string;
    readonly verify: string;
    readonly simulate: string;
    readonly arena: string;
    readonly trace: string;
    readonly perft: string;
    readonly bot: string;
    readonly bench: string;
    readonly help: string;
  };
  readonly arguments: {
    readonly bench: string;
    readonly contenders: (names: string) => string;
    readonly record: string;
    readonly recordOrTrace: string;
    readonly game: string;
  };
  readonly options: {
    readonly help: string;
    readonly version: string;
    readonly lang: string;
    readonly edition: string;
    readonly editionFile: string;
    readonly players: string;
    readonly seed: string;
    readonly testSeed: string;
    readonly arenaSeed: string;
    readonly start: string;
    readonly openMoney: string;
    readonly seats: (bots: string) => string;
    readonly resume: string;
    readonly save: string;
    readonly ascii: string;
    readonly games: string;
    readonly summaryGames: string;
    readonly bots: (names: string) => string;
    readonly bot: (names: string) => string;
    readonly stdio: string;
    readonly json: string;
    readonly jsonl: string;
    readonly summary: string;
    readonly depth: string;
    readonly turn: string;
    readonly arenaPlayers: string;
    readonly arenaGames: string;
    readonly jobs: string;
    readonly out: string;
    readonly sprt: string;
  };
  /** Behind `?` within a game. */
  readonly play: {
    /** Examples of the notation follow. */
    readonly type: string;
    readonly keys: string;
    /** What may be asked about, in the order of the examples. */
    readonly asking: (examples: AskingExamples) => string;
    readonly pieces: string;
    /** `letters` is `R red, Y yellow, …`. */
    readonly letters: (letters: string) => string;
    readonly panel: string;
  };
  readonly askRules: string;
}

/** What a program from outside did wrong, each as a sentence that begins with its command. */
export interface TerminalOutside {
  /** `program` is the command's first word. */
  readonly start: (command: string, program: string, detail: string) => string;
  /** Before it said hello. `status` is an exit code or the name of a signal. */
  readonly endedEarly: (command: string, status: string) => string;
  readonly silent: (command: string, milliseconds: number) => string;
  readonly late: (command: string, milliseconds: number) => string;
  /** `expected` is an example. */
  readonly junk: (command: string, found: string, expected: string | undefined) => string;
  /** `reason` is a sentence. */
  readonly illegal: (command: string, found: string, reason: string) => string;
  /** Its `index` is not one from 0 to the last. */
  readonly noSuchAction: (command: string, found: string, last: number) => string;
  /** In the middle of a game. */
  readonly exited: (command: string, status: string) => string;
  readonly gaveUp: (command: string, found: string) => string;
}

/** Tables and verdicts. */
export interface TerminalReports {
  readonly depth: string;
  readonly sequences: string;
  readonly inGames: (games: number) => string;
  readonly times: string;
  readonly games: string;
  readonly occasions: {
    readonly moves: string;
    readonly reshuffles: string;
    readonly finalPhases: string;
    readonly standstills: string;
    readonly doubledPayments: string;
    readonly jokers: string;
    readonly threeCards: string;
    readonly barkers: string;
    readonly distanceTies: string;
    readonly medalTies: string;
    readonly sharedVictories: string;
  };
  readonly simulated: (games: number, edition: string, players: number) => string;
  readonly mean: string;
  readonly least: string;
  readonly most: string;
  readonly turns: string;
  readonly decisions: string;
  readonly seat: string;
  readonly player: string;
  readonly points: string;
  readonly victories: string;
  readonly actions: string;
  readonly endReasons: { readonly [reason in EndReason]: string };
  readonly sharedVictories: string;
  readonly winShare: (bot: string) => string;
  readonly traceFine: (decisions: number) => string;
  readonly recordFine: (turns: number, scores: string) => string;
  readonly recordUnfinished: (turns: number) => string;
  /** Above what a seat's or a spectator's record tells; `viewer` is a name or `spectator`. */
  readonly seenBy: (viewer: string, edition: string, players: string) => string;
  readonly spectator: string;
  readonly leaf: (turn: number, last: number) => string;
}

/** At the table. */
export interface TerminalPlay {
  /** What is asked, by what is still undecided. */
  readonly ask: {
    readonly kind: (name: string) => string;
    readonly colour: string;
    readonly site: string;
    readonly entry: string;
    readonly cards: string;
    readonly payment: string;
    readonly source: string;
    readonly card: string;
  };
  /** What has been decided already stands before the question. */
  readonly decided: (parts: string) => string;
  readonly hints: {
    readonly cheapest: string;
    readonly back: string;
    readonly undo: string;
    readonly help: string;
  };
  /** On the board, in square brackets. */
  readonly markedSites: (count: number) => string;
  readonly withFee: string;
  readonly drawTwo: string;
  readonly sources: { readonly pile: string; readonly barkers: string };
  /** An action that will only be done when the turn is ended: `expand a stand, G green 1→2, d6`. */
  readonly chosen: (action: string) => string;
  /** The turn is played. */
  readonly endTurn: string;
  /** The same where there is nothing to take back. */
  readonly endTurnOnly: string;
  /** The same where an action was only chosen: the end of the turn will bring something to light. */
  readonly endTurnToSee: string;
  /** To whoever wants to do something else first. */
  readonly endFirst: string;
  readonly takenBack: string;
  readonly noUndo: string;
  /** To a number where sites are typed; `site` is one of them. */
  readonly noNumbers: (site: string) => string;
  readonly noOption: (number: number) => string;
  readonly notUnderstood: (word: string) => string;
  readonly impossible: string;
  /** Asks to press Enter for the rest of something long. */
  readonly more: string;
  /** Stands where there was no room for all the news. */
  readonly cut: string;
  /** In place of the board; both are numbers of columns. */
  readonly tooNarrow: (needed: number, found: number) => string;
  /** While a bot takes long. */
  readonly thinking: (name: string) => string;
  /** A bot's thread failed, and it plays what it had so far, or at first sight. */
  readonly fallback: {
    readonly crashed: (name: string) => string;
    readonly hung: (name: string) => string;
    readonly absent: (name: string) => string;
  };
  readonly curtain: (name: string) => string;
  readonly curtainReady: string;
  readonly end: { readonly [reason in EndReason]: string };
  /** Where points came from: the turns, then R11.4. */
  readonly scores: { readonly turns: string; readonly medals: string; readonly money: string };
  readonly winner: (name: string) => string;
  readonly winners: (names: string) => string;
  readonly kept: (file: string) => string;
  readonly goodbye: string;
  readonly saved: (file: string) => string;
  readonly goOn: (command: string) => string;
}

/** Behind `? c5`, `? S3`, `? red`. */
export interface TerminalAbout {
  readonly owned: (piece: string, owner: string) => string;
  readonly neutral: (piece: string) => string;
  readonly startSpace: string;
  readonly nothing: string;
  readonly site: (site: string, segment: number, area: string, things: string) => string;
  /** `reason` is a sentence. */
  readonly colours: (colours: string, reason: string) => string;
  readonly possible: (action: string) => string;
  readonly card: (sign: string, name: string, use: string) => string;
  readonly cardFits: (sites: string) => string;
  readonly cardInThree: string;
  readonly waits: (customer: string) => string;
  readonly standsAt: (customer: string, site: string) => string;
  readonly occupied: string;
  readonly legal: string;
}

/** Labels beside the board: at most so many letters as the English ones, or the panel grows too wide. */
export interface TerminalLabels {
  readonly points: string;
  readonly cards: string;
  readonly barkers: string;
  readonly out: string;
  readonly left: string;
  readonly you: string;
  readonly pile: string;
  readonly discards: string;
  readonly barkerStock: string;
  readonly hand: string;
}

export interface TerminalWizard {
  readonly resume: string;
  readonly resumeYes: string;
  readonly resumeNo: string;
  readonly edition: string;
  readonly players: string;
  readonly start: string;
  readonly preset: string;
  readonly variable: string;
  readonly seat: (number: number) => string;
  readonly person: string;
  readonly bot: (name: string) => string;
  readonly name: string;
}

/** At least one; the first is the one that help shows. */
type Typed = readonly [shown: string, ...others: string[]];

/** What may be typed; the English words are always understood, and accents do not matter. */
export interface TerminalWords {
  /** Beside the names of the colours. */
  readonly colours: ByColour<readonly string[]>;
  readonly verbs: { readonly [type in ActionType | 'build']: Typed };
  /** Words that only join others. */
  readonly joints: Typed;
  readonly pay: Typed;
  readonly fee: Typed;
  readonly past: Typed;
  readonly pile: Typed;
  readonly barker: Typed;
  readonly rules: Typed;
  readonly commands: {
    readonly help: readonly string[];
    readonly log: readonly string[];
    readonly undo: readonly string[];
    readonly back: readonly string[];
    readonly quit: readonly string[];
  };
}

export interface TerminalMessages {
  readonly tagline: string;
  readonly help: TerminalHelp;
  readonly bad: TerminalComplaints;
  readonly outside: TerminalOutside;
  readonly report: TerminalReports;
  readonly arena: ArenaMessages;
  readonly play: TerminalPlay;
  readonly about: TerminalAbout;
  readonly labels: TerminalLabels;
  readonly wizard: TerminalWizard;
  readonly words: TerminalWords;
}
