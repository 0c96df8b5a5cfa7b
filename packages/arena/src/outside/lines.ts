/** Splits a stream into lines of limited length, with backpressure. */

/** Stands for a line that exceeds the limit; only its beginning is kept. */
export class TooLong {
  readonly beginning: string;
  constructor(line: string) {
    this.beginning = line.slice(0, 1000);
  }
}

/** Blank lines are skipped. */
export async function* linesOf(
  stream: AsyncIterable<unknown>,
  maxLength: number,
): AsyncGenerator<string | TooLong> {
  const decoder = new TextDecoder(); // stateful: a chunk may end within a character
  let rest = '';
  /** The current line was reported as too long; its remainder is discarded. */
  let isDiscarding = false;
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = text.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isDiscarding) isDiscarding = false;
      else if (line.length > maxLength) yield new TooLong(line);
      else if (line.trim() !== '') yield line;
    }
    if (!isDiscarding && rest.length > maxLength) {
      isDiscarding = true;
      yield new TooLong(rest);
    }
    if (isDiscarding) rest = '';
  }
  if (!isDiscarding && rest.trim() !== '') yield rest;
}
