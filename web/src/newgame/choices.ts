// What somebody chooses before a game, and the game that follows from it. Kept on this device, so that the next game begins with
// the same choices.

import type { VariantInfo } from '$generated/wasm/ludotheca';
import { type GameSettings, readClock } from '../game/params';
import { HUMAN, LEVELS, levelOf, levelPlayer } from '../game/players';
import { type Fields, keepFields, readFields } from '../keeping/texts';

export const OPPONENTS = ['computer', 'person', 'watch'] as const;
export const SIDES = ['one', 'two', 'lot'] as const;
/** Minutes for the game and seconds more after each turn, as addresses write it. */
export const CLOCKS = ['none', '3+2', '5+3', '10+5', '15+10', '30+0'] as const;

export interface Choices {
  variant: string;
  opponent: (typeof OPPONENTS)[number];
  /** Where the person sits against the computer. */
  side: (typeof SIDES)[number];
  /** The computer's level; where two computers play, that of the first and of the second. */
  level: number;
  otherLevel: number;
  clock: (typeof CLOCKS)[number];
  /** Whether a touched piece must move. */
  touchMove: boolean;
}

const NAME = 'new-game';
const VERSION = 1;

export function firstChoices(catalog: readonly VariantInfo[]): Choices {
  return { variant: catalog[0]!.id, opponent: 'computer', side: 'one', level: 1, otherLevel: 4, clock: 'none', touchMove: false };
}

/** The choices in kept fields; whatever makes no sense is as it is at first. */
export function readChoices(found: Fields, catalog: readonly VariantInfo[]): Choices {
  const choices = firstChoices(catalog);
  if (catalog.some((info) => info.id === found['variant'])) choices.variant = found['variant'] as string;
  choices.opponent = oneOf(OPPONENTS, found['opponent']) ?? choices.opponent;
  choices.side = oneOf(SIDES, found['side']) ?? choices.side;
  choices.clock = oneOf(CLOCKS, found['clock']) ?? choices.clock;
  choices.touchMove = found['touchMove'] === true;
  choices.level = levelIn(found['level']) ?? choices.level;
  choices.otherLevel = levelIn(found['otherLevel']) ?? choices.otherLevel;
  return choices;
}

/** The game that was chosen; `lot` decides the side where it is left to chance. */
export function gameOfChoices(choices: Choices, lot: () => number = Math.random): GameSettings {
  const computer = levelPlayer(choices.level);
  const settings: GameSettings = { variant: choices.variant, players: [HUMAN, HUMAN] };
  if (choices.opponent === 'watch') settings.players = [computer, levelPlayer(choices.otherLevel)];
  if (choices.opponent === 'computer') {
    const first = choices.side === 'lot' ? lot() < 0.5 : choices.side === 'one';
    settings.players = first ? [HUMAN, computer] : [computer, HUMAN];
  }
  if (choices.clock !== 'none') settings.clock = readClock(choices.clock);
  if (choices.touchMove && choices.opponent !== 'watch') settings.touchMove = true;
  return settings;
}

/** Choices that would make a game like this one; what it does not tell is as it was kept. */
export function choicesLike(settings: GameSettings, kept: Choices): Choices {
  const [one, two] = settings.players.map(levelOf);
  const choices: Choices = { ...kept, variant: settings.variant };
  if (one !== undefined && two !== undefined) Object.assign(choices, { opponent: 'watch', level: one, otherLevel: two });
  else if (one !== undefined) Object.assign(choices, { opponent: 'computer', side: 'two', level: one });
  else if (two !== undefined) Object.assign(choices, { opponent: 'computer', side: 'one', level: two });
  choices.touchMove = settings.touchMove ?? false;
  const { clock } = settings;
  choices.clock = oneOf(CLOCKS, clock ? `${clock.minutes}+${clock.increment}` : 'none') ?? kept.clock;
  return choices;
}

export const keptChoices = (catalog: readonly VariantInfo[]): Choices => readChoices(readFields(NAME, VERSION) ?? {}, catalog);

export const keepChoices = (choices: Choices): void => keepFields(NAME, VERSION, { ...choices });

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

function levelIn(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LEVELS ? (value as number) : undefined;
}
