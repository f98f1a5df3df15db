// Whether a game is being played on this page right now. Light on purpose: the frame asks before it updates the page.

let asked: (() => boolean) | undefined;

/** The play page answers as long as it is there; returns what ends that. */
export function answerUnderWay(answer: () => boolean): () => void {
  asked = answer;
  return () => {
    if (asked === answer) asked = undefined;
  };
}

/** A game with at least one move that is not over yet: nothing may interrupt it. */
export const gameUnderWay = (): boolean => asked?.() ?? false;
