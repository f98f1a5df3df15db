// Quiet sounds made on the spot, without files: wood on wood, a capture, dice on a table, the end of a game.

import type { Effect } from '$generated/wasm/ludotheca';
import type { StepKind } from './steps';

export type Sound = 'knock' | 'capture' | 'dice' | 'turn' | 'end';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The sound that goes with a step of a move. */
export const soundOf = (kind: StepKind): Sound => (kind === 'capture' ? 'capture' : kind === 'roll' ? 'dice' : 'knock');

/** The one sound of a whole move. */
export function soundOfEffects(effects: readonly Effect[]): Sound {
  const has = (name: string) => effects.some((effect) => typeof effect === 'object' && name in effect);
  if (has('remove') || has('send-home')) return 'capture';
  return has('roll') ? 'dice' : 'knock';
}

export function play(sound: Sound): void {
  // Before somebody has touched the page no browser makes a sound, and all of them would be heard at once afterwards.
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') SOUNDS[sound](audio, audio.currentTime);
  else audio.resume().then(() => SOUNDS[sound](audio, audio.currentTime), silence);
}

/** A browser that will not make sounds stays silent. */
const silence = () => undefined;

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, now: number) => void>> = {
  knock: (audio, now) => wood(audio, now, 330, 0.32),
  capture: (audio, now) => {
    wood(audio, now, 240, 0.34);
    wood(audio, now + 0.055, 180, 0.26);
  },
  dice: (audio, now) => {
    // Fewer and softer knocks while the dice come to rest.
    for (const [at, pitch] of [
      [0, 900],
      [0.08, 1050],
      [0.17, 820],
      [0.29, 980],
      [0.43, 760],
      [0.55, 700],
    ] as const) {
      wood(audio, now + at, pitch, 0.2 * (1 - at));
    }
  },
  turn: (audio, now) => {
    tone(audio, now, 523.25);
    tone(audio, now + 0.16, 440);
  },
  end: (audio, now) => {
    for (const [at, pitch] of [
      [0, 392],
      [0.14, 523.25],
      [0.28, 659.25],
    ] as const)
      tone(audio, now + at, pitch);
  },
};

/** A short knock: a falling tone with a breath of noise at its beginning. */
function wood(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const body = audio.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch, at);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.07);
  body.connect(fading(audio, at, loudness, 0.09));
  body.start(at);
  body.stop(at + 0.12);

  const breath = audio.createBufferSource();
  breath.buffer = noise ??= makeNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch * 4;
  breath.connect(band).connect(fading(audio, at, loudness * 0.6, 0.03));
  breath.start(at);
  breath.stop(at + 0.05);
}

function tone(audio: AudioContext, at: number, pitch: number): void {
  const bell = audio.createOscillator();
  bell.type = 'sine';
  bell.frequency.value = pitch;
  bell.connect(fading(audio, at, 0.12, 0.7));
  bell.start(at);
  bell.stop(at + 0.8);
}

/** Loud at first, then dying away. */
function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
