import { describe, expect, it } from 'vitest';
import { factorDenseInto, substituteDenseInto } from './denseFactors.ts';

describe('factors of a full matrix', () => {
  it('solve by hand: 2x + y = 4, x - y = -1', () => {
    const b = Float64Array.of(4, -1);
    substituteDenseInto(factorDenseInto(Float64Array.of(2, 1, 1, -1), 2), b);
    expect(Array.from(b, (value) => Number(value.toFixed(12)))).toEqual([1, 2]);
  });

  it('exchange rows where a pivot is zero, and serve two right sides', () => {
    // z = 3, x + 2z = 7, y + x = 5 by rows of x, y, z.
    const factors = factorDenseInto(Float64Array.of(0, 0, 1, 1, 0, 2, 1, 1, 0), 3);
    const first = Float64Array.of(3, 7, 5);
    substituteDenseInto(factors, first);
    expect([...first]).toEqual([1, 4, 3]);
    const second = Float64Array.of(1, 0, 0);
    substituteDenseInto(factors, second);
    expect([...second]).toEqual([-2, 2, 1]);
  });

  it.each([1, 2, 4, 5, 6, 7, 8, 9, 12, 18])('return the unknowns 1, 2, … of %i equations', (size) => {
    // The largest entry of a column is not on the diagonal, and every third entry is zero.
    const entry = (i: number, j: number): number =>
      (i === (j + 1) % size ? 5 : 0) + ((i + j) % 3 === 0 ? 0 : 1 / (i + 2 * j + 1));
    const rows = Float64Array.from({ length: size * size }, (_, at) =>
      entry(Math.floor(at / size), at % size),
    );
    const b = Float64Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_unused, j) => entry(i, j) * (j + 1)).reduce((sum, one) => sum + one, 0),
    );
    substituteDenseInto(factorDenseInto(rows, size), b);
    b.forEach((value, j) => expect(value).toBeCloseTo(j + 1, 10));
  });
});
