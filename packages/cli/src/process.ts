/** The process around one run. */
import { messages } from '@kairo/texts';
import { EXIT } from './failure.ts';
import { run } from './index.ts';
import { spokenLocale } from './language.ts';

// Whoever reads our output may stop early (`| head`); then there is nothing left to do.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    const { bad } = messages(spokenLocale(process.argv.slice(2), process.env)).terminal;
    const line = error.code === 'ENOSPC' ? bad.outputFull : bad.outputLost(error.code ?? error.message);
    process.stderr.write(`kairo: ${line}\n`, () => process.exit(EXIT.badInput));
  });
}

const { stdin, stdout, stderr, env } = process;
const [, script, ...args] = process.argv;
process.exitCode = await run(args, { stdin, stdout, stderr, env, cwd: process.cwd(), script });
