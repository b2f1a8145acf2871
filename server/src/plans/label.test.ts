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
    expect(labelOf(bundle, current)).toBe(label);
  });
});
