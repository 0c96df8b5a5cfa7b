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
  /** `problem` is a sentence. */
  readonly inFile: (file: string, problem: string) => string;
  readonly nothingToResume: string;
}
