/** What only the terminal program says. */
import type { ActionType, ByColour, Colour, EndReason } from '@kairo/engine';

/** Answers to bad input, one line each. */
export interface TerminalComplaints {
  readonly language: (found: string, known: string) => string;
  /** `program` is the command that starts the program. */
  readonly noCommand: (program: string) => string;
  readonly command: (found: string, program: string) => string;
  readonly option: (found: string) => string;
  readonly optionValue: (option: string) => string;
  readonly argument: (name: string) => string;
  readonly tooMany: string;
  readonly usage: (program: string) => string;
  readonly bug: (detail: string) => string;
  readonly oldNode: (found: string, oldest: string) => string;
  readonly outputFull: string;
  /** `reason` is an error code of the system, like EIO. */
  readonly outputLost: (reason: string) => string;
  readonly number: (option: string, found: string, min: number, max: number) => string;
  readonly choice: (option: string, found: string, known: string) => string;
  readonly notTogether: (one: string, other: string) => string;
  readonly seed: (found: string) => string;
  readonly edition: (found: string, known: string) => string;
  readonly seat: (found: string, known: string) => string;
  readonly name: (found: string, longest: number) => string;
  readonly noFileName: string;
  readonly noFile: (file: string) => string;
  readonly unreadable: (file: string) => string;
  readonly isFolder: (file: string) => string;
  /** A device, a pipe or the like. */
  readonly notAFile: (file: string) => string;
  readonly tooLarge: (file: string, megabytes: number) => string;
  readonly cannotSave: (file: string) => string;
  readonly fileExists: (file: string) => string;
  readonly notJson: (file: string) => string;
  readonly noGame: (file: string) => string;
  readonly notARecord: (file: string) => string;
  readonly notVerifiable: (file: string) => string;
  readonly noTurns: (file: string) => string;
  readonly noRule: (asked: string) => string;
  /** `problem` is a sentence. */
  /** `detail` says what is wrong where, in English. */
  readonly damagedGame: (detail: string) => string;
  readonly inFile: (file: string, problem: string) => string;
  readonly nothingToResume: string;
}

/** Examples of what can follow a question mark. */
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
  readonly rulesUsage: string;
  readonly arenaUsage: string;
  readonly sitUsage: string;
  readonly adminUsage: string;
  readonly commandWord: string;
  readonly fileWord: string;
  readonly rulesWord: string;
  readonly commands: {
    readonly play: string;
    readonly replay: string;
    readonly show: string;
    readonly verify: string;
    readonly rules: string;
    readonly simulate: string;
    readonly arena: string;
    readonly trace: string;
    readonly perft: string;
    readonly bot: string;
    readonly sit: string;
    readonly admin: string;
    readonly help: string;
  };
  readonly arguments: {
    readonly record: string;
    readonly recordOrTrace: string;
    readonly game: string;
    readonly rules: string;
  };
  readonly options: {
    readonly help: string;
    readonly version: string;
    readonly lang: string;
    readonly edition: string;
    readonly editionFile: string;
    readonly seed: string;
    readonly start: string;
    readonly openMoney: string;
    readonly seats: (bots: string) => string;
    readonly resume: string;
    readonly save: string;
    readonly ascii: string;
    readonly turn: string;
  };
  /** The answer to `?` in a game. */
  readonly play: {
    /** Before examples of the notation. */
    readonly type: string;
    readonly keys: string;
    readonly asking: (examples: AskingExamples) => string;
    readonly pieces: string;
    /** `letters` is `R red, Y yellow, …`. */
    readonly letters: (letters: string) => string;
    readonly panel: string;
  };
  readonly askRules: string;
}

/** What `replay`, `show` and `verify` say about a record, and the head of the column of points. */
export interface TerminalReports {
  readonly points: string;
  readonly recordFine: (turns: number, scores: string) => string;
  readonly recordUnfinished: (turns: number) => string;
  /** Above the record of a seat or a spectator; `viewer` is a name or `spectator`. */
  readonly seenBy: (viewer: string, edition: string, players: string) => string;
  readonly spectator: string;
  readonly leaf: (turn: number, last: number) => string;
}

/** During a game. */
export interface TerminalPlay {
  /** Questions, by what is still undecided. */
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
  /** Before the question: what is decided already. */
  readonly decided: (parts: string) => string;
  readonly hints: {
    readonly cheapest: string;
    readonly back: string;
    readonly undo: string;
    readonly help: string;
  };
  /** The board shows the choices in square brackets. */
  readonly markedSites: (count: number) => string;
  readonly withFee: string;
  readonly drawTwo: string;
  readonly sources: { readonly pile: string; readonly barkers: string };
  /** An action that is applied only when the turn ends: `expand a stand, G green 1→2, d6`. */
  readonly chosen: (action: string) => string;
  /** The turn is complete. */
  readonly endTurn: string;
  /** The same when nothing can be undone. */
  readonly endTurnOnly: string;
  /** The same when an action was only planned, because it reveals something. */
  readonly endTurnToSee: string;
  /** The answer to another action after a complete turn. */
  readonly endFirst: string;
  readonly takenBack: string;
  readonly noUndo: string;
  /** The answer to a number where a site is expected; `site` is an example. */
  readonly noNumbers: (site: string) => string;
  readonly noOption: (number: number) => string;
  readonly notUnderstood: (word: string) => string;
  readonly impossible: string;
  /** Between two screens of a long text. */
  readonly more: string;
  /** The events do not fit the screen. */
  readonly cut: string;
  /** Instead of the board; both are numbers of columns. */
  readonly tooNarrow: (needed: number, found: number) => string;
  readonly thinking: (name: string) => string;
  /** A bot's thread failed, and a quick move is made for it. */
  readonly fallback: {
    readonly crashed: (name: string) => string;
    readonly hung: (name: string) => string;
    readonly absent: (name: string) => string;
  };
  readonly curtain: (name: string) => string;
  readonly curtainReady: string;
  readonly end: { readonly [reason in EndReason]: string };
  /** Heads of columns: points from turns, then those of R11.4. */
  readonly scores: { readonly turns: string; readonly medals: string; readonly money: string };
  readonly winner: (name: string) => string;
  readonly winners: (names: string) => string;
  readonly kept: (file: string) => string;
  readonly goodbye: string;
  readonly saved: (file: string) => string;
  readonly goOn: (command: string) => string;
}

/** Answers to `? c5`, `? S3`, `? red`. */
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
  readonly waits: (customer: Colour) => string;
  readonly standsAt: (customer: Colour, site: string) => string;
  readonly occupied: string;
  readonly legal: string;
}

/** Labels beside the board: at most as long as the English ones, or the panel becomes too wide. `out` has two columns. */
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

/** Sets up a game by asking. */
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

/** At least one word; help shows the first. */
type Typed = readonly [shown: string, ...others: string[]];

/** Words that can be typed. English words are understood in every language, and accents do not matter. */
export interface TerminalWords {
  /** In addition to the names of the colours. */
  readonly colours: ByColour<readonly string[]>;
  readonly verbs: { readonly [type in ActionType | 'build']: Typed };
  /** Filler words without a meaning. */
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
  readonly report: TerminalReports;
  readonly play: TerminalPlay;
  readonly about: TerminalAbout;
  readonly labels: TerminalLabels;
  readonly wizard: TerminalWizard;
  readonly words: TerminalWords;
}
