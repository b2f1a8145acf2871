import { describe, expect, test } from 'vitest';
import { convertTruss } from '@eecs/solver-core/truss';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { addTruss } from './addTruss.ts';

/** The triangle, farther right: it shares the right foot of the other one. */
const beside = readCase({
  ...triangle,
  joints: triangle.joints.map((joint) => ({ ...joint, x: joint.x + 4 })),
});

describe('a truss that is added to another', () => {
  test('an added truss keeps its place, and joints at the same place are merged', () => {
    const { document, notes } = addTruss(triangle, beside, countIds());
    expect(document.joints.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [4, 0],
      [2, 3],
      [8, 0],
      [6, 3],
    ]);
    expect(document.links).toHaveLength(6);
    // The pin of one is at the roller of the other: the joint is restrained in both directions.
    expect(document.joints[1]?.anchor).toBe(3);
    expect(notes).toEqual([{ code: 'jointsMerged', count: 1 }]);
  });

  test('brings nothing twice where it is there already', () => {
    const { document, notes } = addTruss(triangle, triangle, countIds());
    expect(document).toEqual(triangle);
    expect(notes).toEqual([
      { code: 'jointsMerged', count: 3 },
      { code: 'rodsPassedOver', count: 3 },
      { code: 'loadsPassedOver', count: 1 },
    ]);
  });

  test('comes in the units of the drawing', () => {
    const { document } = addTruss(triangle, convertTruss(beside, 1), countIds());
    expect(document.units.system).toBe(0);
    expect(document.joints).toHaveLength(5);
    expect(document.joints[3]?.x).toBeCloseTo(8, 9);
  });

  test('an added truss that overlaps the drawing loses no load, settlement or guide', () => {
    const other = readCase({
      joints: [
        { id: 1, x: 4, y: 0, anchor: 2, settlement: { y: -0.01 } },
        { id: 2, x: 2, y: 3, loads: [{ id: 'w', className: 'AxialLoad', c: [500], sets: 1 }] },
      ],
      links: [
        { id: 1, i: 1, j: 0, loads: [{ id: 1, className: 'DistributedLoad', y: [-1, -1, -1], sets: 1 }] },
      ],
      guides: [{ className: 'circle', x0: 0, y0: 0, a: 2 }],
    });
    const { document } = addTruss(triangle, other, countIds());
    expect(document.joints[1]?.settlement).toEqual({ y: -0.01 });
    expect(document.joints[2]?.loads.map(({ c }) => c[0])).toEqual([-10000, 500]);
    expect(document.links).toHaveLength(3);
    expect(document.links[1]?.loads).toHaveLength(1);
    expect(document.guides).toHaveLength(1);
  });
});
