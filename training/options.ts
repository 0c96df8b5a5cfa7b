/** What was typed after a training command: whole numbers, or one line that says what would be right. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  process.stderr.write(`--${name} ${text}: a whole number, ${least} or more, is needed\n`);
  process.exit(2);
}
