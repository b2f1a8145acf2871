import { solveTrussRods } from '@eecs/solver-core/code-checks';
import { solveTruss, type TrussCase } from '@eecs/solver-core/truss';

/**
 * Checks the rods of a solved truss by the standard of its document; returns the part of the answer, with the reason if
 * they are not checked.
 */
export function checkRodsTask(document: TrussCase, memory: number) {
  const checked = solveTrussRods(document, (asked) => solveTruss(asked, { include: [], memory }));
  return checked.ok
    ? { standard: checked.limits.standard, why: null, checks: checked.rods, failures: [] }
    : { standard: null, why: checked.why, checks: [], failures: checked.failures };
}
