import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { factorBanded } from './bandedFactors.ts';
import { estimateCondition } from './conditionEstimate.ts';

/** The second-difference matrix, with rows -1, 2, -1; its inverse is known in closed form. */
const secondDifference = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    columns: [i - 1, i, i + 1].filter((j) => j >= 0 && j < n),
    values: [-1, 2, -1].filter((_, k) => i - 1 + k >= 0 && i - 1 + k < n),
  }));

const dense = (rows: number[][]) => rows.map((values) => ({ columns: values.map((_, j) => j), values }));

describe('banded factors', () => {
  it('solve the second difference: x = i(n + 1 - i)/2 for ones', () => {
    const x = factorBanded(secondDifference(50))?.solve(new Float64Array(50).fill(1));
    for (let i = 1; i <= 50; i++) expectClose(x?.[i - 1], (i * (51 - i)) / 2, 1e-13);
  });

  it('interchange rows where the diagonal is zero, and solve the transpose as well', () => {
    const factors = factorBanded(
      dense([
        [0, 2, 1],
        [1, 0, 3],
        [4, 1, 0],
      ]),
    );
    expect(
      [...(factors?.solve(Float64Array.of(7, 10, 6)) ?? [])].map((v) => Math.round(v * 1e12) / 1e12),
    ).toEqual([1, 2, 3]);
    const transposed = factors?.solveTransposed(Float64Array.of(14, 5, 7)) ?? [];
    expect([...transposed].map((v) => Math.round(v * 1e12) / 1e12)).toEqual([1, 2, 3]);
  });

  it('are null for a singular matrix', () => {
    expect(
      factorBanded(
        dense([
          [1, 2],
          [0.5, 1],
        ]),
      ),
    ).toBeNull();
    expect(factorBanded(dense([[NaN]]))).toBeNull();
  });
});

describe('the condition estimate', () => {
  it('is exact for the second difference: 4 times the largest row sum (n + 1)²/8 of its inverse', () => {
    const rows = secondDifference(49);
    expectClose(estimateCondition(rows, factorBanded(rows)!), (4 * 50 ** 2) / 8, 1e-10);
  });

  it('is 1 for the identity and grows with a nearly dependent row', () => {
    const identity = dense([
      [1, 0],
      [0, 1],
    ]);
    expect(estimateCondition(identity, factorBanded(identity)!)).toBe(1);
    // The inverse of [[1, 1], [1, 1 + e]] has the norm (2 + e)/e, and the matrix has the norm 2 + e.
    const near = dense([
      [1, 1],
      [1, 1 + 2 ** -20],
    ]);
    expectClose(estimateCondition(near, factorBanded(near)!), (2 + 2 ** -20) ** 2 * 2 ** 20, 1e-9);
  });
});
