import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { solveBandedInto } from './bandedSystem.ts';
import type { EquationRows } from './bandedSystem.ts';
import { PIVOT } from './tolerance.ts';

function rowsOf(rows: readonly { columns: number[]; values: number[] }[]): EquationRows {
  const columns: number[] = [];
  const values: number[] = [];
  const first = rows.map((row) => {
    values.push(...row.values);
    return columns.push(...row.columns) - row.columns.length;
  });
  return { first, columns, values };
}

describe('solveBandedInto', () => {
  it('solves the second difference with a known solution', () => {
    // x_i = i(n - i)/2 solves -x_{i-1} + 2 x_i - x_{i+1} = 1 with zero ends.
    const n = 50;
    const rows = rowsOf(
      Array.from({ length: n - 1 }, (_, i) => ({
        columns: [i - 1, i, i + 1].filter((column) => column >= 0 && column < n - 1),
        values: [-1, 2, -1].slice(i === 0 ? 1 : 0, i === n - 2 ? 2 : 3),
      })),
    );
    const right = new Float64Array(n - 1).fill(1);
    expect(solveBandedInto({ size: n - 1, rows, rightSides: [right] })).toEqual({ ok: true });
    right.forEach((value, i) => expectClose(value, ((i + 1) * (n - i - 1)) / 2, 1e-12));
  });

  it('interchanges rows where the diagonal is zero', () => {
    const rows = rowsOf([
      { columns: [1], values: [2] },
      { columns: [0], values: [4] },
    ]);
    const right = new Float64Array([6, 8]);
    solveBandedInto({ size: 2, rows, rightSides: [right] });
    expect([...right]).toEqual([2, 3]);
  });

  it.each([
    [PIVOT * 0.9, false],
    [PIVOT * 1.1, true],
  ])('a scaled pivot of %d is accepted: %s', (pivot, ok) => {
    const rows = rowsOf([
      { columns: [0, 1], values: [1, 1] },
      { columns: [0, 1], values: [1, 1 - pivot] },
    ]);
    expect(solveBandedInto({ size: 2, rows, rightSides: [new Float64Array(2)] }).ok).toBe(ok);
  });

  it('scales columns where unknowns differ by thirty orders of magnitude, and still finds a singular system', () => {
    const solve = (third: number, scalesColumns: boolean) => {
      const rows = rowsOf([
        { columns: [0, 1], values: [1, 1e-30] },
        { columns: [0, 1], values: [1, third] },
      ]);
      const right = new Float64Array([3, 5]);
      const { ok } = solveBandedInto({ size: 2, rows, rightSides: [right], scalesColumns });
      return ok && [...right];
    };
    // x + 1e-30·y = 3, x + 3e-30·y = 5.
    expect(solve(3e-30, false)).toBe(false);
    const [x, y] = solve(3e-30, true) || [];
    expectClose(x, 2, 1e-15);
    expectClose(y, 1e30, 1e-15);
    expect(solve(1e-30, true)).toBe(false);
  });
});
