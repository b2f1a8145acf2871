import { describe, expect, it } from 'vitest';
import { followMotion } from './followMotion.ts';
import { createLinkSystem } from './linkSystem.ts';
import { readFacts } from '../facts/readFacts.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';

/** Returns whether joint 2 of a truss whose other joints are pinned can be followed along y. */
function isFollowed(places: readonly (readonly [number, number])[], links: readonly [number, number][]) {
  const joints = places.map(([x, y], k) => ({ x, y, z: 0, anchor: k === 2 ? 0 : 3 }));
  const system = createLinkSystem(readFacts({ joints, links: links.map(([i, j]) => ({ i, j })) }));
  return followMotion(system, Float64Array.of(0, 1), createWorkBudget(1e6));
}

describe('following a motion of a joint', () => {
  it('goes round on one link, and reports that its length is met to rounding', () => {
    expect(
      isFollowed(
        [
          [0, 0],
          [5, 5],
          [1, 0],
        ],
        [[0, 2]],
      ),
    ).toBe(true);
  });

  it('does not leave the line of two links, be the step so small that they lengthen by 1e-9 of their length only', () => {
    // The step is 0.05 of the shortest link, 1e-3 m: 5e-5 m across a link of 1 m lengthens it by half the square,
    // 1.25e-9 m.
    expect(
      isFollowed(
        [
          [0, 0],
          [2, 0],
          [1, 0],
          [9, 0],
          [9.001, 0],
        ],
        [
          [0, 2],
          [2, 1],
          [3, 4],
        ],
      ),
    ).toBe(false);
  });
});
