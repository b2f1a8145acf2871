import { fractionToNumber } from '../../exact/fraction.ts';
import type { WorkBudget } from '../../exact/workBudget.ts';
import type { ConditionRow } from './conditionRows.ts';

/** Rows in echelon form, by their first column. */
export interface Echelon {
  readonly pivots: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  readonly rank: number;
}

/**
 * Lists the rows that depend on earlier ones, by residues modulo a prime; an empty list proves that there is none.
 * Returns null if that takes more than MOST_TERMS terms. Terms are counted instead of time, so that the result is the
 * same on every machine.
 */
export function dependentRows(rows: readonly ConditionRow[], width: number): number[] | null {
  const pivots: (ResidueRow | undefined)[] = [];
  const work = new Float64Array(width);
  const dependent: number[] = [];
  let terms = 0;
  for (const [index, given] of rows.entries()) {
    let [column, last] = [width, -1];
    for (const [at, value] of given) {
      work[at] = Number(((value % BIG_PRIME) + BIG_PRIME) % BIG_PRIME);
      column = Math.min(column, at);
      last = Math.max(last, at);
    }
    terms += (last - column) / SCANNED;
    for (; column <= last; column++) {
      const factor = work[column]!;
      if (factor === 0) continue;
      const pivot = pivots[column];
      if (!pivot) {
        pivots[column] = takeRow(work, { column, last });
        break;
      }
      const { columns, values } = pivot;
      terms += columns.length;
      for (let k = 0; k < columns.length; k++) {
        const at = columns[k]!;
        work[at] = (work[at]! + (PRIME - factor) * values[k]!) % PRIME;
      }
      const end = columns[columns.length - 1]!;
      if (end <= last) continue;
      terms += (end - last) / SCANNED;
      last = end;
    }
    if (terms > MOST_TERMS) return null;
    if (column > last) dependent.push(index);
  }
  return dependent;
}

/** The terms of a row modulo the prime, from its first column on, whose term is 1. */
interface ResidueRow {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** Copies a row from the workspace and clears it there. */
function takeRow(work: Float64Array, { column, last }: { column: number; last: number }): ResidueRow {
  const inverse = invert(work[column]!);
  const columns: number[] = [];
  const values: number[] = [];
  for (let at = column; at <= last; at++) {
    if (work[at] === 0) continue;
    columns.push(at);
    values.push((work[at]! * inverse) % PRIME);
    work[at] = 0;
  }
  return { columns: Int32Array.from(columns), values: Float64Array.from(values) };
}

const MOST_TERMS = 5e6;
/** Number of columns that are scanned in the time of one term. */
const SCANNED = 8;

/** The largest prime whose square a double represents exactly. */
const PRIME = 67_108_859;
const BIG_PRIME = BigInt(PRIME);

function invert(value: number): number {
  let [a, b] = [value, PRIME];
  let [x, y] = [1, 0];
  while (a > 1) {
    const q = Math.floor(a / b);
    [a, b] = [b, a % b];
    [x, y] = [y, x - q * y];
  }
  return x < 0 ? x + PRIME : x;
}

/**
 * Brings rows to echelon form without rounding: integers, divided by their common divisor. Returns null if the budget
 * is exhausted.
 */
export function eliminateRows(rows: readonly ConditionRow[], budget: WorkBudget): Echelon | null {
  const pivots = new Map<number, Map<number, bigint>>();
  for (const given of rows) {
    const row = new Map(given);
    while (row.size > 0) {
      const lead = leastKey(row);
      const pivot = pivots.get(lead);
      if (!pivot) {
        pivots.set(lead, row);
        break;
      }
      const [mine, its] = [row.get(lead)!, pivot.get(lead)!];
      const words = wordsOf(mine) + wordsOf(its);
      if (!budget.spend((row.size + pivot.size) * (TERM + words))) return null;
      for (const [column, value] of row) row.set(column, value * its);
      for (const [column, value] of pivot) {
        const left = (row.get(column) ?? 0n) - mine * value;
        if (left === 0n) row.delete(column);
        else row.set(column, left);
      }
      if (!divideInto(row, budget)) return null;
    }
  }
  return { pivots, rank: pivots.size };
}

/** The cost of an operation on short big integers, in multiplications of doubles. */
const TERM = 64;

/** Returns the number of 64-bit words of an integer. */
function wordsOf(value: bigint): number {
  const size = Math.abs(Number(value));
  // The integer is beyond the range of doubles.
  return size < Infinity ? 1 + Math.log2(1 + size) / 64 : value.toString(16).length / 16;
}

/**
 * Returns the motions that satisfy all rows, one for each column without a pivot, at most a given number, as doubles;
 * fewer if the budget is exhausted.
 */
export function motionsOf(
  { pivots }: Echelon,
  { width, most, budget }: { readonly width: number; readonly most: number; readonly budget: WorkBudget },
): Float64Array[] {
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.has(column));
  const leads = [...pivots.keys()].sort((a, b) => b - a);
  const motions: Float64Array[] = [];
  for (const column of free.slice(0, most)) {
    const motion = motionOf(pivots, leads, { column, width, budget });
    if (!motion) break;
    motions.push(motion);
  }
  return motions;
}

function motionOf(
  pivots: Echelon['pivots'],
  leads: readonly number[],
  { column, width, budget }: { column: number; width: number; budget: WorkBudget },
): Float64Array | null {
  // Numerators over a common denominator.
  const values = new Map<number, bigint>([[column, 1n]]);
  let denominator = 1n;
  for (const lead of leads) {
    const row = pivots.get(lead)!;
    let sum = 0n;
    for (const [at, value] of row) if (at !== lead) sum += value * (values.get(at) ?? 0n);
    const words = wordsOf(denominator) + wordsOf(sum);
    if (!budget.spend(row.size * (TERM + words))) return null;
    if (sum === 0n) continue;
    const head = row.get(lead)!;
    const common = greatestDivisor(sum, head, budget);
    const scale = head / common;
    if (!budget.spend(values.size * (TERM + words))) return null;
    for (const [at, value] of values) values.set(at, value * scale);
    denominator *= scale;
    values.set(lead, -sum / common);
  }
  const largest = [...values.values()].reduce((found, value) => maxOf(found, sizeOf(value)), 1n);
  const motion = new Float64Array(width);
  const sign = denominator < 0n ? -1 : 1;
  for (const [at, value] of values)
    motion[at] = sign * fractionToNumber({ numerator: value, denominator: largest });
  return motion;
}

function leastKey(row: ReadonlyMap<number, unknown>): number {
  let least = Infinity;
  for (const key of row.keys()) if (key < least) least = key;
  return least;
}

/** Divides a row by the common divisor of its terms; returns false if the budget is exhausted. */
function divideInto(row: Map<number, bigint>, budget: WorkBudget): boolean {
  let divisor = 0n;
  for (const value of row.values()) {
    divisor = greatestDivisor(divisor, value, budget);
    if (divisor === 1n) return budget.spend(0);
  }
  if (divisor > 1n) for (const [column, value] of row) row.set(column, value / divisor);
  return budget.spend(row.size * TERM);
}

/** Returns the greatest common divisor, as far as the budget allows. */
function greatestDivisor(a: bigint, b: bigint, budget: WorkBudget): bigint {
  let [x, y] = [sizeOf(a), sizeOf(b)];
  let steps = 1;
  const words = wordsOf(y);
  while (y !== 0n) {
    [x, y] = [y, x % y];
    steps++;
    if (steps % 256 === 0 && !budget.spend(0)) break;
  }
  budget.spend(steps * (TERM + words));
  return x === 0n ? 1n : x;
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);
const maxOf = (a: bigint, b: bigint): bigint => (a > b ? a : b);
