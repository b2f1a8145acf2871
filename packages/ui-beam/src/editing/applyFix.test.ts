import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { applyFix } from './applyFix.ts';

const { hingedSpans } = beamExamples;

test('an offered fix is applied, one that no longer fits changes nothing', () => {
  type Fix = Parameters<typeof applyFix>[1];
  const fix: Fix = { code: 'removeHinge', edit: { op: 'remove', path: '/supports/2' } };
  expect(applyFix(hingedSpans, fix).document.supports).toHaveLength(3);
  const stray = { code: 'x', edit: { op: 'remove', path: '/loads/0' } } as unknown as Fix;
  expect(applyFix(hingedSpans, stray).document).toBe(hingedSpans);
});
