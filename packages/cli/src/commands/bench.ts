/** `kairo bench`: starts one of the project's measurements, which live beside the packages. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { ExitWith, fail } from '../failure.ts';

const BENCHES = ['engine', 'bots', 'positions', 'web'] as const;

export function defineBench(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('bench')
    .description(help.commands.bench)
    .usage(help.benchUsage)
    .argument('[name]', help.arguments.bench)
    .allowUnknownOption()
    .allowExcessArguments()
    .action((name: string | undefined, _options: unknown, command: Command) =>
      startBench(context, name ?? 'engine', command.args.slice(1)),
    );
}

/** The sources may be run as they are or as a bundle: the folder is above either. */
function findBench(file: string, from: string): string | undefined {
  const path = join(from, 'bench', file);
  if (existsSync(path)) return path;
  return dirname(from) === from ? undefined : findBench(file, dirname(from));
}

async function startBench({ t }: Context, name: string, rest: readonly string[]): Promise<void> {
  const { bad } = t.terminal;
  if (!BENCHES.some((known) => known === name)) fail(bad.choice('bench', name, BENCHES.join(', ')));
  const file = findBench(`${name}.ts`, import.meta.dirname) ?? fail(bad.noBench(`bench/${name}.ts`));
  const child = spawn(process.execPath, [file, ...rest], { stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new ExitWith(code);
}
