import { describe, expect, test } from 'vitest';
import { twoBarTruss } from '../../examples/twoBarTruss.ts';
import { sketchTruss } from './sketchTruss.ts';

const joint = { x: 0, y: 0 };

describe('a sketch of a truss', () => {
  test('takes joints, links, anchors and loads', () => {
    const sketch = sketchTruss(twoBarTruss);
    expect(sketch).toMatchObject({ title: 'Bracket', system: 0, aspectRatio: 1.5 });
    expect(sketch.joints.map(({ anchor }) => anchor)).toEqual([3, 3, 0]);
    expect(sketch.links).toMatchObject([
      { i: 0, j: 2 },
      { i: 1, j: 2 },
    ]);
    expect(sketch.joints[2]?.loads[0]?.c[0]).toBe(12500);
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
    { schema: 2, joints: [joint, { x: 1, y: 0 }] },
    { className: 'casemsb', L: 4 },
  ])('finds nothing to draw in %o', (document) => {
    expect(sketchTruss(document)).toEqual({
      title: '',
      joints: [],
      links: [],
      aspectRatio: 2,
      system: 0,
    });
  });

  test('leaves out joints without a place and links of theirs, and keeps the others on their ends', () => {
    const sketch = sketchTruss({
      joints: [joint, { x: Number.NaN, y: 0 }, { x: 1, y: 0 }, { x: Infinity, y: 2 }, { x: 1e30, y: 0 }],
      links: [{ i: 0, j: 1 }, { i: 0, j: 2 }, { i: 2, j: 2 }, { i: 0, j: 9 }, { i: -1, j: 0 }, {}],
    });
    expect(sketch.joints).toHaveLength(2);
    expect(sketch.links).toMatchObject([{ i: 0, j: 1 }]);
  });

  test('has the proportions and the title that can be read', () => {
    expect(sketchTruss({ joints: [joint], links: [], title: 7, aspectRatio: -1, units: 3 })).toMatchObject({
      title: '',
      aspectRatio: 2,
      system: 0,
      joints: [joint],
    });
  });

  test('shows the loads of the case set k with those of no set, and all of them without case sets', () => {
    const loads = [
      { className: 'ShearLoad', c: [1], sets: 1 },
      { className: 'ShearLoad', c: [2], sets: 2 },
      { className: 'ShearLoad', c: [3] },
    ];
    const forces = (document: object) =>
      sketchTruss({ joints: [{ ...joint, loads }], links: [], ...document }).joints[0]?.loads.map(
        ({ c: [force] }) => force,
      );
    expect(forces({ k: 0, caseSets: [{}, {}] })).toEqual([1, 3]);
    expect(forces({ k: 1, caseSets: [{}, {}] })).toEqual([2, 3]);
    expect(forces({ k: 7, caseSets: [{}, {}] })).toEqual([1, 3]);
    expect(forces({ caseSets: [] })).toEqual([1, 2, 3]);
  });

  test('loads along rods are those of the case set too, and what makes rods longer is left out', () => {
    const loads = [1, 2].map((sets) => ({
      className: 'DistributedLoad',
      y: [sets, sets, sets],
      alpha: 90,
      sets,
    }));
    const { links } = sketchTruss({
      joints: [joint, { x: 1, y: 0 }],
      links: [{ i: 0, j: 1, dT: 10, loads }],
      caseSets: [{}, {}],
      k: 1,
    });
    expect(links[0]?.loads.map(({ y }) => y[0])).toEqual([2]);
    expect(links[0]).not.toHaveProperty('dT');
  });

  test('leaves out moments, zeros and loads without a number, and keeps the joint with its other loads', () => {
    const loads = [
      { className: 'BendingMoment', c: [5] },
      { className: 'ShearLoad', c: [0] },
      { c: [] },
      { className: 'AxialLoad', c: ['1'] },
      null,
    ];
    const shown = (list: unknown) =>
      sketchTruss({ joints: [{ ...joint, loads: list }], links: [] }).joints[0]?.loads;
    expect(shown(loads)).toEqual([]);
    expect(shown([...loads, { className: 'ShearLoad', c: [4] }])?.map(({ c: [force] }) => force)).toEqual([
      4,
    ]);
  });
});
