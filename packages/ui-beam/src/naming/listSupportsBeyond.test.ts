import { setLength } from '@eecs/solver-core/rules';
import { expect, test } from 'vitest';
import { hingedSpans } from '../examples/hingedSpans.ts';
import { listSupportsBeyond } from './listSupportsBeyond.ts';

test('all supports beyond the end are named from left to right, with their places', () => {
  const place = (x: number): string => `${x} m`;
  expect(listSupportsBeyond(hingedSpans, place)).toBe('');
  // A is at 0, the support at the old end is now B, then the unmoved ones: C at 6 m and the hinge 1 at 8 m.
  expect(listSupportsBeyond(setLength(hingedSpans, 5).document, place)).toBe('C (6 m), 1 (8 m)');
});
