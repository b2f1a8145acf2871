import { DEPENDENT_COLUMN, ZERO_FORM } from '../../../linalg/tolerance.ts';
import { followMotion } from './followMotion.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import { createLinkSystem } from './linkSystem.ts';
import type { LinkSystem } from './linkSystem.ts';
import type { WholeMotion } from '../facts/wholeMotion.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';

/** The result for motions if the rank is not the greatest possible. */
export type FinitenessEvidence =
  /** A self-stress stiffens every motion, so none is finite. */
  | 'selfStress'
  /** A motion was followed to another position with all lengths unchanged. */
  | 'followed'
  /** Neither was found. */
  | 'none';

/**
 * Examines whether first-order motions of a truss in a special position continue as finite ones.
 *
 * They do not if a self-stress makes the quadratic form of the motions, the sum of s·|v_j - v_i|²/l over the links,
 * positive definite: no second-order motion completes any of them (R. Connelly, W. Whiteley, Second-order rigidity and
 * prestress stability for tensegrity frameworks, SIAM J. Discrete Math. 9 (1996)). Otherwise each motion is followed
 * for a step, with Newton's method, to a position in which no link has changed its length. Computed in doubles; above
 * MOST_UNKNOWNS directions nothing is examined.
 */
export function examineMotions(facts: TrussFacts, motions: readonly WholeMotion[]): FinitenessEvidence {
  const system = createLinkSystem(facts);
  if (system.size > MOST_UNKNOWNS || system.size ** 2 * system.count > RANGE_WORK) return 'none';
  const velocities = motions.map((motion) => toVelocities(facts, system, motion));
  if (isStiffened(system, velocities)) return 'selfStress';
  const budget = createWorkBudget(FOLLOWING_WORK);
  return velocities.some((velocity) => followMotion(system, velocity, budget)) ? 'followed' : 'none';
}

/** Dense equations of this many directions take a fraction of a second. */
const MOST_UNKNOWNS = 240;

/**
 * Multiplications allowed for computing the range of the equations, and for following motions: a fifth of a second
 * each.
 */
const RANGE_WORK = 2e8;
const FOLLOWING_WORK = 2e8;

/** Returns velocities in the free directions, scaled so that the largest is 1. */
function toVelocities({ dim }: TrussFacts, { size, places }: LinkSystem, motion: WholeMotion): Float64Array {
  const velocity = new Float64Array(size);
  let largest = 0n;
  for (const components of motion.values()) {
    for (const v of components) if ((v < 0n ? -v : v) > largest) largest = v < 0n ? -v : v;
  }
  const shift = BigInt(Math.max(0, largest.toString(2).length - 1000));
  const unit = Number(largest >> shift);
  for (const [joint, components] of motion) {
    components.forEach((v, axis) => {
      const place = places[dim * joint + axis]!;
      if (place >= 0) velocity[place] = Number(v >> shift) / unit;
    });
  }
  return velocity;
}

function isStiffened(system: LinkSystem, velocities: readonly Float64Array[]): boolean {
  const range = orthonormalRange(system);
  const terms = velocities.map((a, i) =>
    velocities.map((b, j) => (j < i ? null : quadraticTerms(system, a, b))),
  );
  const stress = new Float64Array(system.count);
  for (let i = 0; i < velocities.length; i++) {
    const own = terms[i]![i]!;
    const left = withoutRange(own, range);
    const size = Math.sqrt(dot(own, own));
    if (Math.sqrt(dot(left, left)) <= ZERO_FORM * size) return false;
    for (let k = 0; k < stress.length; k++) stress[k]! += left[k]! / size;
  }
  const form = velocities.map((_, i) =>
    velocities.map((__, j) => dot(stress, terms[Math.min(i, j)]![Math.max(i, j)]!)),
  );
  return isPositive(form);
}

/** Returns for each link (v_j - v_i)·(w_j - w_i)/l: its second-order elongation under two motions. */
function quadraticTerms({ dim, count, places, ends, lengths }: LinkSystem, v: Float64Array, w: Float64Array) {
  const terms = new Float64Array(count);
  const at = (velocity: Float64Array, place: number) => (place < 0 ? 0 : velocity[place]!);
  for (let link = 0; link < count; link++) {
    const [i, j] = [dim * ends[2 * link]!, dim * ends[2 * link + 1]!];
    for (let axis = 0; axis < dim; axis++) {
      const [a, b] = [places[i + axis]!, places[j + axis]!];
      terms[link]! += ((at(v, b) - at(v, a)) * (at(w, b) - at(w, a))) / lengths[link]!;
    }
  }
  return terms;
}

/**
 * Computes an orthonormal basis of the elongations that motions can cause, one column of the equations after the other
 * (modified Gram-Schmidt, twice).
 */
function orthonormalRange(system: LinkSystem): Float64Array[] {
  const columns = Array.from({ length: system.size }, () => new Float64Array(system.count));
  system.eachEntry(system.home, (link, place, value) => {
    columns[place]![link]! += value;
  });
  const range: Float64Array[] = [];
  for (const column of columns) {
    const size = Math.sqrt(dot(column, column));
    const left = withoutRange(withoutRange(column, range), range);
    const rest = Math.sqrt(dot(left, left));
    if (rest > DEPENDENT_COLUMN * size) range.push(left.map((value) => value / rest));
  }
  return range;
}

function withoutRange(vector: Float64Array, range: readonly Float64Array[]): Float64Array {
  const left = vector.slice();
  for (const unit of range) {
    const share = dot(left, unit);
    if (share !== 0) for (let k = 0; k < left.length; k++) left[k]! -= share * unit[k]!;
  }
  return left;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

/** Returns whether a symmetric form is positive definite, by Cholesky's pivots. */
function isPositive(form: number[][]): boolean {
  const rows = form.map((row) => [...row]);
  return rows.every((row, k) => {
    const pivot = row[k]!;
    if (!(pivot > ZERO_FORM * Math.abs(form[k]![k]!))) return false;
    for (let i = k + 1; i < rows.length; i++) {
      const factor = rows[i]![k]! / pivot;
      for (let j = k; j < rows.length; j++) rows[i]![j]! -= factor * row[j]!;
    }
    return true;
  });
}
