import { parseTruss } from '@eecs/solver-core/truss';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { spatialTripod } from '../examples/spatialTripod.ts';
import { findHindrance, findOwnObstacle } from './hindrance.ts';
import { hasSpatialAtom } from './sessionAtoms.ts';

const KNOWN = { verdict: null, isCurrent: false, refused: [], failures: [] } as const;

test('a truss in space that may not be solved here hinders Solve, after all that is wrong with it', () => {
  const parsed = parseTruss(spatialTripod);
  if (!parsed.ok) throw new Error('the example is a truss');
  const { document } = parsed;
  const obstacle = findOwnObstacle(document);
  expect(obstacle).toBeNull();
  expect(findHindrance({ ...KNOWN, document, obstacle, isSold: true })).toBeNull();
  expect(findHindrance({ ...KNOWN, document, obstacle, isSold: false })).toEqual({ code: 'notSold' });
  const empty = { ...document, joints: [], links: [] };
  const first = findOwnObstacle(empty);
  expect(findHindrance({ ...KNOWN, document: empty, obstacle: first, isSold: false })?.code).toBe('noJoints');
  expect(createStore().get(hasSpatialAtom)).toBe(true);
});
