import { factorBanded } from '../../linalg/bandedFactors.ts';
import { estimateCondition } from '../../linalg/conditionEstimate.ts';
import type { MemberNode } from '../../member/model.ts';
import type { DescriptorEquation, DescriptorMatrix, DescriptorUnknown } from './descriptor.ts';

/**
 * A term of an equation: the column of the unknown and its coefficient. Terms with column NONE or coefficient 0 are
 * skipped.
 */
export type Term = readonly [column: number, value: number];

/** Column of an unknown that is known to be zero. */
export const NONE = -1;

/**
 * Equations with names, one matrix and a right-hand side for each case set; rows and columns are added in order of x.
 */
export interface LabelledSystem {
  readonly unknowns: readonly DescriptorUnknown[];
  /** Natural unit of each unknown, which makes coefficients of different kinds comparable. */
  readonly scales: readonly number[];
  readonly equations: readonly DescriptorEquation[];
  readonly rows: readonly { readonly columns: number[]; readonly values: number[] }[];
  readonly rightSides: readonly Float64Array[];
}

/** The field of a node that states how it is held in a direction. */
export const HOLDS = { x: 'holdX', y: 'holdY', r: 'holdR' } as const;

/** Collects a system unknown by unknown and equation by equation. */
export function createSystem(setCount: number) {
  const unknowns: DescriptorUnknown[] = [];
  const scales: number[] = [];
  const equations: DescriptorEquation[] = [];
  const rows: { columns: number[]; values: number[] }[] = [];
  const given: number[][] = Array.from({ length: setCount }, () => []);
  const addUnknown = (unknown: DescriptorUnknown, scale: number) => {
    scales.push(scale);
    return unknowns.push(unknown) - 1;
  };
  return {
    /** Adds an unknown and returns its column. */
    addUnknown,
    /** Adds the reaction of a node in a direction and returns its column; NONE if the node is not held. */
    addReaction(node: MemberNode, direction: keyof typeof HOLDS, scale: number): number {
      const { x, support } = node;
      return node[HOLDS[direction]] === null
        ? NONE
        : addUnknown({ kind: 'reaction', x, support, direction }, scale);
    },
    /** Adds the equation that the sum of the terms equals the given value of each set. */
    addEquation(equation: DescriptorEquation, terms: readonly Term[], value: (set: number) => number): void {
      const row = { columns: [] as number[], values: [] as number[] };
      for (const [column, coefficient] of terms) {
        if (column === NONE || coefficient === 0) continue;
        const known = row.columns.indexOf(column);
        if (known >= 0) row.values[known]! += coefficient;
        else {
          row.columns.push(column);
          row.values.push(coefficient);
        }
      }
      equations.push(equation);
      rows.push(row);
      // Adding 0 turns -0 into 0.
      given.forEach((b, k) => b.push(value(k) + 0));
    },
    finish(): LabelledSystem {
      const rightSides = given.map((b) => Float64Array.from(b));
      return { unknowns, scales, equations, rows, rightSides };
    },
  };
}

export type SystemBuilder = ReturnType<typeof createSystem>;

/** Writes the matrix as entries, by rows. */
export function toMatrix({ rows, unknowns }: LabelledSystem): DescriptorMatrix {
  const entries = rows.flatMap(({ columns, values }, i) =>
    columns.map((j, k): [number, number, number] => [i, j, values[k]!]),
  );
  return { rows: rows.length, cols: unknowns.length, entries };
}

/**
 * Computes the largest abs(A·x - b) of an equation relative to the largest of its terms. Each unknown counts at least
 * with the size of its kind in the results, so that rounding errors do not count as a residual if all values of an
 * equation vanish.
 */
export function residualOf(
  { rows }: LabelledSystem,
  of: { x: ArrayLike<number>; b: ArrayLike<number>; sizes: ArrayLike<number> },
): number {
  return rows.reduce((worst, { columns, values }, i) => {
    let sum = -of.b[i]!;
    let largest = Math.abs(sum);
    columns.forEach((j, k) => {
      sum += values[k]! * of.x[j]!;
      largest = Math.max(largest, Math.abs(values[k]! * of.sizes[j]!));
    });
    return largest === 0 ? worst : Math.max(worst, Math.abs(sum) / largest);
  }, 0);
}

/**
 * Solves a system for all sets by banded elimination of its scaled form, and estimates the condition number of that
 * form. Refinement with a compensated residual recovers the digits that the condition costs: a roller a millimetre
 * beside a clamp makes it 1e12. Returns null if the matrix is singular or the solution overflows.
 */
export function solveSystem({
  rows,
  scales,
  rightSides,
}: LabelledSystem): { solutions: Float64Array[]; condition: number } | null {
  const rowScales = rows.map(({ columns, values }) =>
    values.reduce((largest, value, k) => Math.max(largest, Math.abs(value * scales[columns[k]!]!)), 0),
  );
  const scaled = rows.map(({ columns, values }, i) => ({
    columns,
    values: values.map((value, k) => (value * scales[columns[k]!]!) / rowScales[i]!),
  }));
  const factors = factorBanded(scaled);
  if (!factors) return null;
  const solutions = rightSides.map((b) => {
    const given = b.map((value, i) => value / rowScales[i]!);
    return factors.solveRefined(given).map((value, j) => value * scales[j]!);
  });
  const condition = estimateCondition(scaled, factors);
  const isFinite = Number.isFinite(condition) && solutions.every((x) => x.every(Number.isFinite));
  return isFinite ? { solutions, condition } : null;
}
