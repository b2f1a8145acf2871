import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { integrateProduct, shifted } from './polynomialProduct.ts';

describe('products of polynomials', () => {
  it('integrate exactly: (1 + 2s)(3s²) over [0, 2] is 8 + 24', () => {
    expect(integrateProduct([1, 2], [0, 0, 3], 2)).toBe(32);
    expect(integrateProduct([0], [1, 2, 3], 5)).toBe(0);
    expectClose(integrateProduct([0, 0, 0, 0, 1], [0, 0, 0, 0, 1], 3), 3 ** 9 / 9, 1e-15);
  });

  it('shift: 1 + s² in powers of s - 2 is 5 + 4t + t²', () => {
    expect(shifted([1, 0, 1], 2)).toEqual([5, 4, 1]);
    expect(shifted([1, 0, 1], 0)).toEqual([1, 0, 1]);
    expect(shifted([7], 3)).toEqual([7]);
  });
});
