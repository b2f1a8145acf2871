import { expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { circleOutline } from '../outline.ts';
import { lengthOfEdge, pointOfEdge } from './edgeGeometry.ts';
import { SYMMETRIES, keepEdges } from './symmetry.ts';

it('keeps a quarter of a circle about the centroid', () => {
  const kept = keepEdges(circleOutline({ y: 0, z: 0, radius: 2, turn: 1 }), SYMMETRIES.circle);
  expectClose(
    kept.reduce((sum, edge) => sum + lengthOfEdge(edge), 0),
    Math.PI,
    1e-12,
  );
  expect(kept.every((edge) => pointOfEdge(edge, 0.5).y > 0 && pointOfEdge(edge, 0.5).z > 0)).toBe(true);
});

it('cuts a line where it crosses the axis', () => {
  const line = { kind: 'line', from: { y: 1, z: -1 }, to: { y: 1, z: 3 } } as const;
  expect(keepEdges([line], SYMMETRIES.csection)).toEqual([
    { kind: 'line', from: { y: 1, z: 0 }, to: { y: 1, z: 3 } },
  ]);
  expect(keepEdges([line], SYMMETRIES.lsection)).toEqual([line]);
});
