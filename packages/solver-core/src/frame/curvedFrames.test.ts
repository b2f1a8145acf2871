import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { frameHash } from '../model/frame/frameHash.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { findCriticalFactors } from '../stability/findCriticalFactors.ts';
import { findFrequencies } from '../stability/findFrequencies.ts';
import { describeFailure } from '../texts/describeFailure.ts';
import { enUS } from '../texts/languages/en-US.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { computeFrameStresses } from '../frameStress/computeFrameStresses.ts';
import { cutFrame } from './results/freeBodies.ts';
import { solveFrame } from './solveFrame.ts';

const R = 4;
const P = 1000;

/** A semicircular arch on two pins with a load at its crown. */
const arch = (member: object = {}, more: object = {}, length = 2 * R): object => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'fixed' } },
    { x: length, y: 0, support: { className: 'fixed' } },
  ],
  members: [
    {
      i: 0,
      j: 1,
      materialIndex: 0,
      crossSectionIndex: 0,
      shape: { kind: 'arc', rise: R },
      loads: [{ className: 'GenericLoad', alpha: -90, frame: 'global', x: R, c: [P] }],
      ...member,
    },
  ],
  materials: [{ E: 210_000, rho: 7850 }],
  sections: [{ className: 'generic', A: 50, Iy: 8000 }],
  ...more,
});

const failuresOf = (document: object) => {
  const answer = solveFrame(document);
  return answer.level === 'error' ? answer.failures : [];
};

const tell = (failure: { code: string; path: string }): string =>
  describeFailure(
    { ids: [], values: {}, ...failure },
    { language: enUS, kind: 'frame', place: (x) => `${x} m` },
  );

const close = (actual: number, expected: number): void => {
  expectClose(actual, expected, 1e-12);
};

describe('refusals of curved members', () => {
  test('an arc higher than a semicircle and a parabola that is shifted too far are named with their cure', () => {
    const [high] = failuresOf(arch({ shape: { kind: 'arc', rise: 4.1 } }));
    expect(high).toMatchObject({ code: 'geometry.rise', path: '/members/0/shape/rise', ids: [0] });
    expect(tell(high!)).toMatch(/Member 1 rises by 4\.1 m over a chord of 8 m.*divide it by a joint/);
    const [shifted] = failuresOf(arch({ shape: { kind: 'parabola', rise: 1, shift: -2 } }));
    expect(shifted).toMatchObject({ code: 'geometry.shift', path: '/members/0/shape/shift' });
    expect(tell(shifted!)).toContain('less than a quarter of the chord of 8 m');
  });

  test('the second order, beds and one-way bearing say what to change', () => {
    const codes = (document: object) => failuresOf(document).map(({ code }) => code);
    expect(codes(arch({}, { secondOrder: true }))).toEqual(['features.curvedSecondOrder']);
    expect(codes(arch({ bedding: { y: 1e6 } }))).toEqual(['features.curvedBedding']);
    expect(codes(arch({ tensionOnly: true }))).toEqual(['features.curvedOneWay']);
    expect(tell(failuresOf(arch({ tensionOnly: true }))[0]!)).toContain('Member 1 is curved');
  });

  test('buckling and vibration are refused, not computed for the chord', () => {
    for (const found of [findCriticalFactors(arch()), findFrequencies(arch())])
      expect(found).toMatchObject({
        ok: false,
        refused: { level: 'error', failures: [{ code: 'features.curvedStability', ids: [0] }] },
      });
  });
});

describe('the document of a curved member', () => {
  const hash = (member: object): string => {
    const parsed = parseFrame(arch(member));
    if (!parsed.ok) throw new Error('expected a document');
    return frameHash(parsed.document);
  };

  test('its shape belongs to the fingerprint, a straight one does not', () => {
    expect(hash({})).not.toBe(hash({ shape: { kind: 'parabola', rise: R } }));
    expect(hash({ shape: { kind: 'line' } })).toBe(hash({ shape: undefined }));
    expect(hash({ shape: { kind: 'arc', rise: 0 } })).toBe(hash({ shape: undefined }));
    expect(hash({ shape: { kind: 'arc', rise: 1, shift: 1 } })).toBe(
      hash({ shape: { kind: 'arc', rise: 1 } }),
    );
  });

  test('its mass is that of its axis', () => {
    const answer = solveFrame(
      arch({ loads: [{ className: 'DistributedMass', y: 7 }] }, { selfWeight: true }),
    );
    if (answer.level === 'error') throw new Error('refused');
    close(answer.totalMass, Math.PI * R * (7850 * 50e-4 + 7));
    close(
      answer.sets[0]!.R.reduce((sum, { y }) => sum + y, 0),
      9.80665 * answer.totalMass,
    );
  });
});

test('free bodies of a curved member are in equilibrium', () => {
  const parsed = parseFrame(
    arch({
      loads: [
        { className: 'DistributedLoad', y: -300 },
        { className: 'DistributedLoad', alpha: 0, frame: 'projected', x: [1, 5], y: [100, 400, 200] },
        { className: 'GenericLoad', alpha: -30, x: 3, c: [P] },
      ],
    }),
  );
  if (!parsed.ok) throw new Error('expected a document');
  const answer = solveFrame(parsed.document);
  if (answer.level === 'error') throw new Error('refused');
  const bodies = cutFrame(parsed.document, { index: 0, set: answer.sets[0]! })!;
  for (const body of [
    { kind: 'whole' },
    { kind: 'member', member: 0 },
    { kind: 'joint', joint: 1 },
  ] as const) {
    const sums = [0, 0, 0];
    for (const { x, y, fx, fy, moment } of bodies.actionsOn(body)) {
      sums[0]! += fx;
      sums[1]! += fy;
      sums[2]! += moment + x * fy - y * fx;
    }
    for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(1e-8);
  }
});

test('a displacement by Mohr and the stresses of an arch follow its axis', () => {
  const parsed = parseFrame(
    arch(
      { ends: { i: { M: 1e6 } }, dT: 15 },
      { materials: [{ E: 210_000, alpha: 1e-5 }], sections: [{ className: 'rectangle', b: 100, h: 300 }] },
    ),
  );
  if (!parsed.ok) throw new Error('expected a document');
  const points = (['x', 'y', 'r'] as const).map((direction) => ({ member: 0, x: 2.5, direction }));
  const answer = solveFrame(parsed.document, { mohr: points });
  if (answer.level === 'error') throw new Error('refused');
  expect(answer.mohr!.map(({ cases: [one] }) => one!.check.passed)).toEqual([true, true, true]);
  const [set] = computeFrameStresses(parsed.document, answer).sets;
  const { N, M } = answer.sets[0]!.members[0]!;
  // At the end of the axis, beyond the end of the chord.
  const s = 0.9 * Math.PI * R;
  close(
    valueAt(set!.members[0]!.S!.bottom, s),
    valueAt(N, s) / 0.03e6 + valueAt(M, s) / ((0.1 * 0.3 ** 2) / 6) / 1e6,
  );
});
