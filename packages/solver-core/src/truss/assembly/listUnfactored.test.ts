import { expect, test } from 'vitest';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { listUnfactored } from './listUnfactored.ts';

test('describes for each combined set what acts unfactored in it, and what of its members does not', () => {
  const parsed = parseTruss({
    schema: 1,
    selfWeight: true,
    joints: [
      { x: 0, y: 0, anchor: 3, settlement: { y: -0.01 } },
      { x: 2, y: 0, anchor: 3, settlement: { y: 0 } },
      { x: 1, y: 1 },
    ],
    links: [
      { i: 0, j: 2, dL: 0.001, sets: 1 },
      { i: 1, j: 2, dT: 20 },
    ],
    caseSets: [
      { title: 'Dead' },
      { title: 'Both', combined: true },
      { title: 'None', combined: true, factors: { 0: 0 } },
    ],
  });
  if (!parsed.ok) throw new Error('the truss was not read');
  const shared = { hasWeight: true, settled: [0], strained: [1] };
  expect(listUnfactored(parsed.document)).toEqual([
    { set: 1, ...shared, leftOut: { joints: [], links: [0] } },
    { set: 2, ...shared, leftOut: { joints: [], links: [] } },
  ]);
});
