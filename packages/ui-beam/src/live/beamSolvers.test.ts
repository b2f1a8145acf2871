import { LIMITS, type BeamCase, parseCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamPreview } from './beamSolvers.ts';

function beamUnder(force: number): BeamCase {
  const read = parseCase({
    schema: 1,
    L: 2,
    supports: [
      { className: 'pin', x: 0 },
      { className: 'roller', x: 2 },
    ],
    loads: [{ className: 'ShearLoad', x: 1, c: [force] }],
  });
  if (!read.ok) throw new Error('no beam');
  return read.document;
}

test('a document that the server would refuse for its size is not previewed: the place and the limit are shown', () => {
  expect(beamPreview.solve(beamUnder(-LIMITS.full.magnitude), false).level).toBe('warning');
  const answer = beamPreview.solve(beamUnder(-1e30), true);
  if (answer.level !== 'error') throw new Error('it was solved');
  expect(answer.failures[0]).toMatchObject({
    code: 'schema.tooGreat',
    path: '/loads/0/c/0',
    values: { maximum: 1e15 },
  });
});
