// The first game after a lesson: against the weakest level, the learner to begin, no clock, and everything can be taken back.

import { playPath } from '../../game/params';
import { HUMAN, levelPlayer } from '../../game/players';

export const firstGame = (variant: string): string => playPath({ variant, players: [HUMAN, levelPlayer(1)] });
