import { describe, expect, test } from 'vitest';
import { drawSection } from '../../src/sections/drawSection.ts';
import { sectionProperties } from '../../src/sections/sectionProperties.ts';
import type { CrossSection } from '../../src/model/common/document.ts';
import { expectClose } from '@eecs/testing';

const propertiesOf = (section: Omit<CrossSection, 'label'>) => {
  const result = sectionProperties({ label: '', ...section });
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.properties;
};

describe('lipped channels and zees of thin sheet, by the closed forms for middle lines', () => {
  // Lengths between corners of the centre line: web a, flange b, lip c.
  const [a, b, c, t] = [100, 50, 20, 0.2];
  const sizes = { h: a + t, b: b + t, c: c + t / 2, t };

  test('the channel of AISI Manual, part I, "Geometric sectional properties"', () => {
    const A = t * (a + 2 * b + 2 * c);
    const x = (t * (b * b + 2 * b * c)) / A;
    const Ix = t * (a ** 3 / 12 + (b * a * a) / 2 + 2 * (c ** 3 / 12 + c * ((a - c) / 2) ** 2));
    const m =
      (b * (3 * a * a * b + c * (6 * a * a - 8 * c * c))) /
      (a ** 3 + 6 * a * a * b + c * (8 * c * c - 12 * a * c + 6 * a * a));
    const Cw =
      ((t * t) / A) *
      (((x * A * a * a) / t) * ((b * b) / 3 + m * m - m * b) +
        (A / (3 * t)) * (m * m * a ** 3 + b * b * c * c * (2 * c + 3 * a)) -
        ((Ix * m * m) / t) * (2 * a + 4 * c) +
        ((m * c * c) / 3) * (8 * b * b * c + 2 * m * (2 * c * (c - a) + b * (2 * c - 3 * a))) +
        ((b * b * a * a) / 6) * ((3 * c + b) * (4 * c + a) - 6 * c * c) -
        (m * m * a ** 4) / 4);
    const found = propertiesOf({ className: 'lippedcsection', ...sizes });
    expectClose(found.A * 100, A, 1e-3);
    expectClose(found.Iy * 1e4, Ix, 2e-3);
    expectClose(found.ey - t / 2, x, 1e-3);
    expectClose(-(found.yShear ?? NaN) - (found.ey - t / 2), m, 1e-3);
    expectClose((found.Iw ?? NaN) * 1e6, Cw, 2e-3);
    expectClose((found.It ?? NaN) * 1e4, (A * t * t) / 3, 2e-3);
    expect(found.zShear).toBe(0);
    // The shear of a vertical force flows along lips, flanges and web: 1/As is the integral of S²/(I² t).
    expect(found.Asz ?? NaN).toBeLessThan((a * t) / 100);
  });

  test('the zee: second moments by parallel axes, its shear centre in its centroid', () => {
    const found = propertiesOf({ className: 'lippedzsection', ...sizes });
    expectClose(found.A * 100, t * (a + 2 * b + 2 * c), 1e-3);
    expectClose(found.Iz * 1e4, t * ((2 * b ** 3) / 3 + 2 * c * b * b), 2e-3);
    // The upper flange is to the left of the web, the lower one to its right.
    expectClose(found.Iyz * 1e4, -t * ((a / 2) * b * b + c * b * (a - c)), 2e-3);
    expect([found.yShear, found.zShear]).toEqual([0, 0]);
  });
});

/** A point of the centre line of a strip, y to the right and z up. */
type Spot = readonly [y: number, z: number];

/** Divides a centre line through its corners, each rounded by `radius`, into short straight steps. */
function followLine(corners: readonly Spot[], radius: number): readonly Spot[] {
  const steps = 4000;
  const spots: Spot[] = [corners[0]!];
  for (let i = 1; i < corners.length - 1; i++) {
    const [before, at, after] = [corners[i - 1]!, corners[i]!, corners[i + 1]!];
    const unit = (from: Spot, to: Spot): Spot => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    };
    const [back, on] = [unit(at, before), unit(at, after)];
    // All corners are right angles, so the centre of the bend is at the distance `radius` from both sides.
    const center: Spot = [at[0] + radius * (back[0] + on[0]), at[1] + radius * (back[1] + on[1])];
    for (let k = 0; k <= 100; k++) {
      const turn = ((k / 100) * Math.PI) / 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      spots.push([
        center[0] - radius * (on[0] * c + back[0] * s),
        center[1] - radius * (on[1] * c + back[1] * s),
      ]);
    }
  }
  spots.push(corners.at(-1)!);
  return spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    if (next === undefined) return [spot];
    const count = Math.max(1, Math.round((steps * Math.hypot(next[0] - spot[0], next[1] - spot[1])) / 400));
    return Array.from({ length: count }, (_, k): Spot => [
      spot[0] + ((next[0] - spot[0]) * k) / count,
      spot[1] + ((next[1] - spot[1]) * k) / count,
    ]);
  });
}

/**
 * Integrates the flow in a strip of thickness t step by step from its free end, by unsymmetrical bending: q = (Iz Sy -
 * Iyz Sz)/D for a unit force along z, and 1/As is the integral of q²/t (THEORY.md, "Shear areas").
 */
function integrateStrip(line: readonly Spot[], t: number) {
  const pieces = line.slice(1).map((to, i) => {
    const from = line[i]!;
    return {
      y: (from[0] + to[0]) / 2,
      z: (from[1] + to[1]) / 2,
      dA: t * Math.hypot(to[0] - from[0], to[1] - from[1]),
    };
  });
  const sum = (of: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + of(piece) * piece.dA, 0);
  const A = sum(() => 1);
  const [yc, zc] = [sum(({ y }) => y) / A, sum(({ z }) => z) / A];
  const [Iy, Iz, Iyz] = [
    sum(({ z }) => (z - zc) ** 2),
    sum(({ y }) => (y - yc) ** 2),
    sum(({ y, z }) => (y - yc) * (z - zc)),
  ];
  const D = Iy * Iz - Iyz ** 2;
  let [Sy, Sz, alongY, alongZ] = [0, 0, 0, 0];
  for (const { y, z, dA } of pieces) {
    const [midSy, midSz] = [Sy + ((z - zc) * dA) / 2, Sz + ((y - yc) * dA) / 2];
    alongZ += (((Iz * midSy - Iyz * midSz) / D) ** 2 * dA) / t ** 2;
    alongY += (((Iy * midSz - Iyz * midSy) / D) ** 2 * dA) / t ** 2;
    Sy += (z - zc) * dA;
    Sz += (y - yc) * dA;
  }
  return { Asy: 1 / alongY, Asz: 1 / alongZ };
}

describe('shear areas of lipped sections beside the flow along the middle line, step by step', () => {
  // Published rows: JIS G 3350 and trade sizes, with the inner radius of the tables.
  test.each([
    ['lippedcsection', { h: 200, b: 75, c: 20, t: 3.2, r1: 3.2 }],
    ['lippedcsection', { h: 100, b: 50, c: 20, t: 2.3, r1: 2.3 }],
    ['lippedcsection', { h: 200, b: 70, c: 20, t: 2, r1: 3 }],
    ['lippedzsection', { h: 200, b: 70, c: 20, t: 2, r1: 3 }],
    ['lippedzsection', { h: 150, b: 60, c: 18, t: 1.5, r1: 3 }],
  ] as const)('%s %o', (className, size) => {
    const { h, b, c, t, r1 } = size;
    const half = t / 2;
    const corners: readonly Spot[] =
      className === 'lippedcsection'
        ? [
            [b - half, c],
            [b - half, half],
            [half, half],
            [half, h - half],
            [b - half, h - half],
            [b - half, h - c],
          ]
        : [
            [t - b, h - c],
            [t - b, h - half],
            [0, h - half],
            [0, half],
            [b - t, half],
            [b - t, c],
          ];
    const found = propertiesOf({ className, ...size });
    // Walls meet in the corners of their centre lines (THEORY.md, "Shear areas").
    const sharp = integrateStrip(followLine(corners, 0), t);
    expectClose(100 * (found.Asz ?? NaN), sharp.Asz, 1e-3);
    expectClose(100 * (found.Asy ?? NaN), sharp.Asy, 1e-3);
    // Along the actual bends it is up to 2 % more and 0.3 % less: r <= 5t may be neglected (EN 1993-1-3, 5.1).
    const bent = integrateStrip(followLine(corners, r1 + half), t);
    for (const [value, exact] of [
      [found.Asz, bent.Asz],
      [found.Asy, bent.Asy],
    ] as const) {
      expect(100 * (value ?? NaN)).toBeLessThan(exact * 1.003);
      expect(100 * (value ?? NaN)).toBeGreaterThan(exact * 0.975);
    }
  });
});

test('600S162-54 and 800S250-97 of SFIA, Technical Guide for Cold-Formed Steel Framing Products', () => {
  // Printed with three digits, from centre lines: xo, and m from the middle of the web to the shear centre.
  const stud = propertiesOf({
    className: 'lippedcsection',
    units: 1,
    h: 6,
    b: 1.625,
    c: 0.5,
    t: 0.0566,
    r1: 0.0849,
  });
  expectClose(stud.A, 0.556, 1e-3);
  expectClose(stud.yShear ?? NaN, -1.049, 6e-3);
  expectClose(-(stud.yShear ?? NaN) - stud.ey + 0.0283, 0.663, 1e-2);
  const joist = propertiesOf({
    className: 'lippedcsection',
    units: 1,
    h: 8,
    b: 2.5,
    c: 0.625,
    t: 0.1017,
    r1: 0.1525,
  });
  expectClose(-(joist.yShear ?? NaN) - joist.ey + 0.1017 / 2, 1.008, 1.3e-2);
});

test('600T125-54 of SFIA: a track has no lips, its web holds the stud with two bends', () => {
  const h = 6 + 2 * 0.0566 + 0.0849;
  const found = propertiesOf({ className: 'lippedcsection', units: 1, h, b: 1.25, t: 0.0566, r1: 0.0849 });
  expectClose(found.Iz, 0.054, 1e-2);
});

test('C 100x50x20x2.3 of JIS G 3350: shear centre 4.4 cm from the centroid, as the mill prints it', () => {
  const found = propertiesOf({ className: 'lippedcsection', h: 100, b: 50, c: 20, t: 2.3, r1: 2.3 });
  expectClose(found.ey, 18.6, 5e-3);
  expectClose(found.yShear ?? NaN, -44, 1.2e-2);
});

test('362S162-54 as R. H. Plaut and C. D. Moen take it: A 272 mm², Ix 363 370, Iy 64 100, J 188 mm⁴, xo -32.59 mm', () => {
  const found = propertiesOf({
    className: 'lippedcsection',
    h: 92.075,
    b: 41.275,
    c: 12.7,
    t: 1.43764,
    r1: 2.15646,
  });
  expectClose(found.A * 100, 272, 1e-3);
  expectClose(found.Iy * 1e4, 363_370, 1e-3);
  expectClose(found.Iz * 1e4, 64_100, 3e-3);
  expectClose((found.It ?? NaN) * 1e4, 188, 1e-2);
  expectClose(found.yShear ?? NaN, -32.59, 4e-3);
});

describe('dimensions that form no lipped section are refused with their place', () => {
  const shape = { className: 'lippedcsection', label: '', h: 100, b: 50, c: 15, t: 2, r1: 3 } as const;

  test.each([
    ['t', { t: 15 }, { below: 15 }],
    ['r1', { r1: 13 }, { below: 13 }],
    ['c', { c: -1 }, { least: 0 }],
    ['c', { c: 50 }, { below: 50 }],
    ['c', { className: 'lippedzsection', c: 100 }, { below: 100 }],
    ['h', { h: 0 }, { above: 0 }],
  ] as const)('%s', (name, change, demand) => {
    const result = sectionProperties({ ...shape, ...change });
    expect(result.ok ? [] : result.failures).toMatchObject([{ path: `/${name}`, values: demand }]);
  });

  test('lips that nearly meet make a section still', () => {
    expect(sectionProperties({ ...shape, c: 49.9 }).ok).toBe(true);
    expect(sectionProperties({ ...shape, className: 'lippedzsection', c: 60 }).ok).toBe(true);
  });

  test('the outer radius follows from the inner one and shows on no drawing', () => {
    const result = drawSection(shape);
    const names = result.ok ? result.drawing.annotations.map(({ name }) => name) : [];
    expect(names).toEqual(['h', 'b', 'c', 't', 'r1']);
  });
});
