import { type BeamCase, type Mechanism, judgeBeam, solveBeam } from '@eecs/solver-core';
import { createScale } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import { applyFix } from '../editing/applyFix.ts';
import { generateMechanism } from '../../test/generateBeam.ts';
import { layoutMotion } from '../live/motion.ts';
import { findRemedy } from './findRemedy.ts';
import { listFixes } from './listFixes.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const SEEDS = Array.from({ length: drawCases(200) }, (_, i) => i + 1);

/** Applies the first button: all edits at once, or the only one. */
function applyFirst(document: BeamCase): BeamCase {
  const { mechanisms } = judgeBeam(document);
  const remedy = findRemedy(document, mechanisms);
  if (remedy !== null) return remedy.document;
  const [first] = listFixes(mechanisms, document);
  if (first === undefined) throw new Error(`no fix is offered: ${JSON.stringify(document.supports)}`);
  return applyFix(document, first.fix).document;
}

describe('generated mechanisms', () => {
  test('are judged without loads as with them', () => {
    for (const seed of SEEDS) {
      const document = generateMechanism(seed);
      expect(judgeBeam({ ...document, loads: [] })).toEqual(judgeBeam(document));
    }
  });

  test('are solvable after what is offered first', () => {
    const counts = new Map<number, number>();
    for (const seed of SEEDS) {
      const document = generateMechanism(seed);
      const motions = judgeBeam(document).mechanisms.length;
      const answer = solveBeam(applyFirst(document), { include: [], mohr: [] });
      expect(answer.level, `seed ${seed}: ${JSON.stringify(document.supports)}`).not.toBe('error');
      counts.set(motions, (counts.get(motions) ?? 0) + 1);
    }
    // The generator produces both kinds.
    expect(counts.get(1)).toBeGreaterThan(SEEDS.length / 10);
    expect([...counts.keys()].some((motions) => motions > 1)).toBe(true);
  });

  test('have a picture of every motion, within the board and clear of no motion at all', () => {
    for (const seed of SEEDS) {
      const document = generateMechanism(seed);
      const scale = createScale({ domain: [0, document.L], range: [64, 960] });
      for (const mechanism of judgeBeam(document).mechanisms) {
        const motion = layoutMotion(mechanism, { scale, axisY: 130 });
        const ys = [...(motion?.parts ?? '').matchAll(/[ML]\S+ (\S+?)(?=[ML]|$)/g)].map((match) =>
          Math.abs(Number(match[1]) - 130),
        );
        expect(Math.max(...ys)).toBeCloseTo(motion?.isSlide === true ? 9 : 26, 1);
      }
    }
  });
});

test('a mechanism turning about a pin is drawn straight from the pin to its free end', () => {
  const mechanism: Mechanism = {
    discs: [{ x0: 0, x1: 4, vx: 0, vy: 0, omega: 0.5 }],
    causes: [],
    fixes: [],
  };
  const scale = createScale({ domain: [0, 4], range: [0, 400] });
  expect(layoutMotion(mechanism, { scale, axisY: 100 })).toEqual({
    isSlide: false,
    parts: 'M0 100L400 74',
    joints: 'M0 100h0M400 74h0',
  });
});
