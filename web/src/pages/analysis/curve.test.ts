import { describe, expect, it } from 'vitest';
import { areaPath, curvePoints, linePath, nearest, pointAt } from './curve';

describe('a curve', () => {
  it('runs from edge to edge, won at the top and lost at the bottom', () => {
    expect(curvePoints([0.5, 1, 0], 200, 100)).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 0 },
      { x: 200, y: 100 },
    ]);
  });

  it('stays in its box and stands still with one point or none', () => {
    expect(curvePoints([1.2, -0.3], 10, 10).map((point) => point.y)).toEqual([0, 10]);
    expect(curvePoints([0.25], 200, 100)).toEqual([{ x: 0, y: 75 }]);
    expect(curvePoints([], 200, 100)).toEqual([]);
    expect(linePath([])).toBe('');
    expect(areaPath([], 50)).toBe('');
  });

  it('is written as a path, its area closed at a level', () => {
    const points = curvePoints([0.5, 1], 90, 60);
    expect(linePath(points)).toBe('M0 30L90 0');
    expect(areaPath(points, 30)).toBe('M0 30L90 0L90 30L0 30Z');
    expect(linePath(curvePoints([0.123456, 0.5], 10, 10))).toBe('M0 8.77L10 5');
  });

  it('finds the point under a finger', () => {
    expect(nearest(0, 5, 100)).toBe(0);
    expect(nearest(12, 5, 100)).toBe(0);
    expect(nearest(13, 5, 100)).toBe(1);
    expect(nearest(500, 5, 100)).toBe(4);
    expect(nearest(-3, 5, 100)).toBe(0);
    expect(nearest(50, 1, 100)).toBe(0);
  });

  it('belongs to the last turn that has begun', () => {
    expect([0, 1, 2, 3, 4, 9].map((at) => pointAt([0, 3, 4], at))).toEqual([0, 0, 0, 1, 2, 2]);
  });
});
