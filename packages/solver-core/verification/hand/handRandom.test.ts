import { expect, test } from 'vitest';
import { generateBeam } from '../property/generateBeam.ts';
import { toDocument } from '../property/plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import { disagreeing, listNoise, writeDown } from './readHand.ts';
import { drawCases } from '../drawCases.ts';

const WANTED = drawCases(200);
const FIRST_SEED = 26_000;
/** The least number relative to the greatest of its kind: nobody writes a smaller one by hand. */
const NOISE = 1e-9;

test(`${WANTED} generated beams are written down, and their lines agree with the solver`, () => {
  let [count, lines] = [0, 0];
  const differing: string[] = [];
  const noise: string[] = [];
  for (let seed = FIRST_SEED; count < WANTED && seed < FIRST_SEED + 10 * WANTED; seed++) {
    const written = writeDown(toDocument(generateBeam(createRandom(seed))));
    if (written === null) continue;
    count++;
    for (const hand of written.sets) {
      expect(hand.isWhole, `seed ${seed}`).toBe(true);
      // Every line that disagrees is marked, and counted.
      expect(disagreeing(hand)).toHaveLength(hand.disagreeing);
      if (hand.disagreeing > 0) differing.push(`seed ${seed}: ${disagreeing(hand).join('; ')}`);
      for (const line of listNoise(hand, NOISE)) noise.push(`seed ${seed}: ${line}`);
      lines += hand.checked;
    }
  }
  expect(count).toBe(WANTED);
  expect(lines).toBeGreaterThan(10 * WANTED);
  expect(noise).toEqual([]);
  // Seed 26189 has canonical equations so badly conditioned that five digits are left, which its lines report.
  expect(differing.filter((text) => !text.startsWith('seed 26189'))).toEqual([]);
}, 120_000);
