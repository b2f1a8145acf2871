import { describe, expect, test } from 'vitest';
import { labelOf } from './label.ts';

describe('labels', () => {
  test.each([
    [1, 1, '-'],
    [1, 3, '-'],
    [2, 3, '-'],
    [2, 1, 'subscribe'],
    [3, 1, 'subscribe'],
    [2, 2, 'renew'],
    [3, 3, 'renew'],
    [3, 2, 'switch'],
  ])('bundle %i for who has bundle %i is %s', (bundle, current, label) => {
    expect(labelOf(bundle, { bundleId: current, next: null })).toBe(label);
  });

  test('a renewed plan is not renewed again, and can be switched', () => {
    const present = { bundleId: 2, next: {} };
    expect([1, 2, 3].map((bundle) => labelOf(bundle, present))).toEqual(['-', '-', 'switch']);
    expect(labelOf(2, null)).toBe('subscribe');
  });
});
