import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { spatialTripod } from '../examples/spatialTripod.ts';
import { triangle } from '../../test/triangle.ts';
import { packAnswer, unpackAnswer } from './packedAnswer.ts';

test.each([
  ['a triangle without constants', triangle],
  ['a tripod in US units', spatialTripod],
])('the answer of %s comes out of a thread as it went in', (_, truss) => {
  const answer = solveTruss(truss, { include: [], mohr: [] });
  const { packed, moved } = packAnswer(answer);
  expect(unpackAnswer(structuredClone(packed, { transfer: moved }))).toEqual(answer);
});
