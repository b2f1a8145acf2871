import { THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/**
 * One smooth branch of a theory: root·sqrt(sigma² + square·tau²) + sign·linear·sigma; the theory is the greatest of its
 * branches.
 */
export interface Branch {
  readonly theory: number;
  readonly root: number;
  readonly square: number;
  readonly linear: number;
}

/** Indexes of theories that may coincide. */
export const [TRESCA, MOHR] = [THEORIES.indexOf('eq3'), THEORIES.indexOf('eq5')];

/**
 * Lists the branches of each theory, which is the greatest of one or two smooth convex functions (THEORY.md,
 * "Stresses"); the fifth theory is left out if it equals the third.
 */
export function listBranches({ nu, k }: TheoryConstants): Branch[] {
  return [
    { theory: 0, root: 1 / 2, square: 4, linear: 1 / 2 },
    { theory: 0, root: 1 / 2, square: 4, linear: -1 / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (1 - nu) / 2 },
    { theory: 1, root: (1 + nu) / 2, square: 4, linear: (nu - 1) / 2 },
    { theory: 2, root: 1, square: 4, linear: 0 },
    { theory: 3, root: 1, square: 3, linear: 0 },
    ...(k === 1 ? [] : [{ theory: MOHR, root: (1 + k) / 2, square: 4, linear: (1 - k) / 2 }]),
  ];
}
