// Where the points of the picture of accuracy lie: games from left to right, the best on top.

export interface Plot {
  /** What stands at the lower edge, in hundredths. */
  least: number;
  points: { x: number; y: number }[];
}

/** A scale from a tenth below the worst game to the whole, so that small steps can be seen. */
export function plot(shares: readonly number[], width: number, height: number): Plot {
  const least = Math.min(0.9, Math.floor(Math.min(...shares, 0.9) * 10) / 10);
  const x = (at: number) => (shares.length === 1 ? width / 2 : (at / (shares.length - 1)) * width);
  return {
    least: Math.round(least * 100),
    points: shares.map((share, at) => ({ x: x(at), y: ((1 - share) / (1 - least)) * height })),
  };
}
