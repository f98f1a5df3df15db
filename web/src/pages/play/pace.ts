// How long things take that happen by themselves, in milliseconds: long enough to follow, and nearly nothing for those who do
// not want motion.

export type Speed = 'slow' | 'normal' | 'fast';

const FACTOR: Record<Speed, number> = { slow: 2.5, normal: 1, fast: 0.3 };
export const SPEEDS = Object.keys(FACTOR) as Speed[];

/** What passes before the next thing happens by itself. */
const PAUSE = { roll: 500, pass: 900, think: 350, step: 450 } as const;

export function pauseBefore(what: keyof typeof PAUSE, animated: boolean, speed: Speed): number {
  return PAUSE[what] * FACTOR[speed] * (animated ? 1 : 0.3);
}
