import { type BeamCase, type Fix, type Mechanism, judgeBeam } from '@eecs/solver-core';
import { applyFix } from '../editing/applyFix.ts';
import { roundFix } from './roundFix.ts';

/** An edit that prevents a motion, with the moving parts for which it was offered. */
export interface OfferedFix extends Pick<Mechanism, 'discs'> {
  readonly fix: Fix;
}

/** More buttons than this would hide the problem. */
const MAX_FIXES = 3;

/** Lists first one fix for each motion, then the alternatives; two motions may have the same fix. */
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
 * Puts the removal of a hinge first if it prevents a motion, because there may be no ground for a roller. If removing a
 * hinge prevents nothing, a support is missing.
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
