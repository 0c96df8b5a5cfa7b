/** `kairo bench`: starts one of the project's measurements, which live beside the packages. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { ExitWith, fail } from '../failure.ts';

/** The options of each measurement. They are checked here because some measurements ignore unknown ones. */
const BENCHES: {
  readonly [name: string]: { readonly [option: string]: { readonly type: 'string' | 'boolean' } };
} = {
  engine: { node: { type: 'string' }, report: { type: 'string' } },
  bots: { minutes: { type: 'string' }, report: { type: 'string' }, quick: { type: 'boolean' } },
  strength: { again: { type: 'string' }, only: { type: 'string' } },
  positions: {
    bots: { type: 'string' },
    json: { type: 'boolean' },
    keep: { type: 'boolean' },
    write: { type: 'boolean' },
  },
  web: { runs: { type: 'string' }, report: { type: 'string' }, quick: { type: 'boolean' } },
};

export function defineBench(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('bench')
    .description(help.commands.bench)
    .usage(help.benchUsage)
    .argument('[name]', 'what is measured: engine, bots, positions, strength, web')
    .allowUnknownOption()
    .allowExcessArguments()
    .action((name: string | undefined, _options: unknown, command: Command) =>
      startBench(context, name ?? 'engine', command.args.slice(1)),
    );
}

/** Searches the parent folders: the program runs from its sources or from a bundle. */
function findBench(file: string, from: string): string | undefined {
  const path = join(from, 'bench', file);
  if (existsSync(path)) return path;
  return dirname(from) === from ? undefined : findBench(file, dirname(from));
}

function checkOptions({ t }: Context, name: string, args: readonly string[]): void {
  const { bad } = t.terminal;
  const options = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (options === undefined) fail(bad.choice('bench', name, Object.keys(BENCHES).join(', ')));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    const said = args[token.index] ?? '';
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      fail(`bench ${name} does not know “${said}”, only ${known.join(', ')}.`);
    }
    // The parser takes a following option for the value.
    const hasValue = token.value && (token.inlineValue || !token.value.startsWith('--'));
    if (options[token.name]?.type === 'string' && !hasValue) fail(bad.optionValue(said));
  }
}

async function startBench(context: Context, name: string, rest: readonly string[]): Promise<void> {
  checkOptions(context, name, rest);
  const file =
    findBench(`${name}.ts`, import.meta.dirname) ??
    fail(`There is no bench/${name}.ts; measurements need the project’s sources.`);
  const child = spawn(process.execPath, [file, ...rest], { stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new ExitWith(code);
}
