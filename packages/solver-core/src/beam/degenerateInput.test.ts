/**
 * Each degenerate input that the contract lists: which are refused, with which code and path, and which are still
 * solved.
 */
import { describe, expect, it } from 'vitest';
import {
  beamCase,
  clamp,
  force,
  hinge,
  linear,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { RefusedBeam, SolvedBeam } from './answer/answer.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { solveBeam } from './solveBeam.ts';

const simple = { supports: [pin(0), roller(6)] };
const loads = [force(2, -1000)];

function refuse(document: unknown): RefusedBeam {
  const answer = solveBeam(document);
  if (answer.level !== 'error') throw new Error('the beam was solved, and should have been refused');
  return answer;
}

function solve(document: unknown): SolvedBeam {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(answer.failures.map(({ code }) => code).join(', '));
  return answer;
}

function codes({ failures }: RefusedBeam): string[] {
  return failures.map(({ code, path }) => `${code} ${path}`);
}

describe('mechanisms are refused with their motion', () => {
  it.each([
    [
      'no supports',
      [],
      ['conditions.count /supports', 'conditions.horizontal /supports'],
      'underSupported',
      'noHorizontalRestraint',
    ],
    [
      'no horizontal restraint',
      [roller(0), roller(3), roller(6)],
      ['conditions.horizontal /supports'],
      'changeable',
      'noHorizontalRestraint',
    ],
    [
      'three collinear hinges, two of them pins',
      [pin(0), hinge(3), pin(6)],
      ['singular.mechanism /supports'],
      'instantlyChangeable',
      'collinearHinges',
    ],
    [
      'three hinges in a span between clamps',
      [clamp(0), hinge(1), hinge(2), hinge(3), clamp(6)],
      ['singular.mechanism /supports'],
      'instantlyChangeable',
      'collinearHinges',
    ],
  ])('%s', (_, supports, failures, status, cause) => {
    const answer = refuse(beamCase(6, { supports, loads }));
    expect(codes(answer)).toEqual(failures);
    expect(answer.verdict).toMatchObject({ status, exact: true });
    const causes = answer.verdict!.mechanisms.flatMap((one) => one.causes.map(({ code }) => code));
    expect(causes).toContain(cause);
    for (const { discs } of answer.verdict!.mechanisms)
      expect(discs!.some(({ vx, vy, omega }) => vx !== 0 || vy !== 0 || omega !== 0)).toBe(true);
    expect(answer.verdict!.mechanisms.some(({ fixes }) => fixes.length > 0)).toBe(true);
  });

  it('three hinges in a span that a roller holds: the end part turns by any angle', () => {
    const { verdict } = refuse(
      beamCase(9, { supports: [clamp(0), roller(1), roller(2), hinge(4), hinge(6), roller(9)], loads }),
    );
    expect(verdict?.status).toBe('changeable');
  });
});

describe('loads and ranges', () => {
  it.each([
    ['a force beyond the length', force(6.001, 1), 'geometry.loadOutside /loads/0/x'],
    ['a force before the beam', force(-0.001, 1), 'geometry.loadOutside /loads/0/x'],
    ['a moment beyond the length', moment(7, 1), 'geometry.loadOutside /loads/0/x'],
    ['a range that ends beyond the length', uniform(5, 7, 1), 'geometry.loadOutside /loads/0/x'],
    ['a range that begins before the beam', uniform(-1, 5, 1), 'geometry.loadOutside /loads/0/x'],
    ['a reversed range beyond the length', uniform(7, 5, 1), 'geometry.loadOutside /loads/0/x'],
    ['a range of equal ends', uniform(2, 2, 1), 'geometry.emptyRange /loads/0/x'],
    [
      'a mass on a range of equal ends',
      { className: 'DistributedMass', x: [3, 3], y: [1, 1, 1] },
      'geometry.emptyRange /loads/0/x',
    ],
  ])('%s is refused', (_, load, failure) => {
    expect(codes(refuse(beamCase(6, { ...simple, loads: [load] })))).toEqual([failure]);
  });

  it('a load right on the ends is on the beam', () => {
    expect(
      solve(beamCase(6, { ...simple, loads: [force(0, -1), force(6, -1), uniform(0, 6, -1)] })).level,
    ).toBe('ok');
  });

  it('reversed ends are swapped with their ordinates and reported', () => {
    const swapped = solve(beamCase(6, { ...simple, loads: [linear(4, 1, -10, -20)] }));
    const straight = solve(beamCase(6, { ...simple, loads: [linear(1, 4, -20, -10)] }));
    expect(swapped.level).toBe('warning');
    expect(swapped.corrections).toMatchObject([{ code: 'correction.rangeSwapped', path: '/loads/0/x' }]);
    expect(swapped.sets).toEqual(straight.sets);
    expect(swapped.hash).toBe(straight.hash);
  });
});

describe('numbers that are none', () => {
  const places: readonly [string, (value: unknown) => object][] = [
    ['/L', (value) => ({ L: value })],
    ['/supports/0/x', (value) => ({ supports: [pin(value as number), roller(6)] })],
    ['/supports/1/stiffness/y', (value) => ({ supports: [pin(0), spring(6, { y: value })] })],
    [
      '/supports/1/settlement/y',
      (value) => ({ supports: [pin(0), roller(6, { settlement: { y: value } })] }),
    ],
    ['/loads/0/x', (value) => ({ loads: [force(value as number, 1)] })],
    ['/loads/0/x/1', (value) => ({ loads: [uniform(1, value as number, 1)] })],
    ['/loads/0/c/0', (value) => ({ loads: [force(1, value as number)] })],
    ['/loads/0/y/1', (value) => ({ loads: [{ ...uniform(1, 2, 1), y: [1, value, 1] }] })],
    ['/loads/0/alpha', (value) => ({ loads: [{ className: 'GenericLoad', x: 1, c: [1], alpha: value }] })],
    ['/materials/0/E', (value) => ({ materials: [{ name: 'm', E: value }] })],
    ['/materials/0/rho', (value) => ({ materials: [{ name: 'm', E: 1, rho: value }] })],
    ['/sections/0/A', (value) => ({ sections: [{ className: 'generic', A: value, Iy: 1 }] })],
    ['/sections/0/Iy', (value) => ({ sections: [{ className: 'generic', A: 1, Iy: value }] })],
    ['/beamSections/0/x', (value) => ({ beamSections: [{ x: value }] })],
    ['/caseSets/0/angle', (value) => ({ caseSets: [{ title: 'a', angle: value }] })],
    [
      '/caseSets/0/factors/0',
      (value) => ({ caseSets: [{ title: 'a', combined: true, factors: { 0: value } }] }),
    ],
  ];

  it.each(
    places.flatMap(([path, change]) =>
      [NaN, Infinity, -Infinity].map((value) => [value, path, change] as const),
    ),
  )('%d at %s is refused with the path', (value, path, change) => {
    const answer = refuse({ ...beamCase(6, { ...simple, loads }), ...change(value) });
    expect(codes(answer)).toContain(`schema.notFinite ${path}`);
    expect(answer).toMatchObject({ errno: 40002, message: 'schema', hash: null, verdict: null });
  });

  it.each(places)('null at %s is refused with the path', (path, change) => {
    const answer = refuse({ ...beamCase(6, { ...simple, loads }), ...change(null) });
    expect(answer.failures.some((one) => one.path.startsWith(path.split('/').slice(0, 4).join('/')))).toBe(
      true,
    );
  });
});

describe('L, E, A, I not above zero where used', () => {
  const used = (change: object) => beamCase(6, { ...simple, loads, ...change });
  const generic = (A: unknown, Iy: unknown) => ({ sections: [{ className: 'generic', A, Iy }] });

  it.each([
    ['L = 0', { L: 0 }, 'length.notPositive /L'],
    ['L < 0', { L: -6 }, 'length.notPositive /L'],
    ['E = 0', { materials: [{ name: 'm', E: 0 }] }, 'materials.modulus /materials/0/E'],
    ['E < 0', { materials: [{ name: 'm', E: -1 }] }, 'materials.modulus /materials/0/E'],
    ['no E', { materials: [{ name: 'm' }] }, 'materials.modulus /materials/0/E'],
    ['A = 0', generic(0, 1), 'materials.area /sections/0/A'],
    ['A < 0', generic(-1, 1), 'materials.area /sections/0/A'],
    ['no A', generic(undefined, 1), 'materials.area /sections/0/A'],
    ['I = 0', generic(1, 0), 'materials.inertia /sections/0/Iy'],
    ['I < 0', generic(1, -1), 'materials.inertia /sections/0/Iy'],
    ['no I', generic(1, undefined), 'materials.inertia /sections/0/Iy'],
  ])('%s is refused with the path', (_, change, failure) => {
    expect(codes(refuse(used(change)))).toContain(failure);
  });

  it('is not reported for unused materials and sections', () => {
    const { materials, sections } = stiffness(2e7);
    const document = used({
      materials: [...materials, { name: 'none', E: 0 }],
      sections: [...sections, { className: 'generic', A: -1, Iy: 0 }],
    });
    expect(solve(document).level).toBe('ok');
  });
});

describe('nothing that acts', () => {
  it('is refused', () => {
    expect(codes(refuse(beamCase(6, { ...simple, loads: [] })))).toEqual(['loads.none /loads']);
    expect(codes(refuse(beamCase(6, { ...simple, loads: [], selfWeight: true })))).toEqual([
      'loads.none /loads',
    ]);
  });

  it.each([
    ['a distributed mass', { loads: [{ className: 'DistributedMass', x: [0, 6], y: [5, 5, 5] }] }],
    [
      'the weight of the beam itself',
      { selfWeight: true, materials: [{ name: 'm', E: 200_000, rho: 7850 }], loads: [] },
    ],
    ['a settlement', { supports: [pin(0), roller(6, { settlement: { y: -0.01 } })], loads: [] }],
  ])('is not so with %s alone', (_, change) => {
    const { deflection } = solve(beamCase(6, { ...simple, ...change })).sets[0]!;
    expect(deflection.min.value).toBeLessThan(0);
  });
});

describe('places that all but coincide', () => {
  it.each([1e-9, 1e-12, 1e-15])(
    'two bearings %d m apart act as a clamp or are refused, never 1e11 m',
    (d) => {
      const answer = solveBeam(beamCase(6, { supports: [pin(0), roller(d)], loads: [force(6, -1000)] }));
      if (answer.level === 'error') {
        expect(answer.failures[0]?.code).toBe('singular.rounding');
        expect(answer.verdict).toMatchObject({ status: 'instantlyChangeable', exact: false });
        expect(answer.verdict?.mechanisms.length).toBeGreaterThan(0);
        return;
      }
      // A cantilever: P·L³/3EI.
      expectClose(valueAt(answer.sets[0]!.deflection, 6), (-1000 * 6 ** 3) / (3 * 2e7), 1e-8);
    },
  );

  it.each([1e-6, 1e-7, 1e-8, 1e-9, 1e-10])(
    'a roller %d m beside a hinge, which would lift the end by a lever of millions, is refused with its motion',
    (d) => {
      const answer = refuse(
        beamCase(17.5, { supports: [clamp(0), hinge(3), roller(3 + d)], loads: [force(17.5, -1000)] }),
      );
      expect(answer.failures).toMatchObject([{ code: 'singular.rounding', path: '/supports' }]);
      expect(answer).toMatchObject({ errno: 42210, message: 'singular' });
      expect(answer.verdict).toMatchObject({
        status: 'instantlyChangeable',
        exact: false,
        mechanisms: [{ discs: [{ x0: 3, x1: 17.5, vy: 0 }] }],
      });
    },
  );

  it.each([
    [6e-6, false],
    [6.3e-6, true],
  ])('the lever at which that begins: %d m of 6 m is solved: %s', (d, isSolved) => {
    const [P, EI] = [1000, 2e7];
    const answer = solveBeam(
      beamCase(6, { supports: [clamp(0), hinge(3), roller(3 + d)], loads: [force(6, -P)] }),
    );
    expect(answer.level !== 'error').toBe(isSolved);
    if (answer.level === 'error') return;
    // The hinge lifts the clamped part by P·b/a; the other part rotates about the roller and bends.
    const a = 3 + d - 3;
    const b = 6 - (3 + d);
    const lifted = (P * b * 27) / (a * 3 * EI);
    const end = -(lifted * b) / a - (P * b ** 2 * (a + b)) / (3 * EI);
    expectClose(valueAt(answer.sets[0]!.deflection, 6), end, 1e-10);
  });

  it('a roller beside a bearing that holds x alone is no mechanism: solved, or a matter of size', () => {
    for (const d of [1e-6, 1e-9, 1e-12, 1e-14]) {
      const answer = solveBeam(
        beamCase(6, { supports: [spring(1, { x: 5 }), roller(1 + d), roller(5)], loads: [force(3, -1000)] }),
      );
      if (answer.level === 'error') {
        expect(codes(answer)).toEqual(['range.size /supports/1']);
        expect(answer.verdict).toMatchObject({ status: 'determinate', exact: true });
      } else {
        // P·a·b/l for the simple beam between the rollers.
        expectClose(valueAt(answer.sets[0]!.M, 3), (1000 * (2 - d) * 2) / (4 - d), 1e-9);
      }
    }
  });
});
