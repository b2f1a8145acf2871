import { describe, expect, it } from 'vitest';
import { judgeTruss } from './judgeTruss.ts';
import type { JudgedTruss } from './verdict.ts';

/** Joints as [x, y, anchor] or [x, y, z, anchor], links as pairs. */
function truss(
  joints: readonly (readonly number[])[],
  links: readonly (readonly [number, number])[],
): JudgedTruss {
  return {
    joints: joints.map((joint) => ({
      x: joint[0]!,
      y: joint[1]!,
      z: joint.length > 3 ? joint[2]! : 0,
      anchor: joint.at(-1)!,
    })),
    links: links.map(([i, j]) => ({ i, j })),
  };
}

const TRIANGLE = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

describe('judgeTruss', () => {
  it('finds a triangle on pin and roller determinate', () => {
    expect(
      judgeTruss(
        truss(
          [
            [0, 0, 3],
            [4, 0, 2],
            [2, 1, 0],
          ],
          TRIANGLE,
        ),
      ),
    ).toEqual({
      status: 'determinate',
      degree: 0,
      W: 0,
      rank: 6,
      exact: true,
      mechanisms: [],
    });
  });

  it('finds a triangle on two pins indeterminate by one', () => {
    const verdict = judgeTruss(
      truss(
        [
          [0, 0, 3],
          [4, 0, 3],
          [2, 1, 0],
        ],
        TRIANGLE,
      ),
    );
    expect(verdict).toMatchObject({ status: 'indeterminate', degree: 1, W: -1, rank: 6 });
  });

  it('lets a triangle on a pin turn about it', () => {
    const verdict = judgeTruss(
      truss(
        [
          [0, 0, 3],
          [4, 0, 0],
          [2, 1, 0],
        ],
        TRIANGLE,
      ),
    );
    expect(verdict).toMatchObject({ status: 'underSupported', degree: 0, W: 1, rank: 5 });
    expect(verdict.mechanisms).toMatchObject([
      {
        joints: [
          { joint: 1, x: 0, y: 1, z: 0 },
          { joint: 2, x: -0.25, y: 0.5, z: 0 },
        ],
        causes: [{ code: 'tooFewRestraints', ids: [0] }],
      },
    ]);
  });
});
