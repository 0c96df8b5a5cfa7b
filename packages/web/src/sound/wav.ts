/** Encodes one channel of samples from -1 to 1 as a 16-bit WAV file. */
const HEAD = 44;
const BYTES = 2;

export function toWav(samples: Float32Array, rate: number): Blob {
  const length = samples.length * BYTES;
  const file = new DataView(new ArrayBuffer(HEAD + length));
  const write = (at: number, text: string): void => {
    for (let i = 0; i < text.length; i++) file.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  file.setUint32(4, HEAD - 8 + length, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true); // bytes of this part
  file.setUint16(20, 1, true); // plain samples
  file.setUint16(22, 1, true); // channels
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * BYTES, true);
  file.setUint16(32, BYTES, true);
  file.setUint16(34, 8 * BYTES, true);
  write(36, 'data');
  file.setUint32(40, length, true);
  samples.forEach((sample, i) => {
    file.setInt16(HEAD + i * BYTES, Math.round(Math.max(-1, Math.min(sample, 1)) * 0x7fff), true);
  });
  return new Blob([file], { type: 'audio/wav' });
}
