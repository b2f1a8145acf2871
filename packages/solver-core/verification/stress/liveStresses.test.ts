// The stresses that an editor needs: the same numbers frame by frame, as diagrams, and over one cross-section. Closed
// forms of a rectangle: sigma = M·z/I, tau = Q/(2I)·(h²/4 - z²); S. P. Timoshenko, Strength of Materials I, bending
// stresses and shear stresses in beams.
import { bendingDeflection, parseCase, solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import { computeStresses, createStressMemory, curveToDiagram, openCut } from '@eecs/solver-core/stress';
import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';

/** A cantilever of 2 m with 10 kN at its tip, with a rectangle 100 x 200 mm. */
const [L, P, b, h, E, nu] = [2, 10_000, 100, 200, 200_000, 0.25];
const [A, I] = [b * h, (b * h ** 3) / 12];

function stress(tip = P, alpha = 0) {
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    branch: 'msb',
    title: 'Cantilever',
    L,
    shear: true,
    selfWeight: false,
    units: { system: 0 },
    supports: [{ className: 'clamp', x: 0 }],
    loads: [{ id: 'aa11-bb22', className: 'ShearLoad', x: L, c: [-tip], sets: 1 }],
    materials: [{ name: 'M1', E, nu, strength: { tension: 160, compression: 400 } }],
    sections: [{ className: 'rectangle', label: 'R', b, h }],
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha, flip: false }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: [], mohr: [], shear: timoshenko });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document: parsed.document, answer, set: answer.sets[0]! };
}

describe('a cut through a rectangle', () => {
  const { document, set } = stress();
  const cut = openCut(document, set, { x: 0.5 })!;
  const M = -P * (L - 0.5) * 1000;

  it('has the normal stress M·z/I and the shear stress of a parabola at any height', () => {
    expectClose(cut.M, M / 1000, 1e-12);
    for (const z of [-100, -40, 0, 25, 100]) {
      const { sigma, tau } = cut.stressAt({ y: 30, z });
      expect(Math.abs(sigma - (-M * z) / I)).toBeLessThan(1e-10);
      expect(Math.abs(tau - (P / (2 * I)) * (h * h * 0.25 - z * z))).toBeLessThan(1e-10);
    }
  });

  it('has equivalent stresses by their formulas, with its strengths and their ratio', () => {
    const { sigma, tau, eq } = cut.stressAt({ y: 0, z: 50 });
    expectClose(eq!.eq3, Math.hypot(sigma, 2 * tau), 1e-12);
    expectClose(eq!.eq4, Math.sqrt(sigma ** 2 + 3 * tau ** 2), 1e-12);
    const [s1, s3] = [1, -1].map((sign) => sigma / 2 + sign * Math.hypot(sigma / 2, tau)) as [number, number];
    expectClose(eq!.eq5, s1 - 0.4 * s3, 1e-12);
    expect(cut.strength).toEqual({ tension: 160, compression: 400 });
    expectClose(cut.k, 0.4, 1e-15);
  });

  it('is drawn from its corner, with levels from the bottom to the top between its edges', () => {
    expect(cut.bounds).toEqual({ left: -50, right: 50, bottom: -100, top: 100 });
    expect(cut.path).toBe('M0 200L100 200L100 0L0 0Z'.replace('Z', 'L0 200Z'));
    const heights = cut.levels.map(({ z }) => z);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expectClose(heights[0], -100, 1e-12);
    expectClose(heights.at(-1), 100, 1e-12);
  });

  it('turned by 90 degrees is wide and low', () => {
    const turned = stress(P, 90);
    const across = openCut(turned.document, turned.set, { x: 0 })!;
    expectClose(across.bounds.top, 50, 1e-12);
    expectClose(across.stressAt({ y: 0, z: 50 }).sigma, (P * L * 1000 * 50) / ((h * b ** 3) / 12), 1e-11);
  });

  it('there is no cut outside the beam', () => {
    expect(openCut(document, set, { x: 2.001 })).toBeNull();
  });
});

describe('stresses frame by frame', () => {
  it('stresses with a memory equal those without, whatever was computed before', () => {
    const memory = createStressMemory();
    for (const [tip, alpha] of [
      [P, 0],
      [2 * P, 0],
      [P, 30],
      [P, 0],
    ] as const) {
      const { document, answer } = stress(tip, alpha);
      const wish = { hasTheories: true };
      expect(computeStresses(document, answer, { ...wish, memory })).toEqual(
        computeStresses(document, answer, wish),
      );
    }
  });

  it('sketched have true values at their samples, and their greatest where the moment is', () => {
    const { document, answer } = stress();
    const { sets } = computeStresses(document, answer, { hasTheories: true, isPassing: true });
    const { eq4 } = sets[0]!.EQ!;
    // The outermost fibre governs at the clamp: 6PL/(bh²).
    expectClose(eq4.max.value, (6 * P * L * 1000) / (b * h * h), 1e-12);
    expect(eq4.max.x).toBe(0);
    // Only shear at the tip: √3·1.5P/A.
    expectClose(eq4.segments.at(-1)!.y.at(-1), (Math.sqrt(3) * 1.5 * P) / A, 1e-7);
  });
});

describe('a curve as a diagram', () => {
  const x = Array.from({ length: 41 }, (_, k) => k / 20);
  const piece = (from: number, value: (s: number) => number) => ({
    x0: from,
    x1: from + 2,
    x: x.map((s) => from + s),
    y: x.map(value),
  });
  const curve = {
    segments: [piece(0, (s) => Math.sqrt(1 + s * s)), piece(2, (s) => 4 - s * s)],
    min: { x: 4, value: 0, at: { y: 0, z: 0 } },
    max: { x: 2, value: 4, at: { y: 0, z: 1 } },
  };
  const diagram = curveToDiagram(curve);

  it('is within 1e-3 of what was sampled, also between samples, with fewer pieces', () => {
    for (let s = 0.013; s < 2; s += 0.07) {
      expect(Math.abs(valueAt(diagram, s) - Math.sqrt(1 + s * s))).toBeLessThan(4e-3);
      expect(Math.abs(valueAt(diagram, 2 + s) - (4 - s * s))).toBeLessThan(4e-3);
    }
    expect(diagram.segments.length).toBeLessThan(80);
  });

  it('goes on with one slope within a piece, jumps between two, and has its extremes', () => {
    expect(diagram.jumps).toEqual([{ x: 2, left: Math.sqrt(5), right: 4 }]);
    expect(diagram.max).toEqual({ x: 2, value: 4 });
    for (const [i, { x0, x1, c }] of diagram.segments.entries()) {
      const next = diagram.segments[i + 1];
      if (!next || x1 === 2) continue;
      const s = x1 - x0;
      expectClose(c[1]! + 2 * c[2]! * s + 3 * c[3]! * s * s, next.c[1]!, 1e-9);
    }
  });
});

it('a deflection is that of bending and that of shear', () => {
  const { set } = stress();
  const G = E / (2 * (1 + nu));
  const bending = bendingDeflection(set)!;
  // Timoshenko's shear coefficient of a rectangle, 5/6, is the one that the solver uses, so the parts add up to the
  // whole.
  expectClose(valueAt(bending, L), (-P * L ** 3 * 1e9) / (3 * E * I) / 1000, 1e-9);
  expectClose(valueAt(set.shearDeflection!, L), (-P * L * 1000) / ((G * A * 5) / 6) / 1000, 1e-9);
  expect(bendingDeflection({ ...set, shearDeflection: null })).toBeNull();
});
