import type { BeamCase } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { createTwoSpans } from '../../../test/createTwoSpans.ts';
import { combineShown } from '../../live/combineShown.ts';
import { choosePair, listCorners, listSections } from './listCorners.ts';

/** Two spans of 4 m whose first set may stand on either of them, by EN 1990. */
function combine() {
  const beam = createTwoSpans();
  const [live, ...others] = beam.caseSets;
  const document: BeamCase = {
    ...beam,
    caseSets: [{ ...live!, action: { kind: 'Q', category: 'B', pattern: 'any' } }, ...others],
    combinations: { rule: 'en1990' },
  };
  const answer = combineShown(document);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failures));
  return answer;
}

test('the pairs of all combinations, tried one by one, lie within the outline, and its corners are some of them', () => {
  const beam = combine();
  expect(choosePair(beam, 0)).toBe('Q');
  const [section] = listSections(beam, 0);
  // The greatest moment of two equal spans is over the middle support.
  expectClose(section!.x, 4, 1e-12);
  const corners = listCorners(beam, 0, { ...section!, pair: 'Q' });
  // 1 kN/m on one span makes -qL²/16 over the support; the shear force on its right is 0.25 or 2.25 kN, on its left the
  // same with the other sign and the spans exchanged.
  const sign = section!.side === 'right' ? 1 : -1;
  const tried = [1, 1.35].flatMap((g) =>
    [0, 1.5].flatMap((near) =>
      [0, 1.5].map((far) => ({
        x: sign * 1000 * (2.5 * g + 2.25 * near + 0.25 * far),
        y: -1000 * (2 * g + near + far),
      })),
    ),
  );
  for (const { x, y } of corners)
    expect(tried.some((one) => Math.hypot(one.x - x, one.y - y) < 1e-6)).toBe(true);
  for (const { x, y } of tried)
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % corners.length]!;
      // Anticlockwise, so that what is inside lies on the left of each edge.
      const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      expect(turn).toBeGreaterThanOrEqual(-1e-6);
    });
  // The lowest corner has the governing moment, and the combination that is listed with it.
  const least = corners.reduce((one, other) => (other.y < one.y ? other : one));
  const { min } = beam.situations[0]!.effects.M!;
  expectClose(least.y, min.extreme.value, 1e-12);
  expect(least.combination).toBe(min.extreme.combination);
});
