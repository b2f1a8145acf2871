import { describe, expect, test } from 'vitest';
import { parseTruss } from '@eecs/solver-core/truss';
import { spatialTripod } from '../examples/spatialTripod.ts';
import { twoBarTruss } from '../examples/twoBarTruss.ts';
import { readTruss } from './readTruss.ts';
import type { TrussCase } from './trussCase.ts';

const joint = { x: 0, y: 0 };

describe('reading a truss for drawing', () => {
  test('takes joints, links, anchors and loads', () => {
    const sketch = readTruss(twoBarTruss);
    expect(sketch).toMatchObject({ title: 'Bracket', system: 0, aspectRatio: 1.5, isSpatial: false });
    expect(sketch.joints.map(({ anchor }) => anchor)).toEqual([3, 3, 0]);
    expect(sketch.links).toEqual([
      { i: 0, j: 2 },
      { i: 1, j: 2 },
    ]);
    expect(sketch.joints[2]?.loads[0]?.force).toBe(12500);
  });

  test.each([twoBarTruss, spatialTripod])('draws the same of $title once the core has read it', (example) => {
    const parsed = parseTruss({ schema: 1, ...example });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const document: TrussCase = parsed.document;
    expect(readTruss(document)).toEqual(readTruss(example));
  });

  test.each([
    undefined,
    null,
    1,
    'truss',
    [],
    {},
    { joints: 3, links: {}, units: null },
    { joints: [null, 4, 'a'] },
  ])('finds nothing to draw in %o', (document) => {
    expect(readTruss(document)).toMatchObject({ joints: [], links: [], aspectRatio: 2, system: 0 });
  });

  test('leaves out joints without a place and links of theirs, and keeps the others on their ends', () => {
    const sketch = readTruss({
      joints: [joint, { x: Number.NaN, y: 0 }, { x: 1, y: 0 }, { x: Infinity, y: 2 }, { x: 1e300, y: 0 }],
      links: [{ i: 0, j: 1 }, { i: 0, j: 2 }, { i: 2, j: 2 }, { i: 0, j: 9 }, { i: -1, j: 0 }, {}],
    });
    expect(sketch.joints).toHaveLength(2);
    expect(sketch.links).toEqual([{ i: 0, j: 1 }]);
  });

  test('shows the loads of the case set k, and all of them without case sets', () => {
    const loads = [
      { className: 'ShearLoad', c: [1], sets: 1 },
      { className: 'ShearLoad', c: [2], sets: 2 },
      { className: 'ShearLoad', c: [3] },
    ];
    const forces = (document: object) =>
      readTruss({ joints: [{ ...joint, loads }], ...document }).joints[0]?.loads.map(({ force }) => force);
    expect(forces({ k: 0, caseSets: [{}, {}] })).toEqual([1, 3]);
    expect(forces({ k: 1, caseSets: [{}, {}] })).toEqual([2, 3]);
    expect(forces({ caseSets: [] })).toEqual([1, 2, 3]);
  });

  test('turns angles into directions: a shear load stands upright, beta raises out of the page', () => {
    const expectNear = (value: number | undefined, wanted: number): void =>
      expect(Math.abs((value ?? 0) / wanted - 1)).toBeLessThan(1e-12);
    const direction = (load: object) =>
      readTruss({ joints: [{ ...joint, loads: [{ c: [1], ...load }] }] }).joints[0]?.loads[0]?.direction;
    expectNear(direction({ className: 'ShearLoad' })?.y, 1);
    expectNear(direction({ className: 'AxialLoad' })?.x, 1);
    expectNear(direction({ className: 'GenericLoad', alpha: -90 })?.y, -1);
    expectNear(direction({ className: 'GenericLoad', alpha: 0, beta: 90 })?.z, 1);
  });

  test('leaves out moments, zeros and loads without a number', () => {
    const loads = [
      { className: 'BendingMoment', c: [5] },
      { className: 'ShearLoad', c: [0] },
      { c: [] },
      { c: ['1'] },
      null,
    ];
    expect(readTruss({ joints: [{ ...joint, loads }] }).joints[0]?.loads).toEqual([]);
  });
});
