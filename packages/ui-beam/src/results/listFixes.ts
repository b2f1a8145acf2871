import { type BeamCase, type Fix, type Mechanism, judgeBeam } from '@eecs/solver-core';
import { applyFix } from '../editing/applyFix.ts';
import { roundFix } from './roundFix.ts';

/** An edit that stops a motion, with the moving parts it was offered for. */
export interface OfferedFix extends Pick<Mechanism, 'discs'> {
  readonly fix: Fix;
}

/** More buttons than these would hide what they are to correct. */
const MAX_FIXES = 3;

/** Offers first what stops each motion, then the other ways; two motions may be stopped by the same edit. */
export function listFixes(mechanisms: readonly Mechanism[], document: BeamCase): OfferedFix[] {
  const seen = new Set<string>();
  return mechanisms
    .flatMap(({ fixes, discs }) => orderFixes(fixes, document).map((fix, rank) => ({ fix, discs, rank })))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ fix }) => {
      const key = JSON.stringify(fix);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_FIXES)
    .map(({ fix, discs }) => ({
      fix: roundFix(fix, document),
      ...(discs === undefined ? {} : { discs }),
    }));
}

/**
 * Puts the removal of a hinge first where that stops a motion: under a roller offered instead there may be no ground.
 * If removing a hinge stops nothing, a support is missing.
 */
function orderFixes(fixes: readonly Fix[], document: BeamCase): readonly Fix[] {
  const motions = judgeBeam(document).mechanisms.length;
  const closing = fixes.find(
    (fix) =>
      (fix.code === 'removeHinge' || fix.code === 'removeRelease') &&
      judgeBeam(applyFix(document, fix).document).mechanisms.length < motions,
  );
  return closing === undefined ? fixes : [closing, ...fixes.filter((fix) => fix !== closing)];
}
