import { expect, test } from 'vitest';
import { findCriticalFactors } from '../../src/stability/findCriticalFactors.ts';
import { flexural, portal, steelFrame } from '../frame/problems/steelFrame.ts';

const EI = flexural(8000);
const L = 5;
const EULER = (Math.PI ** 2 * EI) / L ** 2;
const PUSH = 1000;

/** Returns the lowest root of a function above `low`, by bisection until no double lies between. */
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

/** A column with a load on its head; inextensible by default. */
function column(foot: object, head: object, member: object = {}, inextensible = true): object {
  return steelFrame({
    joints: [
      { x: 0, y: 0, support: foot },
      {
        x: 0,
        y: L,
        ...(Object.keys(head).length > 0 && { support: head }),
        loads: [{ className: 'ShearLoad', c: [-PUSH], alpha: 90 }],
      },
    ],
    members: [{ i: 0, j: 1, ...member }],
    inextensible,
  });
}

function factorsOf(document: object, count = 1) {
  const found = findCriticalFactors(document, { count });
  if (!found.ok) throw new Error(JSON.stringify(found.refused?.failures));
  found.critical.forEach(({ counted }, k) => {
    expect(counted[0]).toBeLessThanOrEqual(k);
    expect(counted[1]).toBeGreaterThan(k);
  });
  return found;
}

const CLAMP = { className: 'cantilever' };
/** Restrains the head of an upright column laterally. */
const SIDEWAYS = { className: 'simple', alpha: 90 };
/** Restrains the head laterally and against rotation. */
const GUIDED = { className: 'guide', alpha: 90 };

const FIXED_PINNED = rootOf((k) => Math.tan(k) - k, Math.PI * 1.4, Math.PI * 1.499);

test.each([
  ['free head', CLAMP, {}, 1 / 4],
  ['hinged at both ends', { className: 'fixed' }, SIDEWAYS, 1],
  ['clamped and hinged', CLAMP, SIDEWAYS, (FIXED_PINNED / Math.PI) ** 2],
  ['clamped at both ends', CLAMP, GUIDED, 4],
])('a column, %s, buckles at the load of Euler', (_, foot, head, times) => {
  for (const inextensible of [true, false]) {
    const { critical, lengths } = factorsOf(column(foot, head, {}, inextensible));
    expect((critical[0]!.factor * PUSH) / (times * EULER)).toBeCloseTo(1, 10);
    expect(lengths[0]! / (L / Math.sqrt(times))).toBeCloseTo(1, 10);
  }
});

test('a column hinged at both ends has the factors n² in order, with sine waves for modes', () => {
  const { critical } = factorsOf(column({ className: 'fixed' }, SIDEWAYS), 6);
  critical.forEach(({ factor, counted, mode }, k) => {
    expect((factor * PUSH) / EULER / (k + 1) ** 2).toBeCloseTo(1, 9);
    expect(counted).toEqual([k, k + 1]);
    const at = (x: number): number => {
      const { x0, c } = mode.members[0]!.deflection.find(({ x1 }) => x <= x1)!;
      return c.reduceRight((sum, value) => sum * (x - x0) + value, 0);
    };
    const crest = at(L / (2 * (k + 1)));
    expect(Math.abs(crest)).toBeCloseTo(1, 1);
    for (const x of [0.13, 0.37, 0.71].map((part) => part * L))
      expect(at(x) / crest).toBeCloseTo(Math.sin(((k + 1) * Math.PI * x) / L), 6);
  });
});

test('a column with a free head under its own weight buckles at q = (9/4)·j²·EI/L³, j the first root of J of -1/3', () => {
  // Series of J(-1/3), without its constant factor.
  const bessel = (x: number): number => {
    let [sum, term] = [1, 1];
    for (let k = 1; k < 60; k++) {
      term *= -((x / 2) ** 2) / (k * (k - 1 / 3));
      sum += term;
    }
    return sum;
  };
  const j = rootOf(bessel, 1.5, 2.2);
  const q = 100;
  const weight = { className: 'DistributedLoad', y: q, alpha: -90, frame: 'global' };
  const document = steelFrame({
    joints: [
      { x: 0, y: 0, support: CLAMP },
      { x: 0, y: L },
    ],
    members: [{ i: 0, j: 1, loads: [weight] }],
  });
  const { critical } = factorsOf(document);
  expect((critical[0]!.factor * q * L ** 3) / (2.25 * j * j * EI)).toBeCloseTo(1, 9);
});

test.each([0.05, 1, 40])('a column on a spring of %f·EI/L against turning: kL·tan(kL) = cL/EI', (c) => {
  const foot = { className: 'fixed', stiffness: { r: (c * EI) / L } };
  const kL = rootOf((x) => x * Math.sin(x) - c * Math.cos(x), 1e-6, Math.PI / 2);
  const { critical } = factorsOf(column(foot, {}));
  expect((critical[0]!.factor * PUSH * L * L) / EI / kL ** 2).toBeCloseTo(1, 9);
});

test.each([0.3, 5])('a rigid end spring of a member of %f·EI/L acts as one of its support', (c) => {
  const kL = rootOf((x) => x * Math.sin(x) - c * Math.cos(x), 1e-6, Math.PI / 2);
  const { critical } = factorsOf(column(CLAMP, {}, { ends: { i: { M: (c * EI) / L } } }));
  expect((critical[0]!.factor * PUSH * L * L) / EI / kL ** 2).toBeCloseTo(1, 9);
});

/** A rectangular portal with a load on each corner. */
function loadedPortal(
  foot: 'fixed' | 'cantilever',
  of: { l: number; h: number; I1: number; I2: number },
): object {
  const push = { loads: [{ className: 'ShearLoad', c: [-PUSH], alpha: 90 }] };
  const document = portal(of, { foot, corner: push }) as { joints: object[] };
  document.joints[2] = { ...document.joints[2], ...push };
  return document;
}

test.each([
  [6, 4, 5000, 8000],
  [9, 3, 12_000, 4000],
])('a portal %f × %f m sways at the roots of the equations of Timoshenko and Gere', (l, h, I1, I2) => {
  const of = { l, h, I1, I2 };
  const beam = (6 * I2 * h) / (I1 * l);
  // Hinged feet: kh·tan(kh) = 6·I2·h/(I1·l); clamped feet: kh·cot(kh) = -6·I2·h/(I1·l).
  const hinged = rootOf((x) => x * Math.sin(x) - beam * Math.cos(x), 1e-6, Math.PI / 2);
  const clamped = rootOf((x) => x * Math.cos(x) + beam * Math.sin(x), Math.PI / 2, Math.PI);
  for (const [foot, kh] of [
    ['fixed', hinged],
    ['cantilever', clamped],
  ] as const) {
    const { critical } = factorsOf(loadedPortal(foot, of));
    expect((critical[0]!.factor * PUSH * h * h) / flexural(I1) / kh ** 2).toBeCloseTo(1, 9);
  }
});

test('two equal columns side by side buckle twice at one factor, and both modes are counted', () => {
  const push = [{ className: 'ShearLoad', c: [-PUSH], alpha: 90 }];
  const document = steelFrame({
    joints: [
      { x: 0, y: 0, support: CLAMP },
      { x: 0, y: L, loads: push },
      { x: 3, y: 0, support: CLAMP },
      { x: 3, y: L, loads: push },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 2, j: 3 },
    ],
  });
  const { critical } = factorsOf(document, 2);
  expect(critical.map(({ factor }) => (factor * PUSH) / EULER)).toEqual([
    expect.closeTo(1 / 4, 9),
    expect.closeTo(1 / 4, 9),
  ]);
  expect(critical[1]!.counted).toEqual([0, 2]);
  // The two modes differ.
  const heads = critical.map(({ mode }) => [mode.joints[1]![0], mode.joints[3]![0]]);
  expect(Math.abs(heads[0]![0]! * heads[1]![1]! - heads[0]![1]! * heads[1]![0]!)).toBeGreaterThan(0.1);
});

test('a frame in tension does not buckle', () => {
  const document = column({ className: 'fixed' }, SIDEWAYS) as { joints: { loads: { c: number[] }[] }[] };
  document.joints[1]!.loads[0]!.c = [PUSH];
  expect(findCriticalFactors(document)).toEqual({ ok: true, critical: [], lengths: [null] });
});

test('a frame that cannot stand, or has no constants, is told apart from one that does not buckle', () => {
  const hanging = steelFrame({
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 1, y: 0 },
    ],
    members: [{ i: 0, j: 1 }],
  });
  expect(findCriticalFactors(hanging)).toMatchObject({ ok: false, refused: { level: 'error' } });
  const bare = { ...column(CLAMP, {}), members: [{ i: 0, j: 1 }], materials: [], sections: [] };
  expect(findCriticalFactors(bare)).toEqual({ ok: false, refused: null });
});

test('a hanging member, whose force ends in rounding, is no member in compression', () => {
  // A slope of 3:4:5, for which the weight along it is not exact in doubles, so that its sum is not exactly zero at the
  // free end.
  const hanging = steelFrame({
    inextensible: false,
    joints: [
      { x: 5, y: 4, support: CLAMP },
      { x: 1, y: 1 },
    ],
    members: [
      {
        i: 0,
        j: 1,
        loads: [
          { className: 'ShearLoad', c: [5700], x: 2.567, frame: 'member' },
          { className: 'AxialLoad', c: [4100], x: 3.555, frame: 'global' },
          { className: 'DistributedLoad', y: [-7800, -7800, -7800], frame: 'global' },
        ],
      },
    ],
  });
  const found = findCriticalFactors(hanging);
  if (!found.ok) throw new Error('it stands');
  for (const { factor } of found.critical) expect(factor).toBeGreaterThan(1e6);
});
