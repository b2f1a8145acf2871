import { LIMITS } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { createTrussPreview } from './trussSolvers.ts';

/** Two rods at 45 degrees on supports with a load on their common joint. */
const trussUnder = (force: number) => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [force] }] },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
});

test.each([true, false])(
  'what a server would refuse for its size is not previewed; during a drag: %s',
  (isMoving) => {
    const { solve } = createTrussPreview();
    expect(solve(trussUnder(-LIMITS.full.magnitude), isMoving).level).not.toBe('error');
    const answer = solve(trussUnder(-1e30), isMoving);
    if (answer.level !== 'error') throw new Error('it was solved');
    expect(answer.failures[0]).toMatchObject({
      code: 'schema.tooGreat',
      path: '/joints/2/loads/0/c/0',
      values: { maximum: 1e15 },
    });
  },
);
