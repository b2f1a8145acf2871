import type { FrontArithmetic } from './frontArithmetic.ts';

/** Returns the residue of a whole number modulo `p`, from 0 to p - 1. */
export function toResidue(whole: number | bigint, p: number): number {
  if (typeof whole === 'number') return remainder(whole, p);
  const rest = Number(whole % BigInt(p));
  return rest < 0 ? rest + p : rest;
}

/**
 * Returns the remainder modulo `p`, from 0 to p - 1, of an integer of at most 2^53, like `%` but five times as fast,
 * because the processor has no instruction for the remainder of doubles.
 */
export function remainder(whole: number, p: number): number {
  const rest = whole - Math.floor(whole / p) * p;
  // The quotient may have been rounded up to the next integer, never down.
  return rest < 0 ? rest + p : rest;
}

/** Returns the residue whose product with `a` is 1; `a` must not be 0. */
export function invertResidue(a: number, p: number): number {
  let [r0, r1, s0, s1] = [p, a, 0, 1];
  while (r1 !== 0) {
    const quotient = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - quotient * r1];
    [s0, s1] = [s1, s0 - quotient * s1];
  }
  return s0 < 0 ? s0 + p : s0;
}

/** Returns the `index`-th largest prime below 2^25, so that products of residues are exact doubles. */
export function getPrime(index: number): number {
  while (primes.length <= index) {
    let candidate = (primes.at(-1) ?? 2 ** 25 + 1) - 2;
    while (!isPrime(candidate)) candidate -= 2;
    primes.push(candidate);
  }
  return primes[index]!;
}

/** The primes found so far. */
const primes: number[] = [];

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}

/** Creates a reproducible sequence of pseudo-random residues other than 0 (xorshift32). */
export function createResidues(p: number, seed: number): () => number {
  let state = (seed * 2654435761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return 1 + ((state >>> 0) % (p - 1));
  };
}

/**
 * Creates the arithmetic modulo the prime `p` with random weights of the rows: a value that is not 0 here is not 0
 * among the integers.
 */
export function residueArithmetic(p: number, seed: number): FrontArithmetic {
  const inverse = 1 / p;
  const nextWeight = createResidues(p, seed);
  /**
   * Columns that are eliminated together, divided by their pivots; their number is a multiple of three, so that three
   * are subtracted at once.
   */
  let scaled = new Float64Array(0);
  const subtractInto = (front: Float64Array, column: number, size: number, from: number, pivots: Pivots) => {
    for (let m = 0; m < pivots.count; m += TOGETHER) {
      const [a, b, c] = [pivots.factors[m]!, pivots.factors[m + 1]!, pivots.factors[m + 2]!];
      const [l0, l1, l2] = [m * size, (m + 1) * size, (m + 2) * size];
      for (let i = from; i < size; i++) {
        // Three products below 2^50 each and a sum of residues: an exact double.
        const sum = front[column + i]! + a * scaled[l0 + i]! + b * scaled[l1 + i]! + c * scaled[l2 + i]!;
        const rest = sum - Math.floor(sum * inverse) * p;
        // The quotient may be off by one either way.
        front[column + i] = rest < 0 ? rest + p : rest >= p ? rest - p : rest;
      }
    }
  };
  return {
    addRow({ front, size, places, values, from, count }) {
      const weight = nextWeight();
      for (let b = 0; b < count; b++) {
        if (values[from + b] === 0) continue;
        const factor = remainder(values[from + b]! * weight, p);
        const column = places[b]! * size;
        for (let a = 0; a < count; a++) {
          const place = places[a]!;
          if (place < places[b]!) continue;
          front[column + place] = remainder(front[column + place]! + factor * values[from + a]!, p);
        }
      }
    },
    combine: (sum, a, b) => remainder(sum + (p - a) * b, p),
    eliminate({ front, size, own, dead }) {
      const width = TOGETHER * Math.ceil(own / TOGETHER);
      if (scaled.length < width * size) scaled = new Float64Array(2 * width * size);
      scaled.fill(0, 0, width * size);
      const factors = new Float64Array(width);
      const setFactors = (column: number, count: number) => {
        // Below the diagonal, `front` still contains the values that are not divided by the pivots.
        for (let m = 0; m < count; m++) factors[m] = dead[m] === 1 ? 0 : p - front[m * size + column]!;
        return { factors, count };
      };
      for (let k = 0; k < own; k++) {
        const column = k * size;
        for (let i = k; i < size; i++) front[column + i] = remainder(front[column + i]!, p);
        factors.fill(0);
        subtractInto(front, column, size, k, setFactors(k, k));
        const pivot = front[column + k]!;
        if (pivot === 0) {
          // In a sum of squares with random weights the rest of the column must be 0 as well; otherwise the weights
          // were unlucky.
          for (let i = k + 1; i < size; i++) if (front[column + i] !== 0) return false;
          dead[k] = 1;
          continue;
        }
        const inverted = invertResidue(pivot, p);
        for (let i = k + 1; i < size; i++) scaled[column + i] = remainder(front[column + i]! * inverted, p);
      }
      for (let j = own; j < size; j++) subtractInto(front, j * size, size, j, setFactors(j, own));
      for (let k = 0; k < own; k++) {
        for (let i = k + 1; i < size; i++) front[k * size + i] = scaled[k * size + i]!;
      }
      return true;
    },
  };
}

/** Pivots whose columns are subtracted from another one, with their factors. */
interface Pivots {
  readonly factors: Float64Array;
  readonly count: number;
}

const TOGETHER = 3;
