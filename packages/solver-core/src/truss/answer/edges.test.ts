import { describe, expect, it } from 'vitest';
import { prattGirder } from '../../../verification/truss/plainTruss.ts';
import { solveTruss } from '../solveTruss.ts';
import type { MohrJoint } from '../results/mohr.ts';

const codesOf = (answer: ReturnType<typeof solveTruss>) =>
  answer.level === 'error' ? answer.failures.map(({ code, path }) => `${code} ${path}`) : [];

describe('options from elsewhere than TypeScript', () => {
  it('may leave out displacements by null', () => {
    const answer = solveTruss(prattGirder(), { mohr: null });
    if (answer.level === 'error') throw new Error('expected an answer');
    expect(answer.mohr).toEqual((solveTruss(prattGirder()) as typeof answer).mohr);
    expect(answer.mohr).toHaveLength(1);
  });

  it('an invalid axis is refused', () => {
    const mohr = [{ joint: 2, axis: 'q' }] as unknown as readonly MohrJoint[];
    expect(codesOf(solveTruss(prattGirder(), { mohr }))).toEqual(['schema.className /mohr/0/axis']);
  });

  it('are refused where memory is no number', () => {
    const answer = solveTruss(prattGirder(), { memory: NaN });
    expect(codesOf(answer)).toEqual(['range.memory /joints']);
  });
});

describe('the counts of a refusal', () => {
  it('counts are returned with the verdict if there are no constants to solve with', () => {
    const materials = [{ name: 'none', E: 0 }];
    const answer = solveTruss({ ...prattGirder(), materials });
    expect(codesOf(answer)).toEqual(['materials.modulus /materials/0/E']);
    // 13 links and 3 held directions, 8 joints.
    expect(answer).toMatchObject({ actual: 16, expected: 16, rank: 16, verdict: { W: 0, degree: 0 } });
  });

  it('are left out with it where the document could not be read', () => {
    const caseSets = [{ title: 'one' }, { title: 'two', combined: true, factors: { 7: 2 } }];
    const answer = solveTruss({ ...prattGirder(), caseSets });
    expect(answer).toMatchObject({ level: 'error', hash: null });
    expect(answer).toMatchObject({ verdict: null, actual: null, expected: null, rank: null });
  });
});

describe('a generic cross-section', () => {
  const withSection = (moments: object) =>
    solveTruss({ ...prattGirder(), sections: [{ className: 'generic', label: 'rod', A: 10, ...moments }] });

  it.each([
    [{ Iy: -5, Iz: 3 }, '/Iy'],
    [{ Iy: 5, Iz: -3 }, '/Iz'],
    [{ Iy: 5, Iz: 3, Iyz: 4 }, '/Iyz'],
  ])('with %o is refused, for no area has them', (moments, path) => {
    expect(codesOf(withSection(moments))).toEqual([`materials.inertia /sections/0${path}`]);
  });

  it.each([{}, { Iy: 5, Iz: 3 }, { Iy: 5, Iz: 3, Iyz: 3.8 }, { Iy: 0, Iz: 0 }])(
    'with %o is taken',
    (moments) => {
      expect(codesOf(withSection(moments))).toEqual([]);
    },
  );
});
