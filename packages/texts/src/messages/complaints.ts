/** What the terminal program says to bad input, each in one line. */
export interface TerminalComplaints {
  readonly language: (found: string, known: string) => string;
  /** `program` is what one types to start it. */
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
  /** `reason` is the system's name for it, like EIO. */
  readonly outputLost: (reason: string) => string;
  readonly number: (option: string, found: string, min: number, max: number) => string;
  readonly choice: (option: string, found: string, known: string) => string;
  /** An option that says nothing without the other. */
  readonly onlyWith: (option: string, needed: string) => string;
  readonly notTogether: (one: string, other: string) => string;
  readonly seed: (found: string) => string;
  readonly edition: (found: string, known: string) => string;
  readonly seat: (found: string, known: string) => string;
  readonly name: (found: string, longest: number) => string;
  readonly botCount: (found: number, players: number) => string;
  readonly noFileName: string;
  readonly noFile: (file: string) => string;
  readonly unreadable: (file: string) => string;
  readonly isFolder: (file: string) => string;
  /** A device, a pipe or the like. */
  readonly notAFile: (file: string) => string;
  readonly tooLarge: (file: string, megabytes: number) => string;
  readonly cannotSave: (file: string) => string;
  /** `detail` says what is wrong where, in English. */
  readonly damagedGame: (detail: string) => string;
  readonly fileExists: (file: string) => string;
  readonly notJson: (file: string) => string;
  readonly noGame: (file: string) => string;
  readonly notARecord: (file: string) => string;
  readonly notVerifiable: (file: string) => string;
  readonly noTurns: (file: string) => string;
  /** `problem` is a sentence. */
  readonly inFile: (file: string, problem: string) => string;
  readonly nothingToResume: string;
  readonly noBench: (file: string) => string;
  readonly benchOption: (bench: string, found: string, known: string) => string;
  readonly arena: {
    readonly contenders: string;
    /** `run:` without anything that could be started. */
    readonly command: string;
    readonly quote: (found: string) => string;
    readonly sprt: (found: string) => string;
    readonly sprtPair: string;
    /** A file for results that holds something else. */
    readonly foreignFile: (file: string) => string;
    /** `field` is that of the file's first line. */
    readonly otherCommand: (file: string, field: string, found: string, wanted: string) => string;
    readonly otherProgram: (file: string) => string;
    readonly line: (file: string, line: number) => string;
    /** The games of this line are in one before it. */
    readonly twice: (file: string, line: number) => string;
    readonly busy: (file: string, process: number) => string;
    readonly cannotWrite: (file: string) => string;
    /** The disk took the results before this one. `reason` is a code of the system, like ENOSPC. */
    readonly cannotKeep: (file: string, reason: string) => string;
    readonly failed: (group: number, reason: string) => string;
  };
  readonly noStdio: (program: string) => string;
  readonly trace: {
    readonly line: (line: number) => string;
    readonly noHeader: string;
    readonly format: (found: string, known: number) => string;
    readonly header: (field: string) => string;
    readonly edition: (id: string) => string;
    readonly rulesVersion: (found: string) => string;
    readonly differs: (decision: number, part: string) => string;
    readonly unfinished: (decision: number) => string;
    readonly noDecision: (turn: number, last: number) => string;
    readonly final: {
      readonly missing: string;
      readonly state: string;
      readonly result: string;
      readonly more: string;
    };
  };
}
