/** A full matrix by rows, factored in place into triangles, with the pivot row of each step. */
export interface DenseFactors {
  readonly size: number;
  readonly rows: Float64Array;
  readonly order: Int32Array;
}

/** Factors a full matrix of `size` by rows in place, by elimination with the largest pivot of each column. */
export function factorDenseInto(rows: Float64Array, size: number): DenseFactors {
  const order = new Int32Array(size);
  for (let step = 0; step < size; step++) {
    const pivotRow = findPivot(rows, { size, step });
    order[step] = pivotRow;
    if (pivotRow !== step) swapRows(rows, { size, a: step, b: pivotRow });
    const top = step * size;
    const inverse = 1 / rows[top + step]!;
    let below = top + size;
    // Two rows at a time read the pivot row once; the operations on each entry are those of single rows.
    for (; below + size < rows.length; below += 2 * size) {
      const next = below + size;
      const share = (rows[below + step]! *= inverse);
      const other = (rows[next + step]! *= inverse);
      for (let column = step + 1; column < size; column++) {
        const pivot = rows[top + column]!;
        rows[below + column]! -= share * pivot;
        rows[next + column]! -= other * pivot;
      }
    }
    if (below < rows.length) {
      const share = (rows[below + step]! *= inverse);
      for (let column = step + 1; column < size; column++)
        rows[below + column]! -= share * rows[top + column]!;
    }
  }
  return { size, rows, order };
}

/** Solves for the right side `b`, which becomes the unknowns. */
export function substituteDenseInto({ size, rows, order }: DenseFactors, b: Float64Array): void {
  for (let step = 0; step < size; step++) {
    const chosen = order[step]!;
    const value = b[chosen]!;
    b[chosen] = b[step]!;
    b[step] = value;
  }
  for (let i = 1; i < size; i++) {
    let sum = b[i]!;
    for (let j = 0; j < i; j++) sum -= rows[i * size + j]! * b[j]!;
    b[i] = sum;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let j = i + 1; j < size; j++) sum -= rows[i * size + j]! * b[j]!;
    b[i] = sum / rows[i * size + i]!;
  }
}

function findPivot(rows: Float64Array, { size, step }: { size: number; step: number }): number {
  let best = step;
  for (let i = step + 1; i < size; i++) {
    if (Math.abs(rows[i * size + step]!) > Math.abs(rows[best * size + step]!)) best = i;
  }
  return best;
}

function swapRows(rows: Float64Array, { size, a, b }: { size: number; a: number; b: number }): void {
  const kept = rows.slice(a * size, (a + 1) * size);
  rows.copyWithin(a * size, b * size, (b + 1) * size);
  rows.set(kept, b * size);
}
