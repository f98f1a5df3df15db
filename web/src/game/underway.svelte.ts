// Whether a game is being played on this page right now; reactive. Light on purpose: the frame asks before it offers an update.

let asked = $state.raw<() => boolean>();

/** The play page answers as long as it is there; returns what ends that. */
export function answerUnderWay(answer: () => boolean): () => void {
  asked = answer;
  return () => {
    if (asked === answer) asked = undefined;
  };
}

/** A game with at least one move that is not over yet: nothing may interrupt it. */
export const gameUnderWay = (): boolean => asked?.() ?? false;
