import { expect, test } from 'vitest';
import { parseCase, solveBeam } from '@eecs/solver-core';
import { calculateByHand, writePlainFormula } from '../../src/hand/index.ts';
import type { HandUnits } from '../../src/hand/index.ts';
import { beamCase, force, pin, roller } from '../beamCase.ts';

/**
 * A beam of 2 m on a pin A and a roller B in its middle, with 10 kN down at its free end: B carries 20 kN, and A holds
 * down with 10 kN.
 */
const OVERHANG = beamCase(2, { supports: [pin(0), roller(1)], loads: [force(2, -10_000)] });

/** Returns the closing sum of moments about the left end as text. */
function sumOfMoments(units: HandUnits): string {
  const parsed = parseCase(OVERHANG);
  if (!parsed.ok) throw new Error('`sumOfMoments` got a document that cannot be read');
  const { document } = parsed;
  const answer = solveBeam(document, { include: ['tree'], mohr: [] });
  if (answer.level === 'error') throw new Error('`sumOfMoments` got a beam that cannot be solved');
  const hand = calculateByHand(document, { answer, set: 0, names: ['A', 'B'], units });
  const line = hand?.blocks.find(
    (block) =>
      block.kind === 'formula' &&
      block.isClosing === true &&
      block.label[0]?.kind === 'sign' &&
      block.label[0].letter === 'ΣM',
  );
  if (line?.kind !== 'formula') throw new Error('`sumOfMoments` found no sum');
  return writePlainFormula(line.formula, { writeText: () => '', unit: () => '', number: String });
}

test('a reaction at 1 m has an arm, as at any other place and in any other unit', () => {
  expect(sumOfMoments({ force: 'kN', length: 'm' })).toBe('R_B − 20 = 1·20 − 20 = 0');
  expect(sumOfMoments({ force: 'kN', length: 'mm' })).toBe('1000·R_B − 20000 = 1000·20 − 20000 = 0');
});
