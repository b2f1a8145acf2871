import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { type FreeStretch, type LateralStiffness, findLateralFactor } from './lateralBuckling.ts';

/** IPE 330 of steel, E 210 000 and G 80 770 MPa. */
const IPE_330: LateralStiffness = { EIz: 210_000 * 788.1e4, GIt: 80_770 * 28.15e4, EIw: 210_000 * 199_100e6 };
const L = 5700;
const BARE: Omit<FreeStretch, 'N'> = {
  x0: 0,
  x1: L,
  isHeld: [true, true],
  M: [{ x0: 0, x1: L, c: [1] }],
  line: [],
  momentOf: () => 0,
  points: [],
};

/** The critical moment under a uniform moment: pi/L·sqrt(EIz·(GIt + pi²·EIw/L²)). */
const uniform = ({ EIz, GIt, EIw }: LateralStiffness, length = L): number =>
  (Math.PI / length) * Math.sqrt(EIz * (GIt + (Math.PI ** 2 * EIw) / length ** 2));

test('under the same moment everywhere by the closed form', () => {
  expectClose(findLateralFactor(BARE, IPE_330), uniform(IPE_330), 1e-6);
});

test('a narrow strip under the same moment, without warping', () => {
  const strip = { EIz: 1e9, GIt: 1e9, EIw: 0 };
  expectClose(findLateralFactor(BARE, strip), uniform(strip), 1e-6);
});

/**
 * Ratios of the greatest moment to the uniform one, for strips without warping, whose equation is Bessel's: S. P.
 * Timoshenko and J. M. Gere, 1961, 6.1 to 6.4: a force in the middle 16.94 sqrt(EIz·GIt)/L², a uniform load q·L = 28.3
 * sqrt(EIz·GIt)/L², a cantilever with a force at its end 4.013 sqrt(EIz·GIt)/L², with a uniform load q·L 12.85.
 */
describe('strips by Bessel functions', () => {
  const strip = { EIz: 1e9, GIt: 1e9, EIw: 0 };
  const root = 1e9 / L ** 2;

  test.each([
    [
      'a force in the middle',
      16.94,
      {
        M: [
          { x0: 0, x1: L / 2, c: [0, 0.5] },
          { x0: L / 2, x1: L, c: [L / 4, -0.5] },
        ],
      },
    ],
    ['an even load', 28.3, { M: [{ x0: 0, x1: L, c: [0, 0.5, -0.5 / L] }] }],
    [
      'a cantilever with a force at its end',
      4.013,
      { isHeld: [true, false], M: [{ x0: 0, x1: L, c: [-L, 1] }] },
    ],
    [
      'a cantilever with an even load',
      12.85,
      { isHeld: [true, false], M: [{ x0: 0, x1: L, c: [-L / 2, 1, -0.5 / L] }] },
    ],
  ] as const)('%s', (_, factor, part) => {
    expectClose(findLateralFactor({ ...BARE, ...part }, strip), factor * root, 2e-3);
  });
});

test('moments that vary from end to end: never below the tables, and near them', () => {
  // NCCI SN003 gives C1 = 2.55 for -1 to 1 and 1.77 for 0 to 1, lower bounds over all ratios of stiffnesses.
  const ratio = (c: readonly number[]): number =>
    (1e6 * findLateralFactor({ ...BARE, M: [{ x0: 0, x1: L, c }] }, IPE_330)) / uniform(IPE_330);
  const [turning, one] = [ratio([1e6, -2e6 / L]), ratio([1e6, -1e6 / L])];
  expect(turning).toBeGreaterThan(2.55);
  expect(turning).toBeLessThan(1.1 * 2.55);
  expect(one).toBeGreaterThan(1.77);
  expect(one).toBeLessThan(1.1 * 1.77);
});

test('Steel Buildings in Europe, Multi-storey steel buildings, part 4, A.1: 113.9 kNm with the load on the top flange', () => {
  const q = 1;
  const M = [{ x0: 0, x1: L, c: [0, (q * L) / 2, -q / 2] }];
  const factor = findLateralFactor(
    { ...BARE, M, line: [{ x0: 0, x1: L, c: [q] }], momentOf: (force) => 165 * force },
    IPE_330,
  );
  // The formula with C1 1.127 and C2 0.454 is an approximation of the same problem.
  expectClose((factor * q * L ** 2) / 8, 113.9e6, 1e-2);
});

test('a load that hangs below the axis helps, and without moments nothing buckles', () => {
  const M = [
    { x0: 0, x1: L / 2, c: [0, 0.5] },
    { x0: L / 2, x1: L, c: [L / 4, -0.5] },
  ];
  const at = (moment: number) => findLateralFactor({ ...BARE, M, points: [{ x: L / 2, moment }] }, IPE_330);
  expect(at(165)).toBeLessThan(at(0));
  expect(at(-165)).toBeGreaterThan(at(0));
  expect(findLateralFactor({ ...BARE, M: [{ x0: 0, x1: L, c: [0] }] }, IPE_330)).toBe(Infinity);
});
