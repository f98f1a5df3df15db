// What somebody chooses for a table, and the table that follows from it.

import type { SideChoice, TableSetup, TimeControl } from '$generated/wire';
import { isVariant } from '../../game/variants';
import { days, live } from '../../tables/times';

export const KINDS = ['live', 'days', 'none'] as const;
export const STEPS = ['increment', 'delay'] as const;

/** What a table may be opened with; the server says the same. */
export const BOUNDS = { minutes: 360, seconds: 180, days: 30, cap: 45 } as const;

export interface SetupChoices {
  variant: string;
  position: string | undefined;
  kind: (typeof KINDS)[number];
  minutes: number;
  step: (typeof STEPS)[number];
  seconds: number;
  each: number;
  cap: number;
  side: SideChoice;
  touchMove: boolean;
  isPublic: boolean;
  /** Whether one of the house's computers sits opposite, and of which level. */
  house: boolean;
  level: number;
}

/** What is offered at first; the query of the address may name a variant, and a position of it. */
export function firstSetup(variant: string, params: URLSearchParams): SetupChoices {
  const named = params.get('variant');
  const position = params.get('position')?.trim();
  const known = named !== null && isVariant(named);
  return {
    variant: known ? named : variant,
    position: known && position ? position : undefined,
    kind: 'live',
    minutes: 10,
    step: 'increment',
    seconds: 5,
    each: 2,
    cap: 4,
    side: 'lot',
    touchMove: false,
    isPublic: true,
    house: false,
    level: 3,
  };
}

export function timeOf({ kind, minutes, step, seconds, each, cap }: SetupChoices): TimeControl {
  if (kind === 'none') return { kind: 'unlimited' };
  if (kind === 'days') return days(within(each, 1, BOUNDS.days), within(Math.max(each, cap), 1, BOUNDS.cap));
  return live(within(minutes, 1, BOUNDS.minutes), within(seconds, 0, BOUNDS.seconds), step);
}

export function setupOf(choices: SetupChoices): TableSetup {
  const { variant, position, side, touchMove, isPublic, house, level } = choices;
  return {
    variant,
    ...(position === undefined ? {} : { position }),
    time: timeOf(choices),
    host: side,
    touch_move: touchMove,
    public: isPublic,
    ...(house ? { house: level } : {}),
  };
}

/** A field that was emptied holds no number. */
const within = (number: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(number) ? number : least)));
