/**
 * Entry point of the sources. A file of weights that is missing or not JSON already fails on import, and is reported
 * here as one line. A bundle contains the weights.
 */
import { messages } from '@kairo/texts';
import { EXIT } from './failure.ts';
import { localeFor } from './language.ts';

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
  const { error } = messages(localeFor(process.argv.slice(2), process.env));
  const line = error({ code: 'bot/weights', ...unreadable });
  process.stderr.write(`kairo: ${line}\n`);
  process.exitCode = EXIT.bug;
}
