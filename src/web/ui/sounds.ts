/** Short synthesized sounds: they are computed when they are played, so no files are loaded. */

export const SOUNDS = ['move', 'dice', 'hit', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: start and duration in seconds, and its pitch at the start and at the end, in hertz. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly type: OscillatorType;
  readonly loud: number;
}

const tone = (
  at: number,
  long: number,
  from: number,
  to: number,
  type: OscillatorType,
  loud = 1,
): Tone => ({ at, long, from, to, type, loud });

/**
 * Tones of each sound: a counter being put down, rolling dice, something breaking, and two rising notes for the user's
 * turn.
 */
const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [tone(0, 0.07, 220, 120, 'triangle')],
  dice: [0, 0.07, 0.13, 0.2, 0.29].map((at, i) =>
    tone(at, 0.04, 900 - 110 * i, 500, 'square', 0.35),
  ),
  hit: [tone(0, 0.28, 160, 40, 'sawtooth', 0.8), tone(0, 0.08, 700, 90, 'square', 0.4)],
  turn: [tone(0, 0.16, 523, 523, 'sine'), tone(0.15, 0.28, 784, 784, 'sine')],
};

let context: AudioContext | undefined;

/** Plays a sound; `volume` is from 0 to 1. Nothing is heard while the browser still blocks audio. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const each of SCORES[sound]) sing(context, each, volume);
}

function sing(audio: AudioContext, { at, long, from, to, type, loud }: Tone, volume: number): void {
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + long];
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = type;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0.25 * volume * loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(gain).connect(audio.destination);
  voice.start(begin);
  voice.stop(end);
}
