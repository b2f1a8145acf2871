import { expect, expectTypeOf, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { solveBeam } from '../../beam/solveBeam.ts';
import type { BeamInput, SupportInput } from './beamInput.ts';
import type { BeamCase } from './document.ts';
import { parseCase } from './parseCase.ts';

const beam: BeamInput = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [
    { className: 'DistributedLoad', x: [0, 6], y: -12000 },
    { className: 'Q', x: 3, c: [-10000] },
  ],
};

test('a beam described in words is solved', () => {
  const answer = solveBeam(beam);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  // qL²/8 + PL/4
  expectClose(answer.sets[0]?.M.max.value, 54000 + 15000, 1e-12);
  expect(answer.verdict.status).toBe('determinate');
});

test('a clamp is what holds everything, a pin lets the beam turn, a roller lets it slide', () => {
  const parsed = parseCase({ ...beam, supports: ['clamp', 'Pin', 'ROLLER'].map(support) });
  expect(parsed.ok && parsed.document.supports.map(({ className }) => className)).toEqual([
    'cantilever',
    'fixed',
    'simple',
  ]);
});

test('a whole document is a beam as one writes it, and what is misspelt is none', () => {
  expectTypeOf<BeamCase>().toExtend<BeamInput>();
  expectTypeOf<{ schema: 1; L: number }>().not.toExtend<BeamInput>();
  // @ts-expect-error: no support is called that.
  const pinned: SupportInput = { className: 'pined', x: 0 };
  // @ts-expect-error: nor has a beam any `caseset`.
  const misspelt: BeamInput = { schema: 1, L: 6, supports: [], caseset: [] };
  expect([pinned, misspelt]).toHaveLength(2);
});

function support(className: string, index: number) {
  return { className, x: index };
}
