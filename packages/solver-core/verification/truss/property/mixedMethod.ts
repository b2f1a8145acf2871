import type { Arithmetic } from '../../property/arithmetic.ts';
import { EXPANSION } from './simpleTruss.ts';
import type { SimpleTruss } from './simpleTruss.ts';

/** Numbers with square roots. */
export interface RootedArithmetic<T> extends Arithmetic<T> {
  readonly root: (value: T) => T;
  /** Returns whether a pivot is only rounding. */
  readonly isZero: (value: T) => boolean;
}

/**
 * Forces and displacements by the second method: N for each link, R and u for each direction of a joint, zero where not
 * applicable.
 */
export interface MixedSolution {
  readonly N: readonly number[];
  readonly R: readonly number[];
  /** Null without real constants. */
  readonly u: readonly number[] | null;
}

/**
 * Solves a truss without a stiffness matrix: axial forces and displacements are unknown together, and the equations are
 * the balance of every free direction and the elongation of every link (for a truss without constants, the balance of
 * every direction with the reactions). Dense elimination with row pivots in the given arithmetic, of 32 digits or
 * exact; returns null if a pivot is zero.
 */
export function solveMixed<T>(truss: SimpleTruss, arithmetic: RootedArithmetic<T>): MixedSolution | null {
  return truss.isReal ? solveElastic(truss, arithmetic) : solveStatic(truss, arithmetic);
}

function solveElastic<T>(truss: SimpleTruss, math: RootedArithmetic<T>): MixedSolution | null {
  const { of, add, subtract, multiply, divide, negate, toNumber } = math;
  const { dim, joints, links } = truss;
  const geometry = measure(truss, math);
  const forces = collectForces(truss, geometry, math);
  const unknownOf = numberDirections(truss, false, links.length);
  const size = links.length + unknownOf.count;
  const rows: T[][] = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => of(0)));
  links.forEach((link, k) => {
    const { direction, length } = geometry[k]!;
    const EA = multiply(multiply(of(link.E), of(link.A)), of(100));
    const free = add(multiply(multiply(of(EXPANSION), of(link.dT)), length), of(link.dL));
    // The relative displacement of the ends less N·l/EA is the free elongation; rows are scaled to forces.
    const stiffness = divide(EA, length);
    rows[k]![k] = of(-1);
    let right = multiply(stiffness, free);
    for (const [joint, sign] of [
      [link.i, -1],
      [link.j, 1],
    ] as const) {
      for (let axis = 0; axis < dim; axis++) {
        const part = multiply(multiply(stiffness, direction[axis]!), of(sign));
        const unknown = unknownOf.index[dim * joint + axis]!;
        if (unknown < 0) right = subtract(right, multiply(part, of(joints[joint]!.settlement[axis]!)));
        else rows[k]![unknown] = add(rows[k]![unknown]!, part);
        // The same direction cosines appear in the balance of the joint.
        if (unknown >= 0) rows[unknown]![k] = multiply(direction[axis]!, of(-sign));
      }
    }
    rows[k]![size] = right;
  });
  unknownOf.index.forEach((unknown, direction) => {
    if (unknown >= 0) rows[unknown]![size] = negate(forces[direction]!);
  });
  const solution = eliminate(rows, math);
  if (!solution) return null;
  const N = solution.slice(0, links.length);
  return {
    N: N.map(toNumber),
    R: balanceHeld(truss, { geometry, forces, N }, math),
    u: unknownOf.index.map((unknown, direction) =>
      unknown < 0
        ? joints[Math.floor(direction / dim)]!.settlement[direction % dim]!
        : toNumber(solution[unknown]!),
    ),
  };
}

function solveStatic<T>(truss: SimpleTruss, math: RootedArithmetic<T>): MixedSolution | null {
  const { of, negate, multiply, toNumber } = math;
  const { dim, joints, links } = truss;
  const geometry = measure(truss, math);
  const forces = collectForces(truss, geometry, math);
  const held = numberDirections(truss, true, links.length);
  const size = dim * joints.length;
  if (links.length + held.count !== size) return null;
  const rows: T[][] = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => of(0)));
  links.forEach(({ i, j }, k) => {
    for (let axis = 0; axis < dim; axis++) {
      rows[dim * i + axis]![k] = geometry[k]!.direction[axis]!;
      rows[dim * j + axis]![k] = multiply(geometry[k]!.direction[axis]!, of(-1));
    }
  });
  held.index.forEach((unknown, direction) => {
    if (unknown >= 0) rows[direction]![unknown] = of(1);
    rows[direction]![size] = negate(forces[direction]!);
  });
  const solution = eliminate(rows, math);
  if (!solution) return null;
  return {
    N: solution.slice(0, links.length).map(toNumber),
    R: held.index.map((unknown) => (unknown < 0 ? 0 : toNumber(solution[unknown]!))),
    u: null,
  };
}

interface Measured<T> {
  readonly length: T;
  /** Unit vector from i to j. */
  readonly direction: readonly T[];
}

function measure<T>({ joints, links, dim }: SimpleTruss, math: RootedArithmetic<T>): Measured<T>[] {
  const { of, add, subtract, multiply, divide, root } = math;
  return links.map(({ i, j }) => {
    const vector = Array.from({ length: dim }, (_, axis) =>
      divide(subtract(of(joints[j]!.tenths[axis]!), of(joints[i]!.tenths[axis]!)), of(10)),
    );
    const length = root(vector.map((value) => multiply(value, value)).reduce(add));
    return { length, direction: vector.map((value) => divide(value, length)) };
  });
}

/** Returns the joint forces, including the reactions of loads along links at their ends. */
function collectForces<T>(
  { joints, links, dim }: SimpleTruss,
  geometry: readonly Measured<T>[],
  { of, add, multiply, divide }: RootedArithmetic<T>,
): T[] {
  const forces = joints.flatMap(({ force }) => force.map(of));
  links.forEach(({ i, j, load }, k) => {
    if (!load) return;
    const [start, middle, end] = load.map(of) as [T, T, T];
    const sixth = divide(geometry[k]!.length, of(6));
    const doubled = multiply(middle, of(2));
    // The integrals of q·(1 - x/l) and q·x/l, exact for a parabola by Simpson's rule.
    for (const [joint, near] of [
      [i, start],
      [j, end],
    ] as const) {
      const at = dim * joint + 1;
      forces[at] = add(forces[at]!, multiply(sixth, add(near, doubled)));
    }
  });
  return forces;
}

/** Numbers the held or the free directions from `first` on; -1 for the others. */
function numberDirections({ joints }: SimpleTruss, wantsHeld: boolean, first: number) {
  let count = 0;
  const index = joints.flatMap(({ held }) =>
    held.map((isHeld) => (isHeld === wantsHeld ? first + count++ : -1)),
  );
  return { index, count };
}

function balanceHeld<T>(
  { joints, links, dim }: SimpleTruss,
  of: { geometry: readonly Measured<T>[]; forces: readonly T[]; N: readonly T[] },
  { add, subtract, multiply, negate, toNumber }: RootedArithmetic<T>,
): number[] {
  const sums = [...of.forces];
  links.forEach(({ i, j }, k) => {
    for (let axis = 0; axis < dim; axis++) {
      const part = multiply(of.N[k]!, of.geometry[k]!.direction[axis]!);
      sums[dim * i + axis] = add(sums[dim * i + axis]!, part);
      sums[dim * j + axis] = subtract(sums[dim * j + axis]!, part);
    }
  });
  return joints.flatMap(({ held }, joint) =>
    held.map((isHeld, axis) => (isHeld ? toNumber(negate(sums[dim * joint + axis]!)) : 0)),
  );
}

/** Gaussian elimination with row pivots of the rows and their right-hand side; returns null if a pivot is zero. */
function eliminate<T>(
  rows: T[][],
  { subtract, multiply, divide, toNumber, isZero, of }: RootedArithmetic<T>,
): T[] | null {
  const size = rows.length;
  const isNothing = (value: T) => toNumber(value) === 0;
  for (let k = 0; k < size; k++) {
    let best = k;
    for (let i = k + 1; i < size; i++) {
      if (Math.abs(toNumber(rows[i]![k]!)) > Math.abs(toNumber(rows[best]![k]!))) best = i;
    }
    [rows[k], rows[best]] = [rows[best]!, rows[k]!];
    const pivot = rows[k]!;
    if (isZero(pivot[k]!)) return null;
    for (let i = k + 1; i < size; i++) {
      const row = rows[i]!;
      if (isNothing(row[k]!)) continue;
      const factor = divide(row[k]!, pivot[k]!);
      for (let j = k + 1; j <= size; j++) {
        if (!isNothing(pivot[j]!)) row[j] = subtract(row[j]!, multiply(factor, pivot[j]!));
      }
    }
  }
  const solution: T[] = Array.from({ length: size }, () => of(0));
  for (let k = size - 1; k >= 0; k--) {
    let sum: T = rows[k]![size]!;
    for (let j = k + 1; j < size; j++) sum = subtract(sum, multiply(rows[k]![j]!, solution[j]!));
    solution[k] = divide(sum, rows[k]![k]!);
  }
  return solution;
}
