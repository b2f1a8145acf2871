import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { assembleFrame } from '../../src/frame/assembly/assembleFrame.ts';
import { findCriticalFactors } from '../../src/stability/findCriticalFactors.ts';
import { DRAWN_SEED, drawCases, leastSeen } from '../drawCases.ts';
import { generateFrame } from '../frame/generateFrame.ts';
import { countByElements, isFineEnough } from './finiteElements.ts';

const COUNT = drawCases(60);
const WANTED = 3;

/** Allowed deviation of the factors of finite elements from exact ones. */
const NEAR = 0.01;

test(`finite elements count as many critical factors of ${COUNT} random frames, seed ${DRAWN_SEED}`, () => {
  let compared = 0;
  for (let index = 0; index < COUNT; index++) {
    const document = generateFrame(createRandom(DRAWN_SEED + index));
    const answer = solveFrame(document, { include: [] });
    const parsed = parseFrame(document);
    if (answer.level === 'error' || !parsed.ok) continue;
    const model = assembleFrame(parsed.document).model!;
    const found = findCriticalFactors(document, { count: WANTED });
    if (!found.ok) throw new Error(`frame ${index} stands and was refused`);
    const factors = found.critical.map(({ factor }) => factor);
    const pulls = answer.sets[0]!.members.map(({ N }) => Math.max(N.max.value, -N.min.value));
    factors.forEach((factor, k) => {
      if (!model.members.every((member, at) => isFineEnough(member, factor * pulls[at]!))) return;
      const name = `frame ${index}, factor ${k} of ${factors.join(', ')}: ${JSON.stringify(document)}`;
      expect(found.critical[k]!.within, name).toBeLessThan(1e-6);
      expect(found.critical[k]!.counted[0], name).toBeLessThanOrEqual(k);
      expect(found.critical[k]!.counted[1], name).toBeGreaterThan(k);
      const lower = factors.filter((other) => other < factor * (1 - 2 * NEAR)).length;
      const count = (load: number): number => countByElements(model, answer, { set: 0, load });
      const under = count(factor * (1 - NEAR));
      expect(under, name).toBeLessThanOrEqual(k);
      expect(under, name).toBeGreaterThanOrEqual(lower);
      expect(count(factor * (1 + NEAR)), name).toBeGreaterThan(k);
      compared++;
    });
  }
  expect(compared).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 3));
}, 120_000);
