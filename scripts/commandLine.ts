/** Reads the command lines of scripts and workshop. A mistake ends the program with one line that names the fix. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export function complain(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  const known = Object.entries(options).map(([name, { type }]) =>
    type === 'boolean' ? `--${name}` : `--${name} VALUE`,
  );
  if (args.includes('--help')) {
    process.stdout.write(`Options: ${known.length === 0 ? 'none' : known.join(', ')}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args: negativesAsValues(args), options }).values;
  } catch (error) {
    const [problem = ''] = (error as Error).message.split(/\.\s|\.?$/); // the rest of Node's message is advice for programmers
    return complain(
      `${problem}; ${known.length === 0 ? 'there are no options' : `options: ${known.join(', ')}`}`,
    );
  }
}

/** Lets `--minutes -1` be read as a number, which the command then refuses, instead of as an option without a value. */
function negativesAsValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const option = joined.at(-1);
    if (/^-\d/.test(word) && option?.startsWith('--')) joined[joined.length - 1] = `${option}=${word}`;
    else joined.push(word);
  }
  return joined;
}

export function wholeNumber(
  name: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  return complain(`--${name} ${text}: expected a whole number, ${range}`);
}

/** For programs with several commands: the command that was named, and its arguments. */
export function readCommand<Name extends string>(
  script: string,
  names: readonly Name[],
): { readonly name: Name; readonly args: readonly string[] } {
  const [found, ...args] = process.argv.slice(2);
  const name = names.find((known) => known === found);
  if (name !== undefined) return { name, args };
  const usage = `usage: npm run ${script} -- ${names.join(' | ')} [options]; with --help, a command lists its options`;
  if (found === '--help') {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  return complain(found === undefined ? usage : `${script} has no command ${found}; ${usage}`);
}
