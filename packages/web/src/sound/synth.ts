/** Small sounds made on the spot: no files, soft, and never the only sign of anything. */

interface Tone {
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  /** Seconds from now, and how long it rings. */
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

let context: AudioContext | undefined;
let isOpening = false;
/** Milliseconds: when whatever made the sound has been shown. */
const OPENING_DELAY = 400;
let noise: AudioBuffer | undefined;

/**
 * Browsers allow sound only after somebody has touched the page: until then there is none. Opening it takes long, so the
 * first sound is left out for it, and nothing else waits.
 */
function openContext(): AudioContext | undefined {
  if (context?.state === 'suspended') void context.resume().catch(() => undefined);
  if (context === undefined && !isOpening && navigator.userActivation?.hasBeenActive !== false) {
    isOpening = true;
    setTimeout(() => {
      if (typeof AudioContext !== 'undefined') context = new AudioContext();
    }, OPENING_DELAY);
  }
  return context;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise === undefined) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    // A cheap generator is random enough for a rustle.
    let state = 1;
    for (let i = 0; i < samples.length; i++) {
      state = (state * 16_807) % 2_147_483_647;
      samples[i] = state / 1_073_741_823 - 1;
    }
  }
  return noise;
}

function envelope(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(QUIET, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(QUIET, loud), start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(QUIET, start + lasts);
  return gain;
}

/** Plays a sound, `volume` 0–1. */
export function play({ tones = [], brushes = [] }: Sound, volume: number): void {
  const audio = openContext();
  if (audio === undefined || volume <= 0) return;
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 3200;
  soft.connect(audio.destination);
  for (const { from, to = from, at = 0, lasts, shape = 'triangle', loud = 0.3 } of tones) {
    const start = audio.currentTime + at;
    const oscillator = audio.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
    oscillator.connect(envelope(audio, start, lasts, loud * volume)).connect(soft);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
  for (const { at = 0, lasts, centre, loud = 0.2 } of brushes) {
    const start = audio.currentTime + at;
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = centre;
    source
      .connect(band)
      .connect(envelope(audio, start, lasts, loud * volume))
      .connect(soft);
    source.start(start, 0, lasts);
  }
}
