/** What was typed after a command of this workshop: a whole number, or one line that says what would be right. */
export function wholeNumber(
  name: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  process.stderr.write(`--${name} ${text}: a whole number, ${range}, is needed\n`);
  process.exit(2);
}
