/** Texts line by line, as they come in: no faster than they are read, and none without end. */

/** A line that is longer than it may be: the rest of the stream is of no use. */
export class LineTooLong extends Error {
  readonly beginning: string;
  constructor(line: string) {
    super('a line is too long');
    this.beginning = line.slice(0, 1000);
  }
}

export async function* linesOf(stream: AsyncIterable<unknown>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder(); // a character may be cut in two
  let rest = '';
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.length > longest) throw new LineTooLong(line);
      if (line.trim() !== '') yield line;
    }
    if (rest.length > longest) throw new LineTooLong(rest);
  }
  if (rest.trim() !== '') yield rest;
}
