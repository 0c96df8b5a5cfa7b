/** Frames of a WebSocket as a server sends them: unmasked (RFC 6455, 5.2). */

export interface Frame {
  /** The whole frame, header included. */
  readonly raw: Buffer;
  readonly payload: Buffer;
}

function payloadRange(bytes: Buffer): readonly [start: number, end: number] | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length =
    short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  return bytes.length < start + length ? undefined : [start, start + length];
}

/** Splits the bytes received so far into complete frames and a rest. */
export function splitFrames(bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let rest = bytes;
  for (let range = payloadRange(rest); range !== undefined; range = payloadRange(rest)) {
    const [start, end] = range;
    frames.push({ raw: rest.subarray(0, end), payload: rest.subarray(start, end) });
    rest = rest.subarray(end);
  }
  return { frames, rest };
}

/** One frame with a text of less than 126 bytes. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new RangeError('too long for a short frame');
  return Buffer.concat([Buffer.of(0x81, payload.length), payload]);
}
