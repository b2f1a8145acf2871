import { solveTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';

const hand = createHand();
hand.take('rod');
// One chain draws each rod of the left half once, because only two of its joints have an odd number of rods.
const path = [
  ...[
    [3, 0],
    [0, 0],
    [3, 3],
    [3, 0],
    [6, 0],
    [3, 3],
  ],
  ...[
    [6, 3],
    [6, 0],
    [9, 0],
    [6, 3],
    [9, 3],
    [9, 0],
  ],
] as const;
for (const [x = 0, y = 0] of path) hand.chain(x, y);
hand.chooseAll();
hand.mirror();
hand.take('anchor');
hand.press(0, 0);
hand.press(18, 0);
hand.press(18, 0);
hand.take('select');
hand.drawBox(({ x, y }) => y === 0 && x > 0 && x < 18);
hand.take('load');
hand.press(9, 0);
hand.typeValue(-12_000);

test(`a Pratt truss with supports and five loads takes ${hand.did.length} interactions, at most 28`, () => {
  const truss = hand.get();
  expect([truss.joints.length, truss.links.length]).toEqual([12, 21]);
  const answer = solveTruss(truss);
  if (answer.level === 'error') throw new Error('The truss is not solved.');
  // Each support takes half of 5 · 12 kN. Section through the third panel: moments for the bottom chord about the top
  // joint at 6 m, for the top chord about the bottom joint at 9 m.
  const forces = answer.sets[0]!.N.map((N) => N / 1000);
  expect(Math.max(...forces)).toBeCloseTo((30 * 6 - 12 * 3) / 3, 9);
  expect(Math.min(...forces)).toBeCloseTo(-(30 * 9 - 12 * 6 - 12 * 3) / 3, 9);
  expect(hand.did.length).toBeLessThanOrEqual(28);
});
