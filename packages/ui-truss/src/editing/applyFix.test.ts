import { type TrussCase, type TrussMechanism, judgeTruss } from '@eecs/solver-core/truss';
import { describeTrussMechanism } from '@eecs/solver-core/texts';
import { enUS } from '@eecs/solver-core/texts/en-US';
import { ru } from '@eecs/solver-core/texts/ru';
import { uk } from '@eecs/solver-core/texts/uk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countIds } from '../../test/triangle.ts';
import { STARTER_KINDS, createTrussStarter, getFirstMeasures } from '../starters/starterKinds.ts';
import { applyFix } from './applyFix.ts';
import { chainEdits } from '@eecs/ui-kit/editing';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const MOST_PANELS: Partial<Record<(typeof STARTER_KINDS)[number], number>> = {
  tower: 3,
  spaceGrid: 2,
  arch: 4,
};

/** A common truss without its loads, with some rods and supports removed. */
const anyDamaged: fc.Arbitrary<TrussCase> = fc
  .record({
    kind: fc.constantFrom(...STARTER_KINDS),
    rods: fc.array(fc.nat(200), { maxLength: 3 }),
    anchors: fc.array(fc.tuple(fc.nat(40), fc.nat(7)), { maxLength: 3 }),
  })
  .map(({ kind, rods, anchors }) => {
    const usual = getFirstMeasures(kind, 0);
    const measures = { ...usual, panels: Math.min(usual.panels, MOST_PANELS[kind] ?? 4) };
    const starter = createTrussStarter(kind, measures, { system: 0 });
    if (!starter.ok) throw new Error(`${kind} is not made`);
    const { document } = starter;
    const removed = new Set(rods.map((rod) => rod % document.links.length));
    const kept = new Map(anchors.map(([joint, mask]) => [joint % document.joints.length, mask]));
    return {
      ...document,
      joints: document.joints.map((joint, index) => ({
        ...joint,
        loads: [],
        anchor: joint.anchor & (kept.get(index) ?? 7),
      })),
      links: document.links.filter((_, index) => !removed.has(index)),
    };
  });

/** Returns the number of independent motions: the rank of their components, by Gram-Schmidt orthogonalization. */
function countIndependent(mechanisms: readonly TrussMechanism[]): number {
  const basis: number[][] = [];
  for (const { joints } of mechanisms) {
    const vector: number[] = [];
    for (const { joint, x, y, z } of joints)
      [x, y, z].forEach((part, axis) => (vector[3 * joint + axis] = part));
    const dense = Array.from(vector, (part) => part ?? 0);
    for (const one of basis) {
      const along = one.reduce((sum, part, at) => sum + part * (dense[at] ?? 0), 0);
      one.forEach((part, at) => (dense[at] = (dense[at] ?? 0) - along * part));
    }
    const length = Math.hypot(...dense);
    if (length > 1e-6) basis.push(dense.map((part) => part / length));
  }
  return basis.length;
}

test('200 mechanisms: every motion is described, and the first offered fixes make each truss stable', () => {
  const newId = countIds();
  fc.assert(
    fc.property(anyDamaged, (damaged) => {
      const { mechanisms, W, degree } = judgeTruss(damaged);
      fc.pre(mechanisms.length > 0);
      // There are as many as the rank deficiency of the equations.
      expect(mechanisms).toHaveLength(W + degree);
      expect(countIndependent(mechanisms)).toBe(mechanisms.length);
      const anchors = damaged.joints.map(({ anchor }) => anchor);
      for (const language of [enUS, ru, uk])
        for (const mechanism of mechanisms)
          expect(
            describeTrussMechanism(mechanism, { language, kind: 'truss', place: String, anchors }),
          ).not.toMatch(/\{\{|undefined|NaN/);
      const first = mechanisms.flatMap(({ fixes }) => fixes[0] ?? []);
      const { document } = chainEdits(
        damaged,
        first.map((fix) => (now: TrussCase) => applyFix(now, fix, newId)),
      );
      expect(judgeTruss(document).mechanisms).toEqual([]);
    }),
    { numRuns: drawCases(200) },
  );
});
