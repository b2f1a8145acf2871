import { solveBeam, type BeamCase } from '@eecs/solver-core';
import { solveBeamMembers } from '@eecs/solver-core/code-checks';

/**
 * Checks a solved beam by the standard of its document; returns the part of the answer, with the reason if it is not
 * checked.
 */
export function checkMembersTask(document: BeamCase) {
  const checked = solveBeamMembers(document, (asked) => solveBeam(asked, { include: [], mohr: [] }));
  if (!checked.ok)
    return { standard: null, why: checked.why, checks: [], unjudged: [], failures: checked.failures };
  const { limits, checks, unjudged } = checked;
  return { standard: limits.standard, why: null, checks, unjudged, failures: [] };
}
