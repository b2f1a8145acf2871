import { describe, expect, it } from 'vitest';
import { solveTruss } from '../solveTruss.ts';
import { failedChecks } from './failedChecks.ts';
import type { TrussChecks } from '../results/checks.ts';

const checks = (passed: boolean): { checks: TrussChecks } => ({
  checks: {
    joints: 0,
    whole: 0,
    energy: null,
    compatibility: null,
    secondMethod: null,
    method: null,
    passed,
  },
});

describe('the note of a set whose checks failed', () => {
  it('leads to each such set, and to none whose checks passed or were not made', () => {
    const notes = failedChecks([checks(true), checks(false), { checks: null }, checks(false)], 4);
    expect(notes).toMatchObject([
      { code: 'correction.checks', path: '/caseSets/1', ids: [1] },
      { code: 'correction.checks', path: '/caseSets/3', ids: [3] },
    ]);
  });

  it('leads to the document where it has no case sets', () => {
    expect(failedChecks([checks(false)], 0)).toMatchObject([{ code: 'correction.checks', path: '' }]);
  });
});

/** Two rods of 10 cm2 from supports to a joint far above their middle; the second set has the load times 1e60. */
const rods = (height: number, { E, I }: { E: number; I: number }) => ({
  schema: 1,
  joints: [
    { x: -height, y: 0, anchor: 3 },
    { x: height, y: 0, anchor: 3 },
    { x: 0, y: height, loads: [{ className: 'ShearLoad', c: [-1e60], sets: 1 }] },
  ],
  links: [0, 1].map((i) => ({ i, j: 2, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'soft', E }],
  sections: [{ className: 'generic', label: 'rod', A: 10, Iy: I, Iz: I }],
  caseSets: [{ title: 'one' }, { title: 'many', combined: true, factors: { 0: 1e60 } }],
});

describe('a truss whose forces are finite', () => {
  it('reports a failed check if its work is no number', () => {
    // N of 1e120 N moves the joint by 1e119·1e50/1e-57 m: 1e346 N·m.
    const answer = solveTruss(rods(1e50, { E: 1e-60, I: 1e60 }));
    expect(answer.level).toBe('warning');
    if (answer.level !== 'warning') return;
    expect(answer.corrections).toContainEqual({
      code: 'correction.checks',
      path: '/caseSets/1',
      ids: [1],
      values: {},
    });
  });

  it('is answered while what is made of them is finite too, and refused beyond', () => {
    // Each rod uses 1.43e301 times its Euler load pi²·E·I/l² at 1e-20 MPa, with l² = 2·1e100 m2 and I = 1e-68 m4.
    const answer = solveTruss(rods(1e50, { E: 1e-20, I: 1e-60 }));
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    expect(answer.sets[1]!.utilisation![0]!.buckling).toBeGreaterThan(1.4e301);
    expect(solveTruss(rods(1e50, { E: 1e-29, I: 1e-60 }))).toMatchObject({
      level: 'error',
      failures: [{ code: 'range.size' }],
    });
  });
});
