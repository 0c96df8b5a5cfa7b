/** The process around one run. */
import { isWorkerCall, serveArena } from './arena/workerProcess.ts';
import { run } from './index.ts';

// Whoever reads our output may stop early (`| head`); then there is nothing left to do.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`kairo: ${error.message}\n`, () => process.exit(1));
  });
}

if (isWorkerCall(process.argv)) serveArena();
else {
  const { stdin, stdout, stderr, env } = process;
  const [, script, ...args] = process.argv;
  process.exitCode = await run(args, { stdin, stdout, stderr, env, cwd: process.cwd(), script });
}
