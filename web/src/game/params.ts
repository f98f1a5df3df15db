// What an address asks of a game: `?p1=human&p2=level-3&position=…&seed=7&clock=5+3&touch=move`. A value that cannot be used is told and
// left out; it never keeps anybody from playing.

import { type Message, readOpponent, type Value } from '$generated/wasm/ludotheca';
import { HUMAN, isPlain, LEVELS, type Player, type Players } from './players';

/** Minutes for the whole game and seconds added after each turn. */
export interface ClockSetting {
  minutes: number;
  increment: number;
}

/** What makes a new game. */
export interface GameSettings {
  variant: string;
  players: Players;
  position?: string | undefined;
  /** Where the dice and the computer's moods come from; nothing for a new one each game. */
  seed?: number | undefined;
  clock?: ClockSetting | undefined;
  /** Whether a touched piece must move. */
  touchMove?: boolean | undefined;
}

export interface Parameters {
  settings: GameSettings;
  /** The stored game that is asked for by its name. */
  game?: string | undefined;
  /** Whether the address says anything about which game it wants. */
  explicit: boolean;
  problems: Message[];
}

/** How addresses, kept games and records say that a touched piece must move. */
export const TOUCH_MOVE = 'move';
export const MOST_MINUTES = 180;
export const MOST_INCREMENT = 180;

export function readParameters(variant: string, params: URLSearchParams): Parameters {
  const problems: Message[] = [];
  const problem = (id: string, args: Record<string, Value>) => problems.push({ id, args: Object.entries(args) });
  const player = (name: 'p1' | 'p2'): Player => {
    const text = params.get(name);
    if (text === null) return HUMAN;
    const known = readPlayer(text.trim());
    if (!known) problem('page-play-bad-player', { name: { text: name }, found: { text }, most: { number: LEVELS } });
    return known ?? HUMAN;
  };
  const settings: GameSettings = { variant, players: [player('p1'), player('p2')] };

  const position = params.get('position')?.trim();
  if (position) settings.position = position;

  const seed = params.get('seed');
  if (seed !== null) {
    if (/^\d{1,15}$/.test(seed.trim())) settings.seed = Number(seed);
    else problem('page-play-bad-seed', { found: { text: seed } });
  }

  const clock = params.get('clock');
  if (clock !== null && clock.trim() !== 'none') {
    settings.clock = readClock(clock);
    if (!settings.clock) problem('page-play-bad-clock', { found: { text: clock } });
  }

  const touch = params.get('touch');
  if (touch?.trim() === TOUCH_MOVE) settings.touchMove = true;
  else if (touch !== null && touch.trim() !== 'free') problem('page-play-bad-touch', { found: { text: touch } });

  const explicit = ['p1', 'p2', 'position', 'seed', 'clock', 'touch'].some((name) => params.has(name));
  return { settings, game: params.get('game') ?? undefined, explicit, problems };
}

/** The player that a text names, written as everywhere; nothing where it names nobody who can play here. */
const readPlayer = (text: string): Player | undefined => (isPlain(text) ? text : readOpponent(text)?.text);

/** `5+3`: five minutes, three seconds more after each turn; `5` adds nothing. A plus in an address may arrive as a space. */
export function readClock(text: string): ClockSetting | undefined {
  const parts = /^(\d{1,3})(?:[+ ](\d{1,3}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const minutes = Number(parts[1]);
  const increment = Number(parts[2] ?? 0);
  return minutes >= 1 && minutes <= MOST_MINUTES && increment <= MOST_INCREMENT ? { minutes, increment } : undefined;
}

/** Two games with the same text here were asked for alike. */
export function settingsKey(settings: GameSettings): string {
  const { variant, players, position, seed, clock, touchMove } = settings;
  const wanted = [variant, players, position ?? null, seed ?? null, clock ? [clock.minutes, clock.increment] : null];
  return JSON.stringify(touchMove ? [...wanted, TOUCH_MOVE] : wanted);
}

/** The address of a new game with these settings. */
export function playPath(settings: GameSettings): string {
  const { variant, players, position, seed, clock, touchMove } = settings;
  const params = new URLSearchParams({ p1: players[0], p2: players[1] });
  if (position !== undefined) params.set('position', position);
  if (seed !== undefined) params.set('seed', String(seed));
  if (clock) params.set('clock', `${clock.minutes}+${clock.increment}`);
  if (touchMove) params.set('touch', TOUCH_MOVE);
  return `/play/${variant}?${params}`;
}

/** The address that goes on with a stored game. */
export const resumePath = (game: { id: string; variant: string }): string =>
  `/play/${game.variant}?${new URLSearchParams({ game: game.id })}`;
