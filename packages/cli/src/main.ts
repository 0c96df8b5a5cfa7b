/** Where the sources begin: a file that came with them and is no JSON is told in one line; a bundle has no such files. */
import { messages } from '@kairo/texts';
import { EXIT } from './failure.ts';
import { spokenLocale } from './language.ts';

function unreadableFile(failure: unknown): string | undefined {
  return failure instanceof SyntaxError ? /([^/\\]+\.json): /.exec(failure.message)?.[1] : undefined;
}

try {
  await import('./process.ts');
} catch (failure) {
  const file = unreadableFile(failure);
  if (file === undefined) throw failure;
  const { error } = messages(spokenLocale(process.argv.slice(2), process.env));
  const line = error({ code: 'bot/weights', file, problem: { code: 'weights/json' } });
  process.stderr.write(`kairo: ${line}\n`);
  process.exitCode = EXIT.bug;
}
