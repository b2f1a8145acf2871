import type { CombinedBeam } from '../../combinations/beam/answer.ts';
import type { CombinationFailure } from '../../combinations/document/failures.ts';
import { solveBeamCombinations } from '../../combinations/beam/solveBeamCombinations.ts';
import type { BeamSolver } from '../../combinations/beam/solveParts.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { chooseChecks, toPublicReason } from '../chooseChecks.ts';
import { readLimits } from '../../sizing/readLimits.ts';
import { addReachable } from './addReachable.ts';
import { type BeamMemberChecks, checkBeamMembers } from './checkBeamMembers.ts';

/** A beam checked by the standard that its document names. */
export interface CheckedBeam extends BeamMemberChecks {
  readonly ok: true;
  readonly limits: MemberLimits;
  /** Null if the document states no rule; its case sets are then judged as they are. */
  readonly combined: CombinedBeam | null;
}

/** Why a beam is not checked. */
export interface UncheckedBeam {
  readonly ok: false;
  /** `limits`: the document names no standard. `noStrength`: its rule makes no combination of strength. */
  readonly why: 'limits' | 'noStrength' | 'refused';
  readonly failures: readonly (Failure | CombinationFailure)[];
}

/**
 * Solves a beam, combines its case sets if its document states a rule, and checks it by the standard of
 * `limits.members`.
 *
 * `document` has been parsed; `solve` is `solveBeam` with the options that the caller wants.
 *
 * @example solveBeamMembers(document, solveBeam) // { ok: true, checks: [{ kind: 'lateral', utilisation: 0.83, … }], … }
 */
export function solveBeamMembers(document: BeamCase, solve: BeamSolver): CheckedBeam | UncheckedBeam {
  const read = readLimits(document.limits);
  if (!read.ok) {
    const failures = read.failures.map((one) => ({ ...one, path: `/limits${one.path}` }));
    return { ok: false, why: 'refused', failures };
  }
  const found = chooseChecks({
    limits: read.limits.members,
    solve: () => solve(document),
    combine: () =>
      document.combinations === undefined
        ? null
        : addReachable(document, solveBeamCombinations(document, solve), read.limits.members),
    check: (solved, limits) => checkBeamMembers(document, solved, limits),
  });
  if (found.ok) return { ok: true, limits: found.limits, combined: found.combined, ...found.checks };
  return { ok: false, why: toPublicReason(found.why), failures: found.failures };
}
