import type { FrontArithmetic } from './frontArithmetic.ts';

/** Returns the residue of a whole number modulo `p`, from 0 to p - 1. */
export function toResidue(whole: number | bigint, p: number): number {
  if (typeof whole === 'number') return remainder(whole, p);
  const rest = Number(whole % BigInt(p));
  return rest < 0 ? rest + p : rest;
}

/**
 * Returns what `%` does of a whole number of at most 2^53, from 0 to p - 1, in a fifth of the time:
 * that of doubles is no instruction of the processor.
 */
export function remainder(whole: number, p: number): number {
  const rest = whole - Math.floor(whole / p) * p;
  // The quotient may have been rounded up to the next whole number, never down.
  return rest < 0 ? rest + p : rest;
}

/** Returns the residue whose product with `a` is 1; `a` is not 0. */
export function invertResidue(a: number, p: number): number {
  let [r0, r1, s0, s1] = [p, a, 0, 1];
  while (r1 !== 0) {
    const quotient = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - quotient * r1];
    [s0, s1] = [s1, s0 - quotient * s1];
  }
  return s0 < 0 ? s0 + p : s0;
}

/** Returns the `index`-th largest prime below 2^25: products of residues stay whole doubles. */
export function getPrime(index: number): number {
  while (primes.length <= index) {
    let candidate = (primes.at(-1) ?? 2 ** 25 + 1) - 2;
    while (!isPrime(candidate)) candidate -= 2;
    primes.push(candidate);
  }
  return primes[index]!;
}

/** Found so far; they never change. */
const primes: number[] = [];

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}

/** A repeatable sequence of residues other than 0, as good as chosen by chance (xorshift32). */
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
 * Arithmetic of whole numbers modulo the prime `p`, with random weights of the rows: a nonzero value here is nonzero
 * among whole numbers.
 */
export function residueArithmetic(p: number, seed: number): FrontArithmetic {
  const inverse = 1 / p;
  const nextWeight = createResidues(p, seed);
  /**
   * Columns that are eliminated together, divided by their pivots: a multiple of
   * three, so that three are subtracted at once.
   */
  let scaled = new Float64Array(0);
  const subtractInto = (front: Float64Array, column: number, size: number, from: number, pivots: Pivots) => {
    for (let m = 0; m < pivots.count; m += TOGETHER) {
      const [a, b, c] = [pivots.factors[m]!, pivots.factors[m + 1]!, pivots.factors[m + 2]!];
      const [l0, l1, l2] = [m * size, (m + 1) * size, (m + 2) * size];
      for (let i = from; i < size; i++) {
        // Three products below 2^50 each, and a sum of residues: a whole double.
        const sum = front[column + i]! + a * scaled[l0 + i]! + b * scaled[l1 + i]! + c * scaled[l2 + i]!;
        const rest = sum - Math.floor(sum * inverse) * p;
        // The quotient may be one off either way.
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
        // Below the diagonal, `front` still holds the values that are not divided by the pivots.
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
          // In a sum of squares with weights by chance the rest of the column is 0 as well, or the chance was bad.
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
