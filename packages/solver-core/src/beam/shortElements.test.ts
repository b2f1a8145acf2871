import { describe, expect, it } from 'vitest';
import { beamCase, clamp, hinge, moment, pin, roller, spring, uniform } from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import { failedChecks } from './checks/failedChecks.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { SolvedBeam } from './answer/answer.ts';
import { solveBeam } from './solveBeam.ts';

/** The promised error, relative to the largest ordinate of a diagram. */
const PROMISED = 1e-10;

function solveOne(document: object) {
  const answer = solveBeam(document);
  expect(answer.level).not.toBe('error');
  const set = (answer as SolvedBeam).sets[0]!;
  expect(set.checks?.passed).toBe(true);
  return set;
}

describe('short elements', () => {
  const L = 10.001;
  const m = 1000;
  const generic = (Iy: readonly number[], ends: readonly number[]) => ({
    materials: [{ name: 'steel', E: 210_000, nu: 0.3 }],
    sections: Iy.map((I) => ({ className: 'generic', A: 53.8, Iy: I, Iz: I })),
    beamSections: ends.map((x, i) => ({ x, materialIndex: 0, crossSectionIndex: i })),
  });

  it('a couple beside a clamp, where the stiffness halves a millimetre before it', () => {
    const { R, Q } = solveOne(
      beamCase(L, { ...generic([2, 1], [10, L]), supports: [pin(0), clamp(L)], loads: [moment(10, m)] }),
    );
    // The roller at 0 is released: R·∫x²/EI dx = m·∫x/EI dx from 10, with EI = 2 before 10 and 1 after it.
    const c = L - 10;
    const [first, second] = [(L ** 2 - 100) / 2, (3 * 100 * c + 30 * c ** 2 + c ** 3) / 3];
    const force = (m * first) / (1000 / 6 + second);
    expectClose(R[0]!.normal, force, PROMISED);
    expectClose(R[1]!.normal, -force, PROMISED);
    expectClose(valueAt(Q, 10.0005), force, PROMISED);
  });

  it.each([
    ['along', { x: 1e6 }],
    ['across, so soft that it bears next to nothing', { x: 1e6, y: 1e-9 }],
  ])('a couple between a clamp and a spring %s a millimetre from it', (_, springs) => {
    const { R, Q } = solveOne(
      beamCase(L, {
        supports: [roller(0), roller(5), spring(10, springs), clamp(L)],
        loads: [moment(10.0005, m)],
      }),
    );
    const l = L - 5;
    const a = 10.0005 - 5;
    const b = L - 10.0005;
    // Roark's Formulas, 8th ed., table 8.1, case 3d: moments of the clamped ends, then the joint at 5 is released
    // (Cross).
    const M0 = (m * b * (b - 2 * a)) / l ** 2;
    const Q0 = (6 * m * a * b) / l ** 3;
    const [before, after] = [3 / 5, 4 / l];
    const turned = (after / (before + after)) * -M0;
    const force = Q0 + (-turned / 2 - turned) / l;
    expectClose(valueAt(Q, 10.0007), force, PROMISED);
    expectClose(R[3]!.normal, -force, PROMISED);
  });

  it.each([1e-3, 1e-6, 1e-9])(
    'a slice of %d m with another stiffness leaves the forces of a determinate beam to statics',
    (e) => {
      const { M, Q, R } = solveOne(
        beamCase(10, {
          ...generic([8000, 4000, 8000], [5, 5 + e, 10]),
          supports: [pin(0), roller(10)],
          loads: [uniform(0, 10, -1000)],
        }),
      );
      expectClose(M.max.value, 12_500, 1e-14);
      expectClose(Q.max.value, 5000, 1e-14);
      expectClose(R[1]!.normal, 5000, 1e-14);
    },
  );

  it.each([1e-7, 1e-9, 1e-12, 1e-15])(
    'bearings %d m apart on a beam that is bent over them are refused',
    (e) => {
      const document = (first: readonly object[]) =>
        beamCase(10, {
          supports: [...first, roller(5 + e), roller(10)],
          loads: [uniform(0, 10, -1000)],
        });
      for (const first of [
        [pin(0), roller(5)],
        [clamp(0), hinge(5)],
      ]) {
        for (const options of [{}, { include: [] }]) {
          const answer = solveBeam(document(first), options);
          expect(answer).toMatchObject({ level: 'error', failures: [{ code: 'range.size' }] });
        }
      }
    },
  );

  it('bearings a hundredth of a millimetre apart are solved', () => {
    const e = 5 + 1e-5 - 5;
    const { R } = solveOne(
      beamCase(10, {
        supports: [pin(0), roller(5), roller(5 + 1e-5), roller(10)],
        loads: [uniform(0, 10, -1000)],
      }),
    );
    // Clapeyron's three-moment equation for the spans 5, e and 5 - e.
    const [q, r] = [1000, 5 - e];
    const [a, b, c] = [2 * (5 + e), e, 2 * (e + r)];
    const [f, g] = [(-q * (125 + e ** 3)) / 4, (-q * (e ** 3 + r ** 3)) / 4];
    const M1 = (f * c - g * b) / (a * c - b * b);
    expectClose(R[0]!.normal, (q * 5) / 2 + M1 / 5, PROMISED);
  });
});

describe('loads that cancel', () => {
  it.each([
    ['on the same part', [uniform(1, 9, -1000.1), uniform(1, 9, 1000.1)]],
    ['piece by piece', [uniform(1.3, 9.1, -1000.1), uniform(1.3, 4.7, 1000.1), uniform(4.7, 9.1, 1000.1)]],
  ])('%s leave nothing but rounding, and that is no failed check', (_, loads) => {
    const { R } = solveOne(beamCase(10, { supports: [pin(0), roller(7), roller(10)], loads }));
    for (const { normal } of R) expectClose(normal, 0, 1e-15, 8000);
  });
});

describe('a check that does not pass', () => {
  it('is reported by the answer, which is no longer ok', () => {
    const document = beamCase(10, { supports: [pin(0), roller(10)], loads: [uniform(0, 10, -1)] });
    expect(solveBeam(document)).toMatchObject({ level: 'ok', corrections: [] });
    const failed = { checks: { passed: false } };
    expect(failedChecks([failed, { checks: null }, { checks: { passed: true } }], 3)).toEqual([
      { code: 'correction.checks', path: '/caseSets/0', ids: [0], values: {} },
    ]);
    expect(failedChecks([failed], 0)).toMatchObject([{ path: '' }]);
  });
});
