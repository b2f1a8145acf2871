import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { craneGirder } from '../examples/craneGirder.ts';
import { listParts } from '@eecs/solver-core/sizing';
import { listDeflectionLimits } from './deflectionLimits.ts';
import { findUtilisation } from './utilisation.ts';
import { findGreatestDeflection } from './greatestDeflection.ts';

/** 210 GPa times 57 680 cm⁴, N·m². */
const EI = 210e9 * 57_680e-8;
/** A simple span of 8 m under 2 kN/m deflects by 5qL⁴/(384·EI), 0.88 mm. */
const SAG = (5 * 2000 * 8 ** 4) / (384 * EI);

/** Solves a girder of 8 m under 2 kN/m on given supports. */
function solve(supports: BeamCase['supports']) {
  const beam: BeamCase = { ...craneGirder, supports };
  const answer = solveBeam(beam);
  const deflection = answer.level === 'error' ? undefined : answer.sets[0]?.deflection;
  if (deflection === undefined) throw new Error('solve: the beam has no deflection');
  return { beam, deflection };
}

test('the deflection of a span is measured from the line between its displaced springs', () => {
  // 8 kN on 400 kN/m and on 800 kN/m: 20 mm and 10 mm.
  const { beam, deflection } = solve([
    { className: 'spring', x: 0, stiffness: { x: 1e9, y: 4e5 } },
    { className: 'spring', x: 8, stiffness: { y: 8e5 } },
  ]);
  const { value, own, span, ratio } = findGreatestDeflection(deflection, beam);
  expect(Math.abs(value)).toBeGreaterThan(0.019);
  expect(span).toBe(8);
  // The deflection of the simple span, in its middle, whatever the springs.
  expectClose(own?.value ?? 0, -SAG, 1e-9);
  expectClose(own?.x ?? 0, 4, 1e-6);
  expectClose(ratio ?? 0, 8 / SAG, 1e-9);
  expectClose(findUtilisation(beam, { limit: 300, deflection }), (SAG * 300) / 8, 1e-9);
  const [up, down] = listDeflectionLimits(beam, 300, deflection);
  expectClose(up?.value ?? 0, 8 / 300 - 0.02, 1e-9);
  expectClose(down?.end ?? 0, -8 / 300 - 0.01, 1e-9);
});

test('a settlement bends nothing of a simple span', () => {
  const { beam, deflection } = solve([
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 8, settlement: { y: -0.05 } },
  ]);
  const { own, ratio } = findGreatestDeflection(deflection, beam);
  expectClose(own?.value ?? 0, -SAG, 1e-9);
  expectClose(ratio ?? 0, 8 / SAG, 1e-9);
});

test('supports that stand still leave the deflection as it is', () => {
  const { beam, deflection } = solve(craneGirder.supports);
  const { value, own, ratio } = findGreatestDeflection(deflection, beam);
  expect(own).toBeNull();
  expectClose(value, -SAG, 1e-9);
  expectClose(ratio ?? 0, 8 / SAG, 1e-9);
});

test('a cantilever is told from its clamp, and a spring that only turns divides no span', () => {
  const { beam, deflection } = solve([{ className: 'cantilever', x: 0, settlement: { y: -0.03 } }]);
  // qL⁴/(8·EI) at the tip.
  const { own, isOverhang } = findGreatestDeflection(deflection, beam);
  expectClose(own?.value ?? 0, -(2000 * 8 ** 4) / (8 * EI), 1e-9);
  expect(isOverhang).toBe(true);
  const turning = [...craneGirder.supports, { className: 'spring' as const, x: 3, stiffness: { r: 1e6 } }];
  expect(listParts({ supports: turning, L: 8 })).toEqual([{ x0: 0, x1: 8, isHeld: [true, true] }]);
});
