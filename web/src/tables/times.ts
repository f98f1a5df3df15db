// How much time a game gives: what is offered, and what it is called.

import type { TimeControl } from '$generated/wire';
import { say } from '../words/words.svelte';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const live = (minutes: number, seconds: number, step: 'increment' | 'delay' = 'increment'): TimeControl => ({
  kind: 'live',
  base: minutes * MINUTE,
  step: step === 'increment' ? { increment: seconds * SECOND } : { delay: seconds * SECOND },
});

export const days = (each: number, cap = each): TimeControl => ({ kind: 'days', each: each * DAY, cap: cap * DAY });

/** What one finds somebody for at once. */
export const USUAL: readonly TimeControl[] = [live(3, 2), live(5, 3), live(10, 5), live(15, 10), live(30, 0), days(2)];

/** What each player begins with; nothing without a clock. */
export function beginsWith(time: TimeControl): number | undefined {
  if (time.kind === 'unlimited') return undefined;
  return time.kind === 'live' ? time.base : time.each;
}

/** What of each turn is not counted. */
export const delayOf = (time: TimeControl): number => (time.kind === 'live' && 'delay' in time.step ? time.step.delay : 0);

/** Below this a clock warns: the last tenth, and always the last twenty seconds. */
export const warnsBelow = (time: TimeControl): number => Math.max(20 * SECOND, (beginsWith(time) ?? 0) / 10);

/** `10 min + 5 s`, `2 days a turn`, `no clock`. */
export function timeName(time: TimeControl): string {
  if (time.kind === 'unlimited') return say('page-tables-time-none');
  if (time.kind === 'days') {
    const [each, cap] = [time.each / DAY, time.cap / DAY];
    return cap > each ? say('page-tables-time-days-cap', { each, cap }) : say('page-tables-time-days', { each });
  }
  const base = baseName(time.base);
  const [added, counted] = 'delay' in time.step ? [time.step.delay, false] : [time.step.increment, true];
  if (added === 0) return base;
  return say(counted ? 'page-tables-time-increment' : 'page-tables-time-delay', { base, seconds: added / SECOND });
}

const baseName = (base: number): string =>
  base % MINUTE === 0
    ? say('page-tables-minutes', { minutes: base / MINUTE })
    : say('page-tables-seconds', { seconds: base / SECOND });

/** What a clock shows: days and hours, hours, or as every clock of the page. Never less than nothing. */
export function clockShows(milliseconds: number, short: (milliseconds: number) => string): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return say('page-tables-clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left < HOUR) return short(left);
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** How late it is since a moment, roughly, for lists: nothing in the first minute. */
export const minutesSince = (moment: number, now: number): number => Math.max(0, Math.floor((now - moment) / MINUTE));
