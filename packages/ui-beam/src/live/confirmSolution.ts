import { type BeamSet, type Diagram, type SolvedBeam, valueAt } from '@eecs/solver-core';
import type { KitStore } from '@eecs/ui-kit';
import { isCurrentAtom, solutionAtom } from '../state/sessionAtoms.ts';

/** The permitted difference of unit conversions and other machines, relative to the greatest value of its kind. */
const SAME = 1e-6;
/**
 * Places within each segment at which diagrams are compared, as fractions: one more than the degree of a deflection
 * under a quadratic load, and none at an end, where the other side of a jump might be read.
 */
const SHARES = [0.05, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.95];

/**
 * Drops a stored result of an earlier visit if the same beam, solved here, has other diagrams or reactions: it was
 * changed in the store, or comes from a solver that has since been fixed.
 */
export function confirmSolution(store: KitStore, solved: SolvedBeam): void {
  const solution = store.get(solutionAtom);
  if (solution === null || !store.get(isCurrentAtom) || solution.answer.hash !== solved.hash) return;
  if (!agree(solution.answer.sets, solved.sets)) store.set(solutionAtom, null);
}

/** Returns whether the diagrams and reactions of all case sets are the same within rounding. */
export function agree(kept: readonly BeamSet[], solved: readonly BeamSet[]): boolean {
  return (
    kept.length === solved.length && solved.every((set, index) => isSameSet(kept[index] as BeamSet, set))
  );
}

function isSameSet(kept: BeamSet, solved: BeamSet): boolean {
  const force = Math.max(sizeOf(solved.N), sizeOf(solved.Q));
  const length = solved.M.segments.at(-1)?.x1 ?? 0;
  const moment = Math.max(sizeOf(solved.M), force * length);
  return (
    isSame(kept.N, solved.N, force) &&
    isSame(kept.Q, solved.Q, force) &&
    isSame(kept.M, solved.M, moment) &&
    isSame(kept.u, solved.u, sizeOf(solved.u)) &&
    isSame(kept.deflection, solved.deflection, sizeOf(solved.deflection)) &&
    isSame(kept.slope, solved.slope, sizeOf(solved.slope)) &&
    kept.R.length === solved.R.length &&
    solved.R.every(({ support, axial, normal, moment: turning }, index) => {
      const other = kept.R[index];
      return (
        other?.support === support &&
        isNear(other.axial, axial, Math.max(force, Math.abs(axial))) &&
        isNear(other.normal, normal, Math.max(force, Math.abs(normal))) &&
        isNear(other.moment, turning, moment)
      );
    })
  );
}

function isSame(kept: Diagram, solved: Diagram, size: number): boolean {
  return (
    isNear(kept.min.value, solved.min.value, size) &&
    isNear(kept.max.value, solved.max.value, size) &&
    kept.jumps.length === solved.jumps.length &&
    solved.jumps.every(({ x, left, right }, index) => {
      const other = kept.jumps[index];
      return (
        other !== undefined &&
        isNear(other.x, x, x) &&
        isNear(other.left, left, size) &&
        isNear(other.right, right, size)
      );
    }) &&
    kept.segments.length === solved.segments.length &&
    solved.segments.every(({ x0, x1 }, index) => {
      const other = kept.segments[index];
      return (
        other !== undefined &&
        isNear(other.x0, x0, x1) &&
        isNear(other.x1, x1, x1) &&
        SHARES.every((share) => {
          const x = x0 + share * (x1 - x0);
          return isNear(valueAt(kept, x), valueAt(solved, x), size);
        })
      );
    })
  );
}

function sizeOf({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

/** If all values are rounding errors, there is no difference: far below a newton, a millimetre or a degree. */
const LEAST = 1e-9;

function isNear(a: number, b: number, size: number): boolean {
  return Math.abs(a - b) <= SAME * size + LEAST;
}
