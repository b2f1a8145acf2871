import { expect, test } from 'vitest';
import { findFrequencies } from '../../src/stability/findFrequencies.ts';
import { flexural, portal, steelFrame } from '../frame/problems/steelFrame.ts';

const EI = flexural(8000);
/** E·A of the sections of these frames: 200 000 MPa, 60 cm². */
const EA = 200e9 * 60e-4;
const L = 5;
const MASS = 50;

/** Returns the root of a function between two values of different sign. */
function rootOf(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  expect(Math.sign(f(a)) * Math.sign(f(b)), 'the bracket holds a root').toBe(-1);
  for (let k = 0; k < 200; k++) {
    const middle = (a + b) / 2;
    if (Math.sign(f(middle)) === Math.sign(f(a))) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Returns the bending frequency for βL, Hz. */
const bending = (betaL: number): number => (betaL ** 2 / (2 * Math.PI * L * L)) * Math.sqrt(EI / MASS);

function beam(one: object, two: object, member: object = { mass: MASS }): object {
  return steelFrame({
    joints: [
      { x: 0, y: 0, support: one },
      { x: L, y: 0, ...(Object.keys(two).length > 0 && { support: two }) },
    ],
    members: [{ i: 0, j: 1, ...member }],
  });
}

function frequenciesOf(document: object, count: number): number[] {
  const found = findFrequencies(document, count);
  if (!found.ok) throw new Error(JSON.stringify(found.refused?.failures));
  found.frequencies.forEach(({ counted: [below, above] }, k) => {
    expect(below).toBeLessThanOrEqual(k);
    expect(above).toBeGreaterThan(k);
  });
  return found.frequencies.map(({ frequency }) => frequency);
}

const CLAMP = { className: 'cantilever' };
const PIN = { className: 'fixed' };
const ROLLER = { className: 'simple' };
const { PI } = Math;

/** βL of the first three modes: roots of the frequency equations of Euler and Bernoulli. */
const BEAMS: readonly [name: string, one: object, two: object, roots: readonly number[]][] = [
  ['on two supports', PIN, ROLLER, [PI, 2 * PI, 3 * PI]],
  [
    'with a free end',
    CLAMP,
    {},
    [1.9, 4.7, 7.85].map((x) => rootOf((b) => Math.cos(b) + 1 / Math.cosh(b), x - 0.3, x + 0.3)),
  ],
  [
    'clamped at both ends',
    CLAMP,
    { className: 'guide' },
    [4.7, 7.85, 11].map((x) => rootOf((b) => Math.cos(b) - 1 / Math.cosh(b), x - 0.3, x + 0.3)),
  ],
  [
    'clamped and on a roller',
    CLAMP,
    ROLLER,
    [3.9, 7.07, 10.2].map((x) => rootOf((b) => Math.tan(b) - Math.tanh(b), x - 0.3, x + 0.3)),
  ],
];

test.each(BEAMS)('a beam %s swings at the frequencies of Euler and Bernoulli', (_, one, two, roots) => {
  frequenciesOf(beam(one, two), 3).forEach((frequency, k) => {
    expect(frequency / bending(roots[k]!)).toBeCloseTo(1, 9);
  });
});

test('a bar swings along itself at (2n - 1)·√(EA/m)/4L', () => {
  const bar = beam(CLAMP, {}) as { inextensible: boolean };
  bar.inextensible = false;
  const along = (n: number): number => ((2 * n - 1) / (4 * L)) * Math.sqrt(EA / MASS);
  const all = frequenciesOf(bar, 12);
  for (const n of [1, 2])
    expect(Math.min(...all.map((frequency) => Math.abs(frequency / along(n) - 1)))).toBeLessThan(1e-9);
});

test('a mass that lies on the beam swings as the beam’s own does', () => {
  const lying = { className: 'DistributedMass', y: [MASS, MASS, MASS] };
  const [frequency] = frequenciesOf(beam(PIN, ROLLER, { mass: 0, loads: [lying] }), 1);
  expect(frequency! / bending(PI)).toBeCloseTo(1, 9);
});

test('a portal that is inextensible sways with the mass of its beam as a whole', () => {
  // Clamped feet, with all the mass in a beam that is far stiffer than the columns: ω² = 24·EI1/(h³·m·l).
  const [l, h] = [6, 4];
  const document = portal({ l, h, I1: 5000, I2: 5e9 }, { foot: 'cantilever', beam: { mass: MASS } }) as {
    members: { mass?: number }[];
  };
  document.members[0]!.mass = 0;
  document.members[2]!.mass = 0;
  const [frequency] = frequenciesOf(document, 1);
  const wanted = Math.sqrt((24 * flexural(5000)) / (h ** 3 * MASS * l)) / (2 * PI);
  expect(frequency! / wanted).toBeCloseTo(1, 5);
});

test('pounds and inches give the frequency of the same beam in metres', () => {
  const inch = 0.0254;
  const pound = 0.45359237;
  const psi = (pound * 9.80665) / inch ** 2;
  const document = beam(PIN, ROLLER) as {
    joints: { x: number }[];
    members: { mass?: number }[];
    materials: object[];
    sections: object[];
    units?: object;
  };
  document.units = { system: 1 };
  document.joints[1]!.x = L / inch;
  document.members[0]!.mass = (MASS / pound) * inch;
  document.materials = [{ E: 200e9 / psi, alpha: 1.2e-5 }];
  document.sections = [{ className: 'generic', A: 60 / 2.54 ** 2, Iy: 8000 / 2.54 ** 4, h: 300 / 25.4 }];
  expect(frequenciesOf(document, 1)[0]! / bending(PI)).toBeCloseTo(1, 9);
});

test('a frame without mass has no frequencies', () => {
  expect(findFrequencies(beam(PIN, ROLLER, { mass: 0 }))).toEqual({ ok: true, frequencies: [] });
});
