import { expect, test } from 'vitest';
import { findLargeDisplacements } from './largeDisplacements.ts';

/** A short member from joint 0 to 1, and a long one from 2 to 3. */
const structure = {
  dim: 2 as const,
  coordinates: Float64Array.of(0, 0, 0.1, 0, 0, 10, 10, 10),
  ends: Int32Array.of(0, 1, 2, 3),
  lengths: Float64Array.of(0.1, 10),
};

test('the size and the set are those of the joint that is named, though another moves farther', () => {
  const far = Float64Array.of(0, 0, 0, 0, 0, 0, 0, -0.19);
  const turned = Float64Array.of(0, 0, 0, 0.01, 0, 0, 0, 0);
  const found = findLargeDisplacements(structure, [far, turned]);
  // 0.19 of 10 is less than a fiftieth; 0.01 of 0.1 is a rotation of a tenth.
  expect(found).toMatchObject({ joints: [1], displacement: 0.01, set: 1, member: { index: 0, set: 1 } });
  expect(found?.member?.turned).toBe(0.01 / 0.1);
});

test('each of two findings has its own set', () => {
  const far = Float64Array.of(0, 0, 0, 0, 0, 0, 0, -3);
  const turned = Float64Array.of(0, 0, 0, 0.05, 0, 0, 0, 0);
  expect(findLargeDisplacements(structure, [turned, far])).toMatchObject({
    joints: [3, 1],
    displacement: 3,
    set: 1,
    member: { index: 0, turned: 0.5, set: 0 },
  });
});
