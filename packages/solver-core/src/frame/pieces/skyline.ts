/** A symmetric matrix whose rows are stored from their first nonzero entry on, in an order that keeps them short. */
export interface Skyline {
  readonly size: number;
  /** Position of each unknown in the order. */
  readonly places: Int32Array;
  /** First column of each row of the lower triangle. */
  readonly firsts: Int32Array;
  /** Start of each row in the values; a row ends with its diagonal entry. */
  readonly starts: Float64Array;
  readonly values: Float64Array;
}

/** Returns the number of bytes that the values of a matrix take, or would take. */
export function bytesOfSkyline({ starts, size }: Pick<Skyline, 'starts' | 'size'>): number {
  return 8 * starts[size]!;
}

/**
 * Creates a zero matrix for elements that each connect a few unknowns, ordered by the reverse Cuthill-McKee algorithm,
 * which places connected unknowns near each other. A matrix of more than `mostBytes` has no values.
 */
export function createSkyline(
  size: number,
  elements: readonly (readonly number[])[],
  mostBytes = Infinity,
): Skyline {
  const places = orderUnknowns(size, elements);
  const firsts = Int32Array.from({ length: size }, (_, row) => row);
  for (const element of elements) {
    const least = element.reduce((low, unknown) => Math.min(low, places[unknown]!), size);
    for (const unknown of element) firsts[places[unknown]!] = Math.min(firsts[places[unknown]!]!, least);
  }
  const starts = new Float64Array(size + 1);
  for (let row = 0; row < size; row++) starts[row + 1] = starts[row]! + row - firsts[row]! + 1;
  const isTooLarge = bytesOfSkyline({ starts, size }) > mostBytes;
  return { size, places, firsts, starts, values: new Float64Array(isTooLarge ? 0 : starts[size]!) };
}

function orderUnknowns(size: number, elements: readonly (readonly number[])[]): Int32Array {
  const neighbours = Array.from({ length: size }, () => new Set<number>());
  for (const element of elements)
    for (const one of element) for (const other of element) if (one !== other) neighbours[one]!.add(other);
  const degree = (unknown: number): number => neighbours[unknown]!.size;
  const order: number[] = [];
  const isTaken = new Uint8Array(size);
  const byDegree = Array.from({ length: size }, (_, unknown) => unknown).sort(
    (a, b) => degree(a) - degree(b),
  );
  for (const start of byDegree) {
    if (isTaken[start]) continue;
    isTaken[start] = 1;
    order.push(start);
    for (let at = order.length - 1; at < order.length; at++)
      for (const next of [...neighbours[order[at]!]!].sort((a, b) => degree(a) - degree(b))) {
        if (isTaken[next]) continue;
        isTaken[next] = 1;
        order.push(next);
      }
  }
  const places = new Int32Array(size);
  order.forEach((unknown, at) => {
    places[unknown] = size - 1 - at;
  });
  return places;
}

/** Adds to the entry of two unknowns; one call covers both triangles. */
export function addEntryInto(
  { places, firsts, starts, values }: Skyline,
  a: number,
  b: number,
  by: number,
): void {
  const [row, column] = places[a]! > places[b]! ? [places[a]!, places[b]!] : [places[b]!, places[a]!];
  values[starts[row]! + column - firsts[row]!]! += by;
}

/**
 * Factors the matrix into L·D·Lᵀ in place and returns the number of negative pivots, which is the number of its
 * negative eigenvalues (Sylvester's law of inertia). A pivot that vanishes counts as a small positive one.
 */
export function factorSkylineInto({ size, firsts, starts, values }: Skyline): number {
  let negative = 0;
  for (let row = 0; row < size; row++) {
    const first = firsts[row]!;
    const own = starts[row]!;
    const diagonal = own + row - first;
    const before = Math.abs(values[diagonal]!);
    for (let column = first; column < row; column++) {
      const from = Math.max(first, firsts[column]!);
      const at = own - first;
      const other = starts[column]! - firsts[column]!;
      let sum = values[at + column]!;
      for (let k = from; k < column; k++) sum -= values[at + k]! * values[other + k]!;
      values[at + column] = sum;
    }
    let pivot = values[diagonal]!;
    for (let column = first; column < row; column++) {
      const at = own + column - first;
      const scaled = values[at]! / values[starts[column + 1]! - 1]!;
      pivot -= scaled * values[at]!;
      values[at] = scaled;
    }
    if (pivot === 0) pivot = Number.EPSILON * before || Number.MIN_VALUE;
    values[diagonal] = pivot;
    if (pivot < 0) negative++;
  }
  return negative;
}

/** Solves with the factored matrix; `b` is ordered by unknown and becomes the solution. */
export function substituteSkylineInto(
  { size, places, firsts, starts, values }: Skyline,
  b: Float64Array,
): void {
  const x = new Float64Array(size);
  for (let unknown = 0; unknown < size; unknown++) x[places[unknown]!] = b[unknown]!;
  for (let row = 0; row < size; row++) {
    const at = starts[row]! - firsts[row]!;
    for (let column = firsts[row]!; column < row; column++) x[row]! -= values[at + column]! * x[column]!;
  }
  for (let row = 0; row < size; row++) x[row]! /= values[starts[row + 1]! - 1]!;
  for (let row = size - 1; row >= 0; row--) {
    const at = starts[row]! - firsts[row]!;
    for (let column = firsts[row]!; column < row; column++) x[column]! -= values[at + column]! * x[row]!;
  }
  for (let unknown = 0; unknown < size; unknown++) b[unknown] = x[places[unknown]!]!;
}
