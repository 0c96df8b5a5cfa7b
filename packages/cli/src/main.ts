/** Where the sources begin: a file of weights that is missing or not JSON is told in a line; a bundle has no such files. */
import { messages } from '@kairo/texts';
import { EXIT } from './failure.ts';
import { spokenLocale } from './language.ts';

interface UnreadableWeights {
  readonly file: string;
  readonly problem: { readonly code: 'weights/json' | 'weights/missing' };
}

function unreadableWeights(failure: unknown): UnreadableWeights | undefined {
  if (!(failure instanceof Error)) return undefined;
  const isMissing = 'code' in failure && failure.code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing && !(failure instanceof SyntaxError)) return undefined;
  const file = /[/\\]learned[/\\]weights[/\\]([^/\\]+\.json)(?:: |')/.exec(failure.message)?.[1];
  return file === undefined
    ? undefined
    : { file, problem: { code: isMissing ? 'weights/missing' : 'weights/json' } };
}

try {
  await import('./process.ts');
} catch (failure) {
  const unreadable = unreadableWeights(failure);
  if (unreadable === undefined) throw failure;
  const { error } = messages(spokenLocale(process.argv.slice(2), process.env));
  const line = error({ code: 'bot/weights', ...unreadable });
  process.stderr.write(`kairo: ${line}\n`);
  process.exitCode = EXIT.bug;
}
