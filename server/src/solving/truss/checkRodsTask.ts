import { solveTrussRods } from '@eecs/solver-core/code-checks';
import { solveTruss, type TrussCase } from '@eecs/solver-core/truss';

/**
 * Checks the rods of a truss that was solved by the standard of its document: as it is written in an answer, with the
 * reason where they are not checked.
 */
export function checkRodsTask(document: TrussCase, memory: number) {
  const checked = solveTrussRods(document, (asked) => solveTruss(asked, { include: [], memory }));
  return checked.ok
    ? { standard: checked.limits.standard, why: null, checks: checked.rods, failures: [] }
    : { standard: null, why: checked.why, checks: [], failures: checked.failures };
}
