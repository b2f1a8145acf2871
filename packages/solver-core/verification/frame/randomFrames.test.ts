import { expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { drawCases, leastSeen } from '../drawCases.ts';
import { compareFrame, FRAME_TOLERANCE } from './compareFrame.ts';
import { generateFrame } from './generateFrame.ts';

const COUNT = drawCases(1000, 100);
const SEED = Number(process.env['EECS_SEED'] ?? 20261128);

test.each([
  ['ordinary', false],
  ['very stiff and inextensible', true],
])(
  `${COUNT} random frames, %s, agree with initial parameters in ninety digits and with exact ranks, seed ${SEED}`,
  (_, isStiff) => {
    const counts: Record<string, number> = {};
    let worst = 0;
    for (let index = 0; index < COUNT; index++) {
      const document = generateFrame(createRandom(SEED + index), { isStiff });
      const comparison = compareFrame(document);
      if (comparison.kind === 'differs') expect({ index, ...comparison, document }).toBe('agrees');
      if (comparison.kind === 'agrees') worst = Math.max(worst, comparison.worst);
      counts[comparison.kind] = (counts[comparison.kind] ?? 0) + 1;
    }
    expect(counts['agrees']).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 4));
    expect(counts['mechanism']).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 5));
    expect(worst).toBeLessThanOrEqual(FRAME_TOLERANCE);
  },
  120_000,
);
