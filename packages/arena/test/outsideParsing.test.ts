/** Parsing of an outside program's name, command line and output lines. */
import { expect, test } from 'vitest';
import { linesOf, TooLong } from '../src/outside/lines.ts';
import { splitCommand } from '../src/outside/program.ts';
import { parseOutsideSpec } from '../src/outside/spec.ts';

test('commands are split like in a shell, and names may carry a thinking time', () => {
  expect(splitCommand('python3 "my bot.py" --say \'a "b"\' x"y z"')).toEqual([
    'python3',
    'my bot.py',
    '--say',
    'a "b"',
    'xy z',
  ]);
  const value = (text: string) => {
    const spec = parseOutsideSpec(text);
    return spec?.ok ? spec.value : spec?.error;
  };
  expect(value('run:python3 bot.py')).toEqual({ command: 'python3 bot.py' });
  expect(value('run@200ms: ./bot')).toEqual({ command: './bot', effort: { milliseconds: 200 } });
  expect(value('run@500:./bot')).toEqual({ command: './bot', effort: { iterations: 500 } });
  for (const text of ['run:', 'run:""', 'run@500', 'run@500: '])
    expect(value(text)).toEqual({ code: 'command' });
  for (const text of ['run:python3 "my bot.py', "run:'", `run:./bot "it's`, 'run@500:./bot "a" b"'])
    expect(value(text)).toEqual({ code: 'quote' });
  for (const budget of ['fast', '0', '', '5s', '1.5']) {
    expect(value(`run@${budget}:./bot`)).toEqual({ code: 'budget', found: budget });
  }
  for (const text of ['apprentice', 'run', 'runner:x']) expect(parseOutsideSpec(text)).toBeUndefined();
});

test('lines are reassembled from chunks of any size', async () => {
  async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const text = '{"a":"ä€𝄞"}\n\n{"b":2}\r\nlast';
  for (const size of [1, 2, 3, 100]) {
    const read = async (longest: number): Promise<unknown[]> => {
      const lines: unknown[] = [];
      for await (const line of linesOf(cut(Buffer.from(text), size), longest)) {
        lines.push(line instanceof TooLong ? TooLong : line.trim());
      }
      return lines;
    };
    expect(await read(100)).toEqual(['{"a":"ä€𝄞"}', '{"b":2}', 'last']);
    // A line that is too long is reported once, and the lines after it are read.
    expect(await read(8)).toEqual([TooLong, '{"b":2}', 'last']);
    expect(await read(3)).toEqual([TooLong, TooLong, TooLong]);
  }
});
