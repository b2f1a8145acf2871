import { type BeamCase, parseCase } from '@eecs/solver-core';

/** Two spans of 4 m under 1 kN/m that may act on either, without permanent loads; no rule yet. */
export function createTwoSpans(): BeamCase {
  const parsed = parseCase({
    schema: 1,
    L: 8,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
      { className: 'simple', x: 8 },
    ],
    caseSets: [
      { title: 'Live', action: { kind: 'Q', category: 'B' } },
      { title: 'Dead', action: { kind: 'G' } },
    ],
    loads: [
      { className: 'DistributedLoad', x: [0, 8], y: [-1000, -1000, -1000], sets: 1 },
      { className: 'DistributedLoad', x: [0, 8], y: [-1000, -1000, -1000], sets: 2 },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}
