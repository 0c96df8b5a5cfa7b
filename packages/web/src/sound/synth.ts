/** Synthesizes short sounds. No sound is the only indication of anything. */
import { toWav } from './wav.ts';

interface Tone {
  /** In hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  /** Start and duration, in seconds. */
  readonly at?: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
  readonly loud?: number;
}

/** Paper or cloth: filtered noise. */
interface Brush {
  readonly at?: number;
  readonly lasts: number;
  readonly centre: number;
  readonly loud?: number;
}

export interface Sound {
  readonly tones?: readonly Tone[];
  readonly brushes?: readonly Brush[];
}

const QUIET = 0.0001;
const ATTACK = 0.006;
/** Samples per second; the sounds have no higher frequencies. */
const RATE = 22_050;

/** From a cheap generator, which is random enough for a rustle. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, RATE / 2, RATE);
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = state / 1_073_741_823 - 1;
  }
  return noise;
}

function envelope(audio: BaseAudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(QUIET, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(QUIET, loud), start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(QUIET, start + lasts);
  return gain;
}

/** Renders a sound, `volume` 0–1; the browser does it off the main thread. */
export async function record({ tones = [], brushes = [] }: Sound, volume: number): Promise<Blob> {
  const lasts = Math.max(...[...tones, ...brushes].map((part) => (part.at ?? 0) + part.lasts));
  const audio = new OfflineAudioContext(1, Math.ceil(lasts * RATE), RATE);
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 3200;
  soft.connect(audio.destination);
  for (const { from, to = from, at: start = 0, lasts, shape = 'triangle', loud = 0.3 } of tones) {
    const oscillator = audio.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
    oscillator.connect(envelope(audio, start, lasts, loud * volume)).connect(soft);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
  for (const { at: start = 0, lasts, centre, loud = 0.2 } of brushes) {
    const source = audio.createBufferSource();
    source.buffer = noiseFor(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = centre;
    source
      .connect(band)
      .connect(envelope(audio, start, lasts, loud * volume))
      .connect(soft);
    source.start(start, 0, lasts);
  }
  const heard = await audio.startRendering();
  return toWav(heard.getChannelData(0), RATE);
}
