import type { DescriptorSystem, IsolatedBlock } from '@eecs/solver-core';

/** A coefficient and the column of its unknown. */
export interface Term {
  readonly column: number;
  readonly factor: number;
}

/** One step by hand: an unknown expressed by the remaining ones, from one equation. */
export interface Step {
  readonly equation: number;
  readonly column: number;
  /** The unknown is `constant` plus these terms. */
  readonly terms: readonly Term[];
  readonly constant: number;
  /** Its value once the terms are known. */
  readonly value: number;
}

/** The most unknowns a block may have for its steps to be listed. More would be too many to read. */
export const HAND_SIZE = 20;

/** Rounding tolerance of a cancelled term, relative to the largest coefficient of its row. */
const CANCELLED = 1e-12;

/**
 * Solves a block by hand-sized steps: the results of earlier blocks are substituted; each step takes the easiest
 * equation and unknown, expresses the unknown and substitutes it in the other equations; values follow by back
 * substitution.
 *
 * Null if the block is too large for that, or an equation has no unknown left.
 */
export function solveSteps(system: DescriptorSystem, block: IsolatedBlock): readonly Step[] | null {
  if (block.unknowns.length > HAND_SIZE || block.unknowns.length !== block.equations.length) return null;
  const own = new Set(block.unknowns);
  const rows = block.equations.map((equation) => {
    const factors = new Map<number, number>();
    let constant = system.b[equation] ?? 0;
    for (const [i, column, value] of system.A.entries) {
      if (i !== equation) continue;
      if (own.has(column)) factors.set(column, value);
      else constant -= value * (system.x[column] ?? 0);
    }
    return { equation, factors, constant };
  });
  const scale = new Map(block.unknowns.map((column) => [column, sizeOf(rows, column)]));
  const steps: { equation: number; column: number; terms: Term[]; constant: number }[] = [];
  const left = [...rows];
  while (left.length > 0) {
    // The equation with the fewest unknowns first, often a single one.
    left.sort((a, b) => a.factors.size - b.factors.size);
    const row = left.shift();
    const pivot = row && [...row.factors].sort((a, b) => weigh(b) - weigh(a))[0];
    if (row === undefined || pivot === undefined) return null;
    const [column, factor] = pivot;
    const terms = [...row.factors]
      .filter(([other]) => other !== column)
      .map(([other, value]) => ({ column: other, factor: -value / factor }));
    const constant = row.constant / factor;
    steps.push({ equation: row.equation, column, terms, constant });
    for (const other of left) put(other, { column, terms, constant });
  }
  const values = new Map<number, number>();
  const found = steps.reverse().map((step): Step => {
    const value = step.terms.reduce(
      (sum, term) => sum + term.factor * (values.get(term.column) ?? 0),
      step.constant,
    );
    values.set(step.column, value);
    return { ...step, value };
  });
  return found.reverse();

  /**
   * Returns a coefficient relative to the largest of its unknown, because forces and moments have different magnitudes.
   */
  function weigh([column, value]: readonly [number, number]): number {
    return Math.abs(value) / (scale.get(column) || 1);
  }
}

interface Row {
  readonly equation: number;
  readonly factors: Map<number, number>;
  constant: number;
}

function put(
  row: Row,
  of: { readonly column: number; readonly terms: readonly Term[]; readonly constant: number },
): void {
  const factor = row.factors.get(of.column);
  if (factor === undefined) return;
  row.factors.delete(of.column);
  row.constant -= factor * of.constant;
  for (const { column, factor: by } of of.terms) {
    const before = row.factors.get(column) ?? 0;
    const sum = before + factor * by;
    if (Math.abs(sum) <= CANCELLED * (Math.abs(before) + Math.abs(factor * by))) row.factors.delete(column);
    else row.factors.set(column, sum);
  }
}

function sizeOf(rows: readonly Row[], column: number): number {
  return Math.max(0, ...rows.map(({ factors }) => Math.abs(factors.get(column) ?? 0)));
}
