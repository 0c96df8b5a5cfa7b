/** Runs the program with the streams and arguments of this process. */
import { messages } from '@kairo/texts';
import { EXIT } from './failure.ts';
import { run } from './index.ts';
import { localeFor } from './language.ts';

// EPIPE: the reader has closed the pipe, as in `| head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    const { bad } = messages(localeFor(process.argv.slice(2), process.env)).terminal;
    const line = error.code === 'ENOSPC' ? bad.outputFull : bad.outputLost(error.code ?? error.message);
    process.stderr.write(`kairo: ${line}\n`, () => process.exit(EXIT.badInput));
  });
}

const { stdin, stdout, stderr, env } = process;
const [, script, ...args] = process.argv;
process.exitCode = await run(args, { stdin, stdout, stderr, env, cwd: process.cwd(), script });
