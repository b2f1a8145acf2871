import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { beamAsFrame } from '../../../verification/frame/studies/beamAsFrame.ts';
import { solveFrame } from '../solveFrame.ts';
import type { FrameMohrPoint } from '../answer/frameMohr.ts';

// A square bar of 100 mm of steel: EI = 1.75 MN·m², EA = 2.1 GN.
const EI = (210e9 * 0.1 ** 4) / 12;
const EA = 210e9 * 0.01;
const CONSTANTS = {
  schema: 1,
  materials: [{ name: 'S235', E: 210_000, alpha: 1.2e-5 }],
  sections: [{ className: 'rectangle', label: 'Bar', b: 100, h: 100 }],
};
const OF = { materialIndex: 0, crossSectionIndex: 0 };
const clamp = { className: 'cantilever' };
const pull = (c: number, more: object = {}) => ({ className: 'AxialLoad', c: [c], sets: 1, ...more });

function mohrOf(document: object, points: readonly FrameMohrPoint[]) {
  const answer = solveFrame({ ...CONSTANTS, ...document }, { mohr: points });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.mohr!.map(({ cases }) => cases[0]!);
}

const mast = (top: object, more: object = {}, foot: object = clamp) => ({
  joints: [
    { x: 0, y: 0, support: foot },
    { x: 0, y: 3, ...top },
  ],
  members: [{ i: 0, j: 1, ...OF, ...more }],
});

describe('displacements of a mast of 3 m by Mohr’s integral', () => {
  test('a force at its top: F·h³/3EI, F·h²/2EI, and at half height 5F·h³/48EI', () => {
    const found = mohrOf(mast({ loads: [pull(1000)] }), [
      { joint: 1, direction: 'x' },
      { joint: 1, direction: 'r' },
      { member: 0, x: 1.5, direction: 'x' },
      { joint: 1, direction: 'y' },
    ]);
    expectClose(found[0]!.total, (1000 * 27) / (3 * EI), 1e-12);
    expectClose(found[1]!.total, (-1000 * 9) / (2 * EI), 1e-12);
    expectClose(found[2]!.total, (5 * 1000 * 27) / (48 * EI), 1e-12);
    expect(found[3]!.total).toBe(0);
    expect(found.every(({ check }) => check.passed)).toBe(true);
    // The area of the M diagram is F·h²/2, its centroid lies at h/3, and the unit moment there is 2h/3.
    expect(found[0]!.segments).toHaveLength(1);
    expect(found[0]!.segments[0]).toMatchObject({ member: 0, force: 'M' });
    expectClose(Math.abs(found[0]!.segments[0]!.area), 4500, 1e-12);
    expectClose(found[0]!.segments[0]!.centroid!, 1, 1e-12);
    expectClose(Math.abs(found[0]!.segments[0]!.ordinate!), 2, 1e-12);
  });

  test('a vertical force shortens it by F·h/EA', () => {
    const [found] = mohrOf(mast({ loads: [{ className: 'ShearLoad', c: [-1000], sets: 1 }] }), [
      { joint: 1, direction: 'y' },
    ]);
    expectClose(found!.N, (-1000 * 3) / EA, 1e-12);
    expect(found!.M).toBe(0);
  });

  test('a gradient of temperature bends its top by α·ΔT·h²/2d, a uniform one lengthens it by α·T·h', () => {
    const [sway, rise] = mohrOf(mast({}, { dT: 20, dTdepth: 30 }), [
      { joint: 1, direction: 'x' },
      { joint: 1, direction: 'y' },
    ]);
    // The warmer side is that of -y, the right one; the mast bends to the left.
    expectClose(sway!.imposed, (-1.2e-5 * 30 * 9) / (2 * 0.1), 1e-12);
    expectClose(rise!.total, 1.2e-5 * 20 * 3, 1e-12);
    expect(sway!.check.passed && rise!.check.passed).toBe(true);
  });

  test('a spring at its foot adds F·h²/k, a rotation of the foot φ·h', () => {
    const elastic = { ...clamp, stiffness: { r: 1e6 } };
    const [soft] = mohrOf(mast({ loads: [pull(1000)] }, {}, elastic), [{ joint: 1, direction: 'x' }]);
    expectClose(soft!.springs, (1000 * 9) / 1e6, 1e-12);
    const settled = { ...clamp, settlement: { r: 0.01, x: 0.002 } };
    const [turned] = mohrOf(mast({}, {}, settled), [{ joint: 1, direction: 'x' }]);
    expectClose(turned!.settlement, 0.002 - 0.03, 1e-12);
    const jointed = mast({ loads: [pull(1000)] }, { ends: { i: { M: 5e5 }, j: {} } });
    expectClose(mohrOf(jointed, [{ joint: 1, direction: 'x' }])[0]!.springs, (1000 * 9) / 5e5, 1e-12);
  });
});

test('a beam on an elastic bed: the displacement of its end agrees with the solution and with Hetenyi', () => {
  const k = 2e6;
  const long = 4;
  const [end] = mohrOf(beamAsFrame({ length: long, bedding: { y: k }, endLoad: -10_000 }), [
    { joint: 1, direction: 'y' },
  ]);
  // Hetenyi, Beams on Elastic Foundation (1946), section 20: a finite beam with free ends and a force at one of them.
  const beta = (k / (4 * EI)) ** 0.25;
  const z = beta * long;
  const [sinh, cosh] = [Math.sinh(z), Math.cosh(z)];
  const part = (sinh * cosh - Math.sin(z) * Math.cos(z)) / (sinh ** 2 - Math.sin(z) ** 2);
  expectClose(end!.total, ((-2 * 10_000 * beta) / k) * part, 1e-9);
  expect(end!.beds).not.toBe(0);
  expect(end!.check.passed).toBe(true);
});

test('every part at once in a portal agrees with its own displacements', () => {
  const portal = {
    selfWeight: true,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed', settlement: { y: -0.01 } } },
      { x: 0, y: 4, loads: [pull(5000)] },
      { x: 6, y: 5 },
      { x: 6, y: 0, support: { ...clamp, stiffness: { r: 2e6, x: 5e6 }, alpha: 20 } },
    ],
    members: [
      { i: 0, j: 1, ...OF, mass: 30, dL: 0.002 },
      {
        i: 1,
        j: 2,
        ...OF,
        mass: 40,
        dT: 15,
        dTdepth: -20,
        ends: { i: { M: 1e6 }, j: { M: 'free' } },
        loads: [{ className: 'DistributedLoad', x: [1, 4], y: [-4000, -6000, -1000], alpha: 90, sets: 1 }],
      },
      { i: 2, j: 3, ...OF, mass: 30, bedding: { y: 1e4, yEnd: 5e4, x: 2e3 } },
    ],
  };
  const points: FrameMohrPoint[] = [
    { joint: 1, direction: 'x' },
    { joint: 2, direction: 'y' },
    { joint: 3, direction: 'r' },
    { member: 1, x: 2.5, direction: 'y' },
    { member: 1, x: 2.5, direction: 'r' },
    { member: 2, x: 1, direction: 'x' },
  ];
  for (const { check } of mohrOf(portal, points)) expect(check).toMatchObject({ passed: true });
});

test('points off the frame are refused by their path, and no displacement is superposed in the second order', () => {
  const document = { ...CONSTANTS, ...mast({ loads: [pull(1000)] }) };
  const failuresOf = (point: FrameMohrPoint) => {
    const answer = solveFrame(document, { mohr: [point] });
    return answer.level === 'error' ? answer.failures.map(({ code, path }) => `${code} ${path}`) : [];
  };
  expect(failuresOf({ joint: 2, direction: 'x' })).toEqual(['geometry.index /mohr/0/joint']);
  expect(failuresOf({ member: 0, x: 3.1, direction: 'x' })).toEqual(['geometry.loadOutside /mohr/0/x']);
  expect(failuresOf({ member: 0, x: NaN, direction: 'x' })).toEqual(['schema.notFinite /mohr/0/x']);
  const second = solveFrame({ ...document, secondOrder: true }, { mohr: [{ joint: 1, direction: 'x' }] });
  expect(second).toMatchObject({ level: 'ok', mohr: null });
  expect(solveFrame(document)).not.toHaveProperty('mohr');
});
