import { describe, expect, test } from 'vitest';
import { judgeTruss } from '@eecs/solver-core/truss';
import { readCase } from '../../test/triangle.ts';
import { findNearJoints, joinNearJoints } from './merge.ts';

/** A triangle 3 m wide whose rods were drawn so that the ends at its top are `gap` metres apart. */
const drawn = (gap: number) =>
  readCase({
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 3, y: 0, anchor: 2 },
      { x: 1.5, y: 2, loads: [{ id: 'p', className: 'ShearLoad', c: [-1000], sets: 1 }] },
      { x: 1.5 + gap, y: 2, loads: [{ id: 'q', className: 'ShearLoad', c: [-500], sets: 1 }] },
    ],
    links: [
      { i: 0, j: 1 },
      { i: 0, j: 2 },
      { i: 1, j: 3 },
    ],
  });

describe('ends that were meant to be one joint', () => {
  test('ends 0.2 mm apart are found, and one edit joins them into a stable triangle', () => {
    const gap = drawn(0.0002);
    expect(judgeTruss(gap).mechanisms).not.toEqual([]);
    const { document, notes } = joinNearJoints(gap);
    expect(notes).toEqual([{ code: 'jointsMerged', count: 1 }]);
    expect(judgeTruss(document).mechanisms).toEqual([]);
    expect(document.links.map(({ i, j }) => [i, j])).toEqual([[0, 1], [0, 2], [1, 2]]); // prettier-ignore
    expect(document.joints[2]).toMatchObject({ x: 1.5, y: 2 });
    expect(document.joints[2]?.loads.map(({ id }) => id)).toEqual(['p', 'q']);
  });

  test('ends are distinguished from a thousandth of the middle rod, 2.5 m long', () => {
    expect(findNearJoints(drawn(0.0024))).toMatchObject({ count: 1, target: [0, 1, 2, 2] });
    expect(findNearJoints(drawn(0.0026))).toBeNull();
  });

  test('a truss without them stays as it is', () => {
    const far = drawn(0.5);
    expect(joinNearJoints(far)).toEqual({ document: far, notes: [] });
  });
});
