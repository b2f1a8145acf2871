import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { bracedSquare, linksBetween, prattGirder, trussCase } from '../../verification/truss/plainTruss.ts';
import { firstSet, refused, solved } from '../../verification/truss/solved.ts';

const EA = 2e8;

describe('the mass of a truss', () => {
  it('is rho·A·l of its links, whether or not self weight acts', () => {
    // Two rods of √2 m, 7850 kg/m3 and 10 cm2.
    const rods = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [2, 0], anchor: 3 },
        { at: [1, 1], load: [0, -1000] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    expectClose(solved(rods).totalMass, 2 * Math.SQRT2 * 7.85, 1e-14);
  });
});

describe('a Pratt girder by hand', () => {
  const { N, R, zeroForce, b, checks, residual } = firstSet(prattGirder());

  it('has the forces of its joints and sections', () => {
    const expected = [11.25, 11.25, 11.25, 11.25, -15, -15, -18.75, -18.75, 10, 0, 10, 6.25, 6.25];
    expected.forEach((force, link) => {
      expectClose(N[link], 1000 * force, 1e-14, 18_750);
    });
    expect(zeroForce).toEqual([9]);
  });

  it('has half of its load as reaction at each bearing', () => {
    expect(R.map(({ joint }) => joint)).toEqual([0, 4]);
    for (const { y } of R) expectClose(y, 15_000, 1e-14);
    expectClose(R[0]!.x, 0, 1e-12, 15_000);
    expect(b).toEqual([0, 0, 0, -10_000, 0, -10_000, 0, -10_000, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('passes its checks, and leaves nothing over at its joints', () => {
    expect(checks).toMatchObject({ passed: true, method: 'elimination' });
    expect(residual).toBeLessThan(1e-14);
  });

  it('deflects by the sum of N·n·l/EA', () => {
    const answer = solved(prattGirder());
    // n under 1 N down at the middle, with half of it at each bearing.
    const n = [0.375, 0.375, 0.375, 0.375, -0.75, -0.75, -0.625, -0.625, 0, 0, 0, 0.625, 0.625];
    const l = [3, 3, 3, 3, 3, 3, 5, 5, 4, 4, 4, 5, 5];
    const sum = n.reduce((total, part, link) => total + (part * N[link]! * l[link]!) / EA, 0);
    expectClose(answer.sets[0]!.displacement![2]!.y, -sum, 1e-13);
    const [mohr] = answer.mohr!;
    expect(mohr).toMatchObject({ joint: 2, axis: 'y' });
    expectClose(mohr!.cases[0]!.total, -sum, 1e-13);
    expect(mohr!.cases[0]!.check.passed).toBe(true);
  });

  it('needs no real constants, and has no displacements without them', () => {
    const bare = solved(prattGirder({ isReal: false }));
    expect(bare).toMatchObject({
      level: 'ok',
      isReal: false,
      actual: 16,
      expected: 16,
      rank: 16,
      mohr: null,
    });
    expect(bare.sets[0]).toMatchObject({ displacement: null, stress: null, utilisation: null });
    bare.sets[0]!.N.forEach((force, link) => {
      expectClose(force, N[link]!, 1e-14, 18_750);
    });
  });

  it('returns stress and utilisation', () => {
    const { stress, utilisation } = firstSet(prattGirder());
    // 18.75 kN on 10 cm2; Euler load: pi²·200 GPa·100 cm4/(5 m)² = 78.957 kN.
    expectClose(stress![6], -18.75, 1e-14);
    expect(utilisation![6]!.stress).toBeNull();
    expectClose(utilisation![6]!.buckling!, 18_750 / ((Math.PI ** 2 * 200_000) / 25), 1e-13);
    expect(utilisation![0]!.buckling).toBe(0);
  });
});

describe('indeterminate trusses', () => {
  // The unit state of the redundant diagonal is n = (-1, -1, -1, √2, √2)/√2: sum of n²·l = 1.5 + 2√2.
  const flexibility = (1.5 + 2 * Math.SQRT2) / EA;

  it('are stressed by a diagonal that is too long', () => {
    const { N, R, checks } = firstSet(bracedSquare({ diagonal: { dL: 1e-3 } }));
    const X = -1e-3 / flexibility;
    expectClose(N[4], X, 1e-13);
    expectClose(N[3], X, 1e-13);
    for (const link of [0, 1, 2]) expectClose(N[link], -X / Math.SQRT2, 1e-13);
    expectClose(R[0]!.x + R[1]!.x, 0, 1e-13, Math.abs(X));
    expect(checks).toMatchObject({ passed: true, method: 'forces' });
  });

  it('are stressed by a diagonal that is warm', () => {
    const { N } = firstSet(bracedSquare({ diagonal: { dT: 50 } }));
    expectClose(N[4], (-1.2e-5 * 50 * Math.SQRT2) / flexibility, 1e-13);
  });

  it('are stressed by a bearing that gives way', () => {
    const document = trussCase(
      [
        { at: [-1, 1], anchor: 3 },
        { at: [0, 1], anchor: 3, settlement: { y: -1e-3 } },
        { at: [1, 1], anchor: 3 },
        { at: [0, 0] },
      ],
      linksBetween([0, 3], [1, 3], [2, 3]),
    );
    const { N, displacement, checks } = firstSet(document);
    // v of the joint: EA·(v - s) of the middle rod balances 2·EA·v/(2·√2) of the others.
    const v = -1e-3 / (1 + 1 / Math.SQRT2);
    expectClose(displacement![3]!.y, v, 1e-13);
    expectClose(N[1], EA * (-1e-3 - v), 1e-13);
    expectClose(N[0], (-EA * v) / 2, 1e-13);
    expect(displacement![1]!.y).toBe(-1e-3);
    expect(checks!.passed).toBe(true);
  });

  it('without real constants are out of range, with what is known and what is asked', () => {
    const square = bracedSquare({ load: [1000, 0] });
    const links = square['links'] as object[];
    const bare = {
      ...square,
      links: links.map((link) => ({ ...link, materialIndex: -1, sectionIndex: -1 })),
    };
    const answer = refused(bare);
    expect(answer).toMatchObject({ errno: 42211, message: 'range', actual: 9, expected: 8, rank: 8 });
    expect(answer.failures.map(({ code }) => code)).toEqual(['range.indeterminate']);
    expect(answer.verdict).toMatchObject({ status: 'indeterminate', degree: 1 });
  });
});

describe('a tripod in space', () => {
  it('bears a vertical force in equal parts, and a horizontal one by its plane', () => {
    const corner = (angle: number) => ({
      at: [Math.cos(angle), Math.sin(angle), 0] as const,
      anchor: 7,
    });
    const document = trussCase(
      [
        corner(0),
        corner((2 * Math.PI) / 3),
        corner((4 * Math.PI) / 3),
        { at: [0, 0, 1], load: [0, 0, -9000] },
      ],
      linksBetween([0, 3], [1, 3], [2, 3]),
    );
    const { N, R, displacement } = firstSet(document);
    // Each rod takes a third of the force, at 45 degrees.
    for (const force of N) expectClose(force, -3000 * Math.SQRT2, 1e-14);
    for (const { z } of R) expectClose(z, 3000, 1e-14);
    expectClose(displacement![3]!.z, (-9000 * Math.SQRT2 ** 3) / (3 * EA), 1e-13);
  });
});
