/** Texts line by line, as they come in: no faster than they are read, and none without end. */

/** In place of a line that is longer than it may be; how it went on is not kept. */
export class TooLong {
  readonly beginning: string;
  constructor(line: string) {
    this.beginning = line.slice(0, 1000);
  }
}

export async function* linesOf(
  stream: AsyncIterable<unknown>,
  longest: number,
): AsyncGenerator<string | TooLong> {
  const decoder = new TextDecoder(); // a character may be cut in two
  let rest = '';
  /** Of the line that is being read, it has been told already. */
  let isTold = false;
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = text.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isTold) isTold = false;
      else if (line.length > longest) yield new TooLong(line);
      else if (line.trim() !== '') yield line;
    }
    if (!isTold && rest.length > longest) {
      isTold = true;
      yield new TooLong(rest);
    }
    if (isTold) rest = '';
  }
  if (!isTold && rest.trim() !== '') yield rest;
}
