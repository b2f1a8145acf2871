import type { SolveOutcome } from '../../../src/solving/solver.ts';

/** Fills the heap until the thread is ended. */
export function solve(): SolveOutcome {
  const eaten: number[][] = [];
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, i) => i + 0.5));
}
