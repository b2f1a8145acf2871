import { expectClose } from '@eecs/testing';
import { type Random, createRandom } from '@eecs/testing/random';
import { describe, expect, test } from 'vitest';
import type { CrossSection, Material, UnitSystem } from '../../model/common/document.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { sectionProperties } from '../../sections/sectionProperties.ts';
import { type JudgedRod, type RodCheck, type RodOrder, checkRods } from './checkRods.ts';

const EUROCODE: RodOrder = { limits: { standard: 'EN 1993-1-1' } };
const AISC: RodOrder = { limits: { standard: 'AISC 360-22' } };
const KIP = 1000;
const FOOT = 12;

interface Rod {
  readonly section: object;
  readonly length: number;
  readonly K?: object;
  readonly material?: object;
  readonly system?: UnitSystem;
}

/** A truss of one rod along x. */
function rodCase({ section, length, K, material = {}, system = 0 }: Rod): TrussCase {
  const parsed = parseTruss({
    schema: 1,
    units: { system },
    joints: [
      { id: 'a', x: 0, y: 0, anchor: 3 },
      { id: 'b', x: length, y: 0, anchor: 2 },
    ],
    links: [{ id: 'ab', i: 0, j: 1, materialIndex: 0, sectionIndex: 0, loads: [], ...(K && { K }) }],
    materials: [
      system === 0
        ? { name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 }, ...material }
        : { name: 'A992', E: 29e6, G: 11.2e6, strength: { tension: 50_000 }, ...material },
    ],
    sections: [{ label: 'one', ...section }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function checkOne(rod: Rod, N: number, order: RodOrder): RodCheck {
  return checkRods(rodCase(rod), [{ max: N, min: N }], order)[0]!;
}

function judgeOne(rod: Rod, N: number, order: RodOrder): JudgedRod {
  const check = checkOne(rod, N, order);
  if (!check.ok) throw new Error(`${check.why} ${check.path}`);
  return check;
}

const modeOf = (check: JudgedRod, mode: string) => check.compression!.modes.find((one) => one.mode === mode)!;

const HE_300_B = { className: 'hsection', h: 300, b: 300, tw: 11, tf: 19, r1: 27 };
const W14X90 = { className: 'hsection', h: 14, b: 14.5, tw: 0.44, tf: 0.71, r1: 0.6, units: 1 };
const W14X132 = { className: 'hsection', h: 14.7, b: 14.7, tw: 0.645, tf: 1.03, r1: 0.6, units: 1 };
const WT7X34 = { className: 'tsection', h: 7.02, b: 10, tw: 0.415, tf: 0.72, r1: 0.6, units: 1 };
const HINGED = { y: 1, z: 1 };

describe('published examples', () => {
  test('Steel Buildings in Europe, Multi-storey steel buildings, part 4 (2008), A.5: HE 300 B, 8 m and 5.6 m', () => {
    const rod = { section: HE_300_B, length: 8, K: { y: 1, z: 0.7, x: 0.7 } };
    const check = judgeOne(rod, -2_000_000, EUROCODE);
    const [y, z] = [modeOf(check, 'y'), modeOf(check, 'z')];
    expectClose(y.critical, 8_151_200, 1e-3);
    expectClose(z.critical, 5_657_400, 1e-3);
    expectClose(y.slenderness, 0.655, 2e-3);
    expectClose(z.slenderness, 0.787, 2e-3);
    expect([y.curve, z.curve]).toEqual(['b', 'c']);
    // The printed value is 1/(0.792 + sqrt(0.792² - 0.655²)) = 0.808; about z phi = (1 + 0.49·0.587 + 0.787²)/2 =
    // 0.953.
    expect(y.reduction.toFixed(3)).toBe('0.808');
    expect(z.reduction.toFixed(2)).toBe('0.67');
    expect(check.governs).toBe('z');
    expectClose(check.resistance, 0.671 * 14_900 * 235, 3e-3);
  });

  test('AISC Design Examples, E.1A: W14X132 of 30 ft, 893 kips of the Manual’s table 4-1', () => {
    const rod = { section: W14X132, length: 30 * FOOT, K: HINGED, system: 1 as const };
    expectClose(modeOf(judgeOne(rod, -840 * KIP, AISC), 'z').resistance, 893 * KIP, 5e-3);
    expectClose(judgeOne(rod, -840 * KIP, AISC).resistance, 893 * KIP, 5e-3);
    const { resistance } = judgeOne(rod, -560 * KIP, { ...AISC, method: 'ASD' });
    expectClose(resistance, 594 * KIP, 5e-3);
  });

  test('AISC Design Examples, E.1B: W14X90, 30 ft about the strong axis and 15 ft about the weak one, 928 kips', () => {
    const rod = { section: W14X90, length: 30 * FOOT, K: { y: 1, z: 0.5, x: 0.5 }, system: 1 as const };
    const check = judgeOne(rod, -840 * KIP, AISC);
    expect(check.governs).toBe('y');
    expectClose(check.resistance, 928 * KIP, 5e-3);
  });

  test('AISC Design Examples, E.7: WT7X34 of 20 ft, 128 kips by bending about the axis x', () => {
    const rod = { section: WT7X34, length: 20 * FOOT, K: HINGED, system: 1 as const };
    const check = judgeOne(rod, -100 * KIP, AISC);
    expect(check.governs).toBe('y');
    expectClose(check.resistance, 128 * KIP, 1e-2);
  });

  test('L. F. Geschwindner, Unified Design of Steel Structures, 5-10: the web of W16X26 is slender', () => {
    const section = { className: 'hsection', h: 15.7, b: 5.5, tw: 0.25, tf: 0.345, r1: 0.4, units: 1 };
    const rod = { section, length: 60, K: HINGED, system: 1 as const };
    expect(checkOne(rod, -1, AISC)).toEqual({ ok: false, link: 0, why: 'slender', path: '/sections/0' });
  });
});

describe('by closed forms', () => {
  test('in tension A·fy over its factor, without any length factor', () => {
    const rod = { section: { className: 'circle', Dy: 20 }, length: 3 };
    const A = Math.PI * 100;
    expectClose(judgeOne(rod, 10_000, EUROCODE).utilisation, 10_000 / (A * 235), 1e-12);
    expectClose(
      judgeOne(rod, 10_000, { limits: { standard: 'EN 1993-1-1', gammaM0: 1.1 } }).resistance,
      (A * 235) / 1.1,
      1e-12,
    );
    expectClose(judgeOne(rod, 10_000, AISC).resistance, 0.9 * A * 235, 1e-12);
  });

  test('a stocky rod carries its squash load, a slender one 0.877 of Euler’s load', () => {
    const pipe = { className: 'roundpipe', Dy: 100, tw: 10 };
    const A = Math.PI * (50 ** 2 - 40 ** 2);
    const I = (Math.PI / 4) * (50 ** 4 - 40 ** 4);
    const stocky = judgeOne({ section: pipe, length: 0.3, K: HINGED }, -1, EUROCODE);
    expect(stocky.governs).toBe('section');
    expectClose(stocky.resistance, A * 235, 1e-12);
    const slender = judgeOne({ section: pipe, length: 10, K: { y: 2, z: 1 } }, -1, AISC);
    expect(slender.governs).toBe('y');
    expectClose(slender.resistance, (0.9 * 0.877 * Math.PI ** 2 * 210_000 * I) / 20_000 ** 2, 1e-9);
  });

  test('the worse utilisation of several combinations counts, and zero is no compression', () => {
    const document = rodCase({ section: { className: 'circle', Dy: 20 }, length: 3, K: HINGED });
    const [both] = checkRods(document, [{ max: 50_000, min: -1500 }], EUROCODE) as [JudgedRod];
    expect(both.governs).not.toBe('tension');
    expect(both.N).toBe(-1500);
    const [pulled] = checkRods(document, [{ max: 50_000, min: -1e-9 }], EUROCODE) as [JudgedRod];
    expect(pulled.compression).toBeNull();
  });
});

describe('what is not judged is named', () => {
  const bar = { section: { className: 'circle', Dy: 20 }, length: 3 };

  test.each([
    ['a pressed rod without length factors', bar, 'lengthFactors', '/links/0/K'],
    ['a factor that leaves no length', { ...bar, K: { y: 1e-160, z: 1 } }, 'lengthFactors', '/links/0/K'],
    ['a factor that is no length any more', { ...bar, K: { y: 1, z: 1e300 } }, 'lengthFactors', '/links/0/K'],
    ['a factor of zero for twisting', { ...bar, K: { ...HINGED, x: 0 } }, 'lengthFactors', '/links/0/K'],
    ['a factor of zero', { ...bar, K: { y: 1, z: 0 } }, 'lengthFactors', '/links/0/K'],
    ['no strength', { ...bar, K: HINGED, material: { strength: {} } }, 'strength', '/materials/0/strength'],
    ['no modulus', { ...bar, K: HINGED, material: { E: undefined } }, 'modulus', '/materials/0/E'],
    ['aluminium', { ...bar, K: HINGED, material: { E: 70_000 } }, 'notSteel', '/materials/0/E'],
    [
      'S690',
      { ...bar, K: HINGED, material: { strength: { tension: 690 } } },
      'grade',
      '/materials/0/strength',
    ],
    [
      'numbers without a shape',
      { ...bar, K: HINGED, section: { className: 'generic', A: 10, Iy: 100, Iz: 100 } },
      'shape',
      '/sections/0',
    ],
    [
      'a thin box',
      { ...bar, K: HINGED, section: { className: 'rectangularpipe', h: 300, b: 300, tw: 4 } },
      'slender',
      '/sections/0',
    ],
  ] as const)('%s', (_, rod, why, path) => {
    expect(checkOne(rod, -1000, EUROCODE)).toEqual({ ok: false, link: 0, why, path });
  });
});

const SEED = Number(process.env['EECS_SEED'] ?? 29);
const CASES = 10_000;

/** Draws a section of each shape with parts thick enough to be judged. */
function drawSection(random: Random): CrossSection {
  const size = (low: number, high: number): number => low + (high - low) * random.next();
  const tf = size(8, 30);
  const flanged = { b: size(6, 12) * tf, tw: size(0.7, 1) * tf, tf, r1: size(0.3, 1) * tf };
  const wall = size(4, 12);
  const shapes: readonly object[] = [
    { className: 'hsection', h: size(8, 20) * tf, ...flanged },
    { className: 'hsection', h: size(8, 20) * tf, ...flanged, r1: 0 },
    { className: 'csection', h: size(8, 20) * tf, ...flanged },
    { className: 'tsection', h: size(5, 8) * tf, ...flanged },
    { className: 'lsection', h: size(6, 9) * tf, b: size(6, 9) * tf, t: tf, r1: tf },
    { className: 'rectangularpipe', h: size(8, 25) * wall, b: size(8, 25) * wall, tw: wall },
    { className: 'roundpipe', Dy: size(10, 50) * wall, tw: wall },
    { className: 'rectangle', h: size(10, 100), b: size(10, 100) },
  ];
  return { label: 'drawn', ...random.pick(shapes) } as CrossSection;
}

/** Computes the least critical force from the three equations of equilibrium about the axes of the drawing. */
function leastCritical(section: CrossSection, lengths: { y: number; z: number }): number {
  const result = sectionProperties(section, 0);
  if (!result.ok) throw new Error('no section');
  const { A, Iy, Iz, Iyz, It, Iw, yShear, zShear } = result.properties;
  const [E, G] = [210_000, 210_000 / 2.6];
  const isAngle = section.className === 'lsection';
  const longest = Math.max(lengths.y, lengths.z);
  const [ly, lz] = isAngle ? [longest, longest] : [lengths.y, lengths.z];
  const k = Math.PI ** 2 * E;
  const [Ny, Nz] = [(k * Iy * 1e4) / ly ** 2, (k * Iz * 1e4) / lz ** 2];
  const Nyz = (k * Iyz * 1e4) / (ly * lz);
  const bendsOnly = !['hsection', 'csection', 'tsection', 'lsection'].includes(section.className);
  const [y0, z0] = [yShear!, zShear!];
  const polar = ((Iy + Iz) * 1e4) / (A * 100) + y0 ** 2 + z0 ** 2;
  const Nt = bendsOnly ? Infinity : (G * It! * 1e4 + (k * Iw! * 1e6) / longest ** 2) / polar;
  if (bendsOnly) return Math.min(Ny, Nz);
  // The displacements are v along y, w along z and the twist times sqrt(polar).
  const i = Math.sqrt(polar);
  // Two roots may lie below the least diagonal entry; the rod is stable while the matrix is positive definite.
  const holds = (N: number): boolean => {
    const [a, b, c] = [Nz - N, Ny - N, Nt - N];
    const [d, e, f] = [Nyz, (-N * z0) / i, (N * y0) / i];
    const determinant = a * (b * c - f * f) - d * (d * c - f * e) + e * (d * f - b * e);
    return a > 0 && a * b - d * d > 0 && determinant > 0;
  };
  let [low, high] = [0, Math.min(Ny, Nz, Nt)];
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Perry and Robertson's quadratic: (fy - s)(fE - s) = eta·fE·s, whose smaller root EN 1993-1-1 takes. */
function perry(slenderness: number, imperfection: number): number {
  if (slenderness <= 0.2) return 1;
  const euler = 1 / slenderness ** 2;
  const half = (1 + (1 + imperfection * (slenderness - 0.2)) * euler) / 2;
  return Math.min(1, half - Math.sqrt(half ** 2 - euler));
}

test(
  `${CASES} drawn rods (seed ${SEED}): never more than a second computation allows`,
  { timeout: 120_000 },
  () => {
    const random = createRandom(SEED);
    let judged = 0;
    for (let k = 0; k < CASES / 20; k++) {
      const section = drawSection(random);
      const properties = sectionProperties(section, 0);
      if (!properties.ok) continue;
      for (let one = 0; one < 20; one++) {
        const length = 0.5 + 9.5 * random.next();
        const K = { y: 0.5 + 1.5 * random.next(), z: 0.5 + 1.5 * random.next() };
        const least = leastCritical(section, { y: 1000 * K.y * length, z: 1000 * K.z * length });
        const A = properties.properties.A * 100;
        for (const { limits } of [EUROCODE, AISC]) {
          const check = checkOne({ section, length, K }, -1000, { limits });
          if (!check.ok) {
            expect(check.why).toBe('slender');
            continue;
          }
          judged++;
          const { resistance } = check;
          const found = Math.min(...check.compression!.modes.map(({ critical }) => critical));
          expectClose(found, least, 1e-6);
          if (limits.standard === 'AISC 360-22') {
            const stress = least / A;
            const allowed = 0.9 * A * (235 <= 2.25 * stress ? 235 * 0.658 ** (235 / stress) : 0.877 * stress);
            expectClose(resistance, allowed, 1e-6);
          } else {
            // No curve is better than a, and none worse than d.
            const slenderness = Math.sqrt((A * 235) / least);
            expect(resistance).toBeLessThanOrEqual(A * 235 * perry(slenderness, 0.21) * (1 + 1e-6));
            for (const { slenderness: own, curve, reduction } of check.compression!.modes)
              expectClose(reduction, perry(own, { a: 0.21, b: 0.34, c: 0.49, d: 0.76 }[curve!]), 1e-9);
          }
        }
      }
    }
    expect(judged).toBeGreaterThan(CASES / 2);
  },
);

test('a material and a section of either system give the same utilisation', () => {
  const metric = judgeOne({ section: HE_300_B, length: 8, K: HINGED }, -1_000_000, EUROCODE);
  const material: Partial<Material> = {
    E: 210_000 * 145.0377377,
    nu: 0.3,
    strength: { tension: 235 * 145.0377377 },
  };
  const us = judgeOne(
    {
      section: { ...HE_300_B, units: 0 },
      length: 8 / 0.0254,
      K: HINGED,
      material: { G: undefined, ...material },
      system: 1,
    },
    -1_000_000 / 4.4482216152605,
    EUROCODE,
  );
  expectClose(us.utilisation, metric.utilisation, 1e-9);
});
